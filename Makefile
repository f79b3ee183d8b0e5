# Little Worlds: everything from a fresh clone. `make play` to play, `make test` to check.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BENCH := .venv-bench
GAME ?=

PIP_QUIET := PIP_DISABLE_PIP_VERSION_CHECK=1
ENGINE := $(shell find littleworlds -name '*.py' -o -name '*.toml' -o -name '*.ftl')
ENGINE_TESTS := tests/core tests/conformance tests/rules
OTHER_TESTS := tests/arena tests/bots tests/cli $(wildcard tests/test_*.py)
APP := littleworlds/web_static/index.html
APP_SOURCES := $(shell find web docs/rules -type f -not -path '*/node_modules/*' -not -path '*/generated/*' -not -path '*/fixtures/*' -not -name '.*')
PYTEST := pytest --quiet --numprocesses 2 --dist worksteal
SOURCES := littleworlds tests bench scripts web/scripts hatch_build.py

.PHONY: play terminal run test test-long test-engine test-compiled test-server test-attack test-app test-browser pictures app build bench bench-engine bench-where bench-server bench-board lint format clean system python

# --- the two environments: sources as they are, and the compiled wheel -------------------------------------------------

$(VENV)/ready: pyproject.toml | python
	$(PYTHON) -m venv $(VENV)
	$(PIP_QUIET) $(VENV)/bin/pip install --quiet --editable '.[test,lint,build]'
	touch $@

build: $(COMPILED)/ready

# The browser app, built into the package. It needs Node, from the machine or from a Python package.
app: $(APP)

$(APP): $(VENV)/ready $(APP_SOURCES) $(ENGINE)
	$(VENV)/bin/python web/scripts/build.py

# Built by hatchling itself: through pip the compiler would run twice, once for the wheel's metadata.
$(COMPILED)/ready: $(VENV)/ready $(APP) hatch_build.py $(ENGINE) | system
	test -x $(COMPILED)/bin/pip || $(PYTHON) -m venv $(COMPILED)
	rm -rf build/wheel
	LITTLEWORLDS_COMPILE=1 $(VENV)/bin/python -m hatchling build --target wheel --directory build/wheel
	$(PIP_QUIET) $(COMPILED)/bin/pip install --quiet --force-reinstall --no-deps build/wheel/*.whl
	$(PIP_QUIET) $(COMPILED)/bin/pip install --quiet "$$(ls build/wheel/*.whl)[test]"
	touch $@

# --- playing -----------------------------------------------------------------------------------------------------------

# In the browser, on the compiled engine where there is a C compiler, else the same games a little slower.
play: COMMAND = serve
play: run

# The same games in the terminal: `make terminal`, or `make terminal GAME=little-tavern`.
terminal: COMMAND = play $(GAME)
terminal: run

run:
	@if command -v cc >/dev/null 2>&1 && $(MAKE) --no-print-directory build; \
	then $(COMPILED)/bin/littleworlds $(COMMAND); \
	else $(MAKE) --no-print-directory app && $(VENV)/bin/littleworlds $(COMMAND); fi

# --- checking ----------------------------------------------------------------------------------------------------------

system:
	@scripts/system-packages

python:
	@scripts/system-packages python

test: test-engine test-compiled test-server test-attack test-app test-browser

test-engine: $(VENV)/ready | system
	$(VENV)/bin/$(PYTEST) $(ENGINE_TESTS) $(OTHER_TESTS)

# The engine's tests again on the compiled wheel, and a comparison of plays in both.
test-compiled: $(VENV)/ready $(COMPILED)/ready
	LW_EXPECT=compiled LW_INTERPRETED=$(VENV)/bin/python $(COMPILED)/bin/$(PYTEST) $(ENGINE_TESTS) tests/compiled

# The server and the browser run on the compiled wheel, as they do for people.
test-server: $(COMPILED)/ready
	@scripts/system-packages server
	$(COMPILED)/bin/$(PYTEST) tests/server

# What an attacker does to a server. `make test-long` measures how long others wait meanwhile, so nothing else runs then.
test-attack: $(COMPILED)/ready
	@scripts/system-packages server
	$(COMPILED)/bin/$(if $(LW_LONG),pytest --quiet,$(PYTEST)) tests/attack

test-app: $(APP)
	$(VENV)/bin/python web/scripts/build.py --test

test-browser: $(COMPILED)/ready
	@scripts/system-packages browser
	$(COMPILED)/bin/python scripts/browser_tests.py $(COMPILED)/bin/$(PYTEST)

# Pictures of a title's board at moments of recorded plays, for whoever draws it: `make pictures GAME=little-tavern`.
pictures: $(APP)
	@scripts/system-packages browser
	PYTHONPATH=tests:web/scripts $(VENV)/bin/python tests/browser/pictures.py build/pictures $(GAME) $(OPTIONS)

test-long: export LW_LONG = 1
test-long: test

lint: $(VENV)/ready $(APP)
	$(VENV)/bin/ruff check $(SOURCES)
	$(VENV)/bin/ruff format --check $(SOURCES)
	$(VENV)/bin/mypy
	$(VENV)/bin/python web/scripts/build.py --check

format: $(VENV)/ready
	$(VENV)/bin/ruff check --fix $(SOURCES)
	$(VENV)/bin/ruff format $(SOURCES)

# --- measuring ---------------------------------------------------------------------------------------------------------

$(BENCH)/ready: pyproject.toml
	$(PYTHON) -m venv $(BENCH)
	$(PIP_QUIET) $(BENCH)/bin/pip install --quiet --editable '.[bench]'
	touch $@

bench: bench-engine bench-where bench-server bench-board

# Random play of every game, interpreted and compiled, beside a peer; with BEFORE=folder also beside another checkout that is built.
bench-engine: $(VENV)/ready $(COMPILED)/ready $(BENCH)/ready
	$(VENV)/bin/python bench/speed.py --interpreted $(VENV)/bin/python --compiled $(COMPILED)/bin/python --peer $(BENCH)/bin/python $(if $(BEFORE),--before $(BEFORE))

# Which functions of the compiled games the instructions of random play go to.
bench-where: $(COMPILED)/ready
	@scripts/system-packages where
	$(COMPILED)/bin/python bench/where.py

# Moves per second, times and memory of a server under load, beside a bare echo.
bench-server: $(COMPILED)/ready
	$(COMPILED)/bin/python bench/load/run.py

# The first visit to a table: bytes, and the time until the board is drawn. Then how soon each board answers a hand.
bench-board: $(COMPILED)/ready
	@scripts/system-packages browser
	$(COMPILED)/bin/python bench/board.py
	PYTHONPATH=tests:web/scripts $(COMPILED)/bin/python bench/interaction.py

clean:
	rm -rf $(VENV) $(COMPILED) $(BENCH) build dist littleworlds/web_static web/node_modules web/src/generated .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find littleworlds tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +
