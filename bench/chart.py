"""The results as a picture: `results.svg`, with a bar for every row on a linear scale from zero."""

import math
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

Row = dict[str, Any]

WIDTH, LEFT, RIGHT, TOP = 880, 300, 132, 104
LINE, BAR, GAP, HEADING = 19, 12, 7, 34
SPACE = WIDTH - LEFT - RIGHT
LAPIS, DEEP, IVORY, STONE, GOLD = "#0f1f3d", "#0a1630", "#f3ead7", "#9aa3b5", "#e3b23c"
PORPHYRY = "#a8456e"
TESSERAE = (GOLD, "#2f5fa8", IVORY, PORPHYRY, "#2f5fa8")
STYLE = f"""
text {{ font-family: system-ui, 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, sans-serif; font-size: 12px;
  fill: {IVORY}; }}
.title {{ font-family: Georgia, 'Times New Roman', serif; font-size: 22px; fill: {GOLD}; }}
.heading {{ font-family: Georgia, 'Times New Roman', serif; font-size: 15px; fill: {GOLD}; }}
.soft {{ fill: {STONE}; }} .small {{ font-size: 11px; }} .end {{ text-anchor: end; }}
.middle {{ text-anchor: middle; }} .reason {{ font-style: italic; fill: {STONE}; }}
.grid {{ stroke: {IVORY}; stroke-opacity: .13; }} .noise {{ stroke: {PORPHYRY}; stroke-width: 2; }}
"""


def chart(rows: list[Row], settings: str) -> str:
    """Return the whole picture with the rows in the given order; searches appear only in the tables."""
    rows = [row for row in rows if row.get("counts") != "iterations"]
    top = scale_top(max((row["best"] for row in rows if "best" in row), default=1.0))
    body: list[str] = []
    y = float(TOP)
    for heading, is_ours in (("Hippodrome", True), ("Peers, in the same run", False)):
        group = [row for row in rows if (row["engine"] == "Hippodrome") == is_ours]
        if group:
            body.append(text(28, y + 14, heading, "heading"))
            y = draw_group(group, y + HEADING - LINE / 2, top, body) + GAP
    height = round(y + 44)
    parts = [*frame(height, settings), *grid(top, y), *body, footer(height)]
    return "\n".join([*parts, "</svg>\n"])


def scale_top(best: float) -> float:
    """Return the next number above the longest bar that can be divided into four round steps."""
    power = 10.0 ** math.floor(math.log10(best))
    return next(step * power for step in (1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 12) if step * power >= best)


def draw_group(rows: list[Row], y: float, top: float, body: list[str]) -> float:
    """Draw the bars of one group, with space between games; returns the y coordinate below them."""
    previous = ""
    for row in rows:
        name = name_of(row)
        if previous and name != previous:
            y += GAP
        body.extend(draw_row(row, y, top, "" if name == previous else name))
        previous = name
        y += LINE
    return y


def name_of(row: Row) -> str:
    if row["engine"] == "Hippodrome":
        return f"{row['game']}, {row['seats']} seats" if row["game"] else "All games"
    return " · ".join(filter(None, (row["engine"], row["game"])))


def draw_row(row: Row, y: float, top: float, name: str) -> list[str]:
    base = y + BAR - 2
    parts = [text(28, base, name)] if name else []
    parts.append(text(LEFT - 10, base, row["mode"], "soft small end"))
    if "not_measured" in row:
        return [*parts, text(LEFT + 4, base, f"not measured: {row['not_measured']}", "reason")]
    rate = row["decisions_per_second"]
    long = max(2.0, SPACE * rate / top)
    low, high = (LEFT + SPACE * row[end] / top for end in ("worst", "best"))
    label = f"{rate:,.0f}" + (f"  ({row['ratio']:.3g}×)" if row["ratio"] is not None else "")
    tint, glow = colour(row)
    return [
        *parts,
        f'<rect x="{LEFT}" y="{y:.1f}" width="{long:.1f}" height="{BAR}" rx="1.5" fill="{tint}"'
        f' fill-opacity="{glow}"/>',
        f'<path class="noise" d="M{low:.1f} {y + BAR / 2:.1f}H{high:.1f}"/>',
        text(max(LEFT + long, high) + 7, base, label),
    ]


def colour(row: Row) -> tuple[str, float]:
    """Return gold for ours (paler if interpreted), ivory for catanatron, the baseline, and grey for all others."""
    if row["engine"] == "Hippodrome":
        return GOLD, 1.0 if row["mode"].startswith("compiled") else 0.62
    return (IVORY, 0.95) if row["engine"] == "catanatron" else (STONE, 0.9)


def frame(height: int, settings: str) -> list[str]:
    title = "Decisions per second, random play"
    half = 14
    tiles = [
        f'<rect x="{x}" y="0" width="{half - 2}" height="6" fill="{TESSERAE[x // half % len(TESSERAE)]}"/>'
        for x in range(1, WIDTH, half)
    ]
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' aria-labelledby="title story">',
        f'<title id="title">{title}</title>',
        f'<desc id="story">Bars compare Hippodrome with its peers. {escape(settings)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{LAPIS}"/>',
        f'<clipPath id="edge"><rect width="{WIDTH}" height="{height}" rx="10"/></clipPath>',
        f'<g clip-path="url(#edge)"><rect width="{WIDTH}" height="7" fill="{DEEP}"/>',
        *tiles,
        "</g>",
        text(28, 46, title, "title"),
        text(28, 68, settings, "soft"),
    ]


def grid(top: float, bottom: float) -> list[str]:
    parts = []
    for quarter in range(5):
        x, value = LEFT + SPACE * quarter / 4, top * quarter / 4
        parts.append(f'<path class="grid" d="M{x:.1f} {TOP - 8}V{bottom:.1f}"/>')
        parts.append(text(x, TOP - 14, f"{value:,.0f}", "soft small middle"))
    return parts


def footer(height: int) -> str:
    return text(
        28,
        height - 18,
        "Linear scale. In brackets: the ratio to catanatron in the same rounds. "
        "The thin line spans the worst to the best round.",
        "soft small",
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    chosen = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{chosen}>{escape(words)}</text>'


def write_svg(rows: list[Row], settings: str, path: Path) -> None:
    path.write_text(chart(rows, settings), encoding="utf-8")
