"""What a good whist player knows: second hand low, third hand high, win with the cheapest card that will do, leave the partner his tricks, and show
him a doubleton by the higher card first."""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge import knowledge_of
from sobremesa.bots.knowledge._tricks import explain_card, is_master, may_ruff, out, rivals_after, take_policy
from sobremesa.bots.players import PAUSE
from sobremesa.bots.tricks import TrickBot
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.tricks._duties import FOLLOW
from sobremesa.games.tricks._renuncio import offences, place_of
from sobremesa.games.tricks._revokes import PENALTY
from sobremesa.games.tricks._tricks import PLAY, TrickState
from sobremesa.games.tricks._whist_hand import ADD, CHOOSING, CLAIM, JUDGING, ORDERED, ORDERING, PASS, RETRACT, STAND, TAKE_TRICKS
from sobremesa.games.tricks.whist import WhistState

PER_TRICK = 6  # of take_policy, for leads: the best of those tried in play
LOW = 8  # ranks of a suit that the code is played with: from the nine down, no card that was meant to win


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, WhistState)
    if state.phase == PLAY:
        if state.turn() != seat:
            return state.actions(seat)[-1]
        if state.claims and caught(state, seat):
            return CLAIM
        return _follow(state) if state.trick else take_policy(state, chance, PER_TRICK)
    if state.phase == JUDGING:
        return CLAIM if caught(state, seat) else PASS
    if state.phase == ORDERING:
        return _order(state, seat)
    if state.phase == CHOOSING:
        return ADD if state.totals[state.sides[seat]] + PENALTY >= state.target else TAKE_TRICKS
    return state.actions(seat)[0]


def caught(state: WhistState, seat: int) -> bool:
    """Whether a renuncio of the rivals, still unclaimed, is there for all to see: they have played since what they did not follow with."""
    if not state.may_claim(seat):
        return False
    rivals = 1 - state.sides[seat]
    seen = [state.known[place] & state.hands[place] for place in range(state.places)]
    fresh = [entry for at, entry, _ in state.revokes.discards(state, state.log, rivals) if at >= state.revokes.checked[rivals]]
    return any(entry in fresh for entry in offences(state.log, seen, state.ranking, FOLLOW, []) if state.sides[place_of(entry)] == rivals)


def _order(state: WhistState, seat: int) -> int:
    """Call for an exposed card that would win nothing, and spoil nothing of ours."""
    for action in state.actions(seat)[1:]:
        card = action - ORDERED
        lead = not state.trick
        if lead and not is_master(state, state.awaited(), card) and not state.ranking.trumps >> card & 1:
            return action
        if not lead and state.winner_with(state.awaited(), card) != state.awaited():
            return action
    return PASS


def _cheapest(state: TrickState, cards: int) -> int:
    """The weakest of some cards, trumps last."""
    ranking = state.ranking
    best = -1
    least = 1 << 30
    for card in bits(cards):
        worth = ranking.strength[card] + (20 if ranking.trumps >> card & 1 else 0)
        if worth < least:
            least = worth
            best = card
    return best


def _throw(state: TrickState, place: int, cards: int) -> int:
    """What to throw when the trick is not worth fighting for: a low card, of a long weak suit rather than a guard or a trump."""
    ranking = state.ranking
    unseen = out(state, place)
    best = -1
    least = 1 << 30
    for card in bits(cards):
        suit = ranking.suits[ranking.suit[card]]
        held = state.hands[place] & suit
        worth = 4 * ranking.strength[card] - held.bit_count()
        if ranking.trumps >> card & 1:
            worth += 100
        elif not ranking.above[card] & unseen:
            worth += 60
        elif (ranking.above[card] & unseen).bit_count() < held.bit_count() <= (ranking.above[card] & unseen).bit_count() + 1:
            worth += 8
        if worth < least:
            least = worth
            best = card
    return best


def _lowest_equal(state: TrickState, place: int, card: int, cards: int) -> int:
    """The weakest of ``cards`` that does as well as ``card``: nothing that is still out lies between."""
    ranking = state.ranking
    unseen = out(state, place)
    best = card
    for other in bits(cards):
        if ranking.above[other] >> card & 1 and not ranking.above[other] & ~ranking.above[card] & unseen and ranking.above[other] >> best & 1:
            best = other
    return best


def _follow(state: WhistState) -> int:
    """Second hand low, third hand high, last as cheap as will do; nothing on a trick that the partner has safely won."""
    place = state.mover
    legal = state.lawful(place) & state.legal() or state.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    ranking = state.ranking
    rivals = rivals_after(state, place)
    best = state.best
    winning = legal & ranking.beats[best] if best >= 0 else legal
    if state.led >= 0 and not legal & ranking.suits[state.led]:
        winning &= ranking.trumps
    unseen = out(state, place)
    if state.partner_wins(place):
        safe = not rivals or not (ranking.beats[best] & unseen if may_ruff(state, place, ranking.suit[best]) else ranking.above[best] & unseen)
        follows = bool(legal & ranking.suits[state.led])
        if safe or not winning or (not follows and (ranking.above[best] & unseen).bit_count() < 2):
            return _throw(state, place, legal)
    if not winning:
        return _throw(state, place, legal)
    if not rivals:
        return _cheapest(state, winning)
    if not legal & ranking.suits[state.led]:
        return _cheapest(state, winning)
    top = -1
    for card in bits(winning):
        if top < 0 or ranking.above[top] >> card & 1:
            top = card
    if ranking.suit[top] != ranking.trump and may_ruff(state, place, ranking.suit[top]):
        return _throw(state, place, legal)
    if len(state.trick) == 1:
        if not ranking.above[top] & unseen:
            return _lowest_equal(state, place, top, winning)
        return _throw(state, place, legal)
    card = _lowest_equal(state, place, top, winning)
    if state.partner_wins(place) and not (ranking.above[best] & unseen) & ~ranking.above[card]:
        return _throw(state, place, legal)  # it would do no more than the partner's
    return card


def petition(state: WhistState, card: int) -> int:
    """The card to follow with where ``card``, which does not win, was chosen: of two low ones of a plain suit the higher, to show the partner that
    there are but two."""
    ranking = state.ranking
    place = state.mover
    if not state.trick or not 0 <= card < state.pack.size or ranking.suit[card] != state.led or state.led == ranking.trump:
        return card
    suit = ranking.suits[state.led]
    held = state.hands[place] & suit
    if held.bit_count() != 2 or state.played[place] & suit or not held >> card & 1:
        return card
    other = (held ^ 1 << card).bit_length() - 1
    shows = is_low(state, other) and state.winner_with(place, card) != place and state.winner_with(place, other) != place
    return other if shows and ranking.above[card] >> other & 1 else card


def is_low(state: WhistState, card: int) -> bool:
    """Whether the card is one that the code is played with."""
    return (state.ranking.above[card] & state.ranking.suits[state.ranking.suit[card]]).bit_count() >= 13 - LOW


def asks(state: WhistState, place: int) -> int:
    """The suit of which the place, following to the last trick, has just shown that it held two cards: a low one, then a lower; -1: none."""
    if not state.last:
        return -1
    suit = state.ranking.suit[state.last[0]]
    at = state.active.index(place) - state.active.index(state.last_leader)
    card = state.last[at % len(state.active)]
    before = state.played[place] & state.ranking.suits[suit] & ~(1 << card)
    if suit == state.ranking.trump or state.ranking.suit[card] != suit or before.bit_count() != 1 or not at:
        return -1
    first = before.bit_length() - 1
    return suit if state.ranking.above[card] >> first & 1 and is_low(state, first) else -1


def reading(state: WhistState, seat: int) -> WhistState:
    """The same match as somebody reads it who takes the code at its word: whoever has shown a doubleton holds no more of the suit."""
    read = state
    for place in state.active:
        suit = asks(state, place) if state.seat_of(place) != seat and place != state.dummy else -1
        if suit < 0 or (state.known[place] | state.barred[place]) & state.ranking.suits[suit]:
            continue
        if read is state:
            read = copy_of(state)
        read.barred[place] |= state.ranking.suits[suit]
    return read


def copy_of(state: WhistState) -> WhistState:
    """A copy that may be changed."""
    new = state.clone()
    assert isinstance(new, WhistState)
    return new


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why the move is good."""
    assert isinstance(state, WhistState)
    if action < state.pack.size:
        return explain_card(state, seat, action) if state.phase == PLAY else None
    if action == CLAIM:
        return say("hint-revokes-claim") if caught(state, seat) else None
    return say("hint-revokes-retract") if action >= RETRACT else None


class WhistBot(TrickBot):
    """Search, and endings solved; it never revokes, takes back nothing, and claims what all have seen."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, WhistState)
        if not guess.claims:
            return self._play(guess, seat, chance)
        if guess.phase != PLAY or guess.turn() != seat or caught(guess, seat):
            action = policy(guess, seat, chance)
            return Decision(action if action != STAND else None, PAUSE, explain(guess, seat, action))
        return self._play(guess.enforced(), seat, chance)

    def _play(self, guess: WhistState, seat: int, chance: Chance) -> Decision:
        """A card, with the code read and played."""
        if guess.phase != PLAY or guess.turn() != seat or self.level == "easy":
            return super().think(guess, seat, chance)
        found = super().think(reading(guess, seat), seat, chance)
        card = petition(guess, found.action) if found.action is not None else -1
        return found if card in (-1, found.action) else Decision(card, PAUSE, say("hint-whist-petition"))


def make_bot(level: str) -> Bot:
    """A bot of that level."""
    return WhistBot(knowledge_of("whist"), level, 1)
