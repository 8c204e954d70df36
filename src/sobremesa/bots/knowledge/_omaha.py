"""What players of Omaha know: which cards work together, what the others may hold by now, and what to declare for."""

from __future__ import annotations

from typing import Final

from sobremesa.bots.base import Decision
from sobremesa.bots.knowledge._poker import BLUFF, PAUSE, SAMPLES, PokerBot, _share, best_half, bet, between, reason
from sobremesa.bots.knowledge._poker import equity as plain_equity
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._forms import HIGH, NO_LOW, SPLIT
from sobremesa.games.vying._hand import BETTING, OVER, OWN
from sobremesa.games.vying._hands import class_of
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._table import PokerTable
from sobremesa.games.vying.omaha_hilo import DECLARING

QUICK: Final = 24
"""Guesses of a quick move."""
PAID: Final = 4
"""Whoever has put so many big blinds into a pot is taken to hold the better of two hands; for three times as many, of three."""


class Guesses:
    """Guesses of what all hold and of the shared cards to come, from what one seat knows.

    Who has paid more is dealt the best of several hands for the cards that lie on the table: in Omaha the pots that grow are those in which somebody
    has what the table allows.
    """

    def __init__(self, state: PokerTable, seat: int) -> None:
        deal = state.deal
        self.state = state
        self.form = state.form
        self.live = state.chips.live
        self.table = to_mask(deal.board)
        self.to_come = 5 - len(deal.board)
        seen = deal.seen(seat)
        self.pool = [card for card in range(state.pack.size) if not seen >> card & 1]
        self.hole = state.form.streets[0].down
        self.unknown = 0
        self.rivals: list[tuple[int, int, int]] = []  # a seat, its cards if they are known, how many hands to choose from
        for other in bits(self.live):
            known = deal.own(other) if other == seat or deal.shown >> other & 1 else 0
            blinds = state.chips.paid[other] // state.stakes.bb
            self.unknown += not known
            self.rivals.append((other, known, 1 if known or self.to_come == 5 else 1 + (blinds >= PAID) + (blinds >= 3 * PAID)))

    def affordable(self, samples: int) -> int:
        """How many guesses there is time for: hands with wild cards take long to value."""
        return max(samples // 8, 8) if isinstance(self.form.ranks, WildRanks) else samples

    def draw(self, chance: Chance) -> tuple[list[int], list[int]]:
        """One guess: what each seat's high and low hands are worth at the end."""
        chance.shuffle(self.pool)
        pool = self.pool
        form = self.form
        at = self.to_come
        board = self.table | to_mask(pool[:at])
        held: list[tuple[int, int]] = []
        owed = self.unknown * self.hole  # cards that those still to come must get
        for seat, known, choice in self.rivals:
            own = known
            if not known:
                owed -= self.hole
                own = to_mask(pool[at : at + self.hole])
                at += self.hole
                low = choice > 1 and form.goal == SPLIT and chance.below(2) == 1
                worth = self._now(own, low) if choice > 1 else 0
                for _ in range(choice - 1):
                    if at + self.hole + owed > len(pool):
                        break
                    other = to_mask(pool[at : at + self.hole])
                    at += self.hole
                    if self._now(other, low) > worth:
                        own, worth = other, self._now(other, low)
            held.append((seat, own))
        highs = [NO_LOW] * self.state.seats
        lows = [NO_LOW] * self.state.seats
        for seat, own in held:
            highs[seat] = form.high(own, board)
            if form.goal == SPLIT:
                lows[seat] = form.low(own, board)
        return highs, lows

    def _now(self, own: int, low: bool) -> int:
        """What a hand is worth with the shared cards that lie there."""
        return self.form.low(own, self.table) if low else self.form.high(own, self.table)


def equity(state: PokerTable, seat: int, chance: Chance, samples: int) -> float:
    """The share of the pot that the seat's hand wins on average, all players left staying to the end."""
    if state.form.any_five:
        return plain_equity(state, seat, chance, samples)
    guesses = Guesses(state, seat)
    samples = guesses.affordable(samples)
    won = 0.0
    for _ in range(samples):
        highs, lows = guesses.draw(chance)
        won += _share(guesses.live, seat, state.form.goal, highs, lows)
    return won / samples


def declare(state: PokerTable, seat: int, chance: Chance, samples: int) -> tuple[int, int]:
    """What to declare for, ALTO, BAJO or AMBOS, and how often in a hundred it wins."""
    guesses = Guesses(state, seat)
    return best_half(guesses.live, seat, (guesses.draw(chance) for _ in range(guesses.affordable(samples))))


def quick(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, PokerTable)
    if state.phase == OVER:
        return between(state, seat)
    if state.phase == DECLARING:
        return OWN + declare(state, seat, chance, QUICK)[0]
    return bet(state, seat, equity(state, seat, chance, QUICK), chance, 5)


def why(state: State, seat: int, action: int) -> Say | None:
    """Why a move is good."""
    assert isinstance(state, PokerTable)
    if state.phase == DECLARING:
        return say("hint-omaha-hilo-declare", n=declare(state, seat, SeededChance(1), 120)[1])
    if state.phase != BETTING:
        return None
    found = counterfeit(state, seat)
    return found or reason(state, seat, action, equity(state, seat, SeededChance(1), 120))


def counterfeit(state: PokerTable, seat: int) -> Say | None:
    """What a newcomer from hold'em may have overlooked: the table alone has more than two of one's own with three of it."""
    table = to_mask(state.deal.board)
    if state.form.any_five or state.form.goal != HIGH or len(state.deal.board) < 5:
        return None
    ranks = state.form.ranks
    free = ranks.high(state.deal.own(seat) | table)
    real = state.form.high(state.deal.own(seat), table)
    return say("hint-omaha-two") if class_of(ranks.plain(free)) > class_of(ranks.plain(real)) + 1 else None


class OmahaBot(PokerBot):
    """Weighs the share of the pot against the price, and declares for what it wins most often."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, PokerTable)
        if guess.phase == DECLARING:
            kind, percent = declare(guess, seat, chance, SAMPLES[self.level])
            return Decision(OWN + kind, PAUSE, say("hint-omaha-hilo-declare", n=percent))
        if guess.phase != BETTING or guess.bring:
            return super().think(guess, seat, chance)
        share = equity(guess, seat, chance, SAMPLES[self.level])
        if self.level == "easy":
            share += (chance.below(31) - 15) / 100
        action = bet(guess, seat, share, chance, BLUFF[self.level])
        return Decision(action, PAUSE, reason(guess, seat, action, share))
