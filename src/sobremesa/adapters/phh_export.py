"""The hands of a recorded match of poker, written as PHH."""

from __future__ import annotations

from fractions import Fraction

from sobremesa.adapters.phh import KINDS, Hand, parse_action
from sobremesa.core.packs import bits
from sobremesa.core.records import Record, Step
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._betting import STRUCTURES
from sobremesa.games.vying._forms import Street
from sobremesa.games.vying._poker import PokerState

FORMS = {(kind.slug if kind.options.get("goal") != "razz" else "razz", kind.structure, kind.draws): name for name, kind in KINDS.items()}
"""The variant of a form of poker with its structure and number of draws."""
PLAIN: dict[str, object] = {
    "deck": "fr52",
    "jokers": 0,
    "wild": "none",
    "hand_size": 4,
    "qualifier": 8,
    "hilo": "cards_speak",
    "whole_split": "off",
    "heads_up": "button_sb",
    "draw_deal": "after_all",
}
"""What PHH takes for granted, option by option."""
WORDS = {"fold": "f", "check": "cc", "call": "cc", "bring-in": "pb", "bet": "cbr", "raise": "cbr", "discard": "sd", "pat": "sd"}


def export(record: Record) -> list[Hand]:
    """The hands of a match, the last one perhaps unfinished.

    Amounts are chips. ``finishing_stacks`` is left out of hands that are unfinished or raked. Raises :class:`Refused` ``phh-not-poker`` or
    ``phh-untold`` for a match that PHH cannot tell, and what :meth:`Record.states` raises.
    """
    hands: list[Hand] = []
    writer: _Writer | None = None
    for state, step in zip(record.states(), [None, *record.steps], strict=True):
        if not isinstance(state, PokerState):
            raise Refused("phh-not-poker", text=record.game)
        if writer is None or state.hand != writer.number:
            writer = _Writer(state, record.names)
            hands.append(writer.hand)
            step = None  # it was the deal
        writer.follow(state, step)
    return hands


class _Writer:
    """Follows one hand. ``order``: the seats from the button's left; ``dealt``: the cards each holds, as they came."""

    def __init__(self, state: PokerState, names: list[str]) -> None:
        self.number = state.hand
        self.order = state.seating.order(state.seating.playing)
        self.dealt: list[list[int]] = [[] for _ in range(state.seats)]
        self.board = 0
        self.street = -1
        self.over = False
        self.house = state.house
        stakes = state.stakes
        form = state.form
        structure = STRUCTURES[state.chips.structure]
        count = len(self.order)
        draws = len(form.streets) - 1 if form.slug == "five-card-draw" else 0
        self.draws = draws > 0
        variant = FORMS.get((form.slug, structure, draws))
        odd = [id for id, usual in PLAIN.items() if state.options.all().get(id, usual) != usual and self._matters(state, id, count)]
        goal = state.options.all().get("goal")
        if variant is None or odd or state.carried or (draws and goal != "d7"):
            told = f"{odd[0]}={state.options.all()[odd[0]]}" if odd else f"{form.slug} {structure}" + (f" goal={goal}" if goal else "")
            raise Refused("phh-untold", text=told)
        own = form.ante(stakes.small)
        ante = own if own >= 0 else stakes.ante
        blinds = [0] * state.seats
        antes = [0 if stakes.one_ante and not form.stud else ante] * state.seats
        if stakes.blinds and not form.stud:
            small = state.seating.small_blind()
            if small >= 0:
                blinds[small] = stakes.sb
            blinds[state.seating.big] = stakes.bb
            big = state.seating.big
            antes[big] = min(ante, max(state.began[big] - stakes.bb, 0)) if stakes.one_ante else ante  # PHH takes the ante first, we the blind
        self.blinds = blinds
        fixed = structure == "fl"
        grows = any(street.big for street in form.streets)
        self.hand = Hand(
            str(self.number + 1),
            variant,
            [Fraction(state.began[seat]) for seat in self.order],
            self._row(antes),
            self._row(blinds),
            [],
            trimming=not stakes.one_ante,
            bring_in=Fraction(form.bring_in(0, stakes.small)),
            small_bet=Fraction(stakes.small if fixed else 0),
            big_bet=Fraction((stakes.big if grows else stakes.small) if fixed else 0),
            min_bet=Fraction(0 if fixed else stakes.least),
            others={"hand": self.number + 1, "seats": [seat + 1 for seat in self.order]},
        )
        if names:
            self.hand.others["players"] = [names[seat] for seat in self.order]

    @staticmethod
    def _matters(state: PokerState, id: str, count: int) -> bool:
        """Whether an option of :data:`PLAIN` changes this hand."""
        if id == "heads_up":
            return count == 2 and not state.form.stud
        if id in ("qualifier", "hilo", "whole_split"):
            return state.form.slug.endswith("hilo")
        return id != "hand_size" or state.form.slug.startswith("omaha")

    def _row(self, amounts: list[int]) -> list[Fraction]:
        """Amounts by seat, by player; with two players the button's comes first."""
        row = [Fraction(amounts[seat]) for seat in self.order]
        return row[::-1] if len(row) == 2 else row

    def follow(self, state: PokerState, step: Step | None) -> None:
        """Write what a step has done, or what the deal has."""
        if self.over:
            return
        if step is not None:
            self._act(step, state)
        if state.straddler >= 0 and not self.blinds[state.straddler]:
            self.blinds[state.straddler] = 2 * state.stakes.bb
            self.hand.blinds = self._row(self.blinds)
        self._cards(state)
        if state.hand_over():
            self.over = True
            self._showdown(state)
            if state.house == self.house:
                self.hand.finishing = [Fraction(state.chips.stacks[seat]) for seat in self.order]

    def _write(self, text: str) -> None:
        action = parse_action(text)
        assert action is not None
        self.hand.actions.append(action)

    def _player(self, seat: int) -> str:
        return f"p{self.order.index(seat) + 1}"

    def _act(self, step: Step, state: PokerState) -> None:
        words = step.text.split()
        verb = WORDS.get(words[0])
        if verb is None:
            return
        self._write(" ".join([self._player(step.seat), verb, "".join(words[1:])]))
        if verb == "sd":
            thrown = state.pack.cards(" ".join(words[1:]))
            self.dealt[step.seat] = [card for card in self.dealt[step.seat] if card not in thrown]

    def _cards(self, state: PokerState) -> None:
        """Write the cards that have been dealt, street by street where the hand has run out in one step."""
        if self.draws:
            for seat in self.order:
                new = [card for card in bits(state.deal.holes[seat]) if card not in self.dealt[seat]]
                if state.chips.live >> seat & 1:
                    self._give(state, seat, new)
            return
        streets = state.form.streets
        while self.street < min(state.street, len(streets) - 1):
            self.street += 1
            street = streets[self.street]
            for seat in self.order:
                self._give(state, seat, self._due(state, seat, street))
            shared = state.deal.board[self.board : self.board + street.board] if not state.form.stud else state.deal.board[self.board :]
            if shared:
                self.board += len(shared)
                self._write("d db " + self._names(state, shared))

    def _due(self, state: PokerState, seat: int, street: Street) -> list[int]:
        """The cards of a street that the seat has got."""
        had = self.dealt[seat]
        down = [card for card in bits(state.deal.holes[seat]) if card not in had][: street.down]
        return down + [card for card in state.deal.ups[seat] if card not in had][: street.up]

    def _give(self, state: PokerState, seat: int, cards: list[int]) -> None:
        if cards:
            self.dealt[seat] += cards
            self._write(f"d dh {self._player(seat)} {self._names(state, cards)}")

    def _names(self, state: PokerState, cards: list[int]) -> str:
        return "".join(state.pack.names[card] for card in cards)

    def _showdown(self, state: PokerState) -> None:
        live = state.chips.live
        if not live & (live - 1):
            return
        for seat in state.showing_order():
            shown = state.deal.shown >> seat & 1
            self._write(f"{self._player(seat)} sm {self._names(state, self.dealt[seat])}" if shown else f"{self._player(seat)} sm")
