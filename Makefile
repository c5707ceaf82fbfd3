# Everything sets itself up: `make play` serves the site, `make test` runs the whole suite.
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
INSTALL := $(if $(UV),$(UV) pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install --quiet --no-compile)
# Browser tests wait more than they work, so there is one runner more than there are cores.
RUNNERS := $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)
SOURCES := $(shell find src/hippodrome -name '*.py' 2>/dev/null)

.PHONY: play test lint format copies build dist bench soak marathon docs pictures strength clean

play:  ## serve the site on 127.0.0.1:8000
	@$(MAKE) --no-print-directory -j2 .venv/.installed .venv/.built
	$(BIN)/hippodrome serve

test: lint  ## lint, types, import rules, and every test
	$(BIN)/pytest -n $(RUNNERS) --dist loadfile --no-loadscope-reorder

lint: .venv/.tools .venv/.built
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: .venv/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

copies: .venv/.tools  ## write the fast copies of positions from their fields
	$(BIN)/python tools/copies.py

build: .venv/.built  ## compile the engine; goes on interpreted where there is no compiler

dist: .venv/.compiler  ## sdist and wheel into dist/, each built as pip would: from nothing
	@$(INSTALL) 'build>=1.2'
	rm -rf dist
	$(BIN)/python -m build

bench: .venv/.installed .venv/.built  ## measure ours and the peers' speed in one run
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,openspiel,pettingzoo,site]' 'rich>=13.9'
	$(BIN)/python bench/run.py

soak: .venv/.tools .venv/.built  ## the site under siege: killed, cut off, out of room, asked nonsense; meant to take under 40 minutes
	$(BIN)/pytest -m soak -n 2 --dist worksteal -rP --durations=40 tests/soak

marathon: .venv/.tools .venv/.built  ## hours: thousands of games of everything, all windows, all puzzles
	$(BIN)/pytest -m soak --ignore tests/soak
	HIPPODROME_MORE=80 $(BIN)/pytest -n auto tests/conformance -k 'invariants or option_value or another_world'
	HIPPODROME_MORE=1 $(BIN)/pytest $(wildcard tests/web/test_browser_*.py tests/web/test_*_layout.py) $(addprefix tests/web/test_,byzantio.py byzantium.py hamilcar.py)

docs: .venv/.docs  ## the docs site into build/site, every link checked
	$(BIN)/python tools/docs.py build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open build/site/index.html."

pictures: .venv/.installed  ## draw the pictures of README and docs anew; after every change of a drawing
	$(BIN)/python tools/pictures.py

strength: .venv/.installed .venv/.built  ## race our bots for the table in docs/strength.md
	$(BIN)/python tools/strength.py

clean:
	rm -rf .venv build dist src/*.egg-info src/hippodrome/_compiled.json
	find src -name '*.so' -delete

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Hippodrome needs Python 3.11 or newer; say which with: make PYTHON=/path/to/python3.12"; exit 1; }
	$(PYTHON) -m venv .venv $(if $(UV),--without-pip)

# What compiling needs comes first, so that the rest can be installed meanwhile.
.venv/.compiler: | .venv/bin/python
	@echo "Setting up .venv …"
	@$(INSTALL) 'mypy[mypyc]>=1.18' 'setuptools>=77' 'msgspec>=0.19'
	@touch $@

.venv/.installed: pyproject.toml .venv/.compiler
	@echo "Installing Hippodrome into .venv …"
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,site]'
	@touch $@

.venv/.tools: .venv/.installed
	@echo "Installing the test tools …"
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,lint,test]'
	@touch $@

.venv/.docs: .venv/.installed
	@echo "Installing what builds the docs …"
	@HIPPODROME_PURE=1 $(INSTALL) --no-build-isolation --editable '.[compile,docs]'
	@touch $@

.venv/.built: .venv/.compiler setup.py $(SOURCES)
	@$(BIN)/python setup.py build_if_changed
	@touch $@
