"""Beside the map: turn and tracks, both sides, the Miat, the battle that is being fought, and the own cards."""

from typing import Any

from hippodrome.draw.lettering import figure, letters
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, IVORY_DARK, NIGHT, SHAPE_PATHS
from hippodrome.draw.pieces import coin, figurine, hourglass, shape_sign, wreath
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import Attribute, Svg, at, circle, el, group, join, path, rect, use
from hippodrome.games.hamilcar import board, cards, words
from hippodrome.games.hamilcar.showing.draw.stage import Stage


class Panel:
    """Boxes one below the other; `height` grows with them."""

    def __init__(self, scene: Scene, width: float, small: bool) -> None:
        self.scene = scene
        self.board: dict[str, Any] = scene.board
        self.width = width
        self.small = small
        self.height = 0.0
        self._uses: dict[str, tuple[str, str, str]] = {}

    def draw(self) -> Svg:
        """All boxes that have something to show; on a phone the stage comes first, next to the map."""
        leg, battle = self.board["leg"], self.board["battle"]
        fighting = battle is not None or (leg is not None and leg["fighting"])
        staged = fighting or leg is not None
        parts = [self._stage()] if staged and self.small else []
        parts += [self._header(), self._player(0), self._player(1), self._miat()]
        if staged and not self.small:
            parts.append(self._stage())
        if self.board["discard"]:
            parts.append(self._last_card(self.board["discard"][-1]))
        viewer = self.scene.viewer
        if viewer is not None:
            parts += [self._card(card, fighting) for card in self.board["players"][viewer]["hand"] or ()]
        parts += [self._open_event(card, box) for card, box in self.board["open_events"].items()]
        return group(*parts, class_="panel")

    def _box(self, height: float, *parts: Svg, **attributes: str) -> Svg:
        """A box at the foot of those before it."""
        top = self.height
        self.height += height + 5
        ground = panel(0, 0, self.width, height)
        return group(ground, *parts, transform=at(0, top), **attributes)

    def _header(self) -> Svg:
        say, shown = self.scene.say, self.board
        years = "–".join(str(year) for year in shown["years"])
        corvi = f" · {say('label-corvi')}" if shown["corvi"] else ""
        line = f"{say('label-seamanship')}: {self.scene.thing(shown['seamanship'])}{corvi}"
        track = [
            rect(10 + (self.width - 20) / board.TURNS * turn, 43, (self.width - 20) / board.TURNS - 3, 7, 2,
                 fill=GOLD if turn + 1 == shown["turn"] else IVORY_DARK if turn + 1 < shown["turn"] else NIGHT,
                 stroke=GOLD_DARK)
            for turn in range(board.TURNS)
        ]  # fmt: skip
        return self._box(
            56,
            *track,
            letters(10, 19, say("label-turn", turn=shown["turn"]), 16, GOLD_LIGHT, font_weight="bold"),
            letters(self.width - 10, 19, years, 13, IVORY, "end"),
            letters(10, 37, line, 12, IVORY, room=self.width - 20),
        )

    def _player(self, seat: int) -> Svg:
        """Name, political points, warships, cards, operations; an anchor for naval supremacy."""
        scene, player = self.scene, self.board["players"][seat]
        fleet = scene.say("label-fleet", ready=player["seaworthy"], damaged=player["damaged"])
        name = f"{scene.name(seat)} · {scene.thing(player['side'])}"
        signs = 52 if self.board["winner"] == seat else 24 if self.board["supremacy"] == seat else 0
        room = self.width - 66 - signs
        parts = [
            shape_sign(seat, 8, 16, 17),
            letters(30, 21, name, 13, IVORY, font_weight="bold", room=room),
            letters(10, 39, fleet, 11, IVORY, room=self.width - 20),
            group(coin(player["points"], "gold", 11), transform=at(self.width - 18, 17), role="img",
                  aria_label=f"{scene.say('label-points')}: {player['points']}"),
            letters(10, 54, f"{scene.say('label-chest')}: {player['spent']}", 11, IVORY, room=self.width - 80),
            group(rect(-7, -9, 14, 18, 2, fill=IVORY_DARK, stroke=NIGHT), figure(0, 0, str(player["cards"]), 11),
                  transform=at(self.width - 18, 46), role="img",
                  aria_label=scene.say("label-cards", cards=player["cards"])),
        ]  # fmt: skip
        if self.board["supremacy"] == seat:
            supreme = scene.say("label-supremacy")
            ship = figurine("ship", GOLD, 9)
            parts.append(group(ship, transform=at(self.width - 44, 17), role="img", aria_label=supreme))
        if self.board["winner"] == seat:
            parts.append(group(wreath(12), transform=at(self.width - 70, 17)))
        if seat in scene.asked:
            parts.append(hourglass(self.width - 44, 46, 7))
        return self._box(61, *parts)

    def _miat(self) -> Svg:
        """Six seats; concessions can be clicked there."""
        scene, miat = self.scene, self.board["miat"]
        seats = [0] * miat["rome"] + [1] * miat["carthage"]
        parts = [letters(10, 21, scene.say("label-miat"), 13, GOLD_LIGHT, font_weight="bold")]
        for place in range(board.MIAT_SEATS):
            x = 86 + 27 * place
            mark = shape_sign(seats[place], 7) if place < len(seats) else Svg("")
            parts.append(
                group(circle(0, 0, 11, fill=NIGHT, stroke=GOLD_DARK, stroke_width=1.5), mark, transform=at(x, 17))
            )
        ring = rect(2, 2, self.width - 4, 30, 6, class_="glow", fill="none", pointer_events="all")
        offered = ("miat-place", "miat-take", "miat")
        return self._box(34, scene.offer(offered, ring, *parts, aria_label=scene.say("label-miat")))

    def _stage(self) -> Svg:
        """The battle that is being fought, or the fleet at sea."""
        stage = Stage(self.scene, self.width)
        if self.board["battle"] is not None:
            stage.land(self.board["battle"])
        elif self.board["leg"]["fighting"]:
            stage.sea(self.board["leg"])
        else:
            stage.fleet(self.board["leg"])
        return self._box(stage.height, *stage.parts)

    # --- cards ------------------------------------------------------------------------------------------------------

    def _card(self, card: str, fighting: bool) -> Svg:
        """A strategy card: number of operations, ship symbols, title, and its seven uses as seals.

        During a battle nobody plays a card for its uses, and the stage needs the room.
        """
        scene = self.scene
        number = int(card.removeprefix("card-"))
        index = number - cards.FIRST_NUMBER
        side = cards.CARD_SIDE[index]
        height = 27.0 if fighting else 65.0
        parts = [
            group(coin(cards.OPS[index], "silver", 9.5), transform=at(16, 13.5)),
            letters(31, 18, f"{number} {scene.thing(card)}", 12, IVORY, font_weight="bold", room=self.width - 84),
        ]
        if side < 2:
            parts.append(shape_sign(side, 6, self.width - 14, 13.5))
        for ship in range(cards.SHIPS[index]):
            parts.append(group(figurine("ship", LIGHT, 6), transform=at(self.width - 32 - 15 * ship, 13.5)))
        if not fighting:
            step = (self.width - 12) / len(words.USES)
            parts += [self._use(number, name, 6 + step * (place + 0.5), step) for place, name in enumerate(words.USES)]
        ring = rect(2, 2, self.width - 4, height - 4, 6, class_="glow", fill="none", pointer_events="all")
        whole = scene.offer(f"react-{number}", ring, *parts, aria_label=scene.thing(card))
        return self._box(height, title(scene.say(f"{card}-text")), whole)

    def _use(self, number: int, use_: str, x: float, room: float) -> Svg:
        """A use as a seal with its name; dim when it is not legal."""
        word = f"play-{number}-{use_}"
        legal = self.scene.word_for(word) is not None
        name, does, reason = self._said(use_)
        told = does if legal else reason
        return self.scene.offer(
            word,
            title(told),
            rect(-room / 2, -14, room, 37, fill="none", pointer_events="all"),
            circle(0, 0, 13, class_="glow", fill="none") if legal else Svg(""),
            use(f"hamilcar-{use_}" if legal else f"hamilcar-no-{use_}"),
            letters(0, 21, name, 9, IVORY if legal else DIM, "middle", room=room + 10),
            transform=at(x, 40),
            aria_label=told,
        )

    def _said(self, use_: str) -> tuple[str, str, str]:
        """A use's name, what it does, and why it may be impossible."""
        said = self._uses.get(use_)
        if said is None:
            say = self.scene.say
            said = self._uses[use_] = say(f"seal-{use_}"), self.scene.thing(use_), say(f"reason-{use_}")
        return said

    def _open_event(self, card: str, box: dict[str, int]) -> Svg:
        """HM 21.5: an open event with its boxes."""
        scene = self.scene
        marks = [
            rect(10 + 20 * place, 24, 15, 13, 2, fill=GOLD if place < box["filled"] else NIGHT, stroke=GOLD_DARK)
            for place in range(box["boxes"])
        ]
        ring = rect(2, 2, self.width - 4, 38, 6, class_="glow", fill="none", pointer_events="all")
        name = letters(10, 18, scene.thing(card), 12, GOLD_LIGHT, font_weight="bold", room=self.width - 20)
        word = f"box-{card.removeprefix('card-')}"
        whole = scene.offer(word, ring, name, *marks, aria_label=scene.thing(card))
        return self._box(42, title(scene.say(f"{card}-text")), whole)

    def _last_card(self, card: str) -> Svg:
        """The card that was played last, with what it does."""
        scene = self.scene
        said = scene.say("label-last-card", card=scene.thing(card))
        return self._box(24, title(scene.say(f"{card}-text")), letters(10, 16, said, 12, IVORY, room=self.width - 20))


LIGHT = "#9fc3f5"
DIM = "#93a0b5"


def title(text: str) -> Svg:
    """What shows while one points at the thing it stands in."""
    return el("title", text)


def _sign(d: str, scale: float) -> Svg:
    return path(d, transform=f"scale({scale})", fill=INK)


USE_SIGNS: dict[str, Svg] = {
    "activate": figurine("banner", INK, 6.5, IVORY),
    "raise": figurine("soldier", INK, 6.5, IVORY),
    "points": _sign("M-7 -6H-1V0H-7ZM1 -6H7V0H1ZM-3 2H3V8H-3Z", 1.0),
    "build": figurine("ship", INK, 6.5, IVORY),
    "training": _sign("M0 -9L8 0H3V8H-3V0H-8Z", 0.85),
    "event": _sign(SHAPE_PATHS["star"], 0.75),
    "discard": group(_sign(SHAPE_PATHS["cross"], 0.6), transform="rotate(45)"),
}


def seals() -> Svg:
    """The seal of every use, bright and dim, for the definitions."""
    drawn: list[Svg] = []
    for name, sign in USE_SIGNS.items():
        ring: dict[str, Attribute] = {"stroke": GOLD_DARK, "stroke_width": 1.4}
        bright, dim = circle(0, 0, 11.5, fill=IVORY, **ring), circle(0, 0, 11.5, fill=IVORY_DARK, **ring)
        drawn.append(group(bright, sign, id=f"hamilcar-{name}"))
        drawn.append(group(dim, sign, id=f"hamilcar-no-{name}", opacity=0.35))
    return join(*drawn)
