"""Signs used only by Byzantio and Nekken: boxes, quills, events."""

from typing import Final

from hippodrome.draw.svg import Svg, el, join, path

LINES: Final = {
    "box": "M4 4h16v16H4zM8 12l3 3l5-6",
    "write": "M4 20l2-6L17 3l4 4L10 18l-6 2M14 6l4 4",
    "exchange": "M4 8h14M14 3l5 5l-5 5M20 16H6M10 11l-5 5l5 5",
    "advance": "M4 5l6 7l-6 7M11 5l6 7l-6 7M20 5v14",
    "expel": "M4 4h9v16H4zM9 12h12M17 8l4 4l-4 4",
    "goal": "M12 3l2.6 5.900l6.400.7l-4.800 4.300l1.400 6.300L12 17l-5.600 3.200l1.400-6.300L3 9.600l6.400-.7z",
    "supply": "M4 9l8-4l8 4l-8 4zM4 9v7l8 4l8-4V9M12 13v7",
    "earthquake": "M2 13h4l2-7l3 14l3-17l3 13l2-3h3",
    "famine": "M12 22V8M12 8c-3-2-3-4 0-6c3 2 3 4 0 6M12 14c-4 0-5-2-5-4c3 0 5 1 5 4M12 14c4 0 5-2 5-4c-3 0-5 1-5 4"
    "M12 20c-4 0-5-2-5-4c3 0 5 1 5 4M12 20c4 0 5-2 5-4c-3 0-5 1-5 4",
    "succession": "M6 21V10c0-4 3-6 6-8c3 2 6 4 6 8v11zM12 7v9M9 10.500h6",
    "plague": "M5 11a7 7 0 1 1 14 0c0 3-1 4-3 5v4H8v-4c-2-1-3-2-3-5M9.500 11h.1M14.500 11h.1M12 15v1",
}


def own_signs() -> Svg:
    """Return all these signs as symbols."""
    return join(
        *[
            el(
                "symbol",
                path(
                    d, fill="none", stroke="currentColor", stroke_width=2.2, stroke_linecap="round",
                    stroke_linejoin="round",
                ),
                id=f"sign-{name}",
                viewBox="0 0 24 24",
            )
            for name, d in LINES.items()
        ]
    )  # fmt: skip
