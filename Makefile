# Little Worlds: everything from a fresh clone. `make play` to play, `make test` to check.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BENCH := .venv-bench
GAME ?=

PIP_QUIET := PIP_DISABLE_PIP_VERSION_CHECK=1
ENGINE := $(shell find littleworlds -name '*.py' -o -name '*.toml' -o -name '*.ftl')
ENGINE_TESTS := tests/core tests/conformance tests/rules

.PHONY: play test test-long test-interpreted test-compiled test-server build bench lint format clean system

# --- the two environments: sources as they are, and the compiled wheel -------------------------------------------------

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP_QUIET) $(VENV)/bin/pip install --quiet --editable '.[test,lint,build]'
	touch $@

build: $(COMPILED)/ready

# Built by hatchling itself: through pip the compiler would run twice, once for the wheel's metadata.
$(COMPILED)/ready: $(VENV)/ready hatch_build.py $(ENGINE) | system
	test -x $(COMPILED)/bin/pip || $(PYTHON) -m venv $(COMPILED)
	rm -rf build/wheel
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(VENV)/bin/python -m hatchling build --target wheel --directory build/wheel
	$(PIP_QUIET) $(COMPILED)/bin/pip install --quiet --force-reinstall --no-deps build/wheel/*.whl
	$(PIP_QUIET) $(COMPILED)/bin/pip install --quiet "$$(ls build/wheel/*.whl)[test]"
	touch $@

# --- playing -----------------------------------------------------------------------------------------------------------

# The compiled engine where there is a C compiler, else the same game a little slower.
play:
	@if command -v cc >/dev/null 2>&1 && $(MAKE) --no-print-directory build; \
	then $(COMPILED)/bin/littleworlds play $(GAME); \
	else $(MAKE) --no-print-directory $(VENV)/ready && $(VENV)/bin/littleworlds play $(GAME); fi

# --- checking ----------------------------------------------------------------------------------------------------------

system:
	@scripts/system-packages

test: test-interpreted test-compiled

# The server's and the browser's tests have targets of their own while these two are being built.
test-interpreted: $(VENV)/ready | system
	$(VENV)/bin/pytest --quiet --numprocesses 2 --dist worksteal --ignore tests/server --ignore tests/browser

test-server: $(VENV)/ready
	scripts/system-packages server
	$(VENV)/bin/pytest --quiet tests/server

# The engine's tests again on the compiled wheel, and a comparison of plays in both.
test-compiled: $(VENV)/ready $(COMPILED)/ready
	LW_EXPECT=compiled LW_INTERPRETED=$(VENV)/bin/python $(COMPILED)/bin/pytest --quiet --numprocesses 2 --dist worksteal $(ENGINE_TESTS) tests/compiled

test-long: export LW_LONG = 1
test-long: test

lint: $(VENV)/ready
	$(VENV)/bin/ruff check littleworlds tests bench scripts hatch_build.py
	$(VENV)/bin/ruff format --check littleworlds tests bench scripts hatch_build.py
	$(VENV)/bin/mypy

format: $(VENV)/ready
	$(VENV)/bin/ruff check --fix littleworlds tests bench scripts hatch_build.py
	$(VENV)/bin/ruff format littleworlds tests bench scripts hatch_build.py

# --- measuring ---------------------------------------------------------------------------------------------------------

$(BENCH)/ready: pyproject.toml
	$(PYTHON) -m venv $(BENCH)
	$(PIP_QUIET) $(BENCH)/bin/pip install --quiet --editable '.[bench]'
	touch $@

bench: $(VENV)/ready $(COMPILED)/ready $(BENCH)/ready
	$(VENV)/bin/python bench/speed.py --interpreted $(VENV)/bin/python --compiled $(COMPILED)/bin/python --peer $(BENCH)/bin/python

clean:
	rm -rf $(VENV) $(COMPILED) $(BENCH) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find littleworlds tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +
