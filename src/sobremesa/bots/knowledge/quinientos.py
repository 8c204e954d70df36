"""What a good player of quinientos knows: what a hand is worth under each trump, what to throw, and how to win nothing."""

from __future__ import annotations

from sobremesa.bots.base import Decision
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import duck_policy, explain_card, out, take_policy
from sobremesa.bots.players import EFFORT, PAUSE
from sobremesa.bots.tricks import DEALS, TrickBot, best_call
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._order import Ranking
from sobremesa.games.tricks._quinientos_bids import BID, BIDS, LEVEL, LOOK, MISERE_BID, OPEN_BID, PASS, bid_of, is_misere
from sobremesa.games.tricks._quinientos_cards import ranking_for, worth_keeping
from sobremesa.games.tricks._quinientos_hand import AUCTION, DECLARE, DISCARD, EXCHANGE, LEAD, RAISE, SUITS
from sobremesa.games.tricks._tricks import PLAY
from sobremesa.games.tricks.quinientos import QuinientosState

HELP = {2: 0.7, 3: 0.8, 4: 2.1, 5: 0.9, 6: 1.8}
"""Tricks that kitty and partners add to what a hand is worth by itself, by seats."""
JOKER_WORTH = 0.95  # tricks of a joker without a suit
SAFE = {2: 0.0, 3: 0.1, 4: 0.4, 5: 0.3, 6: 0.4}
"""The risk below which a hand is good for a misère, by seats: measured, about six in ten are made then."""
OPEN_SAFE = 0.6  # of that for one laid open
KEPT = 4096  # hands whose worth is kept

FALLS = 0.6  # how much of a card's worth each higher card against it leaves
RUFFED = 0.12  # how much of a plain card's worth each card of its suit beyond the third takes
LENGTH, LOWEST = 0.75, 0.08  # tricks of each trump beyond the third, and of any other at least

Worth = tuple[float, float, float, float, float]
_worths: dict[tuple[int, int], Worth] = {}


def worths(seats: int, hand: int, cards: int) -> Worth:
    """The tricks that a hand is worth by itself under each trump, in the order of the pack's suits, and under none.

    ``cards``: those in play.
    """
    key = (seats, hand)
    found = _worths.get(key)
    if found is None:
        joker = hand >> (cards.bit_length() - 1) & 1
        five = [_tricks(ranking_for(seats, trump, -1), hand, cards & ~hand, seats - 1) for trump in (0, 1, 2, 3, -1)]
        if len(_worths) >= KEPT:
            _worths.clear()
        found = _worths[key] = (five[0], five[1], five[2], five[3], five[4] + JOKER_WORTH * joker - (0 if joker else 0.8))
    return found


def _tricks(ranking: Ranking, hand: int, unseen: int, rivals: int) -> float:
    """By high cards and trumps, where ``rivals`` others hold as many of the cards unseen each."""
    dealt = min(1.0, rivals * hand.bit_count() / unseen.bit_count())
    total = 0.0
    for mask in ranking.suits:
        own = sorted(bits(hand & mask), key=lambda card: -ranking.strength[card])
        for at, card in enumerate(own):
            worth: float = 0.97 * FALLS ** ((unseen & ranking.above[card]).bit_count() * dealt)
            if ranking.trumps >> card & 1:
                worth = max(worth, LENGTH if at >= 3 else LOWEST + (1 - dealt) / 2)
            elif ranking.trump >= 0 and len(own) > 3:
                worth *= max(0.0, 1 - RUFFED * (len(own) - 3))
            total += worth
    return total


def risk(state: QuinientosState, hand: int) -> float:
    """How likely the hand is to win a trick against its will once three cards are thrown: about how many of its cards stand too high."""
    ranking = ranking_for(state.seats, -1, -1)
    total: list[float] = []
    for suit in range(SUITS):
        own = sorted(bits(hand & ranking.suits[suit]), key=lambda card: ranking.strength[card])
        for at, card in enumerate(own):
            lower = (ranking.suits[suit] & state.in_play & ~ranking.above[card] & ~hand).bit_count()
            total.append(max(0.0, lower - 1.5 * at) / 3)
    total.sort(reverse=True)
    return sum(total[3:]) + (2.0 if hand >> state.joker & 1 else 0.0)


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, QuinientosState)
    if state.phase == PLAY:
        return _card(state, chance)
    if state.phase in (AUCTION, RAISE):
        return _call(state, seat)
    return throw(state, seat) if state.phase == EXCHANGE else state.actions(seat)[0]


def _call(state: QuinientosState, seat: int) -> int:
    """The lowest bid in the best suit that the hand bears, or a pass."""
    if state.may_look() >> seat & 1:
        return LOOK
    if not state.looked >> seat & 1:
        return PASS
    hand = state.hands[seat]
    tricks = worths(state.seats, hand, state.in_play)
    best = max(tricks)
    level = int(best + HELP[state.seats])
    ours = state.contractor >= 0 and state.teams[state.contractor] == state.teams[seat]
    if ours and state.phase != RAISE:
        level -= 1
    bid = lowest(state, tricks.index(best))
    if bid >= 0 and LEVEL[bid] <= level:
        return BID + (lowest_at(min(level, 10), bid) if state.phase == RAISE else bid)
    if state.phase == AUCTION and not ours and not state.why_not(seat, MISERE_BID, False) and risk(state, hand) < SAFE[state.seats]:
        return BID + MISERE_BID
    return PASS


def lowest(state: QuinientosState, trump: int) -> int:
    """The lowest bid in that suit (the last: in no trumps) that beats the one that stands; -1: none."""
    letter = (*state.pack.suits, "n")[trump]
    for level in range(6, 11):
        bid = BIDS.index(f"{level}{letter}")
        if bid > state.bid:
            return bid
    return -1


def throw(state: QuinientosState, seat: int) -> int:
    """The three cards missed least."""
    ranking = ranking_for(state.seats, state.trump_called(), -1)
    hand = state.hands[seat]
    ranked = sorted([(worth_keeping(ranking, hand, card, state.misere), card) for card in bits(hand)])
    cards = sorted([card for _, card in ranked[:3]])
    return DISCARD | cards[0] | cards[1] << 7 | cards[2] << 14


def _card(state: QuinientosState, chance: Chance) -> int:
    place = state.mover
    if state.loose and not state.trick and state.hands[place] >> state.joker & 1:
        joker = _joker(state, place, chance)
        if joker >= 0:
            return joker
    if not state.misere:
        return take_policy(state, chance, 1)
    return duck_policy(state, chance) if place == state.contractor else _against_misere(state, chance)


def _joker(state: QuinientosState, place: int, chance: Chance) -> int:
    """What the leader does with a joker that has no suit; -1: nothing yet."""
    moves = state.joker_moves(place)
    hand = state.hands[place]
    if state.misere and place == state.contractor:
        return DECLARE + safest(state, hand) if DECLARE in moves else -1
    leads = [action - LEAD for action in moves if action >= LEAD]
    if not leads:
        return -1
    unseen = out(state, place)
    firm = any(not state.ranking.above[card] & unseen for card in bits(state.legal()))
    if not state.legal() or len(leads) == 1 or (not firm and chance.below(2)):
        return LEAD + max(leads, key=lambda suit: (hand & state.ranking.suits[suit]).bit_count())
    return -1


def safest(state: QuinientosState, hand: int) -> int:
    """The suit in which a high card is best hidden: many low cards of it."""
    suits = state.ranking.suits
    return max(range(SUITS), key=lambda suit: sum([20 - state.ranking.strength[card] for card in bits(hand & suits[suit])]))


def _against_misere(state: QuinientosState, chance: Chance) -> int:
    """A card that leaves the contractor the trick if any can: under him, low before he has played."""
    legal = state.legal()
    ranking = state.ranking
    place = state.mover
    if not state.trick:
        return _lead_under(state, state.known[state.contractor]) if state.known[state.contractor] else duck_policy(state, chance)
    best, most = -1, -1 << 30
    played = any(state.after(state.leader, step) == state.contractor for step in range(len(state.trick)))
    for card in bits(legal):
        strength = ranking.strength[card]
        if state.winner == state.contractor:
            worth = 200 + strength if state.winner_with(place, card) == state.contractor else -strength
        elif played or ranking.suit[card] != state.led:
            worth = strength
        else:
            worth = -strength
        worth = 4 * worth + chance.below(4)
        if worth > most:
            best, most = card, worth
    return best


def _lead_under(state: QuinientosState, seen: int) -> int:
    """The lead below all that the contractor, whose cards are seen, has of the suit; else the lowest of a suit he has."""
    ranking = state.ranking
    best, most = -1, -1 << 30
    for card in bits(state.legal()):
        own = seen & ranking.suits[ranking.suit[card]]
        worth = 100 - ranking.strength[card] if own else -ranking.strength[card]
        if own and not own & ~ranking.above[card]:
            worth += 200
        if worth > most:
            best, most = card, worth
    return best


def sensible(state: QuinientosState, seat: int) -> list[int]:
    """The calls and discards worth trying."""
    actions = state.actions(seat)
    if state.phase == EXCHANGE:
        found = set(actions)
        found.add(throw(state, seat))
        return sorted(found)
    if state.phase not in (AUCTION, RAISE):
        return actions
    if not state.looked >> seat & 1:
        return [LOOK] if LOOK in actions else [PASS]
    tricks = worths(state.seats, state.hands[seat], state.in_play)
    ranked = sorted(range(5), key=lambda trump: -tricks[trump])
    found = {PASS, _call(state, seat)}
    for trump in ranked[:2]:
        bid = lowest(state, trump)
        if bid >= 0 and LEVEL[bid] <= tricks[trump] + HELP[state.seats] + 1.5:
            found.add(BID + bid)
            if trump == ranked[0] and bid + 5 < len(BIDS) and LEVEL[bid] + 1 <= tricks[trump] + HELP[state.seats]:
                found.add(BID + lowest_at(LEVEL[bid] + 1, bid))
    danger = risk(state, state.hands[seat])
    for bid, most in ((MISERE_BID, SAFE[state.seats]), (OPEN_BID, OPEN_SAFE * SAFE[state.seats])):
        if danger < most and not state.why_not(seat, bid, False):
            found.add(BID + bid)
    return sorted(found)


def lowest_at(level: int, bid: int) -> int:
    """The bid of that level in the suit of another."""
    return BIDS.index(f"{level}{BIDS[bid][-1]}")


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, QuinientosState)
    if action >= DISCARD:
        return say("hint-quinientos-throw-high" if state.misere else "hint-quinientos-throw")
    if action in (PASS, LOOK):
        return _why_pass(state, seat) if action == PASS else say("hint-quinientos-look")
    if LEAD <= action < LEAD + SUITS:
        return say("hint-quinientos-lead-joker", suit=state.pack.suits[action - LEAD])
    if DECLARE <= action < DECLARE + SUITS:
        return say("hint-quinientos-declare", suit=state.pack.suits[action - DECLARE])
    if BID <= action < DECLARE and bid_of(action) >= 0:
        return _why_bid(state, seat, bid_of(action))
    if not state.misere:
        return explain_card(state, seat, action)
    return _why_in_misere(state, seat, action)


def _why_pass(state: QuinientosState, seat: int) -> Say:
    if state.phase == RAISE:
        return say("hint-quinientos-stay")
    if state.contractor >= 0 and state.teams[state.contractor] == state.teams[seat] and state.team_count < state.seats:
        return say("hint-quinientos-leave", seat=state.contractor)
    return say("hint-quinientos-pass")


def _why_bid(state: QuinientosState, seat: int, bid: int) -> Say:
    if is_misere(bid):
        return say("hint-quinientos-misere")
    trump = state.pack.suits.find(BIDS[bid][-1])
    hand = state.hands[seat]
    if trump < 0:
        return say("hint-quinientos-no-trumps")
    held = (hand & ranking_for(state.seats, trump, -1).trumps).bit_count()
    return say("hint-quinientos-suit", n=held, suit=state.pack.suits[trump])


def _why_in_misere(state: QuinientosState, seat: int, action: int) -> Say | None:
    if seat != state.contractor:
        if state.trick and state.winner == state.contractor and state.winner_with(seat, action) == state.contractor:
            return say("hint-quinientos-under", seat=state.contractor)
        return say("hint-quinientos-low", seat=state.contractor)
    if not state.trick:
        return say("hint-quinientos-lead-low")
    if state.ranking.suit[action] != state.led:
        return say("hint-quinientos-rid")
    return say("hint-quinientos-below") if state.winner_with(seat, action) != seat else None


class QuinientosBot(TrickBot):
    """Search and exact endings; calls, discards and the suit of a joker are tried on guessed deals."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, QuinientosState)
        self.per_trick = -1 if guess.loose or guess.misere else 1
        if guess.phase == PLAY and self.knowledge.policy is not None and self.level != "easy":
            declares = [action for action in guess.actions(seat) if DECLARE <= action < DECLARE + SUITS]
            if declares:
                kept = take_policy(guess, chance, 1) if not guess.misere else duck_policy(guess, chance)
                action = best_call(guess, seat, chance, self.knowledge.policy, DEALS[self.level], EFFORT[self.level][1], [kept, *declares])
                return Decision(action, PAUSE, explain(guess, seat, action))
        return super().think(guess, seat, chance)

    def calls(self, guess: State, seat: int) -> list[int]:
        assert isinstance(guess, QuinientosState)
        return sensible(guess, seat)


def make_bot(level: str) -> QuinientosBot:
    """Search; whatever is said is tried on guessed deals."""
    return QuinientosBot(knowledge_of("quinientos"), level)
