"""Draw the PNG icons of web/public from icon.svg, with Chromium: python web/src/art/rasterise_icons.py [chromium]."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "public"
EARTH = "#5b3a22"
# name, edge in pixels, ground: Apple fills what is transparent with black, so its icon has a ground of its own
ICONS = (("icon-192", 192, "transparent"), ("icon-512", 512, "transparent"), ("apple-touch-icon", 180, EARTH))


def main(chromium: str | None) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, edge, ground in ICONS:
            page = browser.new_page(viewport={"width": edge, "height": edge})
            style = f"body{{margin:0;background:{ground}}}svg{{display:block;width:{edge}px}}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
