"""axe-core at the table, in both themes and in the states that differ."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tables import asked, deal, desk, offered, record, wait


@pytest.fixture(scope="module")
def table(browser: Browser, base_url: str) -> Iterator[Page]:
    with desk(browser, base_url) as page:
        yield page


def check(page: Page) -> None:
    page.wait_for_timeout(350)  # transitions of colour are over
    response = Axe().run(page).response
    looked = {rule["id"] for rule in [*response["passes"], *response["violations"]]}
    assert {"color-contrast", "aria-allowed-attr", "button-name"} <= looked, "axe has looked at the page"
    found = response["violations"]
    bad = [v for v in found if v["impact"] in ("critical", "serious", "moderate")]
    assert not bad, "\n".join(
        f"{v['id']} ({v['impact']}): {v['help']}\n   "
        + "\n   ".join(n["html"][:200] + " | " + str(n.get("failureSummary"))[:300] for n in v["nodes"][:4])
        for v in bad
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_table(table: Page, scheme: str, phone: bool) -> None:
    table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    table.set_viewport_size({"width": 390, "height": 844} if phone else {"width": 1440, "height": 900})
    deal(table, record(3, seed=5, until=asked("influence", after=3)))
    wait(table)
    check(table)
    deal(table, record(4, seed=5, until=offered("attack", after=4)))
    wait(table)
    table.locator(".me .row [data-legal]").first.click()
    check(table)
    table.locator(".app .card[aria-disabled]").first.click(force=True)
    table.keyboard.press("l")
    check(table)
    table.keyboard.press("l")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_panels(table: Page, scheme: str) -> None:
    table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    table.set_viewport_size({"width": 1440, "height": 900})
    deal(table, record(2, seed=5, until=offered("attack", after=3)))
    wait(table)
    for key in ("m", "?"):
        table.keyboard.press(key)
        check(table)
        table.keyboard.press("Escape")
    table.locator(".me .row .card").first.focus()
    table.keyboard.press(" ")
    check(table)
    table.keyboard.press("Escape")
    deal(table, record(2, seed=10, people=(0, 1), moves=6))
    check(table)
    deal(table, record(2, seed=3, people=(0,), until=lambda m: False))
    table.locator('#prompt [data-push="!scores"]').click()
    check(table)
    table.keyboard.press("Escape")
