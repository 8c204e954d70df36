"""Playing mus: deals that fit what is known are weighed by what everybody has said, and every word is judged by the games it would win.

A bot knows of the others' cards what its seat has heard and seen: declarations, cuts, bets, discards, and the señas made while it was looking.
"""

from __future__ import annotations

from sobremesa.bots.base import Bot, Decision
from sobremesa.bots.knowledge._mus_odds import Dealt, Odds, best_keep, chance_of, keep, odds_of
from sobremesa.core.chance import Chance
from sobremesa.core.packs import bits
from sobremesa.core.state import State
from sobremesa.core.view import Say, say
from sobremesa.games.vying._mus_cards import (
    DOS_CERDOS,
    LANCES,
    MARKS,
    PARES,
    S_DUPLES,
    S_MEDIAS,
    SENAS,
    SOLOMILLO,
    TREINTA_PUNTO,
    TREINTA_Y_UNA,
    TRES_CERDOS,
)
from sobremesa.games.vying._mus_lance import BET, OPEN, ORDAGO_TOTAL, PASSED, REFUSED
from sobremesa.games.vying._mus_match import (
    ACCEPT,
    CUT,
    DEAL,
    DEFER,
    DISCARD,
    DISCARDS,
    ENVIDO,
    ENVITES,
    EXPOSED,
    KEEP,
    MUS,
    ORDAGO,
    OVER,
    PASS,
    RAISE,
    REFUSE,
    REPLACING,
    SHOW,
    VOICES,
)
from sobremesa.games.vying._mus_senas import MAKER, MARK, sena_of
from sobremesa.games.vying.mus import LOOK, SENA, MusState

# By level: deals weighed, the error in judging a word (chance of winning the game), one word in so many said without thought (0: none), señas.
LEVELS = {"easy": (10, 0.09, 5, False), "normal": (24, 0.04, 0, True), "hard": (110, 0.004, 0, True)}
PAUSE = 1000  # ms
SIGN_PAUSE = 500
TELLING = (SOLOMILLO, S_DUPLES, S_MEDIAS, TRES_CERDOS, TREINTA_Y_UNA, DOS_CERDOS, TREINTA_PUNTO)  # the señas worth making, the most telling first
PREMIUM = 0.42  # an órdago stakes at once what a better player wins by and by: what it must be better by
SURE = 12  # but as good as nothing where it can hardly be lost: so many times the chance of losing it is asked of the premium at most
DESPERATE = 0.12  # with less chance than that of winning anything goes
LAST = 4  # with so few stones to go for the rivals there may be no other hand
STAKES = (2, 5)
RAISES = (2, 5)


class MusBot(Bot):
    """Judges each word over deals that may be."""

    def think(self, guess: State, seat: int, chance: Chance) -> Decision:
        assert isinstance(guess, MusState)
        state = guess
        _, _, careless, signs = LEVELS[self.level]
        if seat != state.mover:
            sign = self._sign(state, seat) if signs else -1
            return Decision(sign, SIGN_PAUSE) if sign >= 0 else Decision(None)
        if state.phase == OVER:
            return Decision(DEAL, PAUSE)
        if signs:
            sign = self._sign(state, seat)
            if sign >= 0:
                return Decision(sign, SIGN_PAUSE, explain(state, seat, sign))
            look = self._look(state, seat, chance) if self.level == "hard" else -1
            if look >= 0:
                return Decision(look, 0)
        if careless and chance.below(careless) == 0:
            words = [word for word in state.words(seat) if word not in (ORDAGO, ACCEPT)]
            return Decision(words[chance.below(len(words))], PAUSE)
        action, why = self._word(state, seat, chance)
        return Decision(action, PAUSE, why)

    def _sign(self, state: MusState, seat: int) -> int:
        """The seña to make now; -1: none."""
        gestures = state.gestures
        if gestures is None or not state.may_gesture():
            return -1
        made = 0
        for sign in gestures.signs:
            if sign[MAKER] == seat:
                made |= 1 << sena_of(sign[MARK])
        if made.bit_count() >= 2:
            return -1
        may = gestures.may_sign(seat, state.cards.hand(state.deal.hands[seat]).marks)
        for sena in TELLING:
            if sena in may and not made >> sena & 1 and state.actors() >> seat & 1:
                return SENA + sena if sena != TREINTA_PUNTO or state.with_juego <= 0 else -1
        return -1

    def _look(self, state: MusState, seat: int, chance: Chance) -> int:
        """Where to look next: at the partner until he has told something, then at the rivals in turn."""
        gestures = state.gestures
        if gestures is None or not state.may_gesture() or gestures.looks[seat]:
            return -1
        partner = (seat + 2) % 4
        wanted = partner
        if gestures.seen(partner, seat):
            wanted = (seat + (1 if chance.below(2) else 3)) % 4
        return LOOK + wanted if wanted in gestures.may_look(seat) else -1

    def _word(self, state: MusState, seat: int, chance: Chance) -> tuple[int, Say | None]:
        deals, error, _, _ = LEVELS[self.level]
        odds = odds_of(state.cards)
        if state.phase == REPLACING:
            action = SHOW if SHOW in state.words(seat) else KEEP
            return action, explain(state, seat, action)
        if state.phase in (DISCARDS, EXPOSED):
            action = discard(state, seat, odds, chance, deals // 2)
            return action, explain(state, seat, action)
        if state.phase == VOICES:
            return _mus_or_not(state, seat, odds, chance, deals, error)
        return Judge(state, seat, odds, chance, deals).word(error)


def discard(state: MusState, seat: int, odds: Odds, chance: Chance, tries: int) -> int:
    """What to throw."""
    hand = state.deal.hands[seat]
    pool = bits(state.pack.full & ~hand & ~state.deal.open & ~state.deal.thrown[seat])
    kept = best_keep(odds, hand, pool, chance, max(6, tries), state.phase == EXPOSED)
    places = 0
    for at, card in enumerate(bits(hand)):
        if not kept >> card & 1:
            places |= 1 << at
    return DISCARD + places


def _deals(state: MusState, seat: int, count: int, chance: Chance) -> list[list[int]]:
    """Hands that may be, from all that the seat knows."""
    needs = state.needs(seat)
    return [state.deal.guess(seat, needs, chance) for _ in range(count)]


def _cutting(odds: Odds, state: MusState, hand: int) -> float:
    """How likely somebody cuts with a hand, about."""
    return min(0.97, max(0.03, (odds.value(state.cards.hand(hand)) - 1.0) / 6.0))


def _mus_or_not(state: MusState, seat: int, odds: Odds, chance: Chance, count: int, error: float) -> tuple[int, Say | None]:
    sign = 1 - 2 * (seat % 2)
    mano = seat if state.corrido else state.mano
    later = (state.mano + 1) % 4 if state.corrido and state.options["corrido_circle"] == "rotate" else state.mano
    now = after = total = 0.0
    for hands in _deals(state, seat, max(8, count // 2), chance):
        weight = 1.0
        for other in range(4):
            if other != seat and state.said[other] == MUS:
                weight *= 1.0 - 0.8 * _cutting(odds, state, hands[other])
        now += weight * sign * Dealt(state.cards, hands, mano).stones()
        after += weight * sign * Dealt(state.cards, _exchanged(state, odds, hands, later, chance), later).stones()
        total += weight
    gain = (now - after) / total + (chance.below(2001) - 1000) / 1000 * error * 20
    own, others = state.points[seat % 2], state.points[1 - seat % 2]
    if chance_of(own, others, state.target) < DESPERATE:
        gain += 0.8  # each exchange helps those who are nearly out
    action = CUT if gain > 0 else MUS
    if DEFER in state.words(seat) and abs(gain) < 0.4:
        action = DEFER
    return action, explain(state, seat, action)


def _exchanged(state: MusState, odds: Odds, hands: list[int], mano: int, chance: Chance) -> list[int]:
    """The hands after all have thrown what they would."""
    rest = state.pack.full
    for hand in hands:
        rest &= ~hand
    stock = bits(rest)
    found = hands[:]
    for step in range(4):
        seat = (mano + step) % 4
        kept = keep(odds, hands[seat])
        wanted = 4 - kept.bit_count()
        while wanted and stock:
            card = stock.pop(chance.below(len(stock)))
            kept |= 1 << card
            wanted -= 1
        found[seat] = kept
    return found


class Judge:
    """A lance as one seat sees it: deals that may be, and what each word would come to over them, as the chance of winning the game."""

    def __init__(self, state: MusState, seat: int, odds: Odds, chance: Chance, count: int) -> None:
        self.state = state
        self.seat = seat
        self.side = seat % 2
        self.odds = odds
        self.chance = chance
        self.lance = state.lance
        self.kind = state.kind(state.which)
        self.deals: list[Dealt] = []
        self.total = 0.0
        self.win = 0.0
        for hands in _deals(state, seat, count, chance):
            dealt = Dealt(state.cards, hands, state.mano)
            dealt.weight = self._fits(dealt, hands)
            self.deals.append(dealt)
            self.total += dealt.weight
            if dealt.wins[state.which] == self.side:
                self.win += dealt.weight
        self.win /= self.total
        self.before = chance_of(state.points[self.side], state.points[1 - self.side], state.target)

    def _fits(self, dealt: Dealt, hands: list[int]) -> float:
        """How well a deal goes with what has been said: in the mus, and in this lance."""
        state, lance = self.state, self.lance
        weight = 1.0
        for other in range(4):
            if other == self.seat:
                continue
            if other == state.cutter:
                weight *= 0.1 + _cutting(self.odds, state, hands[other])
            elif state.cutter >= 0 and not state.rounds:
                weight *= 1.0
            strength = self.odds.strength(self.kind, dealt.worths[other])
            if other == lance.bettor:
                weight *= 0.15 + strength**5 if lance.is_ordago() else 0.5 + strength**3
            elif lance.out >> other & 1:
                weight *= 1.05 - strength
            elif lance.spoken >> other & 1 and lance.bettor < 0:
                weight *= 1.0 - 0.5 * strength * strength
        return weight

    # -- what comes of it ---------------------------------------------------------------------------------------------------------------

    def final(self, dealt: Dealt, how: int, staked: int, side: int) -> float:
        """The chance of winning the game if the lance ends so, those after it for the usual stakes."""
        state = self.state
        if staked == ORDAGO_TOTAL and how == BET:
            return 1.0 if dealt.wins[state.which] == self.side else 0.0
        points = [state.points[0], state.points[1]]
        if how == REFUSED:
            points[side] += staked
            if points[side] >= state.target:
                return 1.0 if side == self.side else 0.0
        for which in range(4):
            stands, stake, by = state.stands[which], state.staked[which], state.taken[which]
            if which == state.which:
                stands, stake, by = how, staked, side
            elif stands == OPEN:
                stands, stake = BET, 2
            if stands != REFUSED:
                by = dealt.wins[which]
            if by < 0:
                continue
            if dealt.alone >> which & 1 or stands == REFUSED or (stands == PASSED and which >= PARES):
                stake = 0
            points[by] += stake + dealt.earned[2 * which + by]
            if points[by] >= state.target:
                return 1.0 if by == self.side else 0.0
        return chance_of(points[self.side], points[1 - self.side], state.target)

    def strongest(self, dealt: Dealt, seats: list[int]) -> float:
        """The best strength of some seats in this lance."""
        best = 0.0
        for seat in seats:
            best = max(best, self.odds.strength(self.kind, dealt.worths[seat]))
        return best

    def rivals(self) -> list[int]:
        """The rivals who may still answer."""
        may = self.lance.takers & ~self.lance.out
        return [seat for seat in ((self.seat + 1) % 4, (self.seat + 3) % 4) if may >> seat & 1]

    def offered(self, stake: int, total: int, agreed: int) -> float:
        """What an offer comes to: ``total`` staked with it, ``agreed`` before it, ``stake`` between them."""
        rivals = self.rivals()
        found = 0.0
        raised_fold = raised_call = 0.0
        more = min(5, self.state.target - 1 - total)
        for dealt in self.deals:
            strength = self.strongest(dealt, rivals)
            refused = self.final(dealt, REFUSED, max(1, agreed), self.side)
            if total == ORDAGO_TOTAL:
                accepts = _between((strength - 0.7) / 0.3) * 0.75 + 0.15
                taken = self.final(dealt, BET, total, -1)
                found += dealt.weight * (accepts * (taken - PREMIUM * (self.before > DESPERATE)) + (1 - accepts) * refused)
                continue
            low = 0.2 + 0.02 * min(stake, 15) - (0.06 if agreed else 0.0)
            folds = 1 - _between((strength - low) / 0.42) * 0.94 - 0.03
            raises = _between((strength - 0.7) / 0.3) * 0.5 if more >= self.state.least_raise else 0.0
            taken = self.final(dealt, BET, total, -1)
            found += dealt.weight * (folds * refused + (1 - folds) * (1 - raises) * taken)
            weight = dealt.weight * (1 - folds) * raises
            if weight > 0.0:
                raised_fold += weight * self.final(dealt, REFUSED, total, 1 - self.side)
                raised_call += weight * self.final(dealt, BET, total + more, -1)
        return (found + max(raised_fold, raised_call)) / self.total

    def passing(self) -> float:
        """What passing comes to before any bet."""
        waiting = [seat for seat in self.rivals() if not self.lance.spoken >> seat & 1]
        found = fold = call = 0.0
        for dealt in self.deals:
            bets = _between((self.strongest(dealt, waiting) - 0.55) / 0.45) * 0.75 + 0.08 if waiting else 0.0
            found += dealt.weight * (1 - bets) * self.final(dealt, PASSED, 1, -1)
            if bets > 0.0:
                fold += dealt.weight * bets * self.final(dealt, REFUSED, 1, 1 - self.side)
                call += dealt.weight * bets * self.final(dealt, BET, 3, -1)
        return (found + max(fold, call)) / self.total

    def accepting(self) -> float:
        """What accepting the standing offer comes to."""
        found = 0.0
        for dealt in self.deals:
            found += dealt.weight * self.final(dealt, BET, self.lance.total, -1)
        found /= self.total
        return found - PREMIUM * min(1.0, SURE * (1 - self.win)) if self.lance.is_ordago() and self.before > DESPERATE else found

    def refusing(self, deferring: bool) -> float:
        """What refusing comes to: the partner may yet accept, if he is still to answer."""
        lance = self.lance
        partner = (self.seat + 2) % 4
        asked = (lance.takers & ~lance.out & ~lance.passing) >> partner & 1
        before_me = (partner - lance.bettor) % 4 < (self.seat - lance.bettor) % 4
        may = bool(asked) and (not before_me or deferring)
        found = 0.0
        for dealt in self.deals:
            takes = 0.0
            if may:
                strength = self.odds.strength(self.kind, dealt.worths[partner])
                bar = 0.9 if lance.is_ordago() else 0.62
                takes = _between((strength - bar) / 0.2)
            value = 0.0
            if takes > 0.0:
                value += takes * self.final(dealt, BET, lance.total, -1)
            if takes < 1.0:
                value += (1 - takes) * self.final(dealt, REFUSED, lance.deje(), 1 - self.side)
            found += dealt.weight * value
        return found / self.total

    # -- the word -----------------------------------------------------------------------------------------------------------------------

    def values(self) -> list[tuple[int, float]]:
        """The words worth weighing, each with what it comes to."""
        state, lance = self.state, self.lance
        found: list[tuple[int, float]] = []
        if lance.bettor < 0:
            found.append((PASS, self.passing()))
            found += [(ENVIDO + n, self.offered(n, n, 0)) for n in STAKES]
            if self.dares():
                found.append((ORDAGO, self.offered(state.target, ORDAGO_TOTAL, 0)))
            return found
        deferring = lance.may_defer(self.seat)
        found.append((DEFER if deferring else REFUSE, self.refusing(deferring)))
        found.append((ACCEPT, self.accepting()))
        if lance.is_ordago():
            return found
        least, most = state.raises()
        for n in RAISES:
            if least <= n <= most and self.raises():
                found.append((RAISE + n, self.offered(n, lance.total + n, lance.total)))
        if self.dares():
            found.append((ORDAGO, self.offered(state.target, ORDAGO_TOTAL, lance.total)))
        return found

    def raises(self) -> bool:
        """Whether a raise is worth weighing: the more is staked, the better the cards for it, but for a bluff now and then over a small bet."""
        return self.win > 0.56 + 0.02 * self.lance.total or (self.lance.total <= 5 and self.chance.below(12) == 0)

    def dares(self) -> bool:
        """Whether an órdago is worth weighing: far behind, with hardly anything to fear, or once in a while because nobody expects it."""
        short = self.state.target - self.state.points[1 - self.side]
        if self.before < DESPERATE and (self.win > 0.45 or short <= LAST):
            return True
        return self.win > 0.88 or self.chance.below(60) == 0

    def word(self, error: float) -> tuple[int, Say]:
        """The word that comes to most, give or take an error, and why."""
        best = -1
        most = -1.0
        for action, value in self.values():
            blurred = value + (self.chance.below(2001) - 1000) / 1000 * error
            if blurred > most:
                best, most = action, blurred
        return best, self.reason(best)

    def reason(self, action: int) -> Say:
        """Why a word is good."""
        n = round(100 * self.win)
        name = f"mus-lance-{LANCES[self.kind]}"
        if action == ORDAGO:
            key = "behind" if self.before < DESPERATE else "strong" if n >= 80 else "scare"
            return say(f"hint-mus-ordago-{key}", say=name, n=n)
        if ENVIDO < action < RAISE:
            return say("hint-mus-bet" if n >= 50 else "hint-mus-bluff", say=name, n=n)
        if RAISE < action < DISCARD:
            return say("hint-mus-raise" if n >= 50 else "hint-mus-raise-bluff", say=name, n=n)
        if action == PASS:
            return say("hint-mus-trap" if n >= 70 else "hint-mus-pass", say=name, n=n)
        if action == ACCEPT:
            return say("hint-mus-accept-ordago" if self.lance.is_ordago() else "hint-mus-accept", say=name, n=n)
        if action == DEFER:
            return say("hint-mus-leave", say=name, n=n)
        return say("hint-mus-refuse", say=name, n=n, paid=self.lance.deje())


def _between(x: float) -> float:
    return 0.0 if x < 0.0 else 1.0 if x > 1.0 else x


def explain(state: State, seat: int, action: int) -> Say | None:
    """Why a word is good, from a fair guess of the state."""
    assert isinstance(state, MusState)
    cards = state.cards
    hand = cards.hand(state.deal.hands[seat])
    if SENA <= action < SENA + len(SENAS):
        return say("hint-mus-sena", seat=(seat + 2) % 4, say=f"mus-sena-{SENAS[action - SENA]}")
    if state.phase == ENVITES and (action < DISCARD):
        return Judge(state, seat, odds_of(cards), state.chance.clone(), LEVELS["normal"][0]).reason(action)
    if action in (KEEP, SHOW):
        return say("hint-mus-show" if action == SHOW else "hint-mus-keep")
    if DISCARD <= action < LOOK:
        kept = [card for at, card in enumerate(bits(state.deal.hands[seat])) if not action - DISCARD >> at & 1]
        return say("hint-mus-hold", cards=state.pack.text(kept)) if kept else say("hint-mus-throw-all")
    if action == MUS:
        if hand.juego or hand.kings >= 3:
            return say("hint-mus-black")
        return say("hint-mus-mus")
    if action == DEFER:
        return say("hint-mus-defer", seat=(seat + 2) % 4)
    if action == CUT:
        best = [mark for mark in (SOLOMILLO, S_DUPLES, S_MEDIAS, TREINTA_Y_UNA, TRES_CERDOS, DOS_CERDOS) if hand.marks >> mark & 1]
        if best:
            return say("hint-mus-cut-with", say=f"mus-mark-{MARKS[best[0]]}")
        return say("hint-mus-cut-juego") if hand.juego else say("hint-mus-cut")
    return None


def policy(state: State, seat: int, chance: Chance) -> int:
    """A quick sensible move."""
    assert isinstance(state, MusState)
    words = state.words(seat)
    odds = odds_of(state.cards)
    if not words:
        return state.actions(seat)[0]
    if state.phase == VOICES:
        return CUT if _cutting(odds, state, state.deal.hands[seat]) > 0.5 else MUS
    if state.phase in (DISCARDS, EXPOSED):
        kept = keep(odds, state.deal.hands[seat])
        places = [at for at, card in enumerate(bits(state.deal.hands[seat])) if not kept >> card & 1]
        return DISCARD + sum([1 << at for at in places])
    if state.phase != ENVITES:
        return words[-1]
    strength = odds.strength(state.kind(state.which), state.cards.hand(state.deal.hands[seat]))
    lance = state.lance
    if lance.bettor < 0:
        return ENVIDO + 2 if strength > 0.8 or chance.below(12) == 0 else PASS
    if lance.is_ordago():
        return ACCEPT if strength > 0.97 else REFUSE
    return ACCEPT if strength > 0.7 else REFUSE


def make_bot(level: str) -> Bot:
    """A bot of its own: search would need every hidden hand to be played out."""
    return MusBot(level)
