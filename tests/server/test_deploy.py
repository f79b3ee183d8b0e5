"""The image: nothing here starts Docker, but what its recipe leans on can be checked."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_app_is_built_before_the_wheel_that_holds_it() -> None:
    recipe = (ROOT / "deploy" / "Dockerfile").read_text()
    order = [
        recipe.index(step)
        for step in ("COPY . .", "web/scripts/build.py", "hatchling build", "web_static/index.html")
    ]
    assert order == sorted(order)
    assert (ROOT / "web" / "scripts" / "build.py").is_file()


def test_the_image_is_given_what_the_build_reads_and_nothing_built() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    admitted = {line[1:] for line in lines if line.startswith("!")}
    refused = {line for line in lines if line and not line.startswith(("!", "#"))}
    assert "*" in refused
    assert {"littleworlds/web_static", "web/node_modules", "web/src/generated"} <= refused
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = {
        "pyproject.toml",
        "hatch_build.py",
        "littleworlds",
        "web",
        "docs/rules",
        project["readme"],
        *project["license-files"],
    }
    assert needed <= admitted
    assert all((ROOT / place).exists() for place in admitted)
