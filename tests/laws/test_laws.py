"""Every law, over every registered game: each option value at least once, each number of seats."""

from __future__ import annotations

import random
from functools import cache

import pytest

import sobremesa
from sobremesa.core.refusal import Refused
from sobremesa.core.state import State
from sobremesa.text import LANGUAGES, Speaker, keys
from tests.laws import laws

Case = tuple[str, int, tuple[tuple[str, str | int], ...]]


def cases() -> list[Case]:
    """Every game with each number of seats, and with each value of each option (the seats going round where the option allows)."""
    found: list[Case] = []
    for slug in sobremesa.games():
        game = sobremesa.get(slug)
        found += [plain(slug, seats) for seats in game.seats]
        turn = 0
        for option in game.options:
            if option.id == "seats":
                continue
            values = list(option.values[1:])
            if option.low <= option.high:
                values += [value for value in (option.low, min(option.high, option.low + 3)) if value not in option.values]
            for value in values:
                for _ in game.seats:
                    turn += 1
                    seats = game.seats[turn % len(game.seats)]
                    chosen = needed(slug, option.id, seats)
                    if chosen is None:
                        continue
                    case = (slug, seats, (*chosen, (option.id, value)))
                    if playable(case):
                        found.append(case)
                        break
                else:
                    raise AssertionError(f"{slug}: no number of seats takes {option.id}={value}")
    return found


def plain(slug: str, seats: int) -> Case:
    """A game with so many seats and no option chosen; the first that allows so many where the defaults do not."""
    options = [((option.id, value),) for option in sobremesa.get(slug).options if option.id != "seats" for value in option.values[1:]]
    for chosen in ((), *options):
        if playable((slug, seats, chosen)):
            return (slug, seats, chosen)
    raise AssertionError(f"{slug}: nothing can be played by {seats}")


# Options that only matter, or can only be chosen, beside others that no `when` can tell: with what they are tried.
STUD = ("anaconda", "five-card-stud", "seven-card-stud", "seven-card-stud-hilo")
BESIDES: dict[tuple[str, str], tuple[tuple[str, str | int], ...]] = {(slug, id): (("sb", 10),) for slug in STUD for id in ("ante", "bring_in")}
BESIDES["outlaw-poker", "packs"] = (("jokers", 2),)  # with them, one pack is enough for six
BESIDES["poker-comodin", "jokers"] = (("wild", "deuces"),)


def needed(slug: str, id: str, seats: int) -> tuple[tuple[str, str | int], ...] | None:
    """The other options under which an option matters; None where it does not with so many seats."""
    option = next(option for option in sobremesa.get(slug).options if option.id == id)
    chosen: list[tuple[str, str | int]] = list(BESIDES.get((slug, id), ()))
    for other, values in option.when:
        if other == "seats":
            if seats not in values:
                return None
        else:
            chosen.append((other, values[0]))
    return tuple(chosen)


def playable(case: Case) -> bool:
    try:
        start(case, 0)
    except Refused:
        return False
    return True


def start(case: Case, seed: int) -> State:
    slug, seats, options = case
    return sobremesa.make(slug, seats=seats, seed=seed, **dict(options))


def name(case: Case) -> str:
    slug, seats, options = case
    return "-".join([slug, str(seats), *(f"{id}={value}" for id, value in options)])


@cache
def known_actions(slug: str) -> frozenset[int]:
    """Actions met in some random play of a game."""
    found: set[int] = set()
    for seats in (sobremesa.get(slug).seats[0], sobremesa.get(slug).seats[-1]):
        rng = random.Random(seats)
        state = start(plain(slug, seats), 1)
        for _ in laws.matches(state, rng, 150):
            for seat in laws.seats_in(state.actors()):
                found.update(state.actions(seat))
    return frozenset(random.Random(0).sample(sorted(found), min(400, len(found))))


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=name)
def test_laws_of_a_position(case: Case) -> None:
    """Laws 1, 2, 5, 6, 7, 8 at some moments of a match."""
    rng = random.Random(name(case))
    state = start(case, rng.randrange(1000))
    moments = {0, 1, 2, *(rng.randrange(3, 160) for _ in range(5))}
    for moment, _ in enumerate(laws.matches(state, rng, max(moments))):
        if moment in moments:
            laws.law_1_nothing_leaks(state, rng)
            laws.law_2_guesses_forget(state, rng)
            laws.law_5_clones_share_nothing(state, rng)
            laws.law_6_refusals_change_nothing(state, rng, set(known_actions(case[0])))
            laws.law_7_texts_come_back(state, rng)
            laws.law_8_positions_play_on(state, rng)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_laws_of_a_match(case: Case) -> None:
    """Laws 3, 4, 9, 11 along a match."""
    rng = random.Random(name(case))
    laws.law_3_cards_are_kept(start(case, 3), rng)
    laws.law_11_texts_exist(start(case, 4), rng)
    laws.law_9_records_replay(start(case, 5), rng, 5, 200)
    laws.law_4_matches_end(start(case, 6), rng)


@pytest.mark.parametrize("slug", sobremesa.games())
def test_law_11_texts_of_a_game(slug: str) -> None:
    """Its name, its line on the shelf, its options and their values, and its rulebook page are there in every language."""
    game = sobremesa.get(slug)
    for lang in LANGUAGES:
        speaker = Speaker(lang, slug=slug)
        known = keys(lang)
        assert {f"game-{slug}", f"about-{slug}", f"family-{game.family}"} <= known
        for option in game.options:
            assert {f"{slug}-option-{option.id}", f"option-{option.id}"} & known, f"{lang}: option {option.id} has no label"
            assert option.id == "seats" or speaker.help(option.id), f"{lang}: option {option.id} has no help"
            for value in option.values:
                named = str(value).replace(" ", "_")
                labels = {f"{slug}-value-{option.id}-{named}", f"value-{option.id}-{named}", f"value-{named}"}
                number = str(value).replace(".", "", 1).replace(" ", "").isdigit()  # it is its own label
                assert number or labels & known, f"{lang}: {option.id}={value} has no label"


def trace(case: Case, seed: int) -> list[bytes]:
    """What all seats are shown along a match played by a fixed rule."""
    state = start(case, seed)
    rng = random.Random(seed)
    found: list[bytes] = []
    for _ in laws.matches(state, rng, 120):
        found.append(b"".join(laws.shown(state, seat) for seat in range(state.seats)))
    state.quiet()
    for _ in range(600):
        if not state.actors():
            break
        laws.step(state, rng)
    return [*found, repr((state.scores(), state.winners(), state.actors() == 0)).encode()]


def option_values() -> list[tuple[str, str, str | int]]:
    return sorted({(slug, *options[-1]) for slug, _, options in CASES if options}, key=str)


@pytest.mark.parametrize(("slug", "id", "value"), option_values(), ids=str)
def test_law_12_every_option_changes_something(slug: str, id: str, value: str | int) -> None:
    """Some match goes, or is shown, otherwise than without the option. (What it changes, the examples of the spec show.)"""
    if (slug, id, value) in SLOW_TO_SHOW:
        assert SLOW_TO_SHOW[slug, id, value], "say which test shows it"
        return
    for seed in range(12):
        for seats in sobremesa.get(slug).seats:
            chosen = needed(slug, id, seats)
            if chosen is None or not playable((slug, seats, (*chosen, (id, value)))):
                continue
            if not playable((slug, seats, chosen)) or trace((slug, seats, (*chosen, (id, value))), seed) != trace((slug, seats, chosen), seed):
                return
    raise AssertionError(f"{id}={value} changes nothing that shows in {slug}")


# Options whose effect is too rare for a dozen random matches: the test of the spec that shows it.
SLOW_TO_SHOW: dict[tuple[str, str, str | int], str] = {
    ("poker-chino", "fantasyland", "off"): "tests/spec/test_poker_chino.py::test_11_who_enters_fantasyland",
    ("poker-chino", "fantasyland_min", "jj"): "tests/spec/test_poker_chino.py::test_11_who_enters_fantasyland",
    ("poker-chino", "fantasyland_min", "kk"): "tests/spec/test_poker_chino.py::test_11_who_enters_fantasyland",
    ("poker-chino", "button_fl", "moves"): "tests/spec/test_poker_chino.py::test_17_the_button_and_fantasyland",
    ("pineapple-ofc", "fantasyland", "off"): "tests/spec/test_pineapple_ofc.py::test_05_a_scoop_with_royalties",
    ("pineapple-ofc", "fantasyland_min", "jj"): "tests/spec/test_pineapple_ofc.py::test_07_progressive",
    ("pineapple-ofc", "fantasyland_min", "kk"): "tests/spec/test_pineapple_ofc.py::test_07_progressive",
    ("pineapple-ofc", "button_fl", "moves"): "tests/spec/test_pineapple_ofc.py::test_the_button_and_fantasyland",
    ("poker-chino", "packs", 1): "tests/spec/test_poker_chino.py::test_19_two_packs",
    ("poker-chino", "surrender", "off"): "tests/spec/test_poker_chino.py::test_13_surrender",
    ("pineapple-ofc", "packs", 1): "tests/spec/test_pineapple_ofc.py::test_01_cards_and_packs",
    ("poker-chino", "naturals", "on"): "tests/spec/test_poker_chino.py::test_16_naturals",
    ("pineapple-ofc", "fantasyland_cards", 14): "tests/spec/test_pineapple_ofc.py::test_09_fourteen_cards",
    ("pineapple-ofc", "fantasyland_cards", "progressive"): "tests/spec/test_pineapple_ofc.py::test_07_progressive",
    ("pineapple-ofc", "stay", "pineapple"): "tests/spec/test_pineapple_ofc.py::test_08_stay",
    ("anaconda", "all_in_face_up", "on"): "tests/spec/test_anaconda.py::test_all_in_face_up",
    ("anaconda", "odd_chip", "suit"): "tests/spec/test_anaconda.py::test_the_odd_chip_by_suit",
    ("anaconda", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_incomplete_raises",
    ("belote", "litigio", "held"): "tests/spec/test_belote.py::test_12_litigio_held",
    ("chinchon", "chinchon_joker", "natural_only"): "tests/spec/test_chinchon.py::test_15_chinchon_with_a_joker",
    ("chinchon", "chinchon_wins", "off"): "tests/spec/test_chinchon.py::test_06_chinchon",
    ("domino", "draw", "until"): "tests/spec/test_domino.py::test_08_the_option_overrides_the_style",
    ("domino", "first_tile", "free"): "tests/spec/test_domino.py::test_10_first_tile",
    ("domino", "joker_tile", "off"): "tests/spec/test_domino.py::test_18_eight_without_the_joker",
    ("domino", "teams", "pairs"): "tests/spec/test_domino.py::test_17_the_lowest_of_three_pairs_takes_all",
    ("hearts", "tie", "shared"): "tests/spec/test_hearts.py::test_14_ties_at_the_end",
    ("mus", "communication", "senas_only"): "tests/spec/test_mus.py::test_36_communication",
    ("mus", "corrido", "game"): "tests/spec/test_mus.py::test_35_vacas",
    ("mus", "real", "any10"): "tests/spec/test_mus.py::test_20_juego_real",
    ("mus", "real", "sota_oros"): "tests/spec/test_mus.py::test_20_juego_real",
    ("mus", "real", "fourth_suit"): "tests/spec/test_mus.py::test_20_juego_real",
    ("mus", "senas_banned", "none"): "tests/spec/test_mus.py::test_36_communication",
    ("mus", "stock_out", "own_aside"): "tests/spec/test_mus.py::test_23_the_stock_runs_out",
    ("pocha", "top_hands", "one"): "tests/spec/test_pocha.py::test_10_the_schedule",
    ("klondike", "group_move", "whole"): "tests/spec/test_klondike.py::test_03_groups",
    ("klondike", "foundation_return", "off"): "tests/spec/test_klondike.py::test_18_no_return_and_no_limit_of_passes",
    ("klondike", "empty_column", "any"): "tests/spec/test_klondike.py::test_10_empty_column",
    ("quinientos", "defence_cap", 480): "tests/spec/test_quinientos.py::test_16_defence_cap",
    ("quinientos", "defence_cap", 490): "tests/spec/test_quinientos.py::test_16_defence_cap",
    ("texas-holdem", "joker_tie", "exact"): "tests/spec/test_poker_base.py::test_23_ties_with_jokers",
    ("texas-holdem", "joker_tie", "split"): "tests/spec/test_poker_base.py::test_23_ties_with_jokers",
    ("texas-holdem", "repoker", "top"): "tests/spec/test_poker_base.py::test_22_jokers",
    ("poker-ruso", "buy_redraw", "on"): "tests/spec/test_poker_ruso.py::test_11_buying_the_croupier_a_game",
    ("omaha", "ante", 1): "tests/spec/test_poker_base.py::test_07_an_ante_of_one_is_a_tenth_of_two",
    ("omaha", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_all_ins_that_add_up",
    ("omaha-hilo", "ante", 1): "tests/spec/test_poker_base.py::test_07_an_ante_of_one_is_a_tenth_of_two",
    ("omaha-hilo", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_all_ins_that_add_up",
    ("omaha-hilo", "all_in_face_up", "on"): "tests/spec/test_poker_base.py::test_26_spread_caps_and_open_hands",
    ("omaha-hilo", "button", "dead"): "tests/spec/test_poker_base.py::test_27_the_dead_button",
    ("omaha-hilo", "odd_half", "button_left"): "tests/spec/test_omaha_hilo.py::test_16_the_odd_half",
    ("omaha-hilo", "whole_split", "on"): "tests/spec/test_omaha_hilo.py::test_10_both_halves_tied",
    ("texas-holdem", "ante", 1): "tests/spec/test_poker_base.py::test_07_an_ante_of_one_is_a_tenth_of_two",
    ("five-card-draw", "max_seats", 5): "tests/spec/test_five_card_draw.py::test_19_five_seats_and_other_lows",
    ("five-card-draw", "ante", 1): "tests/spec/test_poker_base.py::test_07_an_ante_of_one_is_a_tenth_of_two",
    ("five-card-draw", "odd_chip", "suit"): "tests/spec/test_five_card_draw.py::test_the_odd_chip_by_suit",
    ("five-card-draw", "auto_exchange", "pat"): "tests/spec/test_five_card_draw.py::test_20_absent_and_pat",
    ("five-card-draw", "own_back", "off"): "tests/spec/test_five_card_draw.py::test_02_discards_make_the_new_stock",
    ("five-card-draw", "repoker", "top"): "tests/spec/test_poker_comodin_hands.py::test_place_of_repoquer",
    ("five-card-draw", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_all_ins_that_add_up",
    ("poker-comodin", "max_seats", 5): "tests/spec/test_five_card_draw.py::test_19_five_seats_and_other_lows",
    ("poker-comodin", "auto_exchange", "pat"): "tests/spec/test_five_card_draw.py::test_20_absent_and_pat",
    ("poker-comodin", "own_back", "off"): "tests/spec/test_five_card_draw.py::test_02_discards_make_the_new_stock",
    ("poker-comodin", "ante", 1): "tests/spec/test_poker_base.py::test_07_an_ante_of_one_is_a_tenth_of_two",
    ("poker-comodin", "odd_chip", "suit"): "tests/spec/test_five_card_draw.py::test_the_odd_chip_by_suit",
    ("poker-comodin", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_all_ins_that_add_up",
    ("poker-comodin", "wild_five_order", "tie_rule"): "tests/spec/test_poker_comodin.py::test_09_between_repoquers",
    ("poker-comodin", "double_ace", "on"): "tests/spec/test_poker_comodin.py::test_03_flushes",
    ("outlaw-poker", "all_in_face_up", "on"): "tests/spec/test_outlaw_poker.py::test_all_in_face_up",
    ("outlaw-poker", "ante", 1): "tests/spec/test_poker_base.py::test_07_an_ante_of_one_is_a_tenth_of_two",
    ("outlaw-poker", "button", "dead"): "tests/spec/test_poker_base.py::test_27_the_dead_button",
    ("outlaw-poker", "odd_chip", "suit"): "tests/spec/test_outlaw_poker.py::test_the_odd_chip_by_suit",
    ("outlaw-poker", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_all_ins_that_add_up",
    ("poker-tic-tac-toe", "ante", 1): "tests/spec/test_poker_base.py::test_07_an_ante_of_one_is_a_tenth_of_two",
    ("poker-tic-tac-toe", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_all_ins_that_add_up",
    ("five-card-stud", "all_in_face_up", "on"): "tests/spec/test_five_card_stud.py::test_all_in_face_up",
    ("five-card-stud", "odd_chip", "button"): "tests/spec/test_five_card_stud.py::test_07_suits_decide",
    ("five-card-stud", "tie", "split"): "tests/spec/test_five_card_stud.py::test_07_suits_decide",
    ("seven-card-stud", "all_in_face_up", "on"): "tests/spec/test_seven_card_stud.py::test_all_in_face_up",
    ("seven-card-stud", "odd_chip", "button"): "tests/spec/test_seven_card_stud.py::test_14_odd_chips",
    ("seven-card-stud", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_incomplete_raises",
    ("seven-card-stud-hilo", "all_in_face_up", "on"): "tests/spec/test_seven_card_stud_hilo.py::test_all_in_face_up",
    ("seven-card-stud-hilo", "odd_chip", "button"): "tests/spec/test_seven_card_stud_hilo.py::test_odd_chips_of_a_half_by_the_button",
    ("seven-card-stud-hilo", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_incomplete_raises",
    ("five-card-stud", "reopen", "single"): "tests/spec/test_poker_base.py::test_03_incomplete_raises",
    ("dados-mentiroso", "claims", "full"): "tests/spec/test_dados_mentiroso.py::test_17_full_claims",
    ("damas", "draw_rules", "official"): "tests/spec/test_damas.py::test_24_official_limits",
    ("damas", "frisian_value", "official"): "tests/spec/test_damas.py::test_15_frisian",
    ("damas", "size", 8): "tests/spec/test_damas.py::test_options_of_the_custom_game",
    ("damas", "men", 12): "tests/spec/test_damas.py::test_options_of_the_custom_game",
    ("damas", "flying_king", "on"): "tests/spec/test_damas.py::test_options_of_the_custom_rules",
    ("damas", "men_backward", "off"): "tests/spec/test_damas.py::test_options_of_the_custom_rules",
    ("damas", "quantity", "on"): "tests/spec/test_damas.py::test_options_of_the_custom_rules",
    ("damas", "quality", "on"): "tests/spec/test_damas.py::test_options_of_the_custom_rules",
    ("damas", "quality", "off"): "tests/spec/test_damas.py::test_options_of_the_custom_rules",
}
