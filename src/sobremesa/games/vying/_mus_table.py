"""How mus lies on the table: hands, stock and discards, what each lance stands at, the stones, and the sheet of a hand."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import bits
from sobremesa.core.view import Item, Line, Say, Sheet, Zone, say
from sobremesa.games.vying._mus_cards import LANCES as TALLY
from sobremesa.games.vying._mus_cards import MARKS, PARES
from sobremesa.games.vying._mus_hand import MusHand
from sobremesa.games.vying._mus_lance import ALONE, BET, NOBODY, OPEN, ORDAGO_TOTAL, PASSED
from sobremesa.games.vying._mus_match import (
    DEFER,
    DISCARD,
    DISCARDS,
    ENVIDO,
    ENVITES,
    EXPOSED,
    RAISE,
    REPLACING,
    VOICES,
    WORDS,
    drawn_dealer,
    pair,
    reason,
)

__all__ = ["TALLY", "facts", "notes", "sheet", "zones"]

AMARRACO: Final = 5  # stones


def zones(state: MusHand, viewer: int) -> list[Zone]:
    """The hands, those seen with the highest cards first; the stock; the discards."""
    deal = state.deal
    names = state.pack.names
    rank = state.cards.rank
    found: list[Zone] = []
    for seat in range(4):
        hand = deal.hands[seat]
        seen = hand if seat == viewer or deal.shown >> seat & 1 else deal.known[seat]
        cards = [card for _, card in sorted([(-rank[card], card) for card in bits(seen)])]
        items = [Item(names[card] if seat == viewer else "", names[card]) for card in cards]
        found.append(Zone(f"hand-{seat}", "hand", "fan", seat, items, hand.bit_count()))
    found.append(Zone("stock", "stock", "stack", count=len(deal.stock)))
    thrown = deal.pile()
    if state.rounds or thrown:
        opened = [Item(face=names[card]) for card in bits(deal.open)]
        found.append(Zone("discard", "discard", "stack", items=opened, count=thrown.bit_count()))
    return found + stones(state)


def stones(state: MusHand) -> list[Zone]:
    """The counters: of each pair one keeps the stones one by one, the other those that count five, until the pair is inside and gives them back."""
    found: list[Zone] = []
    for seat in range(4):
        points = state.points[seat % 2]
        if seat < 2:
            found.append(Zone(f"stones-{seat}", "piedras", "chips", seat, count=points % AMARRACO, shape={"form": "stones"}))
        elif points < state.target - AMARRACO:
            found.append(Zone(f"stones-{seat}", "amarracos", "chips", seat, count=points // AMARRACO, shape={"form": "large-stones"}))
    return [zone for zone in found if zone.count]


def facts(state: MusHand) -> list[Say]:
    """What is being done, and how each lance stands."""
    found: list[Say] = []
    if state.turned >= 0 and state.phase in (VOICES, REPLACING, EXPOSED) and not state.rounds:
        found.append(
            say(
                "mus-drawn",
                seat=state.turner,
                card=state.pack.names[state.turned],
                seat2=drawn_dealer(state.turner, state.pack.names[state.turned], state.pack.look),
            )
        )
    if state.corrido:
        found.append(say("mus-is-corrido"))
    for which in range(4):
        kind = state.kind(which)
        now = state.phase == ENVITES and which == state.which
        if state.phase == ENVITES or (state.hand_over() and (state.stands[which] != OPEN or which <= state.which < 4)):
            found.append(_lance(state, which, f"mus-lance-{TALLY[kind]}", now))
    return found


def _lance(state: MusHand, which: int, name: str, now: bool) -> Say:
    how = state.stands[which]
    if now and how == OPEN:
        if state.lance.bettor < 0:
            return say("mus-stands-now", say=name)
        if state.lance.is_ordago():
            return say("mus-stands-ordago", say=name)
        return say("mus-stands-offered", say=name, n=state.lance.total)
    if how == BET:
        return say("mus-stands-ordago", say=name) if state.staked[which] == ORDAGO_TOTAL else say("mus-stands-bet", say=name, n=state.staked[which])
    if how in (OPEN, PASSED, NOBODY, ALONE):
        word = ("pending", "nobody", "alone", "passed")[how]
        return say(f"mus-stands-{word}", say=name)
    return say("mus-stands-deje", say=name, n=state.staked[which])


def notes(state: MusHand, seat: int, viewer: int) -> list[Say]:
    """What the player has said, how many cards he threw, what he has signed to the viewer, and where the viewer looks."""
    found: list[Say] = []
    if state.options.number("games") > 1:
        found.append(say("mus-games", n=state.games[seat % 2]))
    if state.options.number("vacas") > 1:
        found.append(say("mus-vacas", n=state.vacas[seat % 2]))
    if state.hand_over():
        return found
    if state.swapped[seat] >= 0 and state.phase != ENVITES:
        found.append(say("mus-threw", n=state.swapped[seat]))
    word = _said(state, seat)
    if word is not None:
        found.append(word)
    if state.phase == ENVITES and state.which > PARES:
        found.append(say("mus-has-pares" if state.with_pares >> seat & 1 else "mus-no-pares"))
    if state.gestures and state.may_gesture():
        seen = state.gestures.seen(seat, viewer)
        found += [say("mus-sign-seen", say=f"mus-mark-{MARKS[mark]}") for mark in bits(seen)]
        if state.gestures.noticed(seat, viewer):
            found.append(say("mus-sign-noticed"))
        if seat == viewer:
            found.append(say("mus-looking", seat=state.gestures.coming[seat]))
    return found


def _said(state: MusHand, seat: int) -> Say | None:
    word = state.said[seat]
    if word < 0 or state.phase not in (VOICES, ENVITES, DISCARDS):
        return None
    if ENVIDO < word < RAISE:
        return say("mus-says-envido", n=word - ENVIDO)
    if RAISE < word < DISCARD:
        return say("mus-says-raise", n=word - RAISE)
    if word == DEFER and state.phase == VOICES and seat == (state.mano + 1) % 4:
        return say("mus-says-postre")
    return say(f"mus-says-{WORDS[word]}") if word < len(WORDS) else None


def sheet(state: MusHand) -> Sheet:
    """What each pair has taken in the hand, in the order in which it was taken; what both of a pair have is one line."""
    taken: dict[tuple[str, int], list[int]] = {}
    for why, lance, what, side, n in state.lines:
        taken.setdefault((reason(why, lance, what), side), []).append(n)
    lines: list[Line] = []
    for (key, side), stones in taken.items():
        n = sum(stones)
        lines.append(Line(say("mus-for-each", say=key) if len(stones) > 1 else say(key), (n, "") if side == 0 else ("", n)))
    if ORDAGO_TOTAL in state.staked:
        lines.append(Line(say("mus-line-ordago"), ("✓", "") if state.winner == 0 else ("", "✓")))
    lines.append(Line(say("mus-line-total"), (state.points[0], state.points[1]), total=True))
    if state.options.number("games") > 1:
        lines.append(Line(say("mus-line-games"), (state.games[0], state.games[1]), total=True))
    if state.options.number("vacas") > 1:
        lines.append(Line(say("mus-line-vacas"), (state.vacas[0], state.vacas[1]), total=True))
    return Sheet(say("mus-sheet"), (say("seats", seats=pair(0)), say("seats", seats=pair(1))), tuple(lines))
