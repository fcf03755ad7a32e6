"""Draw the PNG icons of web/public, and the preview of shared links, from icon.svg, with Chromium:
python web/src/art/rasterise_icons.py [chromium]."""

import sys
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "public"
EARTH = "#5b3a22"
# name, edge in pixels, share of the edge that the drawing takes, ground: Apple fills what is transparent with black, so
# its icon has a ground of its own; a maskable icon is cut to any shape, so its drawing keeps to the middle
ICONS = (
    ("icon-192", 192, 1, "transparent"),
    ("icon-512", 512, 1, "transparent"),
    ("icon-maskable", 512, 0.7, EARTH),
    ("apple-touch-icon", 180, 1, EARTH),
)
FONTS = Path(__file__).parents[1] / "fonts"
PREVIEW = """<style>
@font-face {{ font-family: Fraunces; src: url(data:font/woff2;base64,{title}); }}
@font-face {{ font-family: Atkinson; src: url(data:font/woff2;base64,{text}); }}
body {{ margin: 0; display: grid; grid-template-columns: 430px 1fr; gap: 40px; align-items: center; height: 630px;
       padding: 0 70px; box-sizing: border-box; background: #f6eedf; color: #2c1d12; font: 40px/1.35 Atkinson; }}
svg {{ width: 430px; }}
h1 {{ margin: 0 0 10px; font: 600 128px/1 Fraunces; color: #8a4513; }}
p {{ margin: 0; }}
</style>{drawing}<div><h1>Burrow</h1><p>Hamstern · Gophers Walk<br>Hamsterrolle · Auf die Nüsse!</p></div>"""


def main(chromium: str | None) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, edge, share, ground in ICONS:
            page = browser.new_page(viewport={"width": edge, "height": edge})
            style = f"body{{margin:0;display:grid;place-content:center;height:{edge}px;background:{ground}}}"
            style += f"svg{{display:block;width:{edge * share}px}}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        title, text = (
            encoded(FONTS / name) for name in ("fraunces-600.woff2", "atkinson-hyperlegible-next-400-700.woff2")
        )
        page.set_content(PREVIEW.format(title=title, text=text, drawing=drawing))
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PUBLIC / "preview.png")
        browser.close()


def encoded(path: Path) -> str:
    return b64encode(path.read_bytes()).decode()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
