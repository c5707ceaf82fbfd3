"""Draw the icons of the installable app from `static/web/icon.svg`, with Chromium: `python tools/icons.py`."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "src" / "hippodrome" / "web" / "static" / "web"
PORPHYRY = "#6d1f3a"
ICONS = {
    "icon-192": (192, 1.0, ""),
    "icon-512": (512, 1.0, ""),
    "apple-touch-180": (180, 0.9, PORPHYRY),
    "maskable-512": (512, 0.72, PORPHYRY),
    "badge-96": (96, 1.0, ""),
}
"""By name: the size in pixels, the share of the drawing, and the background colour."""


def main() -> None:
    drawing = (WEB / "icon.svg").read_text("utf-8")
    binary = shutil.which("chromium") or shutil.which("chromium-browser")
    if binary is None:
        sys.exit("Chromium is not installed.")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=binary, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            shown = _silhouette(drawing) if name.startswith("badge") else drawing
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground or 'transparent'}"
            inner = f"<div style='width:{part * 100}%;line-height:0'>{shown}</div>"
            page.set_content(f"<body style='{style}'>{inner}</body>")
            page.screenshot(path=WEB / "icons" / f"{name}.png", omit_background=not ground)
            page.close()
        browser.close()


def _silhouette(drawing: str) -> str:
    """Return white lines on a transparent background: phones show only the shape next to a notification."""
    head, _, rest = drawing.partition("<rect")
    lines = rest.partition("/>")[2]
    for colour in ("#d9a93a", "#f6eeda", "#7fb0ee"):
        lines = lines.replace(colour, "#fff")
    return head + lines


if __name__ == "__main__":
    main()
