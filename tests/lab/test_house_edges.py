"""The figures of poker against the house: Caribbean stud counted to the last hand, póker ruso within its error."""

from __future__ import annotations

import pytest

from sobremesa.games.vying._paytable import LEAST_ACE_KING, LEAST_PAIR
from sobremesa.lab.house_edges import call_values, caribbean, jackpot, no_game_by_card
from sobremesa.lab.ruso_edges import CARIBBEAN, ruso


def test_the_jackpot() -> None:
    found = jackpot()
    assert round(found.fixed, 6) == 0.362376
    assert round(1e6 * found.per_chip, 5) == 2.92425
    assert round(found.fair, 2) == 218_047.37
    assert round(100 * (1 - found.fixed - 10_000 * found.per_chip), 2) == 60.84
    assert round((1 + 0.052243 - found.fixed) / found.per_chip, -1) == 235_910
    assert jackpot(50, 75, 100).fair > found.fair > jackpot(100, 250, 500).fair


@pytest.mark.soak
def test_caribbean_stud() -> None:
    figures = caribbean()
    assert [(edge.strategy, round(edge.edge, 4), round(edge.calls, 2), round(edge.on_all, 4)) for edge in figures.edges] == [
        ("optimal", 5.2243, 52.23, 2.5553),
        ("upcard", 5.2245, 52.29, 2.5538),
        ("akj83", 5.3163, 52.39, 2.5960),
        ("match", 5.3337, 51.94, 2.6162),
        ("pair", 5.4696, 49.88, 2.7380),
        ("ak", 5.6820, 56.32, 2.6721),
        ("always", 16.6072, 100.0, 5.5357),
    ]
    assert round(figures.edges[0].edge, 6) == -CARIBBEAN
    assert {name: round(share, 4) for name, share in figures.ends.items()} == {
        "fold": 47.7745,
        "no_game": 22.7385,
        "wins": 15.8068,
        "ties": 0.0016,
        "loses": 13.6786,
    }
    assert {name: round(share, 4) for name, share in figures.wins.items()} == {
        "ace-king": 0.0928,
        "pair": 11.6626,
        "two-pair": 2.4482,
        "three": 1.1751,
        "straight": 0.2198,
        "flush": 0.1097,
        "full": 0.0834,
        "four": 0.0142,
        "straight-flush": 0.0008,
        "royal": 0.0001,
    }
    assert round(figures.sometimes_called, 2) == 36.41


@pytest.mark.soak
def test_caribbean_stud_with_a_pair_to_qualify() -> None:
    assert round(caribbean(pair_only=True).edges[0].edge, 2) == 10.94


@pytest.mark.soak
def test_pairs_always_call_and_less_than_ace_king_never() -> None:
    assert round(call_values(0, LEAST_ACE_KING)[1], 3) == -1.015
    assert round(call_values(LEAST_PAIR, 2 << 20)[0], 3) == -0.984


@pytest.mark.soak
def test_how_often_the_croupier_has_no_game() -> None:
    shares = [round(share, 1) for share in no_game_by_card()]
    assert shares[0] == shares[12] == 33.6
    assert (min(shares[1:12]), max(shares[1:12])) == (45.4, 45.7)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("ante_win", "fee", "double", "wins"),
    [
        ("paid", "per_card", "six", 5.6),
        ("paid", "flat", "six", 16.7),
        ("push", "flat", "six", -8.9),
        ("push", "per_card", "six", -12.2),
        ("paid", "per_card", "off", 1.6),
        ("paid", "flat", "off", 13.0),
    ],
)
def test_ruso(ante_win: str, fee: str, double: str, wins: float) -> None:
    """Within twice the error (and a tenth that the figure known may be off), of a thousand boxes or so."""
    found = ruso(1200 if fee == "per_card" else 500, ante_win, fee, double)
    assert abs(found.wins - wins) < found.error + 0.1
    assert found.error < 3.5
