"""The players' places: name and shape, hand, bid, profit; the viewer's own with the hand to play from."""

from collections.abc import Sequence
from typing import Any

from hippodrome.draw.box import Box
from hippodrome.draw.cards import CARD_HEIGHT, CARD_WIDTH
from hippodrome.draw.lettering import letters
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, INK, IVORY, IVORY_DARK
from hippodrome.draw.pieces import badge, coin, figurine, hourglass, piece, shape_sign, wreath
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import NOTHING, Svg, at, group, join, rect, use
from hippodrome.games.byzanz.showing.draw import goods
from hippodrome.games.byzanz.showing.draw.goods import Dealer
from hippodrome.games.byzanz.showing.draw.layout import Layout


def _spoken(scene: Scene, seat: int) -> str:
    """A player's place in one spoken line."""
    player = scene.board["players"][seat]
    parts = [scene.name(seat), scene.say("label-cards", count=player["cards"])]
    if player["offer"]:
        parts.append(scene.say("label-offer", offer=player["offer"]))
    if player["bid"]:
        things = ", ".join(scene.thing(card) for card in player["bid"])
        parts.append(f"{scene.say('label-bid')} {player['total']}: {things}")
    if _passed(scene, seat):
        parts.append(scene.say("label-passed"))
    parts.append(scene.say("label-sets", count=player["sets"]))
    if player["profit"] is not None:
        parts.append(f"{scene.say('label-profit')} {player['profit']}")
    if _won(scene, seat):
        parts.append(scene.say("label-winner"))
    if scene.view["over"] and player["hand"]:
        things = ", ".join(scene.thing(card) for card in player["hand"])
        parts.append(f"{scene.say('label-hand-of', seat=scene.name(seat))}: {things}")
    return ", ".join(parts)


def _passed(scene: Scene, seat: int) -> bool:
    player = scene.board["players"][seat]
    return scene.board["phase"] == "bidding" and not player["active"] and player["offer"] is None


def _won(scene: Scene, seat: int) -> bool:
    return bool(scene.view["over"]) and seat in scene.view["ranking"][0]


def _ground(scene: Scene, seat: int, box: Box) -> Svg:
    """The ground of a place: lit when the player is asked, golden when the player has won."""
    if _won(scene, seat):
        return panel(box.x, box.y, box.width, box.height, stroke=GOLD, stroke_width=3.5, fill="#3a2a14")
    if seat in scene.asked:
        return panel(box.x, box.y, box.width, box.height, stroke=GOLD_LIGHT, stroke_width=3, fill="#1d3557")
    return panel(box.x, box.y, box.width, box.height, fill="#0f1b30" if _passed(scene, seat) else "#13233c")


def _sign(scene: Scene, seat: int, x: float, y: float, size: float) -> Svg:
    """An hourglass for who is asked, a wreath for who has won."""
    if _won(scene, seat):
        return group(wreath(size * 0.62, GOLD_LIGHT), transform=at(x, y))
    return hourglass(x, y, size * 0.56) if seat in scene.asked else NOTHING


def _heading(scene: Scene, seat: int, box: Box, size: float, taken: float, signed: bool = True) -> Svg:
    """Shape and name, and the player's sign; `taken` is kept free on the right."""
    x, y = box.x + size * 1.15, box.y + size * 1.15
    sign = _sign(scene, seat, box.right - taken - size * 0.9, y, size) if signed else NOTHING
    room = box.width - taken - size * 2.2 - (size * 1.9 if sign else 0)
    return join(
        shape_sign(seat, size * 0.55, x, y),
        letters(x + size * 0.95, y + size * 0.36, scene.name(seat), size, IVORY, room=room, font_weight="bold"),
        sign,
    )


def _held(scene: Scene, dealer: Dealer, seat: int, box: Box) -> Svg:
    """Another's hand: as many backs as there are cards and nothing else, unless the view shows the cards."""
    player, scale = scene.board["players"][seat], 0.28
    if player["hand"] is not None:
        dealer.row(player["hand"], box.x, box.y, box.width, scale, spoken=False, gap=3)
        return NOTHING
    count = player["cards"]
    wide = CARD_WIDTH * scale
    step = 0.0 if count < 2 else min(wide * 0.62, (box.width - wide) / (count - 1))
    backs = [
        piece(scene.id(f"back-{seat}-{place + 1}"), box.x + step * place, box.y, use("card-back"), scale=scale)
        for place in range(count)
    ]
    return join(*backs)


def _earnings(player: dict[str, Any], x: float, y: float, size: float) -> Svg:
    """The profit on a coin, and how many sets were sold for it."""
    shown = "?" if player["profit"] is None else player["profit"]
    leaf = size * 0.7
    fan = [
        rect(-leaf / 2, -leaf * 1.5, leaf, leaf * 1.5, 1.5, fill=IVORY, stroke=INK, transform=f"rotate({turn})")
        for turn in (-38, 0, 38)
    ]
    return group(
        coin(shown, "gold", size),
        group(*fan, transform=at(size * 2.2, size * 0.6)),
        letters(size * 3.3, size * 0.42, f"×{player['sets']}", max(13, size), IVORY),
        transform=at(x, y),
    )


def _total(scene: Scene, seat: int, x: float, y: float, size: float) -> Svg:
    """The sum of a bid; the highest wears a crown."""
    crown = NOTHING
    if scene.board["leader"] == seat:
        crown = group(figurine("crown", GOLD_LIGHT, size * 0.85), transform=at(0, -size * 1.5))
    return group(badge(str(scene.board["players"][seat]["total"]), size), crown, transform=at(x, y))


def _lay_down(scene: Scene, dealer: Dealer, lay: Layout, seat: int, row: Box) -> Svg:
    """What lies before another player: the bid and its sum; when the game is over, the hand; or that they passed."""
    player = scene.board["players"][seat]
    scale = 0.29 if lay.small else 0.38
    if scene.view["over"]:
        dealer.row(player["hand"], row.x, row.y, row.width, scale, spoken=False, gap=4)
    elif player["bid"]:
        size = 11.0 if lay.small else 15.0
        end = dealer.row(player["bid"], row.x, row.y, row.width - size * 2.6, scale, spoken=False, gap=4)
        dealer.over.append(_total(scene, seat, end + size * 1.4, row.y + row.height * 0.6, size))
    elif _passed(scene, seat):
        said = scene.say("label-passed")
        return letters(row.x + 2, row.y + row.height * 0.62, said, 14, IVORY_DARK, font_style="italic")
    return NOTHING


def draw_other(scene: Scene, dealer: Dealer, lay: Layout, seat: int, box: Box) -> Svg:
    """Another player's place: name, offer card, hand, profit, and the bid that lies there."""
    player = scene.board["players"][seat]
    over = scene.view["over"]
    if lay.small:
        taken = 24.0 if player["offer"] else 0.0
        row = Box(box.x + 74, box.y + 27, box.width - 80, 44)
        hidden = [] if over else [
            group(use("card-back"), transform=at(box.x + 10, box.y + 26, 0.15)),
            letters(box.x + 32, box.y + 42, f"×{player['cards']}", 13, IVORY),
        ]  # fmt: skip
        money = _earnings(player, box.x + 17, box.y + 60, 9)
        heading = _heading(scene, seat, box, 13, taken)
    else:
        taken = 40.0 if player["offer"] else 0.0
        row = Box(box.x + 10, box.y + 88, box.width - 20, 56)
        money_at = 28.0 if over else min(box.width * 0.62 + 14, box.width - 76)
        hidden = [] if over else [_held(scene, dealer, seat, Box(box.x + 11, box.y + 41, money_at - 34, 41))]
        money = _earnings(player, box.x + money_at, box.y + 64, 15)
        heading = _heading(scene, seat, box, 17, taken)
    lying = _lay_down(scene, dealer, lay, seat, row)
    return group(
        _ground(scene, seat, box),
        heading,
        *hidden,
        money,
        lying,
        id=scene.id(f"place-{seat}"),
        role="img",
        aria_label=_spoken(scene, seat),
    )


def draw_own(scene: Scene, dealer: Dealer, lay: Layout, seat: int) -> Svg:
    """The viewer's place: name, profit, hand to play from, and the own bid."""
    _hand(dealer, lay, scene.board["players"][seat]["hand"])
    place = _own_small(scene, dealer, lay, seat) if lay.small else _own_wide(scene, dealer, lay, seat)
    return group(place, id=scene.id(f"place-{seat}"), role="img", aria_label=_spoken(scene, seat))


def _own_small(scene: Scene, dealer: Dealer, lay: Layout, seat: int) -> Svg:
    player, box = scene.board["players"][seat], lay.own
    taken = 26.0 if player["offer"] else 0.0
    row = Box(box.x + 186, box.y + 7, 176, 52)
    passed = NOTHING
    if player["bid"]:
        end = dealer.row(player["bid"], row.x, row.y, row.width - 36, lay.bid_scale, spoken=False, gap=4)
        dealer.over.append(_total(scene, seat, end + 18, row.y + 32, 12))
    elif _passed(scene, seat):
        passed = letters(row.x, row.y + 32, scene.say("label-passed"), 14, IVORY_DARK, font_style="italic")
    return join(
        _ground(scene, seat, box),
        _heading(scene, seat, Box(box.x, box.y, 180, 30), 14, taken, signed=False),
        _earnings(player, box.x + 22, box.y + 47, 13),
        _sign(scene, seat, box.x + 164, box.y + 50, 14),
        passed,
    )


def _own_wide(scene: Scene, dealer: Dealer, lay: Layout, seat: int) -> Svg:
    player, box, bid, hand = scene.board["players"][seat], lay.own, lay.bid, lay.hand
    count = scene.say("label-cards", count=player["cards"])
    caption = f"{scene.say('label-hand')} · {count}"
    parts = [
        _ground(scene, seat, box),
        _heading(scene, seat, box, 18, 54.0 if player["offer"] else 0.0, signed=False),
        _sign(scene, seat, box.right - 30, box.y + 94, 20),
        group(coin(player["profit"], "gold", 24), transform=at(box.x + 38, box.y + 84)),
        letters(box.x + 72, box.y + 80, scene.say("label-profit"), 15, IVORY, room=84),
        letters(box.x + 72, box.y + 99, scene.say("label-sets", count=player["sets"]), 12, IVORY_DARK, room=112),
        _profits(scene, seat, Box(box.x + 14, box.y + 126, box.width - 28, 64)),
        letters(hand.x, hand.y - 15, caption, 15, GOLD_LIGHT, room=hand.width),
    ]
    passed = _passed(scene, seat)
    if lay.bid.width:
        said = scene.say("label-passed" if passed else "label-bid")
        parts.append(panel(bid.x, bid.y, bid.width, bid.height, fill="#0f1b30" if passed else "#13233c"))
        parts.append(letters(bid.x + 14, bid.y + 38, said, 16, IVORY_DARK if passed else IVORY, room=bid.width - 70))
    if player["bid"]:
        dealer.row(player["bid"], bid.x + 12, bid.y + 72, bid.width - 24, lay.bid_scale, spoken=False, gap=5)
        dealer.over.append(_total(scene, seat, bid.right - 32, bid.y + 42, 17))
    return join(*parts)


def _hand(dealer: Dealer, lay: Layout, names: Sequence[str]) -> None:
    """The own cards, in as many rows as the layout has, each large enough to tap."""
    ordered = sorted(names, key=goods.ORDER.__getitem__)
    a_row = -(-len(ordered) // lay.hand_rows)
    for row in range(lay.hand_rows):
        cards = ordered[row * a_row : (row + 1) * a_row]
        y = lay.hand.y + row * (CARD_HEIGHT * lay.hand_scale + 6)
        dealer.row(cards, lay.hand.x, y, lay.hand.width, lay.hand_scale, ("bid", "discard"), centred=True)


def _profits(scene: Scene, seat: int, box: Box) -> Svg:
    """The own profit cards, small, the best first."""
    profits = sorted(scene.board["players"][seat]["profits"], key=goods.ORDER.__getitem__, reverse=True)
    step = 0.0 if len(profits) < 2 else min(44.0, (box.width - 40) / (len(profits) - 1))
    cards = [
        group(use(f"face-{name}"), transform=at(box.x + step * place, box.y, 0.4)) for place, name in enumerate(profits)
    ]
    return join(*cards)
