"""The laboratory through the page: cards are picked by touch, figures read, a range painted, the ten hands answered, hands in PHH watched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sobremesa.adapters.phh import load, loads
from sobremesa.lab.drill import drill
from sobremesa.lab.ranges import text_of
from tests.web.house import DESK, PHONE, ROOT, open_table, visitor
from tests.web.player import play_match
from tests.web.test_access import LARGE, SIDEWAYS, axe, violations  # noqa: F401  (a fixture)

pytestmark = pytest.mark.browser
expect.set_options(timeout=20_000)
HANDS = ROOT / "tests" / "data" / "phh" / "televised.phhs"
SLOW = 60_000


def pick(page: Page, cards: str) -> None:
    for card in cards.split():
        page.locator(f"[data-card='{card}']").tap()


def at_the_lab(browser: Browser, place: str, tab: str = "calculator", lang: str = "es", **more: object) -> Page:
    page = visitor(browser, place, lang, PHONE, has_touch=True, **more)
    page.set_default_timeout(SLOW)
    page.goto(f"/lab?tab={tab}")
    page.wait_for_selector("main .paper")
    return page


def test_from_home_to_the_figures_of_a_draw(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", PHONE, has_touch=True)
    page.set_default_timeout(SLOW)
    page.goto("/")
    page.locator("a[data-lab]").tap()
    expect(page.locator("[data-advice]")).to_contain_text("Elige tus dos cartas")
    pick(page, "Jh 8h Kh 4h 2s")
    page.fill("[data-field=pot]", "8")
    page.fill("[data-field=bet]", "2")
    expect(page.locator("[data-decision]")).to_have_text("Ver")
    expect(page.locator("[data-reason]")).to_contain_text("19,15 %")
    expect(page.locator("[data-real]")).to_have_text("19,15 %")
    expect(page.locator("[data-needed]")).to_have_text("16,67 %")
    expect(page.locator("[data-figure=value]")).to_have_text("0,30 €")
    expect(page.locator("[data-out]")).to_have_count(9)
    page.locator("[data-out=Qh]").tap()
    expect(page.locator("[data-why]")).to_contain_text("reina de corazones")
    page.fill("[data-field=bet]", "4")
    expect(page.locator("[data-decision]")).to_have_text("Retirarse")
    page.fill("[data-field=implied]", "5")
    expect(page.locator("[data-decision]")).to_have_text("Ver")
    page.fill("[data-field=bet]", "-1")
    expect(page.locator("[data-advice] [data-failure]")).to_contain_text("no puede ser negativa")
    page.locator("[data-language]").tap()
    expect(page.locator("[data-advice] [data-failure]")).not_to_contain_text("negativa")
    page.fill("[data-field=bet]", "4")
    expect(page.locator("[data-decision]")).to_have_text("Call")
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_hands_of_others_equity_and_the_options(place: str, browser: Browser) -> None:
    page = at_the_lab(browser, place)
    pick(page, "7h 7c Kd 9s 2h")
    page.locator("[data-add-villain]").tap()
    pick(page, "9c 9d")
    expect(page.locator("[data-out][data-kind=false]")).to_have_count(2)
    expect(page.locator("[data-untrue]")).to_contain_text("2 de esas outs no ganan")
    page.locator("[data-out]").first.tap()
    expect(page.locator("[data-why]")).to_contain_text("Falsa")
    page.locator("[data-run-equity]").tap()
    expect(page.locator("[data-equity=done] [data-deals]")).to_contain_text("990")
    # The answer to another question does not stay.
    page.locator("[data-slot='2h']").tap()
    expect(page.locator("[data-deals]")).to_have_count(0)
    pick(page, "Ks")
    expect(page.locator("[data-card='Ks']")).to_have_attribute("aria-pressed", "true")
    pick(page, "Ks")
    expect(page.locator("[data-card='Ks']")).to_have_attribute("aria-pressed", "false")
    page.fill("[data-field=write]", "Ah 1x")
    page.locator("[data-write]").tap()
    expect(page.locator("[data-wrong]")).to_contain_text("«1x» no es ninguna carta")
    page.locator("[data-clear]").tap()
    page.locator("summary").tap()
    page.fill("[data-field=outs]", "7")
    page.select_option("[data-field=street]", "turn")
    page.select_option("[data-field=table]", "b")
    page.locator("[data-field=rule]").check()
    page.fill("[data-field=pot]", "11,3")
    page.fill("[data-field=bet]", "2,5")
    expect(page.locator("[data-decision]")).to_have_text("Retirarse")
    expect(page.locator("[data-table]")).to_contain_text("cambia la decisión")
    expect(page.locator("[data-figure=rule]")).to_contain_text("14 %")
    page.select_option("[data-field=game]", "omaha-hilo")
    pick(page, "As Ah Ks Kh")
    page.locator("[data-add-villain]").tap()
    pick(page, "Qd Qc Jd Jc")
    page.locator("[data-group=board] .name").tap()
    pick(page, "2c 7d Ts")
    page.locator("[data-run-equity]").tap()
    expect(page.locator("[data-equity=done] [data-player]")).to_have_count(2)
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_equity_hand_by_hand(scheme: str, axe: str, place: str, browser: Browser) -> None:  # noqa: F811  (the fixture)
    page = at_the_lab(browser, place, color_scheme=scheme)
    pick(page, "Qh 9h Ah Kh 7c 4s")
    page.locator("[data-use-range]").tap()
    page.fill("[data-field=range]", "Qh9h")
    expect(page.locator(".range [role=alert]")).to_contain_text("no queda ninguna mano")
    page.fill("[data-field=range]", "AcKd, 7s7d")
    expect(page.locator("[data-combos='2']")).to_be_visible()
    page.locator("[data-run-equity]").tap()
    expect(page.locator("[data-by-hand='2']")).to_contain_text("todas las mesas posibles")
    expect(page.locator("[data-met=AKo] span")).to_have_attribute("data-worth", "20")
    page.locator("[data-met='77']").tap()
    expect(page.locator("[data-met-line]")).to_contain_text("77: 15,91 % para ti. Te gana el 84,09 % de las veces")
    expect(page.locator("[data-met-hand]")).to_have_count(1)
    page.locator("[data-met=AA]").tap(force=True)
    expect(page.locator("[data-met-hand]")).to_have_count(1)  # not in the range
    assert violations(page, axe) == []
    assert not page.evaluate(SIDEWAYS)
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_the_outs_of_omaha_are_named(place: str, browser: Browser) -> None:
    page = at_the_lab(browser, place)
    page.select_option("[data-field=game]", "omaha")
    expect(page.locator("[data-advice]")).to_contain_text("Elige tus 4 cartas")
    pick(page, "Ah Kh 5c 6d Qh 7h 2s")
    expect(page.locator("[data-out]")).to_have_count(9)
    expect(page.locator("[data-out][data-kind=dirty]")).to_have_attribute("data-out", "2h")
    page.locator("[data-out='2h']").tap()
    expect(page.locator("[data-why]")).to_contain_text("cabe un full")
    page.locator("[data-add-villain]").tap()
    pick(page, "Qs Qd 9h 8h")
    expect(page.locator("[data-out][data-kind=false]")).to_have_count(3)
    page.locator("[data-out='9h']").tap()
    expect(page.locator("[data-why]")).to_contain_text("esa carta la tiene un rival")
    page.fill("[data-field=write]", "As Ac Ad 2c 2d")
    page.locator("[data-write]").tap()
    expect(page.locator("[data-wrong]")).to_contain_text("La mano de un rival son 4 cartas, y has escrito 5")
    page.locator("summary").tap()
    page.fill("[data-field=outs]", "muchas")
    expect(page.locator("[data-advice] [data-failure]")).to_contain_text("«muchas» no es un número de outs")
    page.fill("[data-field=outs]", "")
    page.select_option("[data-field=game]", "omaha-hilo")
    expect(page.locator("[data-advice]")).to_contain_text("en alta-baja, mira la equity")
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_long_work_is_stopped_by_a_touch(place: str, browser: Browser) -> None:
    page = at_the_lab(browser, place)
    pick(page, "Ah Kh")
    page.locator("[data-use-range]").tap()
    page.fill("[data-field=range]", "22+, A2+, K2+, Q2+")
    expect(page.locator("[data-combos]")).not_to_have_attribute("data-combos", "0")
    page.select_option("[data-field=way]", "sample")
    page.select_option("[data-field=trials]", "5000000")
    expect(page.locator("[data-run-equity]")).to_be_enabled()
    page.locator("[data-run-equity]").tap()
    page.locator("[data-equity] [data-stop]").tap()
    expect(page.locator("[data-equity]")).to_have_attribute("data-equity", "idle")
    expect(page.locator("[data-player]")).to_have_count(0)
    page.context.close()


def test_a_range_is_text_and_grid_at_once(place: str, browser: Browser) -> None:
    page = at_the_lab(browser, place, "ranges")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.fill("[data-field=range]", "QQ+, AKs")
    expect(page.locator("[data-combos]")).to_have_attribute("data-combos", "22")
    expect(page.locator("[data-kind=KK]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-kind=JJ]").tap()
    expect(page.locator("[data-field=range]")).to_have_value("JJ+, AKs")
    page.locator("[data-kind=AKs]").tap()
    expect(page.locator("[data-field=range]")).to_have_value("JJ+")
    expect(page.locator("[data-combos]")).to_have_attribute("data-combos", "24")
    page.locator("[data-kind=AA]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-kind=KK]")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("[data-field=range]")).to_have_value("AA, QQ-JJ")
    pick(page, "2c 7d Ts Ah")
    expect(page.locator("[data-combos]")).to_have_attribute("data-combos", "15")
    page.fill("[data-field=range]", "AKx")
    expect(page.locator("[data-ranges] [role=alert]").first).to_contain_text("No entiendo el rango «AKx»")
    page.fill("[data-field=range]", "QQ+")
    expect(page.locator("[data-combos]")).to_have_attribute("data-combos", "15")
    assert sum(url.endswith("/api/lab/range") for url in asked) < 25  # it asks when something has changed, not all the time
    page.locator("[data-run-grid]").tap()
    expect(page.locator("[data-ranges=done] [data-kind=TT] span")).to_have_attribute("data-worth", re.compile(r"\d\d"))
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_the_books_tables_tell_the_exact_figure(place: str, browser: Browser) -> None:
    page = at_the_lab(browser, place, "tables", "en")
    figure = page.locator("[data-exact=a-4-0]")
    expect(figure.locator("small")).to_be_hidden()
    figure.tap()
    expect(figure.locator("small")).to_have_text("10.75 · 8.51 %")
    expect(page.locator("[data-exact-table] tbody tr")).to_have_count(21)
    expect(page.locator("main li").first).to_contain_text("19.57 %")
    page.context.close()


def test_the_ten_hands_are_answered(place: str, browser: Browser) -> None:
    page = at_the_lab(browser, place, "drill")
    page.fill("[data-field=seed]", "7")
    page.locator("[data-start-drill]").tap()
    for n, question in enumerate(drill(7)):
        expect(page.locator("[data-drill=asked] h2")).to_have_text(f"Mano {n + 1} de 10")
        right = question.advice
        pick(page, text_of(right.cards) if n else "")  # the first without its outs
        page.fill("[data-field=drill-odds]", f"{float(right.odds or 0):.1f}".replace(".", ","))
        page.locator(f"input[value={right.decision}]").check()
        page.locator("[data-answer]").tap()
        expect(page.locator("[data-points]")).to_have_attribute("data-points", "3" if n else "2")
        expect(page.locator("[data-out]")).to_have_count(right.outs)
        page.locator("[data-next]").tap()
    expect(page.locator("[data-drill=over] h2")).to_have_text("29 de 30 puntos")
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_hands_in_phh_are_read_and_watched(place: str, browser: Browser) -> None:
    page = at_the_lab(browser, place, "hands")
    page.set_input_files("[data-phh-file]", HANDS)
    expect(page.locator("[data-phh-told]")).to_be_visible()
    page.select_option("[data-phh-hand]", "8")
    expect(page.locator("[data-phh-told=reached] [data-phh-end]")).to_contain_text("Acaba con las fichas que dice el archivo")
    expect(page.locator("[data-phh-save]")).to_have_attribute("download", "8.phh")
    with page.expect_download() as waiting:
        page.locator("[data-phh-save]").tap()
    saved = loads(Path(waiting.value.path()).read_text())
    assert (waiting.value.suggested_filename, saved[0].actions) == ("8.phh", next(hand for hand in load(HANDS) if hand.number == "8").actions)
    page.locator("[data-phh-watch]").tap()
    page.locator("[data-replay-next]").tap()
    expect(page.locator(".replay .n")).to_contain_text("1 / 13")
    page.keyboard.press("Escape")
    page.fill("[data-phh]", "hola")
    page.locator("[data-phh-read]").tap()
    expect(page.locator("[data-failure]")).to_contain_text("No se pueden leer las manos")
    assert page.errors == []  # type: ignore[attr-defined]
    page.context.close()


def test_the_hands_of_a_table_are_taken_along(place: str, browser: Browser) -> None:
    page = visitor(browser, place, "es", DESK)
    page.set_default_timeout(SLOW)
    code = open_table(page, "texas-holdem", 2, seed=7, options={"hands": 1})
    page.locator("[data-rules]").click()
    expect(page.locator("aside a[data-lab]")).to_be_visible()
    page.locator("[data-rules]").click()
    play_match(page, 3, 60)
    with page.expect_download() as waiting:
        page.locator("[data-phh-download]").click()
    assert waiting.value.suggested_filename == f"sobremesa-{code}.phhs"
    page.locator("[data-phh-open]").click()
    expect(page.locator("[data-phh-told=reached]")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("tab", ["calculator", "ranges", "tables", "drill", "hands"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_laboratory_is_for_everybody(tab: str, scheme: str, axe: str, place: str, browser: Browser) -> None:  # noqa: F811  (the fixture)
    page = visitor(browser, place, "es", PHONE, has_touch=True, color_scheme=scheme)
    page.set_default_timeout(SLOW)
    page.goto(f"/lab?tab={tab}")
    page.wait_for_selector("main .paper")
    if tab == "calculator":
        pick(page, "9h 8h 7h 6h 2c")
        page.locator("[data-add-villain]").tap()
        pick(page, "As Ac")
        page.fill("[data-field=pot]", "10")
        page.fill("[data-field=bet]", "8")
        page.wait_for_selector("[data-decision]")
        page.locator("summary").tap()
        page.locator("[data-run-equity]").tap()
        page.wait_for_selector("[data-equity=done]")
    elif tab == "ranges":
        page.fill("[data-field=range]", "QQ+, AhKh")
        page.wait_for_selector("[data-combos='19']")
        assert violations(page, axe) == []
        page.locator("[data-run-grid]").tap()
        page.wait_for_selector("[data-ranges=done]")
    elif tab == "tables":
        page.locator("[data-exact=a-4-0]").tap()
    elif tab == "drill":
        page.fill("[data-field=seed]", "7")
        page.locator("[data-start-drill]").tap()
        pick(page, "2s Kd")
        assert violations(page, axe) == []
        page.locator("input[value=fold]").check()
        page.locator("[data-answer]").tap()
        page.wait_for_selector("[data-drill=graded]")
    else:
        page.set_input_files("[data-phh-file]", HANDS)
        page.wait_for_selector("[data-phh-told]")
    assert violations(page, axe) == []
    assert not page.evaluate(SIDEWAYS)
    page.evaluate(LARGE)
    page.wait_for_timeout(100)
    assert not page.evaluate(SIDEWAYS)
    page.context.close()
