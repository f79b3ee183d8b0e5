"""No title is named outside its own folders: the core, the bots, the server and the browser app know only the vocabulary."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from littleworlds.core.registry import own_titles

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "littleworlds"
APP = ROOT / "web" / "src"
TITLES = re.compile("|".join(re.escape(id).replace(r"\-", "[-_]") for id in own_titles()))


def modules() -> list[Path]:
    return sorted(one for one in PACKAGE.rglob("*.py") if PACKAGE / "games" not in one.parents)


def app_files() -> list[Path]:
    apart = [APP / "generated", *(APP / "boards" / id.replace("-", "_") for id in own_titles())]
    files = [one for kind in ("*.ts", "*.svelte", "*.css", "*.ftl") for one in APP.rglob(kind)]
    return sorted(one for one in files if not any(folder in one.parents for folder in apart))


def texts(tree: ast.AST) -> Iterator[str]:
    """Every text of a module but its docstrings, where a title may serve as an example."""
    nodes = list(ast.walk(tree))
    documents = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in documents
        ):
            yield node.value


@pytest.mark.parametrize("module", modules(), ids=lambda one: str(one.relative_to(PACKAGE)))
def test_no_module_names_a_title(module: Path) -> None:
    named = [text for text in texts(ast.parse(module.read_text())) if TITLES.search(text)]
    assert named == []


@pytest.mark.parametrize("file", app_files(), ids=lambda one: str(one.relative_to(APP)))
def test_no_file_of_the_app_names_a_title(file: Path) -> None:
    assert TITLES.findall(file.read_text()) == []
