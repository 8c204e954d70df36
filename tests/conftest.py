"""Shared by all the tests."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="also run the long sweeps")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--soak"):
        kept = [item for item in items if "soak" not in item.keywords]
        config.hook.pytest_deselected(items=[item for item in items if "soak" in item.keywords])
        items[:] = kept
