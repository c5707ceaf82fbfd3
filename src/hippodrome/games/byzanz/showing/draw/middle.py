"""The middle of the table: package, market, draw pile, offer cards; at the end the ranking."""

from collections.abc import Sequence

from hippodrome.draw.box import Box
from hippodrome.draw.cards import CARD_HEIGHT, CARD_WIDTH
from hippodrome.draw.lettering import letters, width_of
from hippodrome.draw.mosaic import cloth, panel
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, IVORY, IVORY_DARK, NIGHT, PORPHYRY
from hippodrome.draw.pieces import badge, coin, hourglass, piece, shape_sign, wreath
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import NOTHING, Svg, at, group, join, number, path, rect, use
from hippodrome.games.byzanz import cards
from hippodrome.games.byzanz.showing.draw import goods
from hippodrome.games.byzanz.showing.draw.goods import Dealer
from hippodrome.games.byzanz.showing.draw.layout import Layout


def draw_market(scene: Scene, dealer: Dealer, lay: Layout) -> Svg:
    """A stall with a place for every kind; a kind that may be taken is one thing to click."""
    market = scene.board["market"]
    slots = []
    for kind, box in zip(cards.KIND_NAMES, lay.market, strict=True):
        wares = market.get(kind, [])
        slots.append(_slot(scene, lay, kind, wares, box))
        _fill_slot(dealer, lay, wares, box)
    first = lay.market[0]
    return join(*slots, awning(scene, first.x, first.y, lay.width - 2 * first.x, lay.small))


def _slot(scene: Scene, lay: Layout, kind: str, wares: Sequence[str], box: Box) -> Svg:
    """A kind's place: its picture and name, and how many lie there where one would have to count."""
    head, size = (22, 11.0) if lay.small else (30, 14.5)
    icon, line = head - 6, box.y + head * 0.68
    fill = "#1c2f4d" if wares else "#0f1b30"
    things = ", ".join(scene.thing(card) for card in wares) or scene.say("label-empty")
    name = scene.thing(kind)
    many = len(wares) > (4 if lay.small else 0)
    room = box.width - icon - (30 if many else 12)
    count = NOTHING
    if many:
        count = letters(box.right - 7, line, str(len(wares)), size, GOLD_LIGHT, "end", font_weight="bold")
    return scene.offer(
        f"take-{kind}",
        panel(box.x, box.y, box.width, box.height, fill=fill, stroke=goods.COLOURS[kind], stroke_width=2),
        rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4, 10, class_="glow", fill="none"),
        rect(box.x + 4, box.y + 4, icon, icon, 4, fill=IVORY),
        use(f"art-{kind}", x=box.x + 6, y=box.y + 6, width=icon - 4, height=icon - 4),
        letters(box.x + icon + 9, line, name, size, IVORY, room=room),
        count,
        id=scene.id(f"slot-{kind}"),
        class_="slot",
        detail=things,
        aria_label=f"{scene.say('label-market')}, {name}: {things}",
    )


def _fill_slot(dealer: Dealer, lay: Layout, wares: Sequence[str], box: Box) -> None:
    """Cards of one kind in their slot: one row, or two smaller ones when there are many."""
    top, room = box.y + (22 if lay.small else 33), box.width - 12
    if len(wares) <= 4:
        dealer.row(wares, box.x + 6, top, room, lay.market_scale, spoken=False, gap=4)
        return
    half = -(-len(wares) // 2)
    scale = lay.market_scale * 0.74
    drop = box.bottom - 4 - CARD_HEIGHT * scale - top
    dealer.row(wares[:half], box.x + 6, top, room, scale, spoken=False, gap=4)
    dealer.row(wares[half:], box.x + 6, top + drop, room, scale, spoken=False, gap=4)


def awning(scene: Scene, x: float, y: float, width: float, small: bool, letter: float = 0) -> Svg:
    """The striped canopy of the stall, with its name on a golden board."""
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


def draw_cloth(scene: Scene, dealer: Dealer, lay: Layout) -> Svg:
    """The middle of the table: the package; during the market who chooses when; at the end the ranking."""
    box, board = lay.cloth, scene.board
    ground = cloth(box.x, box.y, box.width, box.height)
    if scene.view["over"]:
        return join(ground, _ranking(scene, lay))
    if board["phase"] in ("market", "closing") or board["offer"] is None:
        return join(ground, _turns(scene, lay))
    wide = CARD_WIDTH * lay.offer_scale
    left = box.x + wide + (20 if lay.small else 34)
    y = box.y + (box.height - CARD_HEIGHT * lay.package_scale) / 2
    room, gap = box.right - left - 10, 5 if lay.small else 10
    dealer.row(board["package"], left, y, room, lay.package_scale, ("give",), gap=gap, centred=True)
    return ground


def _turns(scene: Scene, lay: Layout) -> Svg:
    """BY 3.1: the players in ascending order of their offer cards, as they choose from the market."""
    box, players = lay.cloth, scene.board["players"]
    holders = {player["offer"]: seat for seat, player in enumerate(players) if player["offer"]}
    size = 11.0 if lay.small else 15.0
    step = box.width / (scene.seats + 0.4)
    parts = []
    for place, value in enumerate(cards.OFFERS[scene.seats]):
        if value not in holders:
            continue
        seat = holders[value]
        x, y = box.x + step * (place + 0.7), box.y + box.height * 0.38
        parts.append(group(badge(str(value), size), transform=at(x - size * 1.2, y)))
        parts.append(shape_sign(seat, size * 0.95, x + size * 1.2, y))
        name_size = size * 0.95
        parts.append(letters(x, y + size * 2.6, scene.name(seat), name_size, IVORY, "middle", room=step - 8))
        if seat in scene.asked:
            parts.append(hourglass(x, y - size * 2.1, size * 0.7))
    return group(*parts, aria_hidden=True)


def _ranking(scene: Scene, lay: Layout) -> Svg:
    """BY 6.2: everybody in the order of the result, with the points."""
    box, players = lay.cloth, scene.board["players"]
    step = box.width / (scene.seats + 0.2)
    size = 13.0 if lay.small else 20.0
    parts, column = [], 0
    for place, seats in enumerate(scene.view["ranking"]):
        for seat in seats:
            x, y = box.x + step * (column + 0.6), box.y + box.height * 0.36
            if place == 0:
                parts.append(group(wreath(size * 1.5), transform=at(x, y)))
            parts.append(
                group(coin(players[seat]["profit"], "gold" if place == 0 else "silver", size), transform=at(x, y))
            )
            named, letter, room = y + size * 2.6, size * 0.8, step - size * 1.6
            start = x - min(width_of(scene.name(seat), letter), room) / 2 + size * 0.3
            parts.append(shape_sign(seat, size * 0.45, start - size * 0.75, named - size * 0.28))
            parts.append(letters(start, named, scene.name(seat), letter, IVORY, room=room))
            parts.append(letters(x, named + size * 1.1, f"{_rank(scene, place)}.", letter, GOLD_LIGHT, "middle"))
            column += 1
    return group(*parts, aria_hidden=True)


def _rank(scene: Scene, place: int) -> int:
    return 1 + sum(len(seats) for seats in scene.view["ranking"][:place])


def _pile(scene: Scene, x: float, y: float, scale: float) -> Svg:
    """The draw pile, as thick as it is, with its number of cards."""
    pile = scene.board["pile"]
    if not pile:
        return letters(x + 50 * scale, y + 60 * scale, scene.say("label-empty"), 13, IVORY_DARK, "middle")
    backs = [
        group(use("card-back"), transform=at(x + 2.2 * place, y - 2.2 * place, scale))
        for place in range(min(4, -(-pile // 24)))
    ]
    top = len(backs) - 1
    count = group(badge(str(pile), 30 * scale), transform=at(x + 50 * scale + 2 * top, y + 73 * scale - 2 * top))
    return group(*backs, count, role="img", aria_label=f"{scene.say('label-pile')}: {pile}")


def draw_sides(scene: Scene, lay: Layout) -> Svg:
    """Left of the cloth the draw pile and the offers to come, right of it the news."""
    side, news, board = lay.side, lay.news, scene.board
    round_said = scene.say("label-round", round=board["round"], rounds=board["rounds"])
    parts = [
        panel(side.x, side.y, side.width, side.height),
        letters(side.x + 12, side.y + 22, scene.say("label-pile"), 13.5, IVORY, room=side.width - 20),
        _pile(scene, side.x + 60, side.y + 36, 0.36),
        panel(news.x, news.y, news.width, news.height),
        letters(
            news.middle, news.y + 30, round_said, 16, GOLD_LIGHT, "middle", room=news.width - 12, font_weight="bold"
        ),
        _hourbar(news, board["round"], board["rounds"]),
    ]
    if _waiting(scene):
        parts.append(letters(side.x + 12, side.y + 108, scene.say("label-offers"), 13.5, IVORY, room=side.width - 20))
    leader = board["leader"]
    if leader is not None:
        text = scene.say("label-high", high=board["high"])
        parts.append(letters(news.middle, news.y + 86, text, 14, IVORY, "middle", room=news.width - 10))
        parts.append(group(coin(board["high"], "gold", 18), transform=at(news.x + 34, news.y + 122)))
        parts.append(shape_sign(leader, 11, news.x + 70, news.y + 122))
        parts.append(letters(news.x + 88, news.y + 127, scene.name(leader), 14, IVORY, room=news.width - 94))
    return group(*parts)


def _hourbar(box: Box, done: int, of: int) -> Svg:
    """The rounds as a row of stones, those begun in gold."""
    step = min(18.0, (box.width - 20) / of)
    left = box.x + box.width / 2 - step * of / 2
    return join(
        *[
            rect(
                left + step * place + 2,
                box.y + 44,
                step - 4,
                12,
                2,
                fill=GOLD if place < done else NIGHT,
                stroke=GOLD_DARK,
                stroke_width=1,
            )
            for place in range(of)
        ]
    )


def draw_strip(scene: Scene, lay: Layout) -> Svg:
    """On a phone: the round and the highest bid in one line, the draw pile beside the market."""
    box, board, pile = lay.side, scene.board, lay.pile
    round_said = scene.say("label-round", round=board["round"], rounds=board["rounds"])
    parts = [
        letters(box.x + 4, box.y + 20, round_said, 14, GOLD_LIGHT, room=150, font_weight="bold"),
        panel(pile.x, pile.y, pile.width, pile.height),
        letters(pile.middle, pile.y + 15, scene.say("label-pile"), 10.5, IVORY, "middle", room=pile.width - 6),
        _pile(scene, pile.middle - 22, pile.y + 24, 0.36),
    ]
    if board["leader"] is not None:
        parts.append(group(coin(board["high"], "gold", 12), transform=at(box.right - 16, box.y + 15)))
        parts.append(shape_sign(board["leader"], 8, box.right - 42, box.y + 15))
    return group(*parts)


def _waiting(scene: Scene) -> list[int]:
    """The offers of this round that are still to come; none once the game is at its end."""
    board = scene.board
    if board["phase"] in ("closing", "over"):
        return []
    return [value for value in board["offers_left"] if value != board["offer"]]


def draw_offers(scene: Scene, lay: Layout, boxes: dict[int, Box]) -> Svg:
    """The offer cards: each lies on the cloth, waits in the stack, or before the player who took it."""
    board = scene.board
    holders = {player["offer"]: seat for seat, player in enumerate(board["players"]) if player["offer"]}
    waiting = _waiting(scene)
    parts = []
    for value in cards.OFFERS[scene.seats]:
        if value in holders:
            x, y, scale = _held_offer(scene, lay, holders[value], boxes)
        elif value == board["offer"]:
            box, scale = lay.cloth, lay.offer_scale
            x, y = box.x + (9 if lay.small else 18), box.y + (box.height - CARD_HEIGHT * scale) / 2
        elif value in waiting:
            x, y, scale = _waiting_offer(lay, waiting.index(value))
        else:
            continue
        said = scene.say("label-offer", offer=value)
        shape = use(f"offer-face-{value}")
        parts.append(piece(scene.id(f"offer-{value}"), x, y, shape, scale=scale, role="img", aria_label=said))
    return group(*parts, id=scene.id("offers"))


def _waiting_offer(lay: Layout, place: int) -> tuple[float, float, float]:
    if lay.small:
        return lay.side.x + 176 + 23 * place, lay.side.y + 1, 0.19
    return lay.side.x + 12 + 27 * place, lay.side.y + 117, 0.29


def _held_offer(scene: Scene, lay: Layout, seat: int, boxes: dict[int, Box]) -> tuple[float, float, float]:
    if seat == scene.viewer:
        return (lay.own.x + 152, lay.own.y + 4, 0.22) if lay.small else (lay.own.right - 54, lay.own.y + 8, 0.46)
    box = boxes[seat]
    return (box.right - 25, box.y + 4, 0.2) if lay.small else (box.right - 40, box.y + 6, 0.32)
