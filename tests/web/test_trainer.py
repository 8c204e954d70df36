"""The trainer through the page: questions answered by touch, stealing with its slider, the quiz, and the grid of starting hands."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from sobremesa.core.chance import SeededChance
from sobremesa.lab.dead_hands import quiz
from sobremesa.lab.trainer import Question, drill, steal_drill
from tests.web.house import DESK, PHONE, visitor
from tests.web.test_access import LARGE, SIDEWAYS, axe, violations  # noqa: F401  (a fixture)

pytestmark = pytest.mark.browser
expect.set_options(timeout=20_000)


def at_the_trainer(browser: Browser, place: str, topic: str, lang: str = "es", size: dict[str, int] = PHONE, **more: object) -> Page:
    page = visitor(browser, place, lang, size, has_touch=True, **more)
    page.goto(f"/lab?tab=trainer&topic={topic}")
    page.wait_for_selector(f"[data-trainer={topic}]")
    return page


def begin(page: Page, button: str = "[data-start]") -> dict[str, object]:
    """Ask for questions; what was asked of the server."""
    with page.expect_request("**/api/lab/trainer") as asked:
        page.locator(button).tap()
    expect(page.locator("[data-stage=asked]")).to_be_visible()
    found: dict[str, object] = json.loads(asked.value.post_data or "{}")
    return found


def give(page: Page, one: Question, right: bool = True) -> None:
    if one.kind == "size":
        page.fill("[data-field=trainer-size]", one.answer if right else "1")
        page.locator("[data-answer-size]").tap()
        return
    answers = [one.answer] if right else list(page.locator("[data-answer]").evaluate_all("all => all.map(e => e.dataset.answer)"))
    chosen = answers[0] if right else next(name for name in answers if name != one.answer)
    page.locator(f"[data-answer={chosen}]").tap()


def test_ten_questions_by_touch(place: str, browser: Browser) -> None:
    page = at_the_trainer(browser, place, "strategy")
    asked = begin(page)
    questions = drill(int(str(asked["seed"])))
    for n, one in enumerate(questions):
        right = n % 3 != 0
        give(page, one, right)
        expect(page.locator(f"[data-right={str(right).lower()}]")).to_be_visible()
        if one.advice is not None:
            expect(page.locator(f"[data-rule=book-rule-{one.advice.rule}]")).to_be_visible()
        assert not page.evaluate(SIDEWAYS)
        page.locator("[data-next]").tap()
    expect(page.locator("[data-total]")).to_have_attribute("data-total", "6")
    again = begin(page, "[data-more]")
    failed = [one.kind for n, one in enumerate(questions) if n % 3 == 0]
    assert again["failed"] == {kind: failed.count(kind) for kind in failed}
    assert page.errors == []  # type: ignore[attr-defined]


def test_stealing(place: str, browser: Browser) -> None:
    page = at_the_trainer(browser, place, "steal", "en", DESK)
    expect(page.locator("[data-needed]")).to_contain_text("66.67 %")
    expect(page.locator("[data-steal-value]")).to_have_attribute("data-steal-value", "30")
    page.locator("[data-success]").fill("60")
    expect(page.locator("[data-steal-value]")).to_have_attribute("data-steal-value", "-60")
    page.fill("[data-field=steal-antes]", "180")
    expect(page.locator("[data-needed]")).to_contain_text("55.56 %")
    asked = begin(page)
    one = steal_drill(int(str(asked["seed"])))[0]
    assert one.stealing is not None
    page.locator(f"[data-answer={one.answer}]").tap()
    if one.answer == "no":
        page.locator(f"[data-why={one.stealing.failed[0]}]").tap()
    expect(page.locator("[data-right=true]")).to_be_visible()
    expect(page.locator("[data-failed]")).to_have_count(len(one.stealing.failed))
    expect(page.locator("[data-steal-odds]")).to_contain_text(f"{one.stealing.gain:,}")


def test_the_quiz(place: str, browser: Browser) -> None:
    page = at_the_trainer(browser, place, "dead")
    asked = begin(page)
    for case in quiz(SeededChance(int(str(asked["seed"])))):
        page.locator(f"[data-answer={'yes' if case.answer.dead else 'no'}]").tap()
        expect(page.locator(f"[data-rule={case.answer.reason}]")).to_be_visible()
        page.locator("[data-next]").tap()
    expect(page.locator("[data-total]")).to_have_attribute("data-total", "10")


def test_the_grid_and_its_options(place: str, browser: Browser) -> None:
    page = at_the_trainer(browser, place, "hands")
    expect(page.locator("[data-hand=KJo]")).to_have_attribute("data-does", "raise")
    page.locator("[data-hand=KJo]").tap()
    expect(page.locator("[data-line]")).to_contain_text("tramposa")
    page.locator("[data-limped]").tap()
    expect(page.locator("[data-hand=KJo]")).to_have_attribute("data-does", "fold")
    expect(page.locator("[data-hand='87s']")).to_have_attribute("data-does", "call")
    page.locator("input[value=early]").tap()
    expect(page.locator("[data-hand=AQs]")).to_have_attribute("data-does", "fold")
    page.locator("[data-trainer-options] summary").tap()
    page.locator("[data-option=early]").select_option("premium_good")
    expect(page.locator("[data-hand=AQs]")).to_have_attribute("data-does", "raise")
    page.locator("[data-hand=AA]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-line]")).to_contain_text("AKo")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_for_everybody(place: str, browser: Browser, axe: str, scheme: str) -> None:  # noqa: F811
    for topic in ("strategy", "steal", "dead", "ask", "hands"):
        page = at_the_trainer(browser, place, topic, size=PHONE if scheme == "light" else DESK, color_scheme=scheme)
        if topic == "hands":
            page.wait_for_selector("[data-hand=AA]")
        assert violations(page, axe) == []
        if topic not in ("ask", "hands"):
            asked = begin(page)
            for n in range(10 if topic == "strategy" else 1):
                assert violations(page, axe) == [], (asked, n)
                if page.locator("[data-answer-size]").count():
                    page.fill("[data-field=trainer-size]", "1")
                    page.locator("[data-answer-size]").tap()
                else:
                    page.locator("[data-answer]").last.tap()
                page.wait_for_selector("[data-stage=graded]")
                assert violations(page, axe) == [], (asked, n)
                page.locator("[data-next]").tap()
        page.evaluate(LARGE)
        assert not page.evaluate(SIDEWAYS), topic


def test_the_book_is_asked(place: str, browser: Browser) -> None:
    page = at_the_trainer(browser, place, "ask")
    expect(page.locator("[data-ask]")).to_be_disabled()
    for card in ("As", "Qd"):
        page.locator(f"[data-card={card}]").tap()
    page.locator("[data-ask]").tap()
    expect(page.locator("[data-consulted=raise] [data-rule=book-rule-good-open]")).to_contain_text("sube a 6")
    page.select_option("[data-field=ask-act-3]", "raise")
    expect(page.locator("[data-consulted=raise]")).to_have_count(0)  # the answer to another question does not stay
    page.fill("[data-field=ask-raise-3]", "hola")
    page.locator("[data-ask]").tap()
    expect(page.locator("[data-consulted] [role=alert]")).to_contain_text("«hola» no es una cantidad de fichas")
    page.fill("[data-field=ask-raise-3]", "1")
    page.locator("[data-ask]").tap()
    expect(page.locator("[data-consulted] [role=alert]")).to_contain_text("ya hay 2")
    page.fill("[data-field=ask-raise-3]", "6")
    page.locator("[data-ask]").tap()
    expect(page.locator("[data-consulted=call]")).to_be_visible()
    page.locator("[data-trainer-options] summary").tap()
    for one in ("cbet_freq", "steal_sb", "worth", "defend", "freq"):
        expect(page.locator(f"[data-option={one}]")).to_have_count(1)
    page.select_option("[data-field=ask-act-3]", "fold")
    page.locator("[data-slot=As]").tap()
    page.locator("[data-slot=Qd]").tap()
    for card in ("9d", "4c"):
        page.locator(f"[data-card='{card}']").tap()
    page.fill("[data-field=ask-stack]", "60")
    page.locator("[data-ask]").tap()
    expect(page.locator("[data-consulted=raise] [data-rule=book-rule-steal]")).to_be_visible()
    expect(page.locator("[data-steal-odds]")).to_contain_text("66,67 %")
    page.select_option("[data-option=worth]", "15")
    page.locator("[data-ask]").tap()
    expect(page.locator("[data-consulted=fold] [data-failed=S4]")).to_be_visible()
    page.locator("[data-group=board] .name").tap()
    for card in ("Qh", "7c", "4d"):
        page.locator(f"[data-card='{card}']").tap()
    page.fill("[data-field=ask-pot]", "30")
    page.locator("[data-field=ask-aggressor]").check()
    page.locator("[data-ask]").tap()
    expect(page.locator("[data-consulted=bet] [data-rule=book-rule-cbet-one]")).to_be_visible()
    assert not page.evaluate(SIDEWAYS)
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_the_pages_of_the_rulebook(place: str, browser: Browser) -> None:
    page = at_the_trainer(browser, place, "strategy")
    page.locator("[data-page]").tap()
    expect(page.locator(".rules h1")).to_contain_text("estrategia básica")
    page.locator("a[data-lab]").first.tap()
    expect(page.locator("[data-trainer=strategy]")).to_be_visible()
