"""The middle of the table as a board: everybody's bid, the package on its cloth, the stalls of the market."""

from functools import cache, lru_cache
from typing import Any, Final

from hippodrome.draw.box import Rectangle
from hippodrome.draw.cards import CARD_HEIGHT, CARD_WIDTH
from hippodrome.draw.lettering import letters, width_of
from hippodrome.draw.mosaic import border, cloth, floor, panel
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, IVORY, IVORY_DARK, NIGHT, PORPHYRY
from hippodrome.draw.pieces import badge, coin, figurine, hourglass, piece, shape_sign, wreath
from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import NOTHING, Svg, at, group, number, path, rect, use
from hippodrome.games.byzanz import cards
from hippodrome.games.byzanz.showing.draw import goods
from hippodrome.games.byzanz.showing.draw.goods import Dealer
from hippodrome.games.byzanz.showing.draw.layout import columns, rows_of
from hippodrome.lru import LRUCache


class Ground:
    """The layout of the table; letters are large enough to read in the smallest window of a shape."""

    def __init__(self, shape: str, seats: int) -> None:
        self.tall = shape == "tall"
        if self.tall:
            self.width, edge, gap = 390.0, 12.0, 6.0
            self.letter, self.bid_scale, self.package_scale, self.market_scale = 15.0, 0.23, 0.5, 0.33
            self.bids = rows_of(Rectangle(edge, 13, self.width - 2 * edge, 58), seats, 2 if seats < 5 else 3, 5)
            self.cloth = Rectangle(edge, self.bids[-1].bottom + gap, self.width - 2 * edge, 84)
            stalls = rows_of(Rectangle(edge, self.cloth.bottom + 38, self.width - 2 * edge, 76), 8, 4, gap)
            self.market, self.pile = stalls[:7], stalls[7]
            self.height = self.pile.bottom + 14
        else:
            self.width, edge, gap = 800.0, 16.0, 8.0
            self.letter, self.bid_scale, self.package_scale, self.market_scale = 19.0, 0.42, 0.94, 0.56
            self.bids = columns(Rectangle(edge, 18, self.width - 2 * edge, 98), seats, gap, 250)
            self.cloth = Rectangle(edge, self.bids[-1].bottom + 12, self.width - 2 * edge - 110, 158)
            self.pile = Rectangle(self.cloth.right + gap, self.cloth.y, 102, 158)
            self.market = columns(Rectangle(edge, self.cloth.bottom + 48, self.width - 2 * edge, 124), 7, gap, 200)
            self.height = self.market[0].bottom + 18


@cache
def ground_of(shape: str, seats: int) -> Ground:
    """Return the layout for a shape and a number of players, computed once."""
    return Ground(shape, seats)


ASKED: Final = {"stroke": GOLD_LIGHT, "stroke_width": 3.0, "fill": "#1d3557"}


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """Draw everything that lies open on the table."""
    ground = ground_of(shape, scene.seats)
    dealer = Dealer(scene)
    # The drawing order numbers the copies of equal cards; cards from hidden places come last.
    under = [_bid(scene, dealer, ground, seat) for seat in range(scene.seats)]
    under.append(_market(scene, dealer, ground))
    under.append(_cloth(scene, dealer, ground))
    return scene.finish(
        ground.width,
        ground.height,
        floor(ground.width, ground.height),
        border(ground.width, ground.height),
        *under,
        _pile(scene, ground),
        dealer.stock.layer("cards"),
        group(*dealer.over, aria_hidden=True),
        _offers(scene, ground),
        label=scene.say("title"),
        class_=f"byzanz {shape}",
    )


def _passed(scene: BoardScene, player: dict[str, Any]) -> bool:
    return scene.board["phase"] == "bidding" and not player["active"] and player["offer"] is None


_BIDS = LRUCache[Svg](1000)


def _bid(scene: BoardScene, dealer: Dealer, ground: Ground, seat: int) -> Svg:
    """Draw a player's bid and its sum; the highest bid wears a crown."""
    data, player = scene.board, scene.board["players"][seat]
    if player["bid"]:
        row, badge_size = _bid_row(ground, seat, player), ground.letter * 0.84
        wide = row.width - badge_size * 2.6
        end = dealer.row(player["bid"], row.x, row.y, wide, ground.bid_scale, spoken=False, gap=3)
        spot = at(end + badge_size * 1.4, row.y + row.height * 0.62)
        dealer.over.append(_sum(player["total"], data["leader"] == seat, badge_size, spot))
    ranking = data["ranking"]
    standing = (bool(ranking), bool(ranking) and seat in ranking[0], player.get("profit"))
    lying = (tuple(player["bid"]), player["total"], player["offer"], _passed(scene, player))
    made_of = ground, seat, scene.company, seat in scene.asked, standing, lying
    return _BIDS.get(made_of) or _BIDS.keep(made_of, _before(scene, ground, seat))


@lru_cache(maxsize=500)
def _sum(total: int, leads: bool, size: float, spot: Svg) -> Svg:
    """Draw the sum of a bid."""
    crown = group(figurine("crown", GOLD_LIGHT, size * 0.8), transform=at(0, -size * 1.4)) if leads else NOTHING
    return group(badge(str(total), size), crown, transform=spot)


def _taken(ground: Ground, player: dict[str, Any]) -> float:
    """Return the width taken up by the offer card of a player."""
    return 0.0 if not player["offer"] else 22.0 if ground.tall else 36.0


def _bid_row(ground: Ground, seat: int, player: dict[str, Any]) -> Rectangle:
    box, size = ground.bids[seat], ground.letter
    return Rectangle(box.x + 8, box.y + size * 1.7, box.width - 16 - _taken(ground, player), box.height - size * 1.8)


def _before(scene: BoardScene, ground: Ground, seat: int) -> Svg:
    """Draw a player's place at the table, without its cards."""
    player, box, size = scene.board["players"][seat], ground.bids[seat], ground.letter
    won = scene.board["ranking"] and seat in scene.board["ranking"][0]
    look = ASKED if seat in scene.asked or won else {"fill": "#0f1b30" if _passed(scene, player) else "#13233c"}
    taken = _taken(ground, player)
    sign = (
        hourglass(box.right - taken - size * 0.8, box.y + size * 0.95, size * 0.5) if seat in scene.asked else NOTHING
    )
    room = box.width - taken - size * 2.2 - (size * 1.3 if sign else 0)
    row = _bid_row(ground, seat, player)
    parts = [
        panel(box.x, box.y, box.width, box.height, **look),
        shape_sign(seat, size * 0.48, box.x + size * 0.9, box.y + size * 0.95),
        letters(box.x + size * 1.7, box.y + size * 1.28, scene.name(seat), size, IVORY, room=room, font_weight="bold"),
        sign,
    ]
    spoken = [scene.name(seat)]
    if player["bid"]:
        spoken.append(f"{scene.say('label-bid')} {player['total']}: {', '.join(map(scene.thing, player['bid']))}")
    elif won or scene.board["ranking"]:
        wreathed = group(wreath(size * 1.1), transform=at(0, 0)) if won else NOTHING
        money = coin(player["profit"], "gold" if won else "silver", size * 0.75)
        parts.append(group(wreathed, money, transform=at(box.middle, row.y + row.height * 0.5)))
    elif _passed(scene, player):
        said = scene.say("label-passed")
        parts.append(letters(row.x + 2, row.y + row.height * 0.58, said, size, IVORY_DARK, font_style="italic"))
        spoken.append(said)
    return group(*parts, id=scene.id(f"bid-{seat}"), role="img", aria_label=", ".join(spoken))


_CLOTHS = LRUCache[Svg](200)


def _cloth(scene: BoardScene, dealer: Dealer, ground: Ground) -> Svg:
    """Draw the package on its cloth; a card that may be given away is a button."""
    box, package = ground.cloth, scene.board["package"]
    left = box.x + (56 if ground.tall else 106)
    y = box.y + (box.height - CARD_HEIGHT * ground.package_scale) / 2
    dealer.row(package, left, y, box.right - left - 10, ground.package_scale, ("give",), centred=True)
    made_of = ground, scene.tongue, tuple(package)
    return _CLOTHS.get(made_of) or _CLOTHS.keep(made_of, _spread(scene, box, package))


def _spread(scene: BoardScene, box: Rectangle, package: list[str]) -> Svg:
    things = ", ".join(scene.thing(card) for card in package) or scene.say("label-empty")
    label = f"{scene.say('label-package')}: {things}"
    return group(cloth(box.x, box.y, box.width, box.height), id=scene.id("package"), role="img", aria_label=label)


_STALLS = LRUCache[Svg](700)
_ROOFS = LRUCache[Svg](64)


def _market(scene: BoardScene, dealer: Dealer, ground: Ground) -> Svg:
    """Draw a stall for every kind; a stall that may be taken is one button."""
    slots = []
    for kind, box in zip(cards.KIND_NAMES, ground.market, strict=True):
        wares = scene.board["market"].get(kind, [])
        slots.append(_stall(scene, ground, kind, wares, box))
        top = box.y + (26 if ground.tall else 36)
        scale = ground.market_scale
        if len(wares) > 4:
            half = -(-len(wares) // 2)
            scale *= 0.72
            low = box.bottom - 4 - CARD_HEIGHT * scale
            dealer.row(wares[:half], box.x + 6, top, box.width - 12, scale, spoken=False, gap=4)
            dealer.row(wares[half:], box.x + 6, low, box.width - 12, scale, spoken=False, gap=4)
        else:
            dealer.row(wares, box.x + 6, top, box.width - 12, scale, spoken=False, gap=4)
    return group(*slots, _roof(scene, ground), id=scene.id("market"))


def _roof(scene: BoardScene, ground: Ground) -> Svg:
    first, last = ground.market[0], ground.market[3 if ground.tall else 6]
    made_of = ground, scene.tongue
    return _ROOFS.get(made_of) or _ROOFS.keep(
        made_of, awning(scene, first.x, first.y, last.right - first.x, ground.tall, ground.letter)
    )


def _stall(scene: BoardScene, ground: Ground, kind: str, wares: list[str], box: Rectangle) -> Svg:
    """Draw a stall that can't be clicked; it changes only when its wares do."""
    if f"take-{kind}" in scene.actions:
        return _slot(scene, ground, kind, wares, box)
    made_of = ground, kind, scene.tongue, tuple(wares), scene.why_not(f"slot-{kind}")
    return _STALLS.get(made_of) or _STALLS.keep(made_of, _slot(scene, ground, kind, wares, box))


def _slot(scene: BoardScene, ground: Ground, kind: str, wares: list[str], box: Rectangle) -> Svg:
    head, size = (24.0, ground.letter) if ground.tall else (34.0, ground.letter)
    icon = head - 4
    things = ", ".join(scene.thing(card) for card in wares) or scene.say("label-empty")
    name = scene.thing(kind)
    count = NOTHING
    if wares:
        count = letters(
            box.right - 8, box.y + head * 0.75, f"×{len(wares)}", size, GOLD_LIGHT, "end", font_weight="bold"
        )
    return scene.offer(
        f"take-{kind}",
        panel(
            box.x,
            box.y,
            box.width,
            box.height,
            fill="#1c2f4d" if wares else "#0f1b30",
            stroke=goods.COLOURS[kind],
            stroke_width=2,
        ),
        rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4, 10, class_="rim", fill="none"),
        rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4, 10, class_="glow", fill="none"),
        rect(box.x + 4, box.y + 3, icon, icon, 4, fill=IVORY),
        use(f"art-{kind}", x=box.x + 6, y=box.y + 5, width=icon - 4, height=icon - 4),
        count,
        id=scene.id(f"slot-{kind}"),
        class_="slot",
        detail=things,
        aria_label=f"{scene.say('label-market')}, {name}: {things}",
    )


_PILES = LRUCache[Svg](300)


def _pile(scene: BoardScene, ground: Ground) -> Svg:
    """Draw the pile, thicker with more cards, and their number; on a wide table, the next offer cards lie below."""
    made_of = ground, scene.tongue, scene.board["pile"]
    return _PILES.get(made_of) or _PILES.keep(made_of, _heap(scene, ground, scene.board["pile"]))


def _heap(scene: BoardScene, ground: Ground, pile: int) -> Svg:
    box = ground.pile
    scale = 0.34 if ground.tall else 0.5
    x, y = box.middle - CARD_WIDTH * scale / 2, box.y + (14 if ground.tall else 12)
    backs = [
        group(use("card-back"), transform=at(x + 2.2 * place, y - 2.2 * place, scale))
        for place in range(min(4, -(-pile // 24)))
    ]
    count = group(badge(str(pile), ground.letter * 0.84), transform=at(box.middle, y + CARD_HEIGHT * scale * 0.5))
    ground_panel = panel(box.x, box.y, box.width, box.height)
    return group(ground_panel, *backs, count, role="img", aria_label=f"{scene.say('label-pile')}: {pile}")


_OFFERS = LRUCache[Svg](300)


def _offers(scene: BoardScene, ground: Ground) -> Svg:
    """Draw the offer cards: on the cloth, beside the pile, or in front of the players who took them."""
    data = scene.board
    taken = tuple([player["offer"] for player in data["players"]])
    made_of = ground, scene.tongue, data["phase"], data["offer"], tuple(data["offers_left"]), taken
    return _OFFERS.get(made_of) or _OFFERS.keep(made_of, _laid_offers(scene, ground))


def _laid_offers(scene: BoardScene, ground: Ground) -> Svg:
    data = scene.board
    holders = {player["offer"]: seat for seat, player in enumerate(data["players"]) if player["offer"]}
    waiting = [
        value for value in data["offers_left"] if value != data["offer"] and data["phase"] not in ("closing", "over")
    ]
    parts = []
    for value in cards.OFFERS[scene.seats]:
        if value in holders:
            box = ground.bids[holders[value]]
            scale = 0.18 if ground.tall else 0.3
            x, y = box.right - CARD_WIDTH * scale - 5, box.y + 5
        elif value == data["offer"]:
            box, scale = ground.cloth, ground.package_scale * 0.9
            x, y = box.x + (7 if ground.tall else 14), box.y + (box.height - CARD_HEIGHT * scale) / 2
        elif value in waiting:
            place = waiting.index(value)
            scale = 0.14 if ground.tall else 0.3
            step = min(CARD_WIDTH * scale + 3, (ground.pile.width - 10 - CARD_WIDTH * scale) / max(1, len(waiting) - 1))
            x, y = ground.pile.x + 5 + step * place, ground.pile.bottom - CARD_HEIGHT * scale - 4
        else:
            continue
        label = scene.say("label-offer", offer=value)
        face = use(f"offer-face-{value}")
        parts.append(piece(scene.id(f"offer-{value}"), x, y, face, scale=scale, role="img", aria_label=label))
    return group(*parts, id=scene.id("offers"))


def awning(scene: BoardScene, x: float, y: float, width: float, small: bool, letter: float = 0) -> Svg:
    """Draw the striped canopy of the stall, with its name on a golden board."""
    size = letter or (12.0 if small else 15.0)
    stripes, high = (18 if small else 46), max(15.0 if small else 19.0, size * 1.25)
    step, top = width / stripes, y - high - 7
    shapes: tuple[list[str], list[str]] = ([], [])
    for place in range(stripes):
        left = number(x + place * step)
        half = number(step / 2)
        shapes[place % 2].append(
            f"M{left} {number(top)}h{number(step)}v{number(high - step / 4)}a{half} {half} 0 0 1 -{number(step)} 0z"
        )
    name = scene.say("label-market")
    half_sign = width_of(name, size) / 2 + 12
    middle = x + width / 2
    return group(
        path("".join(shapes[0]), fill=PORPHYRY, stroke=NIGHT, stroke_width=0.8),
        path("".join(shapes[1]), fill=IVORY, stroke=NIGHT, stroke_width=0.8),
        rect(x - 2, top - 3, width + 4, 4, 2, fill="url(#gold-leaf)"),
        rect(middle - half_sign, top - 4, half_sign * 2, high + 3, 4, fill=NIGHT, stroke=GOLD, stroke_width=1.4),
        letters(middle, top + high * 0.66, name, size, GOLD_LIGHT, "middle", font_weight="bold"),
        aria_hidden=True,
    )
