"""What a hold'em player knows: which two cards to play, what a hand on the board is worth, and what the pot offers."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge._book import BookBot, book_say
from sobremesa.bots.knowledge._poker import PAUSE, PokerBot, bet, between, equity, explain_bet, quick_share, reason
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say
from sobremesa.games.vying._hand import BETTING, MUCK, OVER, SHOW
from sobremesa.games.vying._hands import PAIR, THREE, TWO_PAIR, class_of, ranks_of
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying.texas_holdem import BOARD, STRADDLING, HoldemState

# The chance to beat a random hand at the showdown, by class, where the cards of the hand make it and not the board.
MADE = (0.3, 0.55, 0.78, 0.87, 0.92, 0.94, 0.97, 0.99, 1.0, 1.0)
FLUSH_DRAW, STRAIGHT_DRAW = 0.2, 0.16
NEEDED = (0, 0, 4, 6, 8, 8, 9, 9, 10)
"""The points (see :func:`points`) expected of a player who has put so many big blinds in."""


def points(mask: int) -> int:
    """Two cards by Bill Chen's count, doubled so that it is whole: -2 for 7-2 of two suits, 40 for aces."""
    cards = bits(mask)
    if len(cards) < 2 or cards[-1] >= 52:
        return 40
    ranks = sorted((card % 13 + 1 if card % 13 else 14 for card in cards[:2]), reverse=True)
    high, low = ranks
    worth = {14: 20, 13: 16, 12: 14, 11: 12}.get(high, high)
    if high == low:
        return max(2 * worth, 10)
    if cards[0] // 13 == cards[1] // 13:
        worth += 4
    gap = high - low - 1
    worth -= (0, 2, 4, 8)[gap] if gap < 4 else 10
    return worth + 2 if gap < 2 and high < 12 else worth


def likely(mask: int, blinds: int) -> bool:
    """Whether a player would have put so many big blinds in with those cards; of other games than hold'em nothing is said."""
    return mask.bit_count() != 2 or points(mask) >= 2 * NEEDED[min(blinds, len(NEEDED) - 1)]


def strength(state: HoldemState, seat: int) -> float:
    """The chance, roughly, that the seat's cards beat one other hand."""
    own = state.deal.own(seat)
    board = state.deal.board
    if len(board) < 3:
        return min(0.85, max(0.3, 0.34 + points(own) / 76))
    table = to_mask(board)
    worth = state.form.ranks.plain(state.form.high(own, table))
    kind = class_of(worth)
    found = MADE[kind]
    base = class_of(state.form.ranks.plain(state.form.high(0, table)))
    if base >= PAIR and kind <= THREE:
        found -= 0.2 if kind == base else 0.08
    if kind == PAIR and base < PAIR:
        above = sum(1 for card in board if (card % 13 + 1 if card % 13 else 14) > ranks_of(worth)[0])
        found += (0.2, 0.08, 0.0, -0.05, -0.1, -0.1)[above]
    if kind < TWO_PAIR and len(board) < 5:
        found += _draws(own, own | table) * (1.0 if len(board) == 3 else 0.55)
    return min(1.0, found)


def _draws(own: int, cards: int) -> float:
    """What a flush or straight that wants one card adds."""
    found = 0.0
    part = 0
    for first in (0, 13, 26, 39):
        suit = cards >> first & 8191
        part |= suit
        if suit.bit_count() == 4 and own >> first & 8191:
            found = FLUSH_DRAW
    part |= (part & 1) << 13
    for low in range(10):
        if (part >> low & 31).bit_count() == 4:
            return max(found, STRAIGHT_DRAW / 2) if low in (0, 9) else found + STRAIGHT_DRAW / 2
    return found


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, HoldemState)
    if state.phase == OVER:
        return between(state, seat)
    if state.phase != BETTING:
        return other(state, seat, chance)
    if state.form.slug != "texas-holdem":  # a mixed game
        return bet(state, seat, equity(state, seat, chance, 16), chance, 6)
    return bet(state, seat, quick_share(state, seat, strength(state, seat)), chance, 6)


def other(state: State, seat: int, chance: Chance) -> int:
    """What to do besides betting: no straddle; claim the board if it is all one has; show what may win."""
    assert isinstance(state, HoldemState)
    actions = state.actions(seat)
    if state.phase == STRADDLING:
        return actions[-1]
    if BOARD in actions:
        return BOARD
    worths = state.worths(False)
    beaten = any(state.deal.shown >> rival & 1 and worths[rival] > worths[seat] for rival in range(state.seats))
    return MUCK if beaten and MUCK in actions and state.chips.live.bit_count() == 2 else SHOW


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, HoldemState)
    return book_say(state, seat, action) or explain_bet(state, seat, action)


TRUST = {"normal": 0.7, "hard": 1.0}
"""How far the bots believe what the bets of others tell."""


class HoldemBot(PokerBot):
    """Weighs its hand against the hands that the others' bets tell of; what it plays without a range of its own (wild cards, other games of a mixed
    match) as any game of poker."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, HoldemState)
        if guess.phase != BETTING or guess.form.slug != "texas-holdem" or guess.pack.id != "fr52" or isinstance(guess.form.ranks, WildRanks):
            return super().think(guess, seat, chance)
        from sobremesa.bots.knowledge._holdem_play import think

        found = think(guess, seat, chance, TRUST[self.level])
        return Decision(found.action, PAUSE, book_say(guess, seat, found.action) or reason(guess, seat, found.action, found.share))


def make_bot(level: str) -> Bot:
    """At the easy level a bot that plays by the book; else one that weighs its share of the pot against the price."""
    return BookBot(level, likely, other) if level == "easy" else HoldemBot(level, likely, other)
