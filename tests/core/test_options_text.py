"""Options told as text: only plain digits are a number."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.core.refusal import Refused


@pytest.mark.parametrize("text", ["²", "--3", "3-", "٣", "9" * 5000])
def test_words_that_are_no_number(text: str) -> None:
    with pytest.raises(Refused) as refused:
        sobremesa.make("brisca", hands=text)
    assert refused.value.key == "option-value"


def test_a_number_told_in_digits() -> None:
    assert sobremesa.make("brisca", hands="7").options["hands"] == 7
