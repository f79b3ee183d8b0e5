"""The server's packages are layers: each may use those below it, and nothing goes round in a ring."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import littleworlds.server

ROOT = Path(littleworlds.server.__file__).parent
NAME = "littleworlds.server"
MODULES = {
    ".".join([NAME, *file.relative_to(ROOT).with_suffix("").parts]).removesuffix(".__init__"): file
    for file in ROOT.rglob("*.py")
    if "versions" not in file.parts
}
LAYERS = ["messages", "storage", "people", "log", "frames", "jobs", "live", "lobby", "routes"]
"""From the bottom to the top; what lies beside the packages is used by all of them or uses them all."""
MOST_LINES = 350


def imported(file: Path) -> set[str]:
    """The modules of the server that a file imports, wherever in it the import stands."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(NAME):
            parts = [f"{node.module}.{alias.name}" for alias in node.names]
            modules |= {part if part in MODULES else str(node.module) for part in parts}
        elif isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names if alias.name in MODULES}
    return modules


def cycle(imports: dict[str, set[str]]) -> list[str]:
    """A ring of imports, if there is one."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        ring: list[str] = error.args[1]
        return ring
    return []


def layer(module: str) -> int:
    package = module.removeprefix(NAME + ".").partition(".")[0]
    return LAYERS.index(package) if package in LAYERS else -1


def test_no_imports_go_round_in_a_ring() -> None:
    assert cycle({module: imported(file) for module, file in MODULES.items()}) == []


def test_a_ring_would_be_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}}) != []
    assert f"{NAME}.live.node" in imported(MODULES[f"{NAME}.live.table"])


@pytest.mark.parametrize("module", [module for module in MODULES if layer(module) >= 0])
def test_a_module_uses_its_own_layer_and_those_below(module: str) -> None:
    above = [one for one in imported(MODULES[module]) if layer(one) > layer(module)]
    assert above == []


@pytest.mark.parametrize("module", MODULES)
def test_no_file_is_longer_than_can_be_read_at_once(module: str) -> None:
    assert len(MODULES[module].read_text().splitlines()) <= MOST_LINES
