"""What every test run shares."""

import os

# The comparison with the interpreted engine makes sense only on the compiled one (`make test-compiled`).
collect_ignore = [] if os.environ.get("LW_EXPECT") == "compiled" else ["compiled"]
