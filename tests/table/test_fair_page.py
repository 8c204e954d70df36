"""docs/fair-deals.md, read by somebody who has never seen the code: his sums come to what the page says and the engine does."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

from sobremesa.core.chance import KeyedChance
from sobremesa.core.fair import commitment, match_key

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
MATCH = "abc234-0011223344556677"


def told(line: str) -> str:
    found = re.search(rf"^\| {re.escape(line)} \| .*`([^`]+)` \|$", PAGE, re.MULTILINE)
    assert found, line
    return found.group(1)


def words(hand_key: bytes):
    block = 0
    while True:
        digest = hashlib.sha256(hand_key + block.to_bytes(8, "big")).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def below(stream, n: int) -> int:
    return next(word for word in stream if word < 2**32 - 2**32 % n) % n


def test_the_pages_example_is_true():
    assert told("secret") == SECRET.hex()
    assert told("match id") == MATCH
    assert told("commitment") == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    key = hmac.digest(SECRET, f"{MATCH}\npan y vino\n".encode(), "sha256")
    assert told("match key") == key.hex()
    assert key == match_key(SECRET, MATCH, ["pan y vino", ""])
    hands = [hmac.digest(key, f"hand {hand}".encode(), "sha256") for hand in (0, 1)]
    assert told("key of hand 0") == hands[0].hex()
    assert told("its block 0") == hashlib.sha256(hands[0] + bytes(8)).hexdigest()
    stream = words(hands[0])
    dice = [below(stream, 6) for _ in range(10)]
    assert told("ten numbers below 6 from the start of hand 0") == " ".join(map(str, dice))
    stream = words(hands[1])
    cards = list(range(40))
    for i in range(39, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert told("the list 0 to 39 shuffled at the start of hand 1") == " ".join(map(str, cards))
    chance = KeyedChance(key)
    assert [chance.below(6) for _ in range(10)] == dice
    chance.begin_hand(1)
    engine = list(range(40))
    chance.shuffle(engine)
    assert engine == cards
