"""Places side by side and in rows."""

from hippodrome.draw.box import Rectangle


def columns(box: Rectangle, count: int, gap: float, widest: float) -> list[Rectangle]:
    """Return `count` places side by side in a box, centred if they have reached their full width."""
    wide = min(widest, (box.width - gap * (count - 1)) / count)
    left = box.middle - (wide * count + gap * (count - 1)) / 2
    return [Rectangle(left + (wide + gap) * place, box.y, wide, box.height) for place in range(count)]


def rows_of(box: Rectangle, count: int, a_row: int, gap: float) -> list[Rectangle]:
    """Return `count` places in rows of at most `a_row`; a place alone in the last row gets all of its width."""
    places: list[Rectangle] = []
    y = box.y
    for first in range(0, count, a_row):
        alone = first == count - 1
        row = columns(Rectangle(box.x, y, box.width, box.height), 1 if alone else a_row, gap, box.width)
        places.extend(row[: count - first])
        y += box.height + gap
    return places
