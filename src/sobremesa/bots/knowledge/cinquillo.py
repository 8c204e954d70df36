"""What a good cinquillo player knows: play what clears the way for your own cards, hold what only helps the others."""

from __future__ import annotations

from sobremesa.bots.base import best_of
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.shedding.cinquillo import AS, DEAL, DONE, PASS, STEP, CinquilloState

JOKER = 3  # a joker fits nearly anywhere: it is worth keeping for a turn without a card


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move: the card with the best balance of own cards freed and others' opened; of equals one at random."""
    assert isinstance(state, CinquilloState)
    actions = state.actions(seat)
    if len(actions) == 1:
        return actions[0]
    return best_of(actions, [_worth(state, seat, action) for action in actions], chance)


def _worth(state: CinquilloState, seat: int, action: int) -> int:
    if action in (PASS, DONE, DEAL):
        return -2
    card = (action - AS) % STEP if action >= AS else action
    if action < AS and state.wanted() >> card & 1:
        return 1
    freed, opened, far = outlook(state, seat, card)
    return 2 * len(freed) - opened + far - (JOKER if action >= AS else 0)


def outlook(state: CinquilloState, seat: int, card: int) -> tuple[list[int], int, int]:
    """What placing ``card`` leads to: own cards that may follow at once, ways it opens to the others, own cards farther out on its sides."""
    ranks = state.ranks
    suit, rank = card // ranks, card % ranks
    hand = state.hands[seat] & ~(1 << card)
    size = state.size[suit]
    freed: list[int] = []
    opened = 0
    far = 0
    for step in (1, -1):
        if size and rank != ((state.high[suit] + 1) % ranks if step == 1 else (state.low[suit] - 1) % ranks):
            continue  # the ladder does not grow that way
        run = True
        place = rank + step
        for _ in range(ranks - size - 1):
            if not (state.cyclic or 0 <= place < ranks):
                break
            other = suit * ranks + place % ranks
            if other in freed:
                break
            held = hand >> other & 1
            if run and held:
                freed.append(other)
            elif run:
                opened += 1
                run = False
            elif held:
                far += 1
            place += step
    return freed, opened, far


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, CinquilloState)
    if action in (DEAL, DONE):
        return None
    if action == PASS:
        return say("hint-cinquillo-hold") if len(state.actions(seat)) > 1 else None
    card = (action - AS) % STEP if action >= AS else action
    if action < AS and state.wanted() >> card & 1:
        return say("hint-cinquillo-take", card=state.pack.names[card])
    if len(state.actions(seat)) == 1:
        return say("hint-cinquillo-only")
    freed, opened, far = outlook(state, seat, card)
    if freed:
        return say("hint-cinquillo-frees", cards=state.pack.text(bits(sum([1 << other for other in freed]))))
    if opened == 0:
        return say("hint-cinquillo-safe")
    return say("hint-cinquillo-far" if far else "hint-cinquillo-least")
