# Little Worlds: everything from a fresh clone. `make play` to play, `make test` to check.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
BENCH := .venv-bench
TOOLS := $(VENV)/tools
GAME ?=

PIP_QUIET := PIP_DISABLE_PIP_VERSION_CHECK=1
ENGINE := $(shell find littleworlds -name '*.py' -o -name '*.toml' -o -name '*.ftl')
FINDINGS := $(wildcard littleworlds/games/*/data/findings.json)
ENGINE_TESTS := tests/core tests/conformance tests/rules
OTHER_TESTS := tests/arena tests/bots tests/cli tests/learning tests/stats $(wildcard tests/test_*.py)
APP := littleworlds/web_static/index.html
PACKAGES := web/node_modules/.installed.json
APP_SOURCES := $(shell find web docs/rules -type f -not -path '*/node_modules/*' -not -path '*/generated/*' -not -path '*/fixtures/*' -not -name '.*')
PYTEST := pytest --quiet --numprocesses 2 --dist worksteal
SOURCES := littleworlds tests bench scripts web/scripts hatch_build.py

.PHONY: play terminal run test test-long test-engine test-compiled test-packages test-server test-attack test-app test-browser test-new-game pictures gallery app build wheels bench bench-engine bench-where bench-server bench-board bench-first-minute lint format clean

# --- the two environments: sources as they are, and the compiled wheel -------------------------------------------------

# What playing needs. Checking and building need more, see $(TOOLS).
$(VENV)/ready: pyproject.toml
	@scripts/system-packages python
	@echo "Installing what playing needs."
	@test -x $(VENV)/bin/pip || $(PYTHON) -m venv $(VENV)
	@$(PIP_QUIET) $(VENV)/bin/pip install --quiet --editable '.[server]'
	@touch $@

$(TOOLS): $(VENV)/ready
	$(PIP_QUIET) $(VENV)/bin/pip install --quiet --editable '.[server,test,lint,build]'
	touch $@

# The browser app, built into the package. It needs Node, from the machine or from a Python package.
app: $(APP)

# Fetched beside the Python packages where the machine has Node.
$(PACKAGES): web/package-lock.json $(if $(shell command -v npm),,$(VENV)/ready)
	@echo "Fetching what the browser app is built with."
	@$(if $(shell command -v npm),$(PYTHON),$(VENV)/bin/python) web/scripts/build.py --packages

$(APP): $(VENV)/ready $(PACKAGES) $(APP_SOURCES) $(ENGINE) $(FINDINGS)
	@echo "Building the browser app."
	@$(VENV)/bin/python web/scripts/build.py

build: $(COMPILED)/ready

# Built by hatchling itself: through pip the compiler would run twice, once for the wheel's metadata. In an environment of its own, so
# that a game which is being served meanwhile keeps its packages.
$(COMPILED)/ready: $(APP) pyproject.toml hatch_build.py $(ENGINE)
	scripts/system-packages
	test -x $(COMPILED)/bin/pip || $(PYTHON) -m venv $(COMPILED)
	$(PIP_QUIET) $(COMPILED)/bin/pip install --quiet --editable '.[server,build]'
	rm -rf build/wheel
	LITTLEWORLDS_COMPILE=1 $(COMPILED)/bin/python -m hatchling build --target wheel --directory build/wheel
	$(PIP_QUIET) $(COMPILED)/bin/pip install --quiet --force-reinstall --no-deps build/wheel/*.whl
	touch $@

$(COMPILED)/tools: $(COMPILED)/ready
	$(PIP_QUIET) $(COMPILED)/bin/pip install --quiet "$$(ls build/wheel/*.whl)[test]"
	touch $@

# What is published: the compiled wheel for this machine, and the sources with the app built in.
wheels: $(COMPILED)/ready
	rm -rf dist && mkdir -p dist && cp build/wheel/*.whl dist/
	$(COMPILED)/bin/python -m hatchling build --target sdist --directory dist

# --- playing -----------------------------------------------------------------------------------------------------------

# In the browser. The first time on the plain engine, while the compiled one is made in the background for the next.
play: COMMAND = serve --open
play: run

# The same games in the terminal: `make terminal`, or `make terminal GAME=little-tavern`.
terminal: COMMAND = play $(GAME)
terminal: run

run:
	@$(MAKE) --no-print-directory --jobs 2 app
	@MAKE=$(MAKE) scripts/play $(COMMAND)

# --- checking ----------------------------------------------------------------------------------------------------------

test: test-engine test-compiled test-packages test-server test-attack test-app test-browser test-new-game

# `make test-long` also plays a tournament on a local Ray, which is large.
test-engine: $(TOOLS)
	@scripts/system-packages
	$(if $(LW_LONG),$(PIP_QUIET) $(VENV)/bin/pip install --quiet --editable '.[ray]')
	$(VENV)/bin/$(PYTEST) $(ENGINE_TESTS) $(OTHER_TESTS)

# The engine's tests again on the compiled wheel, and a comparison of plays in both.
test-compiled: $(TOOLS) $(COMPILED)/tools
	LW_EXPECT=compiled LW_INTERPRETED=$(VENV)/bin/python $(COMPILED)/bin/$(PYTEST) $(ENGINE_TESTS) tests/compiled

# The wheel and the sources as somebody else would install them, each in an empty environment.
test-packages: $(COMPILED)/tools
	$(COMPILED)/bin/$(PYTEST) tests/packages

# The server and the browser run on the compiled wheel, as they do for people.
test-server: $(COMPILED)/tools
	@scripts/system-packages server
	$(COMPILED)/bin/$(PYTEST) tests/server

# What an attacker does to a server. `make test-long` measures how long others wait meanwhile, so nothing else runs then.
test-attack: $(COMPILED)/tools
	@scripts/system-packages server
	$(COMPILED)/bin/$(if $(LW_LONG),pytest --quiet,$(PYTEST)) tests/attack

test-app: $(TOOLS) $(APP)
	$(VENV)/bin/python web/scripts/build.py --test

test-browser: $(COMPILED)/tools
	@scripts/system-packages browser
	$(COMPILED)/bin/python scripts/browser_tests.py $(COMPILED)/bin/$(PYTEST)

# A game of an author's own, from `new-game` to a play in the browser; on the plain engine, where the linters are.
test-new-game: $(TOOLS) $(APP)
	@scripts/system-packages browser
	$(VENV)/bin/$(PYTEST) tests/new_game

# Pictures of a title's board at moments of recorded plays, for whoever draws it: `make pictures GAME=little-tavern`.
pictures: $(TOOLS) $(APP)
	@scripts/system-packages browser
	PYTHONPATH=tests:web/scripts $(VENV)/bin/python tests/browser/pictures.py build/pictures $(GAME) $(OPTIONS)

# The pictures of all boards in docs/pictures, and the page that shows them.
gallery: $(TOOLS) $(APP)
	@scripts/system-packages browser
	PYTHONPATH=tests:web/scripts $(VENV)/bin/python tests/browser/gallery.py

test-long: export LW_LONG = 1
test-long: test

lint: $(TOOLS) $(APP)
	$(VENV)/bin/ruff check $(SOURCES)
	$(VENV)/bin/ruff format --check $(SOURCES)
	$(VENV)/bin/mypy
	$(VENV)/bin/python web/scripts/build.py --check

format: $(TOOLS)
	$(VENV)/bin/ruff check --fix $(SOURCES)
	$(VENV)/bin/ruff format $(SOURCES)

# --- measuring ---------------------------------------------------------------------------------------------------------

$(BENCH)/ready: pyproject.toml
	$(PYTHON) -m venv $(BENCH)
	$(PIP_QUIET) $(BENCH)/bin/pip install --quiet --editable '.[bench]'
	touch $@

# How long a newcomer waits for `make play`; with BEFORE=commit also in an older one.
bench-first-minute: $(TOOLS)
	$(VENV)/bin/python bench/first_minute.py $(if $(BEFORE),--before $(BEFORE))

bench: bench-engine bench-where bench-server bench-board

# Random play of every game, interpreted and compiled, beside a peer; with BEFORE=folder also beside another checkout that is built.
bench-engine: $(VENV)/ready $(COMPILED)/ready $(BENCH)/ready
	$(VENV)/bin/python bench/speed.py --interpreted $(VENV)/bin/python --compiled $(COMPILED)/bin/python --peer $(BENCH)/bin/python $(if $(BEFORE),--before $(BEFORE))

# Which functions of the compiled games the instructions of random play go to.
bench-where: $(COMPILED)/ready
	@scripts/system-packages where
	$(COMPILED)/bin/python bench/where.py

# Moves per second, times and memory of a server under load, beside a bare echo.
bench-server: $(COMPILED)/tools
	$(COMPILED)/bin/python bench/load/run.py

# The first visit to a table: bytes, and the time until the board is drawn. Then how soon each board answers a hand.
bench-board: $(COMPILED)/tools
	@scripts/system-packages browser
	$(COMPILED)/bin/python bench/board.py
	PYTHONPATH=tests:web/scripts $(COMPILED)/bin/python bench/interaction.py

clean:
	rm -rf $(VENV) $(COMPILED) $(BENCH) build dist littleworlds/web_static web/node_modules web/src/generated .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find littleworlds tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +
