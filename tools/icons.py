"""Draw the icons of the installed site, from its SVG: `python tools/icons.py`, with a browser."""

from pathlib import Path

from browser import find_browser
from playwright.sync_api import sync_playwright

DRAWING = Path("client/public/paravent.svg")
ICONS = Path("client/public/icons")
GROUND = "#f8efdf"
# By name: the size, and how much of it the drawing takes; masks may cut off a fifth on each side.
KINDS = {
    "paravent-192": (192, 0.86),
    "paravent-512": (512, 0.86),
    "paravent-maskable-512": (512, 0.58),
    "apple-touch-icon": (180, 0.74),
}


def main() -> None:
    browser = find_browser()
    if browser is None:
        raise SystemExit("Icons need chromium.")
    ICONS.mkdir(exist_ok=True)
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"]) as chromium,
    ):
        for name, (size, share) in KINDS.items():
            page = chromium.new_page(viewport={"width": size, "height": size})
            drawing = DRAWING.read_text().replace("<svg ", f'<svg width="{size * share}" ', 1)
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;'
                f'background:{GROUND}">{drawing}</body>'
            )
            page.screenshot(path=ICONS / f"{name}.png")
            page.close()
            print(ICONS / f"{name}.png")


if __name__ == "__main__":
    main()
