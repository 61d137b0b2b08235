# Two builds of the same files: the compiled one is installed in .venv, the source build runs from
# src with the same .venv. A stamp in .venv/stamps stands for something that is installed already.

# Processes that begin again and again must not translate all that they import each time.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
ARGS ?=

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
# Of the compiled build browsers are tested, too, which are waited for.
SPREAD := --dist worksteal
SPREAD_COMPILED := -n 4 $(SPREAD)
SPREAD_SOURCE := -n 2 $(SPREAD)
STAMPS := .venv/stamps
SOURCES := $(shell find src -name __pycache__ -prune -o -path '*/server/static' -prune -o -print)
CLIENT := $(shell find client -name node_modules -prune -o -name dist -prune -o -type f -print)
TEXTS := $(shell find src -name '*.ftl' -o -name '*.md')

.PHONY: help play terminal test check fuzz bench wheel pictures docs update clean
ifndef SIDE_BY_SIDE
.NOTPARALLEL: # two pips must not meet in one .venv
endif

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: $(STAMPS)/package ## play in the browser, or in the terminal if the client could not be built
	@if [ -f src/paravent/server/static/index.html ]; \
	then .venv/bin/paravent serve --open $(ARGS); else .venv/bin/paravent play $(ARGS); fi

terminal: $(STAMPS)/package ## play in the terminal
	@.venv/bin/paravent play $(ARGS)

test: $(STAMPS)/package $(STAMPS)/test $(STAMPS)/browser ## run every test on both builds
	@failed=0; \
	$(PY) tools/client.py test || failed=1; \
	$(PY) -m pytest --build compiled $(SPREAD_COMPILED) tests $(ARGS) || failed=1; \
	PYTHONPATH=src $(PY) -m pytest --build source $(SPREAD_SOURCE) tests $(ARGS) || failed=1; \
	exit $$failed

check: $(STAMPS)/check $(STAMPS)/client ## check style, types and imports
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo
	PYTHONPATH=src $(PY) tools/numbers.py --check
	PYTHONPATH=src $(PY) tools/observing.py --check
	PYTHONPATH=src $(PY) tools/reference.py --check
	$(PY) tools/library.py --check
	$(PY) tools/client.py check
	PYTHONPATH=src $(PY) client/tools/wire.py --check

fuzz: $(STAMPS)/package ## play all games at random, looking for faults
	@.venv/bin/paravent fuzz $(ARGS)

bench: $(STAMPS)/package $(STAMPS)/bench ## measure the speed and compare it with peers
	@$(PY) benchmarks/run.py $(ARGS)
	@$(PY) benchmarks/load.py $(filter --quick,$(ARGS))

wheel: $(STAMPS)/package ## make a wheel that needs neither a compiler nor Node, in dist
	@$(call make_wheel,dist)
	@ls dist/*.whl

pictures: $(STAMPS)/package $(STAMPS)/test $(STAMPS)/browser ## draw the pictures of the README anew
	@$(PY) -m tests.browser.pictures
	@$(PY) -m tools.terminal_picture

docs: $(STAMPS)/docs ## make a site of the documents, in build/site
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build
	@echo 'Open build/site/index.html, or with search: $(PY) -m http.server -b localhost -d build/site'

update: $(STAMPS)/run ## renew the versions that requirements.lock pins
	@$(PY) tools/lock.py

clean: ## remove all that make made
	rm -rf client/node_modules client/dist src/paravent/server/static
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(STAMPS)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo 'Paravent needs Python 3.11 or newer; try: make play PYTHON=python3.12'; exit 1; }
	@[ -w . ] || { echo 'This folder cannot be written to; copy it to one of your own and try there.'; exit 1; }
	@echo 'Making .venv'
	@$(PYTHON) -m venv --without-pip .venv
	@$(FIRST_PIP) --version > /dev/null 2>&1 || $(PYTHON) -m venv .venv
	@mkdir -p $(STAMPS) && touch $@

# To put pip into .venv by a pip that is there already takes a fifth of the time.
FIRST_PIP = $(PYTHON) -m pip --disable-pip-version-check --python $(PY)
ANY_PIP = $(shell $(PY) -m pip --version > /dev/null 2>&1 && echo '$(PIP)' || echo '$(FIRST_PIP)')
install_requirements = $(PY) tools/requirements.py $(1) > $@.txt && \
	{ $(ANY_PIP) install -q --no-compile -r $@.txt -c requirements.lock > $@.log 2>&1 || { \
	echo 'This step needs the network, once (see $@.log). Without it: pip install a wheel made elsewhere.'; \
	exit 1; }; } && touch $@

# A new pip looks through indexes in half the time, so it comes first and brings the rest, while
# the compiler works already.
$(STAMPS)/build: $(STAMPS)/python pyproject.toml requirements.lock tools/requirements.py
	@echo 'Installing what builds Paravent'
	@$(call install_requirements,pip build)

$(STAMPS)/run: $(STAMPS)/build
	@echo 'Installing what Paravent runs on'
	@$(call install_requirements,run)

$(STAMPS)/client: $(STAMPS)/python tools/client.py $(CLIENT) $(TEXTS)
	@echo 'Building the web client'
	@$(PY) tools/client.py || echo 'The web client is left out; the terminal works.'
	@touch $@

ifeq ($(shell command -v npm),)
$(STAMPS)/client: $(STAMPS)/run # Node then comes by pip
endif

$(STAMPS)/browser: $(STAMPS)/python
	@$(PY) tools/browser.py
	@touch $@

$(STAMPS)/compiled: $(STAMPS)/build setup.py tools/compile.py $(SOURCES)
	@echo 'Compiling Paravent (see build/compile.log)'
	@$(PY) tools/compile.py
	@touch $@

# What is compiled and what are pages already, packed by one process; pip would start three.
make_wheel = PARAVENT_COMPILED=1 $(PY) setup.py -q bdist_wheel -d $(1) > build/wheel.log 2>&1 || { \
	cat build/wheel.log; exit 1; }

MAKES := setup.py pyproject.toml requirements.lock tools/requirements.py tools/client.py tools/compile.py
$(STAMPS)/package: $(STAMPS)/python $(MAKES) $(CLIENT) $(TEXTS) $(SOURCES)
	@$(MAKE) --no-print-directory -s -j3 SIDE_BY_SIDE=1 \
	$(STAMPS)/compiled $(STAMPS)/client $(STAMPS)/run
	@echo 'Installing Paravent'
	@rm -rf build/wheel && $(call make_wheel,build/wheel --compression=stored)
	@$(PIP) install -q --no-compile --no-deps --no-index --force-reinstall build/wheel/*.whl
	@touch $@

# Every other stamp is an extra of pyproject.toml.
$(STAMPS)/%: $(STAMPS)/run
	@echo 'Installing what make $* needs'
	@$(call install_requirements,$*)
