"""What the tests of stud share: hands set up by their open cards, and the ends of hands."""

from __future__ import annotations

from typing import Any

import sobremesa
from sobremesa.core.packs import get_pack
from sobremesa.games.vying._table import PokerTable

SUITS = "shdc"


def stud(slug: str, doors: str, *streets: str, downs: list[str] | None = None, stacks: list[int] | None = None, **options: object) -> PokerTable:
    """A hand dealt so that these are the door cards, and then those of each later street, for whoever is in; ``downs``: what each has face down.

    Cards that are not said are any others. Bets of 10 and 20, unless ``sb`` or ``bets`` say otherwise.
    """
    seats = len(doors.split())
    each = 1 if slug == "five-card-stud" else 2
    said = " ".join([doors, *streets, *(downs or [])]).split()
    spare = [name for name in get_pack("fr52").names if name not in said]
    hands = [(downs[seat].split() if downs else [spare.pop() for _ in range(each)]) for seat in range(seats)]
    stock = [hands[seat][place] for place in range(each) for seat in range(seats)] + " ".join([doors, *streets]).split()
    position = {"seats": seats, "options": {"sb": 5} | options, "stacks": stacks or [1000] * seats, "stock": " ".join(stock)}
    state = sobremesa.get(slug).restore(position)
    assert isinstance(state, PokerTable)
    return state


def ended(slug: str, hands: list[str], paid: list[int], shared: str = "", dead: int = 0, opener: int = -1, **options: object) -> PokerTable:
    """The end of a hand: all those with a hand (its down cards, ``|``, its open ones; without ``|``, the last four of seven are open, or all but one
    of five) have checked the last round but one, who is to check. ``paid``: by each; those who paid less are all-in."""
    seats = len(paid)
    holes, ups = [""] * seats, [""] * seats
    for seat, cards in enumerate(hands):
        if "|" in cards:
            holes[seat], ups[seat] = (part.strip() for part in cards.split("|"))
        else:
            named = cards.split()
            downs = len(named) - 4
            holes[seat], ups[seat] = " ".join(named[:downs]), " ".join(named[downs:])
    live = [seat for seat in range(seats) if hands[seat]]
    able = [seat for seat in live if paid[seat] == max(paid)]
    position: dict[str, object] = {"seats": seats, "options": {"sb": 5} | options, "phase": "bet", "street": 3 if slug == "five-card-stud" else 4}
    position |= {"holes": holes, "ups": ups, "board": shared, "paid": paid, "dead": dead, "live": live, "pending": able[-1:], "mover": able[-1]}
    position |= {"stacks": [100 if seat in able else 0 for seat in range(seats)], "opener": opener if opener >= 0 else live[0], "acted": able[:-1]}
    state = sobremesa.get(slug).restore(position | {"button": seats - 1, "partial": True})
    assert isinstance(state, PokerTable)
    return state


def paid_out(slug: str, hands: list[str], paid: list[int], shared: str = "", dead: int = 0, **options: object) -> list[int]:
    """What each is paid at that end."""
    state = ended(slug, hands, paid, shared, dead, **dict[str, Any](options))
    state.play(state.turn(), "check")
    assert state.hand_over()
    assert sum(state.won) == sum(paid) + dead
    return state.won


def texts(state: PokerTable) -> list[str]:
    """What the player to act is offered."""
    seat = state.turn()
    return [state.text(seat, action) for action in state.actions(seat)]


def check_round(state: PokerTable) -> PokerTable:
    """Check or call until the street changes or the hand ends."""
    street = state.street
    while not state.hand_over() and state.street == street:
        seat = state.turn()
        state.play(seat, "bring-in" if state.bring else "call" if state.chips.owes(seat) else "check")
    return state
