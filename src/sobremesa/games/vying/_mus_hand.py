"""The course of a hand of mus, from the deal to the count: who speaks, what it does, who wins what.

:class:`~sobremesa.games.vying.mus.MusState` adds how it is written and how it lies on the table.
"""

from __future__ import annotations

from sobremesa.core.packs import bits
from sobremesa.core.refusal import Refused
from sobremesa.games.vying._mus_cards import GRANDE, JUEGO, LANCES, PARES
from sobremesa.games.vying._mus_deal import HAS, LACKS, Needs
from sobremesa.games.vying._mus_lance import ALONE, BET, NOBODY, OPEN, ORDAGO_TOTAL, PASSED, REFUSED, Lance
from sobremesa.games.vying._mus_match import (
    ACCEPT,
    CUT,
    DEAL,
    DEFER,
    DEJE,
    DISCARD,
    DISCARDS,
    END,
    ENVIDO,
    ENVITES,
    EXPOSED,
    KEEP,
    MUS,
    ORDAGO,
    OVER,
    PASS,
    PHASES,
    RAISE,
    REFUSE,
    REPLACING,
    SHOW,
    VOICES,
    WORDS,
    MusMatch,
    marks_left,
    pair,
)


class MusHand(MusMatch):
    """A match of mus in progress: what is said in a hand and what comes of it."""

    # -- who speaks -------------------------------------------------------------------------------------------------------------------

    def voices(self) -> list[int]:
        """The seats in the order in which they speak."""
        mano = self.mano
        steps = (0, 2, 1, 3) if self.by_pairs and not self.corrido else (0, 1, 2, 3)
        return [(mano + step) % 4 for step in steps]

    def waiting_for(self) -> int:
        """Whom the game waits for; -1: nobody."""
        if self.phase == END:
            return -1
        if self.phase == OVER:
            return self.next_dealer()
        if self.phase == ENVITES:
            return self.lance.speaker(self.voices())
        if self.phase == VOICES:
            for seat in self.voices():
                if self.said[seat] < 0:
                    return seat
            return -1
        return (self.mano + self.turn_of) % 4

    def turn(self) -> int:
        return self.mover

    def awaited(self) -> int:
        return 1 << self.mover if self.mover >= 0 else 0

    def hand_over(self) -> bool:
        return self.phase in (OVER, END)

    def may_gesture(self) -> bool:
        """Whether señas may be made now."""
        return self.gestures is not None and not self.corrido and self.phase not in (OVER, END)

    def may_talk(self) -> bool:
        """Whether the players may talk now."""
        return str(self.options["communication"]) in ("senas_and_talk", "talk_only") and not self.corrido

    def early_cutters(self) -> int:
        """Who may cut out of turn, a set."""
        if self.phase != VOICES or self.corrido or self.options["cut_out_of_turn"] == "off":
            return 0
        found = 0
        for seat in ((self.mano + 1) % 4, (self.mano + 3) % 4):
            if self.said[seat] < 0 and seat != self.mover:
                found |= 1 << seat
        return found

    def actors(self) -> int:
        mask = 1 << self.mover if self.mover >= 0 else 0
        if self.gestures is not None and self.may_gesture():
            mask |= self.gestures.free()
        return mask | self.early_cutters()

    # -- what may be said -----------------------------------------------------------------------------------------------------------

    def words(self, seat: int) -> list[int]:
        """What the seat may say or do in the course of the hand; of numbers, the usual ones. Ascending."""
        if seat != self.mover:
            return [CUT] if self.early_cutters() >> seat & 1 else []
        if self.phase == OVER:
            return [DEAL]
        if self.phase == VOICES:
            return [MUS, CUT, DEFER] if self._may_defer(seat) else [MUS, CUT]
        if self.phase == REPLACING:
            return [KEEP, SHOW] if self.cards.is_perete(self.deal.hands[seat]) else [KEEP]
        if self.phase in (EXPOSED, DISCARDS):
            return list(range(DISCARD + (1 if self.phase == DISCARDS else 0), DISCARD + (1 << self.deal.hands[seat].bit_count())))
        lance = self.lance
        found = [DEFER] if lance.may_defer(seat) else []
        if lance.bettor < 0:
            found += [PASS, ORDAGO]
            return found + [ENVIDO + n for n in (2, 5, 10) if n < self.target]
        found += [ACCEPT, REFUSE]
        if lance.is_ordago():
            return found
        found.append(ORDAGO)
        least, most = self.raises()
        return found + [RAISE + n for n in (1, 2, 5, 10) if least <= n <= most]

    def raises(self) -> tuple[int, int]:
        """The least and the most that may be added to the standing bet."""
        return self.least_raise, self.target - 1 - self.lance.total

    def _may_defer(self, seat: int) -> bool:
        return not self.corrido and self.said[(seat + 2) % 4] < 0

    def check_word(self, seat: int, action: int) -> None:
        """Raise :class:`Refused` unless the seat may say that now."""
        legal = self.words(seat)
        if action in legal:
            return
        if seat != self.mover:
            raise Refused("mus-cut-in-turn" if action == CUT and self.phase == VOICES else "not-your-turn")
        lance = self.lance
        if self.phase == ENVITES:
            if ENVIDO < action < RAISE and lance.bettor < 0:
                n = action - ENVIDO
                if 2 <= n < self.target:
                    return
                raise Refused("mus-least-bet", n=2) if n < 2 else Refused("mus-say-ordago", n=self.target)
            if RAISE < action < DISCARD and lance.bettor >= 0 and not lance.is_ordago():
                n = action - RAISE
                least, most = self.raises()
                if least <= n <= most:
                    return
                raise Refused("mus-least-raise", n=least) if n < least else Refused("mus-say-ordago", n=self.target)
            if lance.is_ordago() and (action == ORDAGO or RAISE < action < DISCARD):
                raise Refused("mus-answer-ordago")
            if lance.bettor >= 0 and (action == PASS or ENVIDO < action < RAISE):
                raise Refused("mus-answer-bet")
            if lance.bettor < 0 and (action in (ACCEPT, REFUSE) or RAISE < action < DISCARD):
                raise Refused("mus-no-bet")
        if action == DEFER and self.phase in (VOICES, ENVITES):
            raise Refused("mus-corrido" if self.corrido else "mus-partner-spoke")
        if action == SHOW and self.phase == REPLACING:
            raise Refused("mus-no-perete")
        if action == DISCARD and self.phase == DISCARDS:
            raise Refused("mus-discard-some")
        raise Refused(f"mus-now-{PHASES[self.phase]}")

    # -- what it does -----------------------------------------------------------------------------------------------------------------

    def speak(self, seat: int, action: int) -> None:
        """Do what the seat says, which it may."""
        if self.phase == OVER:
            self.next_hand(seat)
            return
        phase = self.phase
        self._note_word(seat, action)
        if phase == VOICES:
            self._voice(seat, action)
        elif phase == ENVITES:
            self._envite(seat, action)
        elif phase == REPLACING:
            if action == SHOW:
                self._replace(seat)
            self._next_turn()
        else:
            self._change(seat, action - DISCARD)
            self._next_turn()
        self._pass_time()

    def _note_word(self, seat: int, action: int) -> None:
        if DISCARD <= action < DEAL or action in (KEEP, SHOW):
            return
        self.said[seat] = action
        if not self.loud:
            return
        if ENVIDO < action < RAISE:
            self._aloud(seat, "mus-says-envido", action - ENVIDO)
        elif RAISE < action < DISCARD:
            self._aloud(seat, "mus-says-raise", action - RAISE)
        elif action == DEFER:
            postre = self.phase == VOICES and seat == (self.mano + 1) % 4
            self.note("say", "mus-says-postre" if postre else "mus-says-defer", seat, True)
        else:
            self.note("pass" if action == PASS else "say", f"mus-says-{WORDS[action]}", seat, True)

    def _aloud(self, seat: int, key: str, n: int) -> None:
        self.note("say", key, seat, True, n=n)

    def _pass_time(self) -> None:
        if self.gestures is None or not self.may_gesture():
            return
        for late in self.gestures.pass_time():
            self.note("gesture", "mus-gestured", late[0], seen=late[3])

    def _voice(self, seat: int, action: int) -> None:
        if action == CUT:
            self.cutter = seat
            if self.corrido:
                self.mano = seat
                self.corrido = False
            self._begin_lances()
            return
        self.mover = self.waiting_for()
        if self.mover >= 0:
            return
        if self.corrido and self.options["corrido_circle"] == "rotate":
            self.mano = (self.mano + 1) % 4
        self.phase = DISCARDS
        self.turn_of = 0
        self.mover = self.waiting_for()

    def _replace(self, seat: int) -> None:
        hand = self.deal.hands[seat]
        if self.loud:
            self.note("show", "mus-shows-perete", seat, True, cards=self.pack.mask_text(hand))
        self.deal.change(seat, hand, False, self.chance)
        self.deal.open |= hand
        if self.gestures:
            self.gestures.drop(seat)

    def _change(self, seat: int, places: int) -> None:
        cards = 0
        held = bits(self.deal.hands[seat])
        for at, card in enumerate(held):
            if places >> at & 1:
                cards |= 1 << card
        count = places.bit_count()
        self.swapped[seat] = count
        shuffled = self.deal.change(seat, cards, self.options["stock_out"] == "own_aside", self.chance)
        if self.gestures and cards:
            self.gestures.drop(seat)
        if self.phase == EXPOSED and not count:
            self.pat = True
        if self.loud:
            self.note("draw", "mus-changes", seat, n=count)
            if shuffled:
                self.note("shuffle", "mus-shuffled")

    def _next_turn(self) -> None:
        self.turn_of += 1
        if self.turn_of < 4:
            self.mover = self.waiting_for()
        elif self.phase == REPLACING:
            self.before_voices(EXPOSED)
        elif self.phase == EXPOSED and self.pat and self.options["mus_visto"] == "pat_cuts":
            self.note("say", "mus-pat-cuts")
            self.corrido = False
            self._begin_lances()
        else:
            self.rounds += 1 if self.phase == DISCARDS else 0
            self.phase = VOICES
            self.said = [-1] * 4
            self.mover = self.waiting_for()

    # -- the lances -------------------------------------------------------------------------------------------------------------------

    def _begin_lances(self) -> None:
        if self.opening:
            self.game_mano = self.mano
        self.phase = ENVITES
        self.which = GRANDE
        self.begin_lance()

    def begin_lance(self) -> None:
        """Go to the next lance in which there is something to say, or to the count."""
        while self.which < 4:
            self.open_lance()
            if self.stands[self.which] == OPEN:
                self.mover = self.waiting_for()
                return
            self.which += 1
        self.count()

    def open_lance(self) -> None:
        """Begin the lance: declare who takes part, and see whether there is anything to bet on."""
        self.lance = Lance()
        takers = 15
        if self.which in (PARES, JUEGO):
            takers = self._declare(self.which)
            if self.which == JUEGO and not takers:
                self.punto = True
                takers = 15
            elif not takers & 5 or not takers & 10:
                self.stands[self.which] = ALONE if takers else NOBODY
                return
        self.said = [-1] * 4
        self.lance.takers = takers

    def _declare(self, lance: int) -> int:
        takers = 0
        for step in range(4):
            seat = (self.mano + step) % 4
            has = self.cards.hand(self.deal.hands[seat]).key(lance) > 0
            takers |= has << seat
            if self.loud:
                self.note("declare", f"mus-says-{LANCES[lance]}-{'yes' if has else 'no'}", seat, True)
        if lance == PARES:
            self.with_pares = takers
        else:
            self.with_juego = takers
        return takers

    def _envite(self, seat: int, action: int) -> None:
        lance = self.lance
        if ENVIDO < action < RAISE:
            lance.offer(seat, action - ENVIDO)
        elif RAISE < action < DISCARD:
            lance.offer(seat, lance.total + action - RAISE)
        elif action == ORDAGO:
            lance.offer(seat, ORDAGO_TOTAL)
        elif action == ACCEPT:
            if lance.is_ordago():
                self._ordago()
            else:
                self._close_lance(BET, lance.total, -1)
            return
        elif action == REFUSE:
            lance.refuses(seat)
        elif lance.bettor < 0:
            lance.passed(seat)
        else:
            lance.defers(seat)
        self.mover = lance.speaker(self.voices())
        if self.mover >= 0:
            return
        if lance.bettor < 0:
            self._close_lance(PASSED, 1, -1)
            return
        side = lance.bettor % 2
        paid = lance.deje()
        self.take(side, paid, DEJE, self.kind(self.which), 0)
        if self.points[side] >= self.target:
            self.stands[self.which] = REFUSED
            self.staked[self.which] = paid
            self.taken[self.which] = side
            self.win(side)
        else:
            self._close_lance(REFUSED, paid, side)

    def _close_lance(self, how: int, staked: int, side: int) -> None:
        self.stands[self.which] = how
        self.staked[self.which] = staked
        self.taken[self.which] = side
        self.which += 1
        self.begin_lance()

    def _ordago(self) -> None:
        self.deal.shown = 15
        self.stands[self.which] = BET
        self.staked[self.which] = ORDAGO_TOTAL
        seat = self.best(self.which)
        if self.loud:
            self.note("win", "mus-ordago-won", seats=pair(seat % 2), seat=seat, say=f"mus-lance-{LANCES[self.kind(self.which)]}")
        self.taken[self.which] = seat % 2
        self.points[seat % 2] = max(self.target, self.points[seat % 2])
        self.win(seat % 2)

    # -- what is known ------------------------------------------------------------------------------------------------------------------

    def needs(self, seat: int) -> list[Needs]:
        """What the seat knows of the others' hands besides the cards it has seen."""
        found: list[Needs] = []
        for other in range(4):
            known = Needs()
            if other != seat:
                if self.with_pares >= 0:
                    known.pares = HAS if self.with_pares >> other & 1 else LACKS
                if self.with_juego >= 0:
                    known.juego = HAS if self.with_juego >> other & 1 else LACKS
                if self.gestures:
                    known.told = self.gestures.seen(other, seat)
                    known.hinted = [marks_left(denied | self.gestures.banned) for denied in self.gestures.noticed(other, seat)]
            found.append(known)
        return found
