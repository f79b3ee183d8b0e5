"""Parts that are installed on wish."""

from importlib import metadata

import pytest

from littleworlds.cli.extras import require
from littleworlds.core.errors import OptionError
from littleworlds.words import explain


def test_what_is_installed_is_not_asked_for() -> None:
    require("server")


def test_a_missing_package_is_named_with_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs = ["click>=8", 'no-such-package>=1; extra == "analysis"', 'click; extra == "server"']
    monkeypatch.setattr(metadata, "requires", lambda name: needs)
    require("server")
    with pytest.raises(OptionError) as refused:
        require("analysis")
    for language in ("en", "fr"):
        told = explain(refused.value, language)
        assert "no-such-package" in told
        assert 'pip install "littleworlds[analysis]"' in told


def test_what_only_some_systems_need_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = ['no-such-package>=1; sys_platform != "win32" and extra == "server"']
    monkeypatch.setattr(metadata, "requires", lambda name: needs)
    require("server")
