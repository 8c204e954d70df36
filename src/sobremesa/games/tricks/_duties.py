"""What a player owes the trick, as data (rules/conventions, "Legal cards in a trick"), and what his card tells about the rest of his hand."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tricks._order import Ranking


class Duties:
    """The duties of a player who does not lead. The words in brackets are those of the table.

    :ivar follow: to play a card of the suit led (asistir). Without it everything is free.
    :ivar head: and one that beats the best card on the table, if that is of the suit (montar): ``no``, ``trumps`` (when trumps are led) or ``all``.
    :ivar ruff: without the suit led, to play a trump (fallar). ``overruff``: a higher one than lies there (pisar). ``underruff``: a lower one where
        no held trump is higher (subfallar); without it he is free then.
    :ivar relief: what is not owed while the partner wins the trick: ``no``, ``ruff`` (to ruff; but he who trumps all the same overruffs if he can) or
        ``all`` (to head and to ruff).
    """

    def __init__(
        self, follow: bool = True, head: str = "no", ruff: bool = False, overruff: bool = False, underruff: bool = False, relief: str = "no"
    ) -> None:
        self.follow = follow
        self.head = head
        self.ruff = ruff
        self.overruff = overruff
        self.underruff = underruff
        self.relief = relief
        self.simple = head == "no" and not ruff
        # What is asked of every card that is played, told apart once.
        self._heads = head == "all"
        self._heads_trumps = head != "no"
        self._relieved = relief != "no"
        self._relieved_of_all = relief == "all"

    def legal(self, ranking: Ranking, hand: int, led: int, best: int, partner: bool) -> int:
        """The cards of ``hand`` that may be played.

        :param led: the suit led. ``best``: the card that wins the trick so far, -1 if none does. ``partner``: whether the partner played it.
        """
        if not self.follow:
            return hand
        own = hand & ranking.suits[led]
        if self.simple:
            return own or hand
        wins = ranking.suit[best] if best >= 0 else -1
        if own:
            if wins != led or not self._must_head(ranking, led, partner):
                return own
            return own & ranking.above[best] or own
        trumps = hand & ranking.trumps
        if not self.ruff or not trumps:
            return hand
        if partner and self._relieved:
            if self._relieved_of_all or wins != ranking.trump:
                return hand
            higher = trumps & ranking.above[best]
            return hand & ~trumps | higher if higher else hand
        if wins != ranking.trump or not self.overruff:
            return trumps
        higher = trumps & ranking.above[best]
        return higher or (trumps if self.underruff else hand)

    def missing(self, ranking: Ranking, card: int, led: int, best: int, partner: bool) -> int:
        """The cards that he who played ``card`` to that trick did not hold, since he would have owed one of them."""
        if not self.follow:
            return 0
        suit = ranking.suit[card]
        wins = ranking.suit[best] if best >= 0 else -1
        if suit == led:
            if wins == led and self._must_head(ranking, led, partner) and not ranking.above[best] >> card & 1:
                return ranking.above[best]
            return 0
        found = ranking.suits[led]
        if not self.ruff or led == ranking.trump or ranking.trump < 0:
            return found
        low = suit == ranking.trump and wins == suit and not ranking.above[best] >> card & 1  # a trump that does not beat the one that wins
        if partner and self._relieved:
            return found | ranking.above[best] if low and not self._relieved_of_all else found
        if suit != ranking.trump:
            overdue = wins == ranking.trump and self.overruff and not self.underruff
            return found | (ranking.above[best] if overdue else ranking.trumps)
        return found | ranking.above[best] if low and self.overruff else found

    def owed(self, ranking: Ranking, hand: int, led: int, best: int, partner: bool) -> str:
        """The duty that binds the hand now: ``follow``, ``head``, ``ruff``, ``overruff``, ``underruff``, or empty when all is free."""
        if not self.follow:
            return ""
        legal = self.legal(ranking, hand, led, best, partner)
        own = hand & ranking.suits[led]
        if legal == hand and not own:
            return ""
        if own:
            return "head" if legal != own else "follow"
        if best >= 0 and ranking.suit[best] == ranking.trump:
            return "overruff" if legal & ranking.above[best] else "underruff"
        return "ruff"

    def _must_head(self, ranking: Ranking, led: int, partner: bool) -> bool:
        return (self._heads or (self._heads_trumps and led == ranking.trump)) and not (partner and self._relieved_of_all)


FREE: Final = Duties(follow=False)
FOLLOW: Final = Duties()
"""Only to follow suit: whist and its kin."""
