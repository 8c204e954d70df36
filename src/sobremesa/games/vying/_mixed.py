"""Mixed games: another form of poker with each lap of the button (rules/poker-base, option ``rotation``)."""

from __future__ import annotations

from typing import Final

from sobremesa.core.options import Options
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._forms import HIGH, LOW, SPLIT, Form, Ranks, holdem
from sobremesa.games.vying._lows import A5, LowRanks
from sobremesa.games.vying._stakes import check_even
from sobremesa.games.vying._stud import seven_card_stud
from sobremesa.games.vying._two_three import omaha

HORSE: Final[tuple[str, ...]] = ("texas-holdem", "omaha-hilo", "razz", "seven-card-stud", "seven-card-stud-hilo")
STUD: Final = ("razz", "seven-card-stud", "seven-card-stud-hilo")
KNOWN: Final[tuple[str, ...]] = (*HORSE, "omaha")
MOST_AT_STUD: Final = 8


def rotation(options: Options) -> list[str]:
    """The games of a mixed match in their order; none where the game does not change."""
    told = str(options.get("rotation", "off"))
    return [] if told == "off" else list(HORSE) if told == "horse" else told.split()


def check_rotation(seats: int, options: Options) -> None:
    """Raise :class:`Refused` where the games named cannot be mixed, or not by so many or with jokers."""
    named = rotation(options)
    for slug in named:
        if slug not in KNOWN:
            raise Refused("poker-rotation", text=slug)
    if named and options.get("jokers", 0) != 0:
        raise Refused("poker-rotation-jokers")
    if any(slug in STUD for slug in named):
        if seats > MOST_AT_STUD:
            raise Refused("poker-rotation-seats")
        check_even(options, all(slug in STUD for slug in named))


def mixed_forms(options: Options, own: Form) -> list[Form]:
    """The forms of a match, one a lap: ``own`` alone, or those of the rotation, each with its usual options but for ``own``."""
    named = rotation(options)
    if not named:
        return [own]
    burn = options.get("burn", "on") == "on"
    forms: dict[str, Form] = {
        "texas-holdem": holdem(Ranks(), burn),
        "omaha": omaha(Ranks(), burn=burn),
        "omaha-hilo": omaha(LowRanks(A5, 8), burn=burn, goal=SPLIT, slug="omaha-hilo"),
        "razz": seven_card_stud(LowRanks(A5, 0), {}, LOW, "razz"),
        "seven-card-stud": seven_card_stud(Ranks(), {}, HIGH),
        "seven-card-stud-hilo": seven_card_stud(LowRanks(A5, 8), {}, SPLIT, "seven-card-stud-hilo"),
    }
    forms[own.slug] = own
    return [forms[slug] for slug in named]
