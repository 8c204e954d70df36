"""How heavy the page is and how long until cards are dealt, in a cold browser: `python -m tests.bench.page`."""

from __future__ import annotations

import json
import time

from tests.web.house import PHONE, chromium, house, visitor


def main() -> None:
    """Load the shelf cold, play with one click, count what came over the wire."""
    with house() as url, chromium() as browser:
        page = visitor(browser, url, "es", PHONE)
        sizes: dict[str, int] = {}

        def arrived(event: dict[str, object]) -> None:
            sizes[str(event["requestId"])] = int(float(str(event["encodedDataLength"])))

        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", arrived)
        began = time.perf_counter()
        page.goto("/")
        page.wait_for_selector("[data-play]")
        shelf = time.perf_counter() - began
        weight = sum(sizes.values())
        began = time.perf_counter()
        page.locator("[data-play]").first.click()
        page.wait_for_selector("[data-table][data-seq] [data-item]")
        dealt = time.perf_counter() - began
        print(json.dumps({"shelf_ms": round(1000 * shelf), "shelf_kb": round(weight / 1000), "click_to_deal_ms": round(1000 * dealt)}))


if __name__ == "__main__":
    main()
