"""Equity: figures known from elsewhere, every deal gone through by hand in the games' own evaluation, sampling within its error, stopping."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._hands import high
from sobremesa.lab.equity import Stopped, by_street, equity, grid
from sobremesa.lab.ranges import Range, cards_of, kind_of, text_of


def low(cards: int) -> int:
    """Eight or better, the higher the better; 0: none."""
    ranks = sorted({card % 13 for card in bits(cards)} & set(range(8)))[:5]
    return 1000 - sum(1 << rank for rank in ranks) if len(ranks) == 5 else 0


def values(hole: int, board: int, omaha: bool) -> tuple[int, int]:
    if not omaha:
        return high(hole | board), low(hole | board)
    fives = [to_mask([*pair, *three]) for pair in combinations(bits(hole), 2) for three in combinations(bits(board), 3)]
    return max(map(high, fives)), max(map(low, fives))


def shared(holes: list[int], board: int, omaha: bool, hilo: bool) -> list[float]:
    """Each player's part of one pot."""
    found = [values(hole, board, omaha) for hole in holes]
    parts = [0.0] * len(holes)
    goals = [0, 1] if hilo and max(lows for _, lows in found) else [0]
    for goal in goals:
        best = max(value[goal] for value in found)
        winners = [place for place, value in enumerate(found) if value[goal] == best]
        for place in winners:
            parts[place] += 1 / len(goals) / len(winners)
    return parts


def by_hand(hands: list[str], board: str, game: str, dead: str = "") -> list[float]:
    holes = [cards_of(hand) for hand in hands]
    known = cards_of(board) | cards_of(dead) | sum(holes)
    left = [card for card in range(52) if not known >> card & 1]
    total = [0.0] * len(hands)
    count = 0
    for more in combinations(left, 5 - cards_of(board).bit_count()):
        parts = shared(holes, cards_of(board) | to_mask(list(more)), game.startswith("omaha"), game.endswith("hilo"))
        total = [one + part for one, part in zip(total, parts, strict=True)]
        count += 1
    return [one / count for one in total]


@pytest.mark.parametrize(
    ("hands", "board", "game"),
    [
        (["AhKh", "QsQd"], "Jh Th 2c", "texas-holdem"),
        (["AhKh", "QsQd"], "Jh Th 2c 5d", "texas-holdem"),
        (["AhKh", "AsKs"], "Jh Th 2c 5d 9c", "texas-holdem"),
        (["AhKh", "QsQd", "7c7d"], "Jh Th 7s", "texas-holdem"),
        (["Ah2h", "QsQd", "3c4d"], "5h 6h 7s", "holdem-hilo"),
        (["AhKhQd2c", "JsJd9s9d"], "Jh Th 2s 5d", "omaha"),
        (["Ah2hQd3c", "JsJd9s9d", "2d3d4dAc"], "8h 7h Ks", "omaha-hilo"),
    ],
)
def test_every_board_by_hand(hands: list[str], board: str, game: str) -> None:
    result = equity(hands, board, game=game)
    assert result.exact
    assert [share.equity for share in result.players] == pytest.approx(by_hand(hands, board, game), abs=1e-12)
    assert sum(share.equity for share in result.players) == pytest.approx(1)
    assert all(share.error == 0 for share in result.players)


@pytest.mark.parametrize("game", ["texas-holdem", "holdem-hilo", "omaha", "omaha-hilo"])
def test_random_whole_boards(game: str) -> None:
    """Many suits alike, so that flushes and their absence in Omaha are met often."""
    rng = random.Random(game)
    hole = 4 if game.startswith("omaha") else 2
    for _ in range(150):
        pack = rng.sample(range(52), 52) if rng.random() < 0.5 else rng.sample(range(26), 26)
        hands = [text_of(to_mask(pack[at * hole : at * hole + hole])) for at in range(3)]
        board = text_of(to_mask(pack[-5:]))
        assert [share.equity for share in equity(hands, board, game=game, jobs=1).players] == pytest.approx(by_hand(hands, board, game))


def test_dead_cards() -> None:
    wanted = by_hand(["AhKh", "QsQd"], "Jh Th 2c", "texas-holdem", "Qc 9h")
    assert [share.equity for share in equity(["AhKh", "QsQd"], "Jh Th 2c", "Qc 9h").players] == pytest.approx(wanted)


@pytest.mark.parametrize("game", ["texas-holdem", "holdem-hilo"])
def test_ranges_are_the_mean_of_their_hands(game: str) -> None:
    """Of two ranges and of three, against every pair and triple of hands that do not share a card, by weight."""
    ranges = ["A5s:0.5, 88", "Kh7h, 65o:2", "Ad4d, 99"]
    board = "As 7d 2h 3c"
    for count in (2, 3):
        given = [Range.parse(text).without(cards_of(board)) for text in ranges[:count]]
        total = [0.0] * count
        weight = 0.0
        for one in given[0].combos:
            for two in given[1].combos:
                for three in given[2].combos if count == 3 else {0: 1.0}:
                    if one & two or one & three or two & three:
                        continue
                    hands = [one, two, three][:count]
                    own = 1.0
                    for player, hand in zip(given, hands, strict=False):
                        own *= player.combos[hand]
                    result = equity([text_of(hand) for hand in hands], board, game=game, jobs=1)
                    total = [sum_ + own * share.equity * result.deals for sum_, share in zip(total, result.players, strict=True)]
                    weight += own * result.deals
        result = equity(ranges[:count], board, game=game)
        assert result.exact
        assert result.deals == pytest.approx(weight)
        assert [share.equity for share in result.players] == pytest.approx([sum_ / weight for sum_ in total])


def test_before_the_flop() -> None:
    result = equity(["AsAh", "KsKh"])
    assert result.exact
    assert result.deals == 1_712_304
    first, second = result.players
    assert (first.wins, second.wins, first.ties) == (1_410_336, 292_660, 9_308)
    # Known figures: aces against kings of other suits 81.9 %, ace-king suited against queens 46.2 %.
    assert equity(["AsAh", "KsKd"]).players[0].equity == pytest.approx(0.8195, abs=0.0006)
    assert equity(["AhKh", "QsQd"]).players[0].equity == pytest.approx(0.4622, abs=0.0006)


@pytest.mark.parametrize(
    ("players", "game"),
    [
        (["AsAh", "KsKh"], "texas-holdem"),
        (["AhKh", "QQ, A5s:0.5"], "texas-holdem"),
        (["AhKh", "QsQd", "7c7d"], "texas-holdem"),
        (["AsKd3h2h", "QhQcJhJc"], "omaha-hilo"),
    ],
)
def test_sampling_lies_within_its_error(players: list[str], game: str) -> None:
    sampled = equity(players, "" if game == "texas-holdem" else "4s", game=game, exact=False, trials=100_000, seed=7)
    true = equity(players, "" if game == "texas-holdem" else "4s", game=game, exact=True)
    for mine, theirs in zip(sampled.players, true.players, strict=True):
        assert 0 < mine.error < 0.002
        assert abs(mine.equity - theirs.equity) < 4 * mine.error


def test_sampling_depends_on_its_seed_alone() -> None:
    def of(seed: int, jobs: int) -> list[float]:
        return [share.equity for share in equity(["AhKh", "random", "TT+"], exact=False, trials=120_000, seed=seed, jobs=jobs).players]

    assert of(3, 1) == of(3, 2)
    assert of(3, 1) != of(4, 1)


def test_nine_players_at_random_are_equal() -> None:
    result = equity(["random"] * 9, trials=60_000)
    assert not result.exact
    assert all(abs(share.equity - 1 / 9) < 4.5 * share.error for share in result.players)


def test_progress_and_stopping() -> None:
    told: list[float] = []
    equity(["AsAh", "KsKh"], progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    with pytest.raises(Stopped):
        equity(["AA", "KK"], exact=True, jobs=1, progress=lambda part: False)
    some = equity(["QQ+", "TT+"], exact=False, trials=2_000_000, jobs=1, progress=lambda part: part < 0.05)
    assert 0 < some.deals < 2_000_000


def test_street_by_street() -> None:
    streets = by_street(["AhKh", "QsQd"], "Jh Th 2c 5d 9s")
    assert [round(result.deals) for result in streets] == [1_712_304, 990, 44, 1]
    assert streets[3].players[0].equity == 0


def test_grid() -> None:
    cells = grid("QsQd", "Jh Th 2c")
    assert len(cells) == 13
    assert all(len(row) == 13 for row in cells)
    assert cells[2][2] == pytest.approx(equity(["QhQc", "QsQd"], "Jh Th 2c").players[0].equity)
    wanted = [equity([text_of(hand), "QsQd"], "Jh Th 2c").players[0].equity for hand in Range.parse("AKs").combos]
    assert cells[0][1] == pytest.approx(sum(wanted) / 4)
    assert grid("AsAh", "Ad Ac 2c")[0][0] is None
    before = grid("AA", boards=300)
    assert before[0][12] is not None
    assert before[0][12] < 0.2  # A2s
    assert before[1][1] == pytest.approx(0.18, abs=0.06)


@pytest.mark.parametrize(
    ("players", "arguments", "key"),
    [
        (["AhKh"], {}, "lab-players"),
        (["AhKh"] * 10, {}, "lab-players"),
        (["AhKh", "AhQs"], {}, "lab-card-twice"),
        (["AhKh", "QsQd"], {"board": "Qs 2c 3c"}, "lab-card-twice"),
        (["AhKh", "QsQd"], {"board": "2c 3c 4c 5c 6c 7c"}, "lab-board"),
        (["AhKh", "QsQd"], {"board": "2c 2c 4c"}, "lab-card-twice"),
        (["AhKh", "QsQd"], {"board": "1h 2c 4c"}, "lab-card"),
        (["AhKh", "QsQ"], {}, "lab-card"),
        (["AhKh", "QsQdQc"], {}, "lab-hole"),
        (["AhKh", "KK"], {"game": "omaha"}, "lab-hole"),
        (["AhKh", "KK"], {"game": "bridge"}, "lab-game"),
        (["AhKh", "KK+-QQ"], {}, "lab-range"),
        (["AhKh", "AA:x"], {}, "lab-range-weight"),
        (["AhKh", "AA:-1"], {}, "lab-range-weight"),
        (["AsAh", "AdAc, AhKs"], {"board": "Ad 2c 3c"}, "lab-range-empty"),
        (["AA", "AA", "AA"], {}, "lab-ranges-collide"),
        (["AhKh", "KK"], {"exact": False, "trials": 0}, "lab-trials"),
        (["AsAhKsKh", "random"], {"game": "omaha", "exact": True}, "lab-not-exact"),
    ],
)
def test_what_is_refused(players: list[str], arguments: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refusal:
        equity(players, **arguments)  # type: ignore[arg-type]
    assert refusal.value.key == key


# -- ranges ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "hands", "again"),
    [
        ("AKs", 4, "AKs"),
        ("AKo", 12, "AKo"),
        ("AK", 16, "AKs, AKo"),
        ("KA", 16, "AKs, AKo"),
        ("TT", 6, "TT"),
        ("TT+", 30, "TT+"),
        ("22+", 78, "22+"),
        ("22-55", 24, "55-22"),
        ("A5s-A2s", 16, "A5s-A2s"),
        ("ATs+", 16, "ATs+"),
        ("K9o+", 48, "K9o+"),
        ("76s-54s", 12, "76s, 65s, 54s"),
        ("AhKh", 1, "AhKh"),
        ("Ah Kh", 1, "AhKh"),
        ("KhAh", 1, "AhKh"),
        ("10h9h", 1, "Th9h"),
        ("aks, tt+ a5S-a2S", 50, "TT+, AKs, A5s-A2s"),
        ("AA, KK:0.5", 12, "AA, KK:0.5"),
        ("random", 1326, "random"),
    ],
)
def test_notation(text: str, hands: int, again: str) -> None:
    found = Range.parse(text)
    assert len(found.combos) == hands
    assert str(found) == again
    assert Range.parse(again).combos == found.combos


def test_any_range_is_written_and_read_again() -> None:
    rng = random.Random(2)
    every = list(Range.random().combos)
    for _ in range(40):
        held = Range({hand: rng.choice((0.25, 1.0)) for hand in rng.sample(every, rng.randrange(1, 200))})
        assert Range.parse(str(held)).combos == held.combos


def test_grid_of_a_range() -> None:
    cells = Range.parse("AKs, AhKd, QQ:0.5").grid()
    assert cells[0][1] == 1
    assert cells[1][0] == pytest.approx(1 / 12)
    assert cells[2][2] == 0.5
    assert sum(map(sum, cells)) == pytest.approx(1 + 1 / 12 + 0.5)
    assert Range.parse("22+, AK").share() == pytest.approx(94 / 1326)
    assert {kind_of(hand) for hand in Range.parse("AKo").combos} == {"AKo"}
