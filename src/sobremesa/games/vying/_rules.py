"""What a match of poker is played by, read from its options once."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sobremesa.core.options import Options
from sobremesa.core.packs import Pack, get_pack
from sobremesa.core.state import Game
from sobremesa.games.vying._forms import Form
from sobremesa.games.vying._stakes import Ladder


class Rules:
    """What a match is played by, read from its options once and shared by its clones: ``ladder``, the stakes; ``forms``, the kinds of poker.

    ``seats``: how many play; ``copies``: of the pack, shuffled together.
    """

    def __init__(self, seats: int, options: Options, forms: list[Form], copies: int) -> None:
        self.seats = seats
        self.options = options
        self.ladder = Ladder(options, all(form.stud for form in forms), all(form.antes for form in forms))
        self.forms = forms
        self.pack: Pack = get_pack(str(options["deck"]), copies, options.number("jokers") if options.get("jokers", 0) else 0)
        self.cards = list(range(self.pack.size))  # as they lie before a shuffle
        self.double = options["min_raise"] == "double"
        self.single = options["reopen"] == "single"
        self.show_all = options["showdown"] == "all"
        face_up = "on" if self.ladder.tournament and "all_in_face_up" not in options.changed() else options["all_in_face_up"]
        self.face_up = face_up == "on"
        self.odd_by_suit = options["odd_chip"] == "suit"
        self.rebuy = not self.ladder.tournament and options["rebuy"] == "between_hands"
        self.hands = 0 if self.ladder.tournament else options.number("hands")  # 0: no number ends the match
        self.may_leave = not self.ladder.tournament and options["hands"] == "none"
        self.alternate = options.get("mixed_limits", "off") == "alternate"
        self.all_limit = options.get("rotation", "off") == "horse"
        self.dead_button = options.get("button", "moving") == "dead"
        self.left_small = options.get("heads_up", "button_sb") == "left_sb"
        self.slips = options.get("dealer_errors", "off") == "on"


@mypyc_attr(allow_interpreted_subclasses=True)
class PokerGame(Game):
    """A game of poker: what a match of it is played by. The rules read last are kept, as one match after another is played by the same options."""

    def __init__(self) -> None:
        self._kept: Rules | None = None

    def forms(self, seats: int, options: Options) -> list[Form]:
        """The kinds of poker of a match, one a lap of the button."""
        raise NotImplementedError

    def packs(self, seats: int, options: Options) -> int:
        """How many packs are shuffled together: by default one."""
        return 1

    def rules(self, seats: int, options: Options) -> Rules:
        """What a match with these options is played by."""
        kept = self._kept
        if kept is None or kept.options is not options or kept.seats != seats:
            kept = self._kept = Rules(seats, options, self.forms(seats, options), self.packs(seats, options))
        return kept
