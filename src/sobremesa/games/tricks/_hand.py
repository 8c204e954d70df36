"""The course of a hand of tricks, and what everybody may gather from it.

A game gives the deal (:meth:`TrickHand.new_hand`), its duties and order, what happens between tricks (:meth:`TrickHand.after_trick`) and the score
(:meth:`TrickHand.count`); its own phases and actions (bids, exchanges, cantes) through :meth:`TrickHand.choices` and :meth:`TrickHand.choose`.
Games are built on :class:`~sobremesa.games.tricks._tricks.TrickState`, which adds how it is written and how it lies on the table.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.guess import deal_evenly
from sobremesa.core.options import Options
from sobremesa.core.packs import Pack, bits, to_mask
from sobremesa.core.refusal import Refused
from sobremesa.core.state import Game, State
from sobremesa.games.tricks._duties import FOLLOW, Duties
from sobremesa.games.tricks._order import Order, Ranking, uncancelled

PLAY: Final = 0
OVER: Final = 1
END: Final = 2
"""Phases: a card to play, the next hand to deal, the match over. A game's own follow from 3."""

DEAL: Final = 1000
"""The action between hands. Cards are played by their number; a game's own actions lie between, from 200."""


class TrickHand(State):
    """A match of a trick-taking game in progress.

    A *place* holds a hand: the seats, and after them a dummy where there is one. A *side* wins tricks together.

    :ivar pack: and ``order``: the cards and how they rank. ``ranking``: how they compare under the trumps of this hand.
    :ivar duties: what is owed to a trick; ``cancels``: identical cards in a trick cancel each other.
    :ivar sides: the side of each place. ``active``: the places that play this hand, in order of play.
    :ivar mover: the place that acts next, in every phase; -1 when the match is over, or the seats of ``waiting`` (a mask) choose at once.
    :ivar trick: the cards on the table in the order played, from ``leader`` on; ``trick_size``: how many make it whole. ``led``: its suit, ``best``
        the card that wins so far and ``winner`` its place (-1: none). ``last``: the trick before, led by ``last_leader``.
    :ivar piles: the cards each side has won, ``points`` what they are worth, ``tricks`` how many tricks each place has won.
    :ivar stock: top last. ``turn_up``: the card lying under it or beside it. ``shown``: the dealer's last card, shown to make trumps and taken up.
    :ivar aside: cards of this hand that nobody has seen; ``thrown``: those that only the place itself has.
    :ivar known: of each hand, the cards that everybody knows are there; ``barred``: the cards that everybody knows are not. ``told``: cards in the
        hand of place ``p`` that place ``q`` alone knows, at ``q * places + p``.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance, order: Order, sides: list[int]) -> None:
        super().__init__(game, seats, options, chance)
        self.order = order
        self.pack: Pack = order.pack
        self.card_count = order.pack.size
        self.ranking: Ranking = order.under(-1)
        self.duties: Duties = FOLLOW
        self.cancels = False
        self.sides = sides
        self.places = len(sides)
        self.active: list[int] = list(range(self.places))
        self.next_place: list[int] = [*range(1, self.places), 0]
        self.phase = PLAY
        self.mano = 0
        self.leader = 0
        self.mover = 0
        self.waiting = 0
        self.trump = -1
        self.turn_up = -1
        self.shown = -1
        self.stock: list[int] = []
        self.aside = 0
        self.thrown: list[int] = [0] * self.places
        self.hands: list[int] = [0] * self.places
        self.known: list[int] = [0] * self.places
        self.barred: list[int] = [0] * self.places
        self.told: list[int] = [0] * (self.places * self.places)
        self.trick: list[int] = []
        self.trick_size = self.places
        self.led = -1
        self.best = -1
        self.winner = -1
        self.last: list[int] = []
        self.last_leader = 0
        self.tricks: list[int] = [0] * self.places
        self.piles: list[int] = [0] * (max(sides) + 1)
        self.points: list[int] = [0] * (max(sides) + 1)
        self._legal = -1  # of the mover, -1: not worked out yet

    # -- to be given by each game ---------------------------------------------------------------------------------------------------

    def new_hand(self) -> None:
        """Deal a hand, ``mano`` being set: :meth:`clear`, :meth:`deal`, trumps, phase and mover."""
        raise NotImplementedError

    def count(self) -> None:
        """Score the hand that has just been played out, and :meth:`close` it."""
        raise NotImplementedError

    def after_trick(self) -> None:
        """What follows a trick that ``leader`` has just won: by default the next lead, or the count when the hands are empty."""
        if not self.hands[self.leader]:
            self.count()

    def playable(self, place: int) -> int:
        """The cards that the place may play now, as a set: by default as the duties say."""
        hand = self.hands[place]
        if self.led < 0:
            return hand
        winner = self.winner
        return self.duties.legal(self.ranking, hand, self.led, self.best, winner >= 0 and self.sides[winner] == self.sides[place])

    def choices(self, seat: int) -> list[int]:
        """The actions of an actor in the game's own phases, ascending."""
        raise NotImplementedError

    def choose(self, seat: int, action: int) -> None:
        """Play an action that is no card and no deal, of an actor. Raises :class:`Refused` where it is not legal now."""
        raise Refused("unknown-move", text=self.text(seat, action))

    def word(self, action: int) -> str:
        """The notation of one of the game's own actions."""
        return str(action)

    def read_words(self, words: list[str]) -> int:
        """The game's own action so written; -1: none. May raise :class:`Refused` with the rule that forbids a try."""
        return -1

    # -- the deal ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.new_hand()

    def clear(self) -> None:
        """An empty table for a new hand: mano to lead, nothing dealt, won or known."""
        self.phase = PLAY
        self.leader = self.last_leader = self.mover = self.mano
        self.waiting = 0
        self.trick = []
        self.last = []
        self.trick_size = len(self.active)
        self.led = self.best = self.winner = self.turn_up = self.shown = self._legal = -1
        self.stock = []
        self.aside = 0
        places = self.places
        self.hands = [0] * places
        self.thrown = [0] * places
        self.known = [0] * places
        self.barred = [0] * places
        self.told = [0] * (places * places)
        self.tricks = [0] * places
        self.piles = [0] * len(self.piles)
        self.points = [0] * len(self.points)

    def sit(self, active: list[int]) -> None:
        """Let those places play, in that order."""
        self.active = active
        self.trick_size = len(active)
        self.next_place = [-1] * self.places
        for turn, place in enumerate(active):
            self.next_place[place] = active[(turn + 1) % len(active)]

    def deal(self, cards: list[int], each: int) -> None:
        """So many cards to each active place, one at a time from mano, off the end of ``cards``."""
        turns = len(self.active)
        top = len(cards) - 1
        place = self.mano
        for turn in range(turns):
            hand = 0
            for at in range(top - turn, top - turn - each * turns, -turns):
                hand |= 1 << cards[at]
            self.hands[place] |= hand
            place = self.next_place[place]
        del cards[top + 1 - each * turns :]

    def deal_all(self, cards: list[int]) -> None:
        """The whole pack, all alike; the last card, the dealer's, is shown and makes trumps."""
        self.shown = cards[0]
        self.deal(cards, len(cards) // len(self.active))
        dealer = self.active[self.active.index(self.mano) - 1]
        self.known[dealer] |= 1 << self.shown
        self.set_trump(self.pack.suit[self.shown])

    def set_trump(self, trump: int) -> None:
        """Make that suit trumps, -1: none."""
        self.trump = trump
        self.ranking = self.order.under(trump)
        self._legal = -1

    def next_hand(self, dealer: int) -> None:
        """Deal again, the next place being mano."""
        self.hand += 1
        self.chance.begin_hand(self.hand)
        self.note("deal", "event-deal", dealer)
        self.mano = self.next_mano()
        self.new_hand()

    def next_mano(self) -> int:
        """Who is mano in the next hand."""
        return (self.mano + 1) % self.seats

    def next_dealer(self) -> int:
        """Who deals the next hand."""
        return (self.next_mano() - 1) % self.seats

    def close(self, over: bool) -> None:
        """End the hand: the match too, or the next dealer is to deal."""
        self.phase = END if over else OVER
        self.mover = -1 if over else self.next_dealer()

    # -- legal ------------------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        mover = self.mover
        return mover if mover >= 0 else (self.waiting & -self.waiting).bit_length() - 1

    def actors(self) -> int:
        return 1 << self.mover if self.mover >= 0 else self.waiting

    def actions(self, seat: int) -> list[int]:
        if self.phase == PLAY:
            if seat != self.mover:
                return []
            legal = self._legal
            if legal < 0:
                legal = self._legal = self.playable(seat)
            return bits(legal)
        if seat < 0 or not self.actors() >> seat & 1:
            return []
        return [DEAL] if self.phase == OVER else self.choices(seat)

    def only_cards(self) -> bool:
        """Whether the mover, now that a card is to be played, can do nothing else: then playouts need no list of actions. By default not said."""
        return False

    def any_action(self, seat: int, chance: Chance) -> int:
        if self.phase != PLAY or seat != self.mover or not self.only_cards():
            return super().any_action(seat, chance)
        legal = self._legal
        if legal < 0:
            legal = self._legal = self.playable(seat)
        if legal & (legal - 1):  # under duties many a card is forced
            for _ in range(chance.below(legal.bit_count())):
                legal &= legal - 1
        return (legal & -legal).bit_length() - 1

    def legal(self) -> int:
        """The cards that the mover may play, as a set."""
        if self._legal < 0:
            self._legal = self.playable(self.mover)
        return self._legal

    def partner_wins(self, place: int) -> bool:
        """Whether the place's side wins the trick so far."""
        return self.winner >= 0 and self.sides[self.winner] == self.sides[place]

    def owed(self, place: int) -> str:
        """The duty that binds the place's hand now, as :meth:`Duties.owed` names it; empty if all is free."""
        return self.duties.owed(self.ranking, self.hands[place], self.led, self.best, self.partner_wins(place)) if self.led >= 0 else ""

    def refusal(self, place: int, card: int) -> Refused:
        """Why the card may not be played."""
        if not self.hands[place] >> card & 1:
            return Refused("not-held", card=self.pack.names[card])
        owed = self.owed(place)
        return Refused(f"tricks-{owed}", suit=self._suit_owed(owed)) if owed else Refused("tricks-not-now", card=self.pack.names[card])

    def _suit_owed(self, owed: str) -> str:
        return self.pack.suits[self.led if owed in ("follow", "head") else self.trump]

    # -- effect -----------------------------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.phase == PLAY and 0 <= action < self.card_count:
            if seat != self.mover:
                raise Refused("not-your-turn")
            legal = self._legal
            if legal < 0:
                legal = self.playable(seat)
            if not legal >> action & 1:
                raise self.refusal(seat, action)
            self._legal = -1
            self.put(seat, action)
        elif self.phase == END:
            raise Refused("match-over")
        elif seat < 0 or not self.actors() >> seat & 1:
            raise Refused("not-your-turn")
        elif self.phase == OVER and action == DEAL:
            self.next_hand(seat)
        else:
            self.choose(seat, action)

    def play_card(self, place: int, card: int) -> None:
        """Play a card of the mover's hand to the trick. Raises :class:`Refused` by the duty that forbids it."""
        if not self.legal() >> card & 1:
            raise self.refusal(place, card)
        self._legal = -1
        self.put(place, card)

    def put(self, place: int, card: int) -> None:
        """Lay a card that may be played, and note what it tells."""
        bit = 1 << card
        ranking = self.ranking
        self.hands[place] ^= bit
        if self.known[place]:
            self.known[place] &= ~bit
        trick = self.trick
        if not trick:
            self.on_lead(place, card)
            self.led = ranking.suit[card]
            self.best = card
            self.winner = place
        else:
            best = self.best
            if ranking.suit[card] != self.led:
                self.on_discard(place, card)
                if self.duties.simple and self.duties.follow:
                    self.barred[place] |= ranking.suits[self.led]
            if not self.duties.simple:
                self.barred[place] |= self.duties.missing(ranking, card, self.led, best, self.partner_wins(place))
            if best < 0 or ranking.beats[best] >> card & 1:
                self.best = card
                self.winner = place
        trick.append(card)
        if self.cancels:
            self.cancel()
        if self.loud:
            self.note_play(place, card)
        if len(trick) == self.trick_size:
            self.trick_over()
        else:
            self.mover = self.next_place[place]

    def on_lead(self, place: int, card: int) -> None:
        """What leading the card does besides, before it lies there."""

    def on_discard(self, place: int, card: int) -> None:
        """What laying a card of another suit than the one led does besides, before it lies there."""

    def cancel(self) -> None:
        """Who wins now that identical cards do not count; nobody: nothing is left."""
        at = uncancelled(self.ranking, self.trick)
        self.best = self.trick[at] if at >= 0 else -1
        self.winner = self.after(self.leader, at) if at >= 0 else -1

    def winner_with(self, place: int, card: int) -> int:
        """Who would win the trick so far if the place, whose turn it is, played the card; -1: nobody."""
        if self.cancels:
            at = uncancelled(self.ranking, [*self.trick, card])
            return self.after(self.leader, at) if at >= 0 else -1
        return place if self.best < 0 or self.ranking.beats[self.best] >> card & 1 else self.winner

    def trick_over(self) -> None:
        """Give the trick to its winner (to the leader where every card is cancelled), who leads next."""
        winner = self.winner if self.winner >= 0 else self.leader
        worth = self.ranking.points
        pile = 0
        points = 0
        for card in self.trick:
            pile |= 1 << card
            points += worth[card]
        side = self.sides[winner]
        self.piles[side] |= pile
        self.points[side] += points
        self.tricks[winner] += 1
        if self.loud:
            self.note_trick(winner, points)
        self.last = self.trick
        self.last_leader = self.leader
        self.trick = []
        self.led = self.best = self.winner = -1
        self.leader = self.mover = winner
        self.after_trick()

    def note_play(self, place: int, card: int) -> None:
        """Say who has played what."""
        self.note("play", "event-play", place, card=self.pack.names[card])

    def note_trick(self, winner: int, points: int) -> None:
        """Say who has taken the trick."""
        if points:
            self.note("win", "tricks-takes-points", winner, points=points)
        else:
            self.note("win", "tricks-takes", winner)

    def after(self, place: int, steps: int = 1) -> int:
        """The place so many turns after that one, of those that play this hand."""
        for _ in range(steps):
            place = self.next_place[place]
        return place

    # -- score ------------------------------------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        return self.sides[seat]

    def side_tricks(self, side: int) -> int:
        """The tricks won by a side."""
        found = 0
        for place in range(self.places):
            if self.sides[place] == side:
                found += self.tricks[place]
        return found

    def hand_over(self) -> bool:
        return self.phase == OVER or self.phase == END

    def standing(self, seat: int) -> int:
        points = self.points
        return points[self.sides[seat]] * len(points) - sum(points)

    # -- copies and guesses -------------------------------------------------------------------------------------------------------------

    def copy_to(self, new: State) -> None:
        super().copy_to(new)
        assert isinstance(new, TrickHand)
        new.ranking, new.duties, new.sides = self.ranking, self.duties, self.sides[:]
        new.active, new.next_place = self.active[:], self.next_place[:]
        new.phase, new.mano, new.leader, new.mover = self.phase, self.mano, self.leader, self.mover
        new.waiting, new.trick_size = self.waiting, self.trick_size
        new.trump, new.turn_up, new.shown, new.aside = self.trump, self.turn_up, self.shown, self.aside
        new.stock, new.hands, new.thrown = self.stock[:], self.hands[:], self.thrown[:]
        new.known, new.barred, new.told = self.known[:], self.barred[:], self.told[:]
        new.trick, new.led, new.best, new.winner = self.trick[:], self.led, self.best, self.winner
        new.last, new.last_leader = self.last[:], self.last_leader
        new.tricks, new.piles, new.points = self.tricks[:], self.piles[:], self.points[:]
        new._legal = self._legal

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.deal_hidden(seat, chance)

    def sure(self, seat: int, place: int) -> int:
        """The cards that ``seat`` knows to be in the hand of ``place``."""
        if seat == place:
            return self.hands[place]
        return self.hands[place] & (self.known[place] | self.told[seat * self.places + place])

    def proven(self, place: int) -> int:
        """A set of cards of which everybody knows how many the place still holds: by default none. Only sets for which that is so at any time."""
        return 0

    def deal_hidden(self, seat: int, chance: Chance) -> None:
        """Deal the cards that ``seat`` has not seen anew, each way that fits what it knows being equally likely."""
        rooms: list[int] = []
        barred: list[int] = []
        pool = 0
        bound = 0
        for place in range(self.places):
            sure = self.sure(seat, place)
            hidden = self.hands[place] & ~sure
            proven = self.proven(place)
            inside = (hidden & proven).bit_count()
            self.hands[place] = sure
            pool |= hidden
            rooms.append(hidden.bit_count() - inside)
            rooms.append(inside)
            barred.append(self.barred[place] | proven)
            barred.append(self.barred[place] | ~proven)
            hidden = self.thrown[place] if place != seat else 0
            self.thrown[place] ^= hidden
            pool |= hidden
            rooms.append(hidden.bit_count())
            barred.append(0)
        stock = to_mask(self.stock)
        rooms += [len(self.stock), self.aside.bit_count()]
        barred += [0, 0]
        pool |= stock | self.aside
        for at in range(len(rooms)):
            barred[at] = barred[at] & pool if rooms[at] else 0
            bound |= barred[at]
        cards = bits(pool)
        dealt = deal_evenly(cards, rooms, barred, chance) if bound else None
        if dealt is None:
            chance.shuffle(cards)
        else:
            cards = [card for part in dealt for card in part]
        cards.reverse()  # dealt off the end
        for place in range(self.places):
            held = thrown = 0
            for _ in range(rooms[3 * place] + rooms[3 * place + 1]):
                held |= 1 << cards.pop()
            for _ in range(rooms[3 * place + 2]):
                thrown |= 1 << cards.pop()
            self.hands[place] |= held
            self.thrown[place] |= thrown
        in_stock = len(self.stock)
        self.stock = [cards.pop() for _ in range(in_stock)]
        self.aside = to_mask(cards)
        self._legal = -1

    def census(self) -> list[str]:
        cards = self.stock + self.trick + bits(self.aside)
        for mask in (*self.hands, *self.piles, *self.thrown):
            cards += bits(mask)
        if self.turn_up >= 0:
            cards.append(self.turn_up)
        names = self.pack.names
        return [names[card] for card in cards]
