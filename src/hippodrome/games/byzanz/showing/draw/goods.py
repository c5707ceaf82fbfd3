"""The cards of Byzanz: their faces as symbols, and a dealer who lays them on the table."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from hippodrome.draw import lettering, mosaic, palette, stock
from hippodrome.draw.cards import CARD_WIDTH, back, face, glow, plaque
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Svg, el, group, join, number, path, rect, use
from hippodrome.games.byzanz import cards
from hippodrome.lru import LRUCache

COLOURS: Final = {
    "cloth": "#8d3a86",
    "spice": "#c8591b",
    "wine": "#9c2238",
    "wood": "#7a4f22",
    "grain": "#c08f17",
    "olives": "#59752a",
    "merchant": "#27508f",
}
ORDER: Final = {name: place for place, name in enumerate(cards.CARD_NAMES)}


@cache
def definitions() -> Svg:
    """Return everything that pictures of Byzanz refer to: the faces of all cards, their back, the offer cards."""
    drawn = (Path(__file__).parent / "art.svg").read_text("utf-8")
    art = Svg("".join(re.findall(r"<symbol.*?</symbol>", drawn, re.S)))
    faces = [_goods_face(name) for name in cards.CARD_NAMES[:-1]]
    offers = [_offer_face(value) for value in range(1, 7)]
    return join(mosaic.mosaic_defs(), art, *faces, _merchant_face(), back(), *offers)


def _goods_face(name: str) -> Svg:
    """Draw a good: its value large, its kind small below it (readable in a fan) and large in the middle."""
    kind, value = name.split("-")
    pips = "".join(
        f"M{number(58 + 11 * (place - (int(value) - 1) / 2))} 121l4 5l-4 5l-4 -5z" for place in range(int(value))
    )
    return face(
        f"face-{name}",
        COLOURS[kind],
        lettering.figure(24, 30, value, 36),
        use(f"art-{kind}", x=12, y=50, width=22, height=22),
        use(f"art-{kind}", x=32, y=57, width=57, height=57),
        path(pips, fill=palette.GOLD, stroke=palette.GOLD_DARK, stroke_width=0.9),
    )


def _merchant_face() -> Svg:
    """Draw a merchant, which has no value: a star replaces the number."""
    return face(
        "face-merchant",
        COLOURS["merchant"],
        path("M24 15L27 24.6L37 24.6L28.9 30.6L32 40L24 34.2L16 40L19.1 30.6L11 24.6L21 24.6Z",
             fill=palette.GOLD, stroke=palette.INK, stroke_width=1.2, stroke_linejoin="round"),
        use("art-merchant", x=12, y=50, width=22, height=22),
        use("art-merchant", x=29, y=68, width=60, height=60),
    )  # fmt: skip


def _offer_face(value: int) -> Svg:
    """Draw an offer card: its number, and as many bundles as cards will be turned over."""
    bundles = []
    for place in range(value):
        row, column = divmod(place, 3)
        in_row = min(3, value - row * 3)
        x, y = 50 + 22 * (column - (in_row - 1) / 2), 103 + 18 * row - (9 if value > 3 else 0)
        bundles.append(rect(x - 8, y - 6, 16, 13, 2, fill=palette.IVORY_DARK, stroke=palette.INK, stroke_width=1))
        bundles.append(
            path(
                f"M{number(x)} {number(y - 6)}v13M{number(x - 8)} {number(y)}h16",
                stroke=palette.PORPHYRY,
                stroke_width=1.6,
            )
        )
    return plaque(f"offer-face-{value}", value, *bundles)


_CARDS: Final = LRUCache[Svg](2500)
_IN_ORDER: Final = {f"card-{name}": place for name, place in ORDER.items()}


class Dealer:
    """Lays cards on the table face up, and collects what lies on top of them."""

    def __init__(self, scene: BoardScene) -> None:
        self.scene = scene
        self.stock = stock.Stock(scene, _IN_ORDER)
        self.over: list[Svg] = []
        """Sums and signs."""

    def lay(self, name: str, x: float, y: float, scale: float, verbs: Sequence[str] = (), spoken: bool = True) -> None:
        """Lay one card; it is clickable if one of the verbs makes a legal word with it."""
        words = [f"{verb}-{name}" for verb in verbs]
        if verbs and self.scene.word_for(words) is not None:
            self.stock.put(f"card-{name}", x, y, *self._face(name, glow()), scale=scale, words=words)
            return
        card = f"card-{name}"
        count = self.stock.next_of(card)
        made_of = name, count, x, y, scale, spoken, self.scene.tongue, self.scene.why_not(f"{card}-{count}")
        drawn = _CARDS.get(made_of) or _CARDS.keep(made_of, self._still(name, count, x, y, scale, spoken))
        self.stock.lay(card, count, drawn)

    def _face(self, name: str, rim: Svg) -> tuple[Svg, Svg]:
        return el("title", self.scene.thing(name)), group(use(f"face-{name}"), rim, class_="lift")

    def _still(self, name: str, count: int, x: float, y: float, scale: float, spoken: bool) -> Svg:
        """Draw a card that can't be clicked; if not `spoken`, screen readers skip it and it can't be pointed at."""
        return self.stock.drawn(
            f"card-{name}", count, x, y, *self._face(name, NOTHING), scale=scale,
            aria_label=self.scene.thing(name) if spoken else None, silent=not spoken,
        )  # fmt: skip

    def row(
        self,
        names: Sequence[str],
        x: float,
        y: float,
        width: float,
        scale: float,
        verbs: Sequence[str] = (),
        spoken: bool = True,
        gap: float = 8,
        centred: bool = False,
    ) -> float:
        """Lay cards side by side from x on, overlapping where there is too little room; return the right end."""
        if not names:
            return x
        wide = CARD_WIDTH * scale
        step = wide + gap if len(names) == 1 else min(wide + gap, (width - wide) / (len(names) - 1))
        if centred:
            x += (width - step * (len(names) - 1) - wide) / 2
        for place, name in enumerate(sorted(names, key=ORDER.__getitem__)):
            self.lay(name, x + place * step, y, scale, verbs, spoken)
        return x + step * (len(names) - 1) + wide
