# Two builds of the same files: the compiled one is installed in .venv, the source build runs from
# src with the same .venv. A stamp in .venv/stamps stands for something that is installed already.

PYTHON ?= python3
ARGS ?=

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check install
STAMPS := .venv/stamps
SOURCES := $(shell find src -name __pycache__ -prune -o -print)

.PHONY: help play test check fuzz bench clean
.NOTPARALLEL: # two pips must not meet in one .venv

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-6s %s\n", $$1, $$2}' Makefile

play: $(STAMPS)/package ## play in the terminal
	@.venv/bin/paravent play $(ARGS)

test: $(STAMPS)/package $(STAMPS)/test ## run every test on both builds
	@failed=0; \
	$(PY) -m pytest --build compiled -n 2 tests $(ARGS) || failed=1; \
	PYTHONPATH=src $(PY) -m pytest --build source -n 2 tests $(ARGS) || failed=1; \
	exit $$failed

check: $(STAMPS)/check ## check style, types and imports
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo

fuzz: $(STAMPS)/package ## play all games at random, looking for faults
	@.venv/bin/paravent fuzz $(ARGS)

bench: $(STAMPS)/package $(STAMPS)/bench ## measure the speed and compare it with peers
	@$(PY) benchmarks/run.py $(ARGS)

clean: ## remove all that make made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(STAMPS)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo 'Paravent needs Python 3.11 or newer; try: make play PYTHON=python3.12'; exit 1; }
	@echo 'Making .venv'
	@$(PYTHON) -m venv .venv
	@mkdir -p $(STAMPS) && touch $@

install_requirements = $(PY) tools/requirements.py $(1) > $@.txt && $(PIP) -q -r $@.txt && touch $@

$(STAMPS)/run: $(STAMPS)/python pyproject.toml tools/requirements.py
	@echo 'Installing what Paravent runs on'
	@$(call install_requirements,build run)

$(STAMPS)/package: $(STAMPS)/run setup.py $(SOURCES)
	@echo 'Compiling Paravent (see build/install.log)'
	@mkdir -p build
	@$(PIP) -v --no-build-isolation --no-deps . > build/install.log 2>&1 || { \
	cat build/install.log; exit 1; }
	@sed -n 's/^ *NOTICE: //p' build/install.log
	@touch $@

# Every other stamp is an extra of pyproject.toml.
$(STAMPS)/%: $(STAMPS)/run
	@echo 'Installing what make $* needs'
	@$(call install_requirements,$*)
