"""What every test run shares."""

import os
from collections.abc import Callable, Iterator

import pytest

# The comparison with the interpreted engine makes sense only on the compiled one (`make test-compiled`).
collect_ignore = [] if os.environ.get("LW_EXPECT") == "compiled" else ["compiled"]

_FIGURE = "figure"


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Tells a figure: it is shown when the run is over, whichever process the test ran in."""

    def figure(text: str) -> None:
        print(text)
        record_property(_FIGURE, text)

    return figure


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told = list(_figures(terminalreporter))
    if told:
        terminalreporter.section("figures")
    for line in told:
        terminalreporter.write_line(line)


def _figures(terminalreporter: pytest.TerminalReporter) -> Iterator[str]:
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "call":
                yield from (str(text) for name, text in report.user_properties if name == _FIGURE)
