# Targets install what they need: `make play` serves the site, `make test` runs the whole suite.
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
INSTALL := tools/install.sh
# Tests with browsers and servers mostly wait, so there are two more runners than cores.
RUNNERS := $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 2)
# `make test EXTRAS=ray` installs Ray too, so that its tests run.
EXTRAS :=
comma := ,
# The Python interpreter of a version, from the path or from pyenv.
installed = $(firstword $(foreach python,python$(1) $(wildcard $(HOME)/.pyenv/versions/$(1).*/bin/python$(1)),\
  $(shell $(python) -c 'import sys, ensurepip, venv; print(sys.executable)' 2>/dev/null)))
ENGINE_TESTS := tests/kernel tests/games tests/test_api.py tests/conformance/test_earlier_releases.py
NPM := $(shell command -v npm 2>/dev/null)
TEMPLATES := src/hippodrome/web/templates
STYLED := '**/*.{css,js,cjs}'
SOURCES := $(shell find src/hippodrome -name '*.py' 2>/dev/null)
TESTS := $(shell find tests tools -name '*.py' 2>/dev/null)
# Cached bytecode halves the CPU time of the tests, which start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test every-test test-pythons lint lint-scripts lint-without-node format format-scripts
.PHONY: copies build dist bench soak marathon docs pictures strength clean

play:  ## serve the site on 127.0.0.1:8000
	@$(MAKE) --no-print-directory -j2 .venv/.installed .venv/.built
	$(BIN)/hippodrome serve

test:  ## lint, types, import rules, and every test; the checks run beside the tests
	@$(MAKE) --no-print-directory -j2 .venv/.tools .venv/.built
	@$(MAKE) --no-print-directory -j2 lint every-test

every-test: .venv/.tests-cached
	$(BIN)/pytest -n $(RUNNERS) --dist loadfile --no-loadscope-reorder

# pytest rewrites the assertions of every test file. Doing it once beforehand saves the runners from doing it each.
.venv/.tests-cached: .venv/.tools .venv/.built $(TESTS)
	@$(BIN)/pytest --collect-only -qq >/dev/null || true  # the runners report errors
	@touch $@

test-pythons: $(addprefix test-python-,3.12 3.13)  ## the engine's tests, interpreted, on other Pythons

test-python-%:
	@python=$(call installed,$*); place=.venv/python$*; \
	if [ -z "$$python" ]; then echo "Python $* is not installed; skipping its tests."; exit; fi; \
	set -e; echo "Testing the engine on Python $* …"; \
	[ -d $$place ] || $$python -m venv $$place; export HIPPODROME_PURE=1; \
	$$place/bin/python -m pip install --quiet --no-compile --editable . 'hypothesis>=6.120' 'pytest>=8.3'; \
	$$place/bin/python -m pytest -q -p no:cacheprovider $(ENGINE_TESTS)

lint: .venv/.tools .venv/.built
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	HIPPODROME_DATA=build/lint $(BIN)/mypy  # its Django plugin loads the settings
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/phrases.py
	$(BIN)/djlint --check --lint --quiet $(TEMPLATES)
	@$(MAKE) --no-print-directory $(if $(NPM),lint-scripts,lint-without-node)

lint-scripts: node_modules/.installed
	node_modules/.bin/prettier --check --log-level warn $(STYLED)
	node_modules/.bin/eslint .

lint-without-node:
	@echo "Style sheets and scripts are not checked: install Node.js 18 or newer with npm (apt install nodejs npm)."

format: .venv/.tools  ## Python, templates and, where there is Node.js, style sheets and scripts
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/djlint --reformat --quiet $(TEMPLATES)
	@$(if $(NPM),$(MAKE) --no-print-directory format-scripts,$(MAKE) --no-print-directory lint-without-node)

format-scripts: node_modules/.installed
	node_modules/.bin/prettier --write --log-level warn $(STYLED)
	node_modules/.bin/eslint --fix .

copies: .venv/.tools  ## generate the fast copies of positions from their fields
	$(BIN)/python tools/copies.py

build: .venv/.built  ## compile the engine; without a compiler it stays interpreted

dist: .venv/.compiler  ## build sdist and wheel into dist/, each from scratch as pip would
	@$(INSTALL) 'build>=1.2'
	rm -rf dist
	$(BIN)/python -m build

bench: .venv/.installed .venv/.built  ## measure the speed of our engine and its peers in one run
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,openspiel,pettingzoo,site]' 'rich>=13.9'
	$(BIN)/python bench/run.py

soak: .venv/.tools .venv/.built  ## the site under attack: killed, disconnected, disk full, fuzzed; under 40 minutes
	$(BIN)/pytest -m soak -n 2 --dist worksteal -rP --durations=40 tests/soak

marathon: .venv/.tools .venv/.built  ## hours of tests: thousands of games, all window sizes, all puzzles
	$(BIN)/pytest -m soak --ignore tests/soak
	HIPPODROME_MORE=80 $(BIN)/pytest -n auto tests/conformance -k 'invariants or option_value or another_world'
	HIPPODROME_MORE=1 $(BIN)/pytest $(wildcard tests/web/test_browser_*.py tests/web/test_*_layout.py) \
	  $(addprefix tests/web/test_,byzantio.py byzantium.py hamilcar.py)

docs: .venv/.docs  ## build the docs site into build/site and check every link
	$(BIN)/python tools/docs.py build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open build/site/index.html."

pictures: .venv/.installed  ## draw the pictures of README and docs again, after changing a drawing
	$(BIN)/python tools/pictures.py

strength: .venv/.installed .venv/.built  ## race our bots for the table in docs/strength.md
	$(BIN)/python tools/strength.py

clean:
	rm -rf .venv node_modules build dist src/*.egg-info src/hippodrome/_compiled.json
	find src -name '*.so' -delete

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Hippodrome needs Python 3.11 or newer; choose one with: make PYTHON=/path/to/python3.12"; exit 1; }
	$(PYTHON) -m venv .venv $(if $(UV),--without-pip)

# The compiler comes first, so that the rest can be installed while the engine is compiled.
.venv/.compiler: | .venv/bin/python
	@echo "Setting up .venv …"
	@$(if $(UV),,$(BIN)/python -m pip install --quiet --no-compile uv || true)  # else pip does what uv would
	@$(INSTALL) 'mypy[mypyc]>=1.18' 'setuptools>=77' 'msgspec>=0.19'
	@touch $@

.venv/.installed: pyproject.toml .venv/.compiler
	@echo "Installing Hippodrome into .venv …"
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,site]'
	@touch $@

.venv/.tools: pyproject.toml .venv/.compiler
	@echo "Installing Hippodrome and the test tools …"
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,lint,site,test$(EXTRAS:%=$(comma)%)]'
	@touch .venv/.installed $@

.venv/.docs: .venv/.installed
	@echo "Installing the docs tools …"
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,docs]'
	@touch $@

node_modules/.installed: package-lock.json
	@echo "Installing Prettier and ESLint …"
	@npm ci --loglevel=error
	@touch $@

.venv/.built: .venv/.compiler setup.py $(SOURCES)
	@$(BIN)/python setup.py build_if_changed
	@touch $@
