"""What a match of poker is played by, read from its options once."""

from __future__ import annotations

from sobremesa.core.options import Options
from sobremesa.core.packs import Pack, get_pack
from sobremesa.games.vying._forms import Form
from sobremesa.games.vying._stakes import Ladder


class Rules:
    """What a match is played by, read from its options once and shared by its clones: ``ladder``, the stakes; ``forms``, the kinds of poker.

    ``copies``: of the pack, shuffled together.
    """

    def __init__(self, options: Options, forms: list[Form], copies: int = 1) -> None:
        chosen = options.all()
        self.ladder = Ladder(options, all(form.stud for form in forms), all(form.antes for form in forms))
        self.forms = forms
        self.pack: Pack = get_pack(str(options["deck"]), copies, options.number("jokers") if "jokers" in chosen else 0)
        self.double = options["min_raise"] == "double"
        self.single = options["reopen"] == "single"
        self.show_all = options["showdown"] == "all"
        face_up = "on" if self.ladder.tournament and "all_in_face_up" not in options.changed() else options["all_in_face_up"]
        self.face_up = face_up == "on"
        self.odd_by_suit = options["odd_chip"] == "suit"
        self.rebuy = not self.ladder.tournament and options["rebuy"] == "between_hands"
        self.hands = 0 if self.ladder.tournament else options.number("hands")  # 0: no number ends the match
        self.may_leave = not self.ladder.tournament and options["hands"] == "none"
        self.alternate = chosen.get("mixed_limits") == "alternate"
        self.all_limit = chosen.get("rotation") == "horse"
