"""Byzanz as a market table: package on a porphyry cloth, a stall for each kind, everybody's place, the own hand."""

from hippodrome.draw.mosaic import border, floor
from hippodrome.draw.scene import Picture, Scene
from hippodrome.draw.svg import Svg, group
from hippodrome.games.byzanz.showing.draw import middle, places
from hippodrome.games.byzanz.showing.draw.board import board
from hippodrome.games.byzanz.showing.draw.goods import Dealer, definitions
from hippodrome.games.byzanz.showing.draw.layout import narrow_layout, wide_layout

__all__ = ["board", "definitions", "draw"]


def draw(scene: Scene, layout: str = "wide") -> Picture:
    """The table as the scene's viewer sees it."""
    viewer = scene.viewer
    first, count = (0, scene.seats) if viewer is None else (viewer + 1, scene.seats - 1)
    others = [(first + turn) % scene.seats for turn in range(count)]
    own = None if viewer is None else scene.board["players"][viewer]
    hand = len(own["hand"]) if own else 0
    if layout == "narrow":
        lay = narrow_layout(count, own is not None, hand)
    else:
        bidding = own is not None and (bool(own["bid"]) or scene.board["phase"] == "bidding")
        lay = wide_layout(count, own is not None, hand, bidding)
    dealer = Dealer(scene)
    # The order of these calls numbers the copies of equal cards: own things first, what comes from hidden places last.
    under: list[Svg] = []
    if viewer is not None:
        under.append(places.draw_own(scene, dealer, lay, viewer))
    under.append(middle.draw_market(scene, dealer, lay))
    under.append(middle.draw_cloth(scene, dealer, lay))
    under.extend(places.draw_other(scene, dealer, lay, seat, box) for seat, box in zip(others, lay.others, strict=True))
    return scene.finish(
        lay.width,
        lay.height,
        floor(lay.width, lay.height),
        border(lay.width, lay.height),
        (middle.draw_strip if lay.small else middle.draw_sides)(scene, lay),
        *under,
        dealer.stock.layer("cards"),
        group(*dealer.over, aria_hidden=True),
        middle.draw_offers(scene, lay, dict(zip(others, lay.others, strict=True))),
        label=scene.say("title"),
        class_=f"byzanz {layout}",
    )
