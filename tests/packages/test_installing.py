"""What is published, installed as somebody else would: the compiled wheel, and the sources."""

import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://[\w.:\[\]]+/")


class Environment:
    """An empty environment to install something into."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)

    def install(self, *what: str) -> None:
        pip = [self.bin / "pip", "install", "--quiet", "--disable-pip-version-check", *what]
        subprocess.run(pip, check=True)

    def run(self, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        command = [self.bin / "littleworlds", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd)

    def engine_file(self) -> str:
        """Where the engine lies. Asked for with -P: here lies the package's own source."""
        code = "import littleworlds.core.play as play; print(play.__file__)"
        command = [self.bin / "python", "-P", "-c", code]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    def lobby(self, folder: Path) -> str:
        """The page that a server of its own serves."""
        database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        command = [self.bin / "littleworlds", "serve", "--port", "0", "--database", database]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stderr is not None
                address = next(told[0] for line in server.stderr if (told := ADDRESS.search(line)))
                with urllib.request.urlopen(address, timeout=60) as answer:
                    return str(answer.read().decode())
            finally:
                server.terminate()
                server.communicate(timeout=60)


@pytest.fixture(scope="module")
def wheel() -> str:
    [path] = (ROOT / "build" / "wheel").glob("*.whl")
    return str(path)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("sources")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [path] = folder.glob("*.tar.gz")
    return str(path)


def test_the_wheel_alone_brings_engine_bots_and_terminal(tmp_path: Path, wheel: str) -> None:
    here = Environment(tmp_path / "wheel")
    here.install(wheel)
    assert "little-tavern" in here.run("games").stdout
    played = here.run("simulate", "little-tavern", "--games", "2", "--bots", "greedy,random,random")
    assert played.returncode == 0, played.stderr
    assert not here.engine_file().endswith(".py")
    assert here.run("new-game", "moon-market", cwd=tmp_path).returncode == 0
    assert (tmp_path / "moon-market" / "moon_market" / "locale" / "rules.fr.md").exists()
    for words in (["serve", "--lang", "en"], ["serve", "--lang", "fr"], ["admin", "tables"]):
        refused = here.run(*words)
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
        assert 'pip install "littleworlds[server]"' in refused.stderr
    here.install(f"{wheel}[server]")
    assert "<html" in here.lobby(tmp_path)


def test_the_sources_hold_the_app(tmp_path: Path, sources: str) -> None:
    here = Environment(tmp_path / "sources")
    here.install(f"{sources}[server]")
    assert here.engine_file().endswith(".py")
    assert "<html" in here.lobby(tmp_path)
