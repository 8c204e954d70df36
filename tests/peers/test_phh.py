"""Our hands in the PHH format, read by PokerKit: it plays them and ends with the same stacks.

Where the two play otherwise is told in :mod:`tests.peers.test_pokerkit`; besides, in stud with fixed limits nobody may bet big there when an open
pair is seen on fourth street, so the stud below is played without that.
"""

from __future__ import annotations

import warnings

import pokerkit
import pytest

from sobremesa.adapters.phh import dumps
from sobremesa.adapters.phh_export import export
from tests.adapters.test_phh import MATCHES, match


@pytest.mark.parametrize(("slug", "seats", "options"), MATCHES)
def test_pokerkit_ends_with_the_same_stacks(slug, seats, options):
    compared = 0
    for seed in range(2):
        chosen = {**options, "open_pair": "off"} if slug.startswith("seven-card-stud") and options.get("goal") != "razz" else options
        for hand in export(match(slug, seats, seed, chosen)):
            if not hand.finishing:
                continue
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                *_, last = pokerkit.HandHistory.loads(dumps([hand], several=False))
            theirs, ours = list(last.stacks), [int(amount) for amount in hand.finishing]
            assert sum(theirs) == sum(ours)
            assert all(abs(one - other) < seats for one, other in zip(theirs, ours, strict=True)), dumps([hand])  # odd chips apart
            compared += 1
    assert compared >= 4
