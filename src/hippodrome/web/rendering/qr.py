"""QR codes of links, as the path of an SVG: somebody beside you joins with the camera of their phone."""

from typing import Any

try:
    import segno
except ImportError:  # an installation that was updated without its new dependencies goes without
    segno = None  # type: ignore[assignment]

QUIET = 3
"""Modules around a code that stay light."""


def qr_code(link: str) -> dict[str, Any]:
    """Return the size of a link's code, with its quiet zone, and the path that draws its dark modules."""
    if segno is None:
        return {}
    rows = list(segno.make(link, micro=False, error="m").matrix_iter(border=QUIET))
    path = [f"M{at} {down}h1v1h-1z" for down, row in enumerate(rows) for at, dark in enumerate(row) if dark]
    return {"size": len(rows), "path": "".join(path)}
