"""The table is tested with toys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table import toys


@pytest.fixture(autouse=True, scope="module")
def registered_toys() -> Iterator[None]:
    with toys.registered():
        yield
