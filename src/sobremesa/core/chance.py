"""Where every die, shuffle and draw of the project comes from.

A game asks its :class:`Chance` and nothing else, so a deal can be repeated (a number), proved fair (a key, see
:mod:`sobremesa.core.fair`) or guessed anew by a search (a bot's own chance).

Each hand has a stream of its own: :meth:`Chance.begin_hand` restarts it from the seed or key and the number of the hand, so the
cards of a hand do not depend on how many random draws the hands before it used.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

# L'Ecuyer's combined multiplicative generator (CACM 31(6), 1988): two small ints of state, so a clone is cheap, and every product
# stays under 2**62, where compiled and interpreted ints are the same and fast.
_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
_SPAN: Final = _M1 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Uniform random integers by demand. Subclasses give :meth:`below`; the rest is built on it."""

    def below(self, n: int) -> int:
        """A uniform integer from 0 to ``n - 1``; ``n`` from 1 to 2**31 - 86."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in a uniformly random order, in place (Fisher-Yates from the end)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def begin_hand(self, hand: int) -> None:
        """Restart the stream for hand number ``hand`` (0 for the first)."""

    def clone(self) -> Chance:
        """An independent copy that would go on with the same draws."""
        raise NotImplementedError

    def text(self) -> str:
        """The chance with its place in the stream, for positions; :func:`parse_chance` reads it back."""
        raise NotImplementedError


class SeededChance(Chance):
    """The chance of a numbered deal: same seed, same cards, on every machine and engine.

    >>> SeededChance(7).below(40) == SeededChance(7).below(40)
    True
    """

    def __init__(self, seed: int = 0, s1: int = 0, s2: int = 0) -> None:
        self.seed = seed
        self._s1 = s1  # 0: at the start of hand 0, worked out when it is needed
        self._s2 = s2

    def begin_hand(self, hand: int) -> None:
        if hand:
            self._restart(hand)
        else:
            self._s1 = 0

    def _restart(self, hand: int) -> None:
        digest = hashlib.sha256(f"sobremesa:{self.seed}:{hand}".encode()).digest()
        self._s1 = int.from_bytes(digest[:7], "big") % (_M1 - 1) + 1
        self._s2 = int.from_bytes(digest[7:14], "big") % (_M2 - 1) + 1

    def below(self, n: int) -> int:
        # No number here reaches 2**47, and on machine words the remainders take a fraction of the time.
        s1: i64 = self._s1
        if not s1:
            self._restart(0)
            s1 = self._s1
        count: i64 = n
        sure: i64 = _SPAN - count  # up to here surely, and nearly always, no remainder is favoured
        s2: i64 = self._s2
        while True:
            s1 = s1 * _A1 % _M1
            s2 = s2 * _A2 % _M2
            z = s1 - s2
            if z < 0:
                z += _SPAN
            if z < sure or z < _SPAN - _SPAN % count:
                self._s1 = s1
                self._s2 = s2
                return int(z % count)

    def shuffle(self, items: list[int]) -> None:
        # The same draws as Chance.shuffle, with the generator written out: shuffles are the hot path of every simulation.
        s1: i64 = self._s1
        if not s1:
            self._restart(0)
            s1 = self._s1
        s2: i64 = self._s2
        last: i64 = len(items) - 1
        while last > 0:
            n: i64 = last + 1
            s1 = s1 * _A1 % _M1
            s2 = s2 * _A2 % _M2
            z = s1 - s2
            if z < 0:
                z += _SPAN
            if z >= _SPAN - n and z >= _SPAN - _SPAN % n:
                continue
            other = z % n
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1
        self._s1 = s1
        self._s2 = s2

    def clone(self) -> Chance:
        return SeededChance(self.seed, self._s1, self._s2)

    def text(self) -> str:
        if not self._s1:
            self._restart(0)
        return f"seed {self.seed} {self._s1} {self._s2}"


class KeyedChance(Chance):
    """The chance of a fair deal: a stream of SHA-256 blocks from a 32-byte key (see :mod:`sobremesa.core.fair`).

    Hand ``h`` uses the key HMAC-SHA256(match key, "hand h"); block ``i`` of its stream is SHA-256(hand key, i as 8 bytes big-endian);
    the stream is read as 4-byte big-endian words, a word being thrown away when it would favour the small results.
    """

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError("a match key has 32 bytes")
        self.key = key
        self._hand_key = b""
        self._hand = 0
        self._word = 0
        self._block = b""
        self.begin_hand(0)

    def begin_hand(self, hand: int) -> None:
        self._hand = hand
        self._hand_key = hmac.new(self.key, f"hand {hand}".encode(), hashlib.sha256).digest()
        self._word = 0

    def below(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            place = self._word % 8
            if place == 0:
                self._block = hashlib.sha256(self._hand_key + (self._word // 8).to_bytes(8, "big")).digest()
            self._word += 1
            value = int.from_bytes(self._block[4 * place : 4 * place + 4], "big")
            if value < limit:
                return value % n

    def clone(self) -> Chance:
        new = KeyedChance(self.key)
        new._seek(self._hand, self._word)
        return new

    def _seek(self, hand: int, word: int) -> None:
        self.begin_hand(hand)
        self._word = word
        if word % 8:
            self._block = hashlib.sha256(self._hand_key + (word // 8).to_bytes(8, "big")).digest()

    def text(self) -> str:
        return f"key {self.key.hex()} {self._hand} {self._word}"


def parse_chance(text: str) -> Chance:
    """The inverse of :meth:`Chance.text`; also takes a bare seed ("7", "seed 7").

    Raises :class:`ValueError` when ``text`` is neither.
    """
    words = text.split()
    if len(words) == 1:
        return SeededChance(int(words[0]))
    if words and words[0] == "seed" and len(words) in (2, 4):
        return SeededChance(int(words[1]), *[int(word) for word in words[2:]])
    if words and words[0] == "key" and len(words) in (2, 4):
        keyed = KeyedChance(bytes.fromhex(words[1]))
        if len(words) == 4:
            keyed._seek(int(words[2]), int(words[3]))
        return keyed
    raise ValueError(f"not a chance: {text!r}")
