"""Where everything lies on the table, for each shape of screen and number of players."""

from hippodrome.draw.box import Box


class Layout:
    """Where everything lies; `small` is a phone's, with shorter captions."""

    small: bool
    width: float
    height: float
    others: list[Box]
    side: Box  # offers to come; on a wide table the draw pile too
    pile: Box
    news: Box  # round and highest bid
    cloth: Box
    package_scale: float
    offer_scale: float
    market: list[Box]
    market_scale: float
    own: Box
    bid: Box
    bid_scale: float
    hand: Box
    hand_scale: float
    hand_rows: int


def columns(box: Box, count: int, gap: float, widest: float) -> list[Box]:
    """So many places side by side in a box, in its middle if they are as wide as they may be."""
    wide = min(widest, (box.width - gap * (count - 1)) / count)
    left = box.middle - (wide * count + gap * (count - 1)) / 2
    return [Box(left + (wide + gap) * place, box.y, wide, box.height) for place in range(count)]


def rows_of(box: Box, count: int, a_row: int, gap: float) -> list[Box]:
    """So many places in rows of at most `a_row`; a last one that is alone in its row gets all of it."""
    places: list[Box] = []
    y = box.y
    for first in range(0, count, a_row):
        alone = first == count - 1
        row = columns(Box(box.x, y, box.width, box.height), 1 if alone else a_row, gap, box.width)
        places.extend(row[: count - first])
        y += box.height + gap
    return places


def wide_layout(others: int, own: bool, hand: int, bidding: bool) -> Layout:
    """For a table or a laptop: 1100 wide; without a bid the hand has its place too."""
    lay = Layout()
    lay.small = False
    lay.width, lay.height = 1100, 760 if own else 532
    lay.others = columns(Box(20, 20, 1060, 150), others, 10, 300)
    lay.side = lay.pile = Box(20, 182, 168, 166)
    lay.cloth = Box(198, 182, 704, 160)
    lay.news = Box(912, 182, 168, 166)
    lay.package_scale, lay.offer_scale = 0.88, 0.8
    lay.market = columns(Box(20, 382, 1060, 130), 7, 8, 1060)
    lay.market_scale = 0.6
    lay.own = Box(20, 536, 214, 204)
    lay.hand = Box(246, 572, 610 if bidding else 834, 160)
    lay.hand_scale, lay.hand_rows = (1.06, 1) if hand <= 11 else (0.5, 2)
    lay.bid = Box(866, 536, 214 if bidding else 0, 204)
    lay.bid_scale = 0.72
    return lay


def narrow_layout(others: int, own: bool, hand: int) -> Layout:
    """For a phone held upright: 390 wide, the bid beside the name."""
    lay = Layout()
    lay.small = True
    lay.width = 390
    lay.others = rows_of(Box(12, 12, 366, 74), others, 2, 6)
    lay.side = lay.news = Box(12, lay.others[-1].bottom + 6, 366, 30)
    lay.cloth = Box(12, lay.side.bottom + 4, 366, 92)
    lay.package_scale, lay.offer_scale = 0.5, 0.42
    stalls = rows_of(Box(12, lay.cloth.bottom + 33, 366, 82), 8, 4, 5)
    lay.market, lay.pile = stalls[:7], stalls[7]
    lay.market_scale = 0.38
    lay.own = lay.bid = Box(12, lay.pile.bottom + 8, 366, 66)
    lay.bid_scale = 0.36
    lay.hand_scale = 0.8
    lay.hand_rows = 1 if hand <= 5 else max(2, -(-hand // 7))
    lay.hand = Box(14, lay.own.bottom + 8, 362, lay.hand_rows * 122)
    lay.height = (lay.hand.bottom if own else lay.pile.bottom) + 12
    return lay
