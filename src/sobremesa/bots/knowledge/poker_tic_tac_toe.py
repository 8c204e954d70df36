"""What a player of Tic Tac Toe poker knows: how often two cards win with the best line, which card to throw, what to turn, which line to name."""

from __future__ import annotations

from typing import Final

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge._poker import BLUFF, PAUSE, SAMPLES, PokerBot, bet, between, reason
from sobremesa.core.chance import Chance, SeededChance
from sobremesa.core.packs import bits, to_mask
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._draw import DISCARD, DRAWING
from sobremesa.games.vying._hand import BET, BETTING, OVER
from sobremesa.games.vying._hands import class_of
from sobremesa.games.vying._names import NAMES
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._tic_tac_toe import CLAIMING, DECLARING, LINE, TURN, TURNING, TicTacToeHand

QUICK: Final = 12
"""Guesses of a quick move."""


def equity(state: TicTacToeHand, seat: int, chance: Chance, samples: int, own: int = 0, draws: int = 0) -> float:
    """The share of the pot that the seat wins on average if all who are left stay. ``own``: with those cards instead (a set), and so many drawn."""
    deal = state.deal
    live = state.chips.live
    seen = deal.seen(seat)
    pool = [card for card in range(state.pack.size) if not seen >> card & 1]
    table = state.table()
    covered = [place for place, card in enumerate(table) if card < 0]
    rivals = [other for other in bits(live) if other != seat]
    own = own or deal.holes[seat]
    if state.centre_wild or isinstance(state.form.ranks, WildRanks):
        samples = max(samples // 8, 8)  # hands with wild cards take long to value
    won = 0.0
    for _ in range(samples):
        chance.shuffle(pool)
        at = len(covered)
        for number, place in enumerate(covered):
            table[place] = pool[number]
        ranks = state.ranks_with(table)
        mine = state.lines.best(ranks, own | to_mask(pool[at : at + draws]), table)[0]
        at += draws
        ties = 1
        for other in rivals:
            held = deal.holes[other]
            if not deal.shown >> other & 1:
                room = held.bit_count()
                held = to_mask(pool[at : at + room])
                at += room
            worth = state.lines.best(ranks, held, table)[0]
            if worth > mine:
                ties = 0
                break
            ties += worth == mine
        won += 1 / ties if ties else 0.0
    return won / samples


def throw(state: TicTacToeHand, seat: int, chance: Chance, samples: int) -> tuple[int, float]:
    """What to throw, an action, and the share of the pot that it leaves."""
    hand = bits(state.deal.holes[seat])
    best, most = 0, -1.0
    for action in state.choices(seat):
        places = action - DISCARD
        kept = to_mask([card for place, card in enumerate(hand) if not places >> place & 1])
        count = places.bit_count()
        share = equity(state, seat, SeededChance(chance.below(1 << 30)), samples, kept, count if state.redraws else 0) if kept else 0.0
        if share > most:
            best, most = action, share
    return best, most


def turn(state: TicTacToeHand, seat: int) -> int:
    """The pair to turn: the places whose lines make the most of one's own cards with what is open."""
    own = state.deal.holes[seat]
    table = state.table()
    ranks = state.ranks()
    reach = [0.0] * state.layout.places
    for number, line in enumerate(state.layout.lines):
        worth = state.lines.best(ranks, own, table, number)[0]
        for place in line:
            reach[place] += 1 + class_of(ranks.plain(worth)) * len([other for other in line if table[other] >= 0])
    return max(state.pairs(), key=lambda action: reach[(action - TURN) // 16] + reach[(action - TURN) % 16])


def other(state: State, seat: int, chance: Chance, samples: int = QUICK) -> int:
    """What to do where nobody bets."""
    assert isinstance(state, TicTacToeHand)
    if state.phase == DRAWING:
        return throw(state, seat, chance, samples)[0]
    if state.phase == TURNING:
        return turn(state, seat)
    if state.phase == CLAIMING:
        return BET + state.claim_bet(seat)
    return LINE + state.lines.best(state.ranks(), state.deal.holes[seat], state.table())[1]


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, TicTacToeHand)
    if state.phase == OVER:
        return between(state, seat)
    if state.phase != BETTING:
        return other(state, seat, chance)
    return bet(state, seat, equity(state, seat, chance, QUICK), chance, 5)


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, TicTacToeHand)
    chance = SeededChance(1)
    if state.phase == BETTING:
        return reason(state, seat, action, equity(state, seat, chance, 120))
    if state.phase == OVER:
        return None
    return _why(state, seat, action, chance, 60)


def _why(state: TicTacToeHand, seat: int, action: int, chance: Chance, samples: int) -> Say | None:
    if state.phase == DRAWING:
        best, share = throw(state, seat, chance, samples)
        if best != action:
            return None
        percent = round(100 * share)
        if not state.redraws:
            return say("hint-ttt-throw", n=percent)
        return say("hint-draw-pat" if action == DISCARD else "hint-draw-change", n=percent)
    if state.phase == TURNING:
        return say("hint-ttt-turn") if action == turn(state, seat) else None
    if state.phase == CLAIMING:
        return say("hint-ttt-claim") if action >= BET else None
    if state.phase == DECLARING:
        ranks = state.ranks()
        worth, line, _ = state.lines.best(ranks, state.deal.holes[seat], state.table())
        kind = NAMES[class_of(ranks.plain(worth))]
        return say("hint-ttt-line", say=f"house-kind-{'nothing' if kind == 'high-card' else kind}") if action == LINE + line else None
    return None


class LineBot(PokerBot):
    """Weighs its share of the pot against the price."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, TicTacToeHand)
        if guess.phase == OVER:
            return super().think(guess, seat, chance)
        samples = SAMPLES[self.level] // 2
        if guess.phase != BETTING:
            action = other(guess, seat, chance, max(samples // 4, QUICK))
            return Decision(action, PAUSE, _why(guess, seat, action, chance, QUICK) if guess.phase != DRAWING else None)
        share = equity(guess, seat, chance, samples)
        if self.level == "easy":
            share += (chance.below(31) - 15) / 100
        action = bet(guess, seat, share, chance, BLUFF[self.level])
        return Decision(action, PAUSE, reason(guess, seat, action, share))


def make_bot(level: str) -> Bot:
    """A bot that weighs its share of the pot against the price."""
    return LineBot(level)
