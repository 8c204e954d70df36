"""A match of poker as the table shows it: zones, seats, buttons, the slider of bets, the sheet of a hand."""

from __future__ import annotations

from typing import Final

from sobremesa.core.packs import bits, to_mask
from sobremesa.core.view import Control, Item, Line, Move, Say, Seat, Sheet, Zone, say
from sobremesa.games.vying._betting import FIXED_LIMIT, SPREAD, STRUCTURES
from sobremesa.games.vying._forms import LOW, NO_LOW, SPLIT, Ranks
from sobremesa.games.vying._hand import BET, BETTING, BRING, BUY, CALL, DEAL, OVER
from sobremesa.games.vying._hands import class_of
from sobremesa.games.vying._lows import A5, PERFECT, badness
from sobremesa.games.vying._names import high_say, low_say, wild_says
from sobremesa.games.vying._poker import WORDS, PokerState
from sobremesa.games.vying._ranks import WildRanks
from sobremesa.games.vying._seating import strength

WILD_IS: Final = "poker-wild-is"
LOWS: Final = 64
"""Of the cards that are lit: from this bit up, those of a low hand."""


class PokerTable(PokerState):
    """What every game of poker shows; a subclass adds the zones, labels and lines of its own."""

    def look(self) -> str:
        return self.pack.look

    def direction(self) -> str:
        return "clockwise"

    # -- zones --------------------------------------------------------------------------------------------------------------------------

    def zones(self, seat: int) -> list[Zone]:
        found: list[Zone] = []
        best = self.lit(seat)
        for other in bits(self.seating.playing | self.chips.live):
            found += self.hand_zones(other, seat, best)
        found += self.shared_zones(best)
        deal = self.deal
        if deal.burns:
            found.append(Zone("burns", "burns", "stack", count=len(deal.burns)))
        found.append(Zone("stock", "stock", "stack", count=len(deal.stock)))
        return found + self.chip_zones()

    def shared_zones(self, best: int) -> list[Zone]:
        """The shared cards; ``best``: those that win."""
        if not any(street.board for street in self.form.streets) and not self.deal.board:
            return []
        items = [self.face(card, best) for card in self.deal.board]
        return [Zone("board", "community", "row", items=items, count=len(items), shape={"slots": 5})]

    def face(self, card: int, best: int) -> Item:
        """A card that is seen, marked if it is among ``best``."""
        name = self.pack.names[card]
        if best >> LOWS:
            marks = ["chosen", "of-high"] if best >> card & 1 else []
            if best >> LOWS + card & 1:
                marks += ["of-low"] if marks else ["last", "of-low"]
        else:
            marks = ["winner"] if best >> card & 1 else []
        if self.is_wild(card):
            marks.append("wild")
        return Item(name, name, marks=tuple(marks))

    def is_wild(self, card: int) -> bool:
        """Whether a card is a joker or a wild card of the pack."""
        ranks = self.ranks()
        return self.pack.suit[card] < 0 or (isinstance(ranks, WildRanks) and ranks.wild.named >> card % 52 & 1 == 1)

    def ranks(self) -> Ranks:
        """What sets of cards are worth now: by default what they are in the form."""
        return self.form.ranks

    def sorted_cards(self, mask: int) -> list[int]:
        """The cards of a set, the highest rank first, jokers before all."""
        cards = bits(mask)
        cards.sort(key=self._order_of, reverse=True)
        return cards

    def _order_of(self, card: int) -> int:
        return strength(self.pack, card) if self.pack.suit[card] >= 0 else 100

    def hand_zones(self, owner: int, viewer: int, best: int) -> list[Zone]:
        """What a seat holds, as ``viewer`` sees it. A folded hand is seen by its owner alone."""
        deal = self.deal
        live = self.chips.live >> owner & 1
        found: list[Zone] = []
        holes = deal.holes[owner]
        if owner == viewer or deal.shown >> owner & 1:
            items = [self.face(card, best) for card in self.sorted_cards(holes)]
            if not live:
                items = [Item(item.id, item.face, marks=("folded", "wild") if "wild" in item.marks else ("folded",)) for item in items]
            found.append(Zone(f"hand-{owner}", "hand", "fan", owner, items, len(items)))
        else:
            found.append(Zone(f"hand-{owner}", "hand", "fan", owner, count=holes.bit_count() if live else 0))
        if deal.ups[owner]:
            cards = deal.ups[owner] if live else []
            found.append(Zone(f"open-{owner}", "open", "row", owner, [self.face(card, best) for card in cards], len(cards)))
        return found

    def chip_zones(self) -> list[Zone]:
        """The bets before the players, and the pots with who contests them."""
        chips = self.chips
        found = [Zone(f"bet-{seat}", "bet", "chips", seat, count=chips.bets[seat]) for seat in range(self.seats) if chips.bets[seat]]
        if self.hand_over():
            return found
        amounts, contestants = chips.gathered()
        if len(amounts) == 1:
            return [*found, Zone("pot-0", "pot", "chips", count=amounts[0])] if amounts[0] else found
        for at, amount in enumerate(amounts):
            seats = " ".join([str(seat) for seat in bits(contestants[at])])
            label = say("poker-pot-side", n=at) if at else say("poker-pot-main")
            if amount:
                found.append(Zone(f"pot-{at}", "pot", "chips", count=amount, label=label, shape={"seats": seats}))
        return found

    def lit(self, seat: int) -> int:
        """The cards to light up for a seat (-1: a spectator), a set: by default those that have won."""
        return self.winning_cards()

    def winning_cards(self) -> int:
        """After a showdown, the cards that make the winners' hands, a set; where pots are divided, those of the lows from :data:`LOWS` up."""
        best = 0
        if self.hand_over() and self.chips.live & (self.chips.live - 1):
            for seat in bits(self.deal.shown & self.chips.live):
                if self.form.goal == SPLIT:
                    if self.high_won[seat]:
                        best |= self.playing_five(seat, False)
                    if self.low_won[seat]:
                        best |= self.playing_five(seat, True) << LOWS
                elif self.won[seat]:
                    best |= self.playing_five(seat, self.form.goal == LOW)
        return best

    # -- seats --------------------------------------------------------------------------------------------------------------------------

    def seat(self, seat: int, viewer: int) -> Seat:
        deal = self.deal
        live = self.chips.live >> seat & 1
        cards = deal.holes[seat].bit_count() + len(deal.ups[seat]) if live else 0
        out = not self.seating.playing >> seat & 1
        notes = tuple(self.notes(seat, viewer))
        return Seat(seat, self.scores()[seat], seat, cards, self.chips.stacks[seat], tuple(self.badges(seat)), notes, out)

    def badges(self, seat: int) -> list[str]:
        """A player's badges."""
        seating = self.seating
        chips = self.chips
        found: list[str] = []
        if seat == seating.button:
            found.append("button")
        if self.stakes.blinds and not self.form.stud:
            if seat == seating.small_blind():
                found.append("small-blind")
            if seat == seating.big:
                found.append("big-blind")
        if seat == self.straddler:
            found.append("straddle")
        if not seating.playing >> seat & 1:
            return ["out"]
        if not self.hand_over() and self.street >= 0:
            if not chips.live >> seat & 1:
                found.append("folded")
            elif not chips.stacks[seat]:
                found.append("all-in")
            if self.form.stud and seat == self.opener:
                found.append("opens")
        if self.phase == OVER and seat == self.mover:
            found.append("dealer")
        if self.hand_over():
            if self.high_won[seat]:
                found.append("high-half")
            if self.low_won[seat]:
                found.append("low-half")
        return found

    def notes(self, seat: int, viewer: int) -> list[Say]:
        """Lines beside a player's name: what he holds, for himself and once it has been shown; what he has won."""
        found: list[Say] = []
        if self.chips.live >> seat & 1 and (seat == viewer or self.deal.shown >> seat & 1) and self.deal.own(seat):
            found += self.hand_says(seat)
        elif self.chips.live >> seat & 1 and self.deal.ups[seat] and self.open_tells(self.deal.ups[seat]):
            found.append(self.open_say(self.deal.ups[seat]))
        if self.hand_over() and self.won[seat]:
            found.append(say("poker-won", n=self.won[seat]))
            if self.low_won[seat] and self.high_won[seat]:
                found.append(say("hilo-won-high", n=self.high_won[seat]))
                found.append(say("hilo-won-low", n=self.low_won[seat]))
        return found

    def open_tells(self, cards: list[int]) -> bool:
        """Whether what open cards are called says more than the highest of them."""
        return self.form.goal == LOW or class_of(self.ranks().plain(self.ranks().high(to_mask(cards)))) > 0

    def open_say(self, cards: list[int]) -> Say:
        """What open cards are called."""
        if self.form.goal == LOW:
            return low_say(PERFECT - badness(cards, A5))
        return high_say(self.ranks().plain(self.ranks().high(to_mask(cards))), self.pack.look)

    def hand_says(self, seat: int) -> list[Say]:
        """What a seat's hand is called."""
        found: list[Say] = []
        if self.form.goal != LOW:
            found.append(high_say(self.ranks().plain(self.worth(seat, False)), self.pack.look))
            found += self.wild_says(seat)
        if self.form.goal & LOW:
            worth = self.worth(seat, True)
            if worth > NO_LOW and (self.form.goal == LOW or self.cards_of(seat) > 4):
                found.append(self.low_say(worth))
        return found

    def wild_says(self, seat: int) -> list[Say]:
        """What each wild card of a seat's high hand stands for."""
        ranks = self.ranks()
        if not isinstance(ranks, WildRanks):
            return []
        reading = ranks.wild.reading(self.playing_five(seat) or self.deal.own(seat))
        wild = [(card, meant) for card, meant in reading if card != meant and self.is_wild(card)]
        return [say(WILD_IS, card=self.pack.names[card], rank=self.pack.ranks[meant % 13]) for card, meant in wild]

    def wild_facts(self) -> list[Say]:
        """Which cards are wild, and what was agreed about them."""
        ranks = self.ranks()
        if not isinstance(ranks, WildRanks):
            return []
        wild = ranks.wild
        found = [say("poker-wild-bugs" if wild.bug else "poker-wild-jokers", n=self.pack.jokers)] if self.pack.jokers else []
        named = self.options["wild"] if ranks.wild.named else "none"
        if named == "deuces" or (named == "one_eyed" and self.pack.id == "fr52"):
            found.append(say("poker-wild-named", say=f"value-wild-{named}"))
        elif ranks.wild.named:
            found += wild_says(self.pack.mask_text(ranks.wild.named), self.pack.look)
        found.append(say("poker-repoker-top" if ranks.wild.top else "poker-repoker-below"))
        found.append(say("poker-wild-ties", say=f"value-joker_tie-{self.options['joker_tie']}"))
        if wild.double_ace:
            found.append(say("poker-wild-doubled"))
        if wild.five_by_tie:
            found.append(say("poker-wild-fives"))
        return found

    def cards_of(self, seat: int) -> int:
        """How many cards a seat's hand is made of, its own and the shared ones."""
        return self.deal.own(seat).bit_count() + len(self.deal.board)

    def low_say(self, worth: int) -> Say:
        """What a low hand is called."""
        return low_say(worth)

    def tell_hands(self, highs: list[int], lows: list[int]) -> None:
        for seat in self.showing_order():
            if self.deal.shown >> seat & 1:
                self.note("show", "poker-shows", seat, cards=self.pack.text(self.sorted_cards(self.deal.holes[seat])))
                for said in self.hand_says(seat):
                    self.note("hand", said.key, seat, said.key != WILD_IS, **said.facts)

    # -- what may be done ---------------------------------------------------------------------------------------------------------------

    def move(self, seat: int, action: int) -> Move:
        return Move(self.text(seat, action), say=self.label(seat, action))

    def label(self, seat: int, action: int) -> Say:
        """What the button of an action says."""
        chips = self.chips
        if action == DEAL:
            return say("move-deal")
        if action == CALL:
            paid = chips.owes(seat)
            return say("poker-move-call-all" if paid == chips.stacks[seat] else "poker-move-call", n=paid)
        if action == BRING:
            return say("poker-move-bring-in", n=min(self.bring, chips.stacks[seat]))
        if action < len(WORDS):
            return say(f"poker-move-{WORDS[action]}")
        if action >= BUY:
            return say("poker-move-buy", n=action - BUY)
        if action >= BET:
            total = action - BET
            if total == chips.bets[seat] + chips.stacks[seat]:
                return say("poker-move-all-in", n=total)
            if self.form.stud and 0 < chips.level < chips.least == total:
                return say("poker-move-complete", n=total)
            return say("poker-move-raise" if chips.level else "poker-move-bet", n=total)
        return self.own_label(seat, action)

    def own_label(self, seat: int, action: int) -> Say:
        """What the button of one of the game's own actions says."""
        raise NotImplementedError

    def controls(self, seat: int) -> list[Control]:
        chips = self.chips
        if self.phase == OVER:
            room = self.room_to_buy(seat)
            if room < 1 or not self.waiting >> seat & 1:
                return []
            return [Control("buy", "buy {n}", say("poker-control-buy"), 1, room, default=room, marks=(room,))]
        if self.phase != BETTING or chips.structure == FIXED_LIMIT:
            return []
        totals = [action - BET for action in self.actions(seat) if action >= BET]
        if len(totals) < 2:
            return []
        word = "raise" if chips.level else "bet"
        names = tuple([self.size_say(seat, total, totals) for total in totals])
        return [Control("bet", word + " {n}", say(f"poker-control-{word}"), totals[0], totals[-1], 1, totals[0], tuple(totals), names)]

    def size_say(self, seat: int, total: int, totals: list[int]) -> Say:
        """What one of the usual sizes of a bet is called: the least, a part of the pot, or the most."""
        chips = self.chips
        if total == chips.bets[seat] + chips.stacks[seat]:
            return say("poker-size-all-in")
        if total == totals[0]:
            return say("poker-size-least")
        whole_pot = chips.pot + chips.level - chips.bets[seat]
        quarters = [part for part in (2, 3, 4) if total == chips.level + whole_pot * part // 4]
        return say(f"poker-size-{quarters[0]}-quarters") if quarters else say("poker-size-most")

    def prompt(self, seat: int) -> Say | None:
        chips = self.chips
        if self.phase == BETTING:
            if self.bring:
                return say("poker-to-bring" if self.form.only_brings else "poker-to-open", n=self.bring)
            if self.must_bet():
                return say("poker-to-bet")
            owed = chips.owes(seat)
            return say("poker-to-call", n=owed) if owed else say("poker-free")
        if self.phase == OVER:
            if not chips.stacks[seat]:
                return say("poker-broke")
            if seat == self.may_show:
                return say("poker-may-show")
            if seat == self.mover:
                return say("poker-may-deal")
            return say("poker-may-buy" if self.room_to_buy(seat) > 0 else "poker-may-leave")
        return None

    def facts(self, seat: int) -> list[Say]:
        chips = self.chips
        stakes = self.stakes
        ladder = self.rules.ladder
        found: list[Say] = []
        if len(self.rules.forms) > 1:
            found.append(say("poker-plays", say=f"poker-game-{self.form.slug}"))
        found.append(say(f"poker-structure-{STRUCTURES[chips.structure]}"))
        if stakes.blinds and not self.form.stud:
            found.append(say("poker-blinds", n=stakes.sb, m=stakes.bb))
        own = self.form.ante(stakes.small)
        if own > 0 or (own < 0 and stakes.ante):
            found.append(say("poker-one-ante" if stakes.one_ante and own < 0 else "poker-ante", n=own if own > 0 else stakes.ante))
        if chips.structure == FIXED_LIMIT:
            found.append(say("poker-limits", n=stakes.small, m=stakes.big))
        elif chips.structure == SPREAD:
            found.append(say("poker-spread", n=chips.low, m=chips.high))
        bring = self.form.bring_in(0, stakes.small)
        if bring:
            found.append(say("poker-brings", n=bring))
        if self.form.goal == LOW:
            found.append(say("poker-lowest-wins"))
        if ladder.tournament:
            found.append(say("poker-level", n=ladder.level(self.hand) + 1))
        if 0 <= self.street < len(self.form.streets) and not self.hand_over():
            found.append(say("poker-street", say=f"poker-street-{self.form.streets[self.street].name}"))
        if chips.pot and sum(chips.bets):
            found.append(say("poker-pot", n=chips.pot))
        if self.carried:
            found.append(say("poker-carried", n=self.carried))
        dead = self.dead_cards()
        if dead and seat >= 0:
            found.append(say("poker-dead-cards", cards=self.pack.text(self.sorted_cards(dead))))
        if self.house:
            found.append(say("poker-raked", n=self.house))
        found.append(say("poker-hand-of", n=self.hand + 1, m=self.rules.hands) if self.rules.hands else say("poker-hand-number", n=self.hand + 1))
        found += self.wild_facts()
        time = self.options["time"]
        found.append(say("poker-no-clock") if time == "none" else say("poker-clock", n=time))
        found.append(say(f"poker-chat-{self.options['chat']}"))
        return found

    def dead_cards(self) -> int:
        """The cards that everybody has seen open in hands that are folded, a set."""
        if self.hand_over():
            return 0
        dead = 0
        for seat in range(self.seats):
            if not self.chips.live >> seat & 1:
                dead |= to_mask(self.deal.ups[seat])
        return dead

    def sheet(self) -> Sheet | None:
        if not self.hand_over():
            return None
        columns = tuple([say("seats", seats=str(seat)) for seat in range(self.seats)])
        stacks = self.chips.stacks
        lines = [
            *self.won_lines(),
            Line(say("poker-line-hand"), tuple([stacks[seat] - self.began[seat] for seat in range(self.seats)])),
            Line(say("poker-line-stack"), tuple(stacks)),
        ]
        key = "poker-line-outlasted" if self.rules.ladder.tournament else "poker-line-result"
        lines.append(Line(say(key), tuple(self.scores()), total=True))
        return Sheet(say("poker-sheet"), columns, tuple(lines))

    def won_lines(self) -> list[Line]:
        """Who has won what, and with which hand, in words."""
        live = self.chips.live
        if not live & (live - 1):
            return [Line(say("poker-line-alone", seat=seat, n=self.won[seat])) for seat in bits(live) if self.won[seat]]
        found: list[Line] = []
        divided = any(self.low_won)
        for seat in bits(live & self.deal.shown):
            high, low = (self.high_won[seat], self.low_won[seat]) if divided else (0, 0)
            if high:
                found.append(Line(say("hilo-line-high", seat=seat, n=high), using=self.hand_says(seat)[0]))
            if low:
                told = self.low_say(self.worth(seat, True))
                found.append(Line(say("hilo-line-low", seat=seat, n=low), using=Say("poker-low-told", told.facts) if "told" in told.facts else told))
            if self.won[seat] > high + low:
                found.append(Line(say("poker-line-won", seat=seat, n=self.won[seat] - high - low), using=self.hand_says(seat)[0]))
        if self.form.goal == SPLIT and not divided:
            found.append(Line(say("hilo-line-no-low")))
        return found
