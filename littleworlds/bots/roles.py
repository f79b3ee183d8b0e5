"""Which bot is taken where nobody has named one."""

from typing import Final

USUAL: Final = "level:medium"
"""In an empty seat, and for whoever has left or given up theirs."""
ADVISER: Final = "level:hard"
"""To say what it would play."""
