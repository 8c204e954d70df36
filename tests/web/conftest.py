"""One server and one browser for all the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.house import chromium, house


@pytest.fixture(scope="module")
def place() -> Iterator[str]:
    """The address of a server of the module's own."""
    with house() as url:
        yield url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser."""
    with chromium() as found:
        yield found
