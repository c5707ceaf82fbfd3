"""Beside the map: turn and tracks, both sides, the Miat, the battle that is being fought, and the own cards."""

from typing import Any

from hippodrome.draw.lettering import figure, letters
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, IVORY_DARK, NIGHT, SHAPE_PATHS
from hippodrome.draw.pieces import coin, figurine, hourglass, shape_sign, wreath
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import Svg, at, circle, el, group, path, rect
from hippodrome.games.hamilcar.board import MIAT_SEATS, TURNS
from hippodrome.games.hamilcar.cards import BATTLE_NAMES, CARD_SIDE, FIRST_NUMBER, OPS, SHIPS
from hippodrome.games.hamilcar.words import USES

SIDES = ("rome", "carthage")
PLATE = 30.0
"""The height of a battle card with the gap below it: a finger must hit it on a phone."""


class Panel:
    """Boxes one below the other; `height` grows with them."""

    def __init__(self, scene: Scene, width: float) -> None:
        self.scene = scene
        self.board: dict[str, Any] = scene.board
        self.width = width
        self.height = 0.0

    def draw(self) -> Svg:
        """All boxes that have something to show."""
        parts = [self._header(), *[self._player(seat) for seat in (0, 1)], self._miat()]
        if self.board["battle"] is not None:
            parts.append(self._battle())
        if self.board["leg"] is not None:
            parts.append(self._leg())
        viewer = self.scene.viewer
        if viewer is not None:
            parts += [self._card(card) for card in self.board["players"][viewer]["hand"] or ()]
        parts += [self._open_event(card, box) for card, box in self.board["open_events"].items()]
        return group(*parts, class_="panel")

    def _box(self, height: float, *parts: Svg, **attributes: str) -> Svg:
        """A box at the foot of those before it."""
        top = self.height
        self.height += height + 5
        ground = panel(0, 0, self.width, height)
        return group(ground, *parts, transform=at(0, top), **attributes)

    def _header(self) -> Svg:
        say, board = self.scene.say, self.board
        years = "–".join(str(year) for year in board["years"])
        corvi = f" · {say('label-corvi')}" if board["corvi"] else ""
        line = f"{say('label-seamanship')}: {self.scene.thing(board['seamanship'])}{corvi}"
        track = [
            rect(10 + (self.width - 20) / TURNS * turn, 43, (self.width - 20) / TURNS - 3, 7, 2,
                 fill=GOLD if turn + 1 == board["turn"] else IVORY_DARK if turn + 1 < board["turn"] else NIGHT,
                 stroke=GOLD_DARK)
            for turn in range(TURNS)
        ]  # fmt: skip
        return self._box(
            56,
            *track,
            letters(10, 19, say("label-turn", turn=board["turn"]), 16, GOLD_LIGHT, font_weight="bold"),
            letters(self.width - 10, 19, years, 13, IVORY, "end"),
            letters(10, 37, line, 12, IVORY, room=self.width - 20),
        )

    def _player(self, seat: int) -> Svg:
        """Name, political points, warships, cards, operations; an anchor for naval supremacy."""
        scene, player = self.scene, self.board["players"][seat]
        fleet = scene.say("label-fleet", ready=player["seaworthy"], damaged=player["damaged"])
        name = f"{scene.name(seat)} · {scene.thing(player['side'])}"
        parts = [
            shape_sign(seat, 8, 16, 17),
            letters(30, 21, name, 13, IVORY, font_weight="bold", room=self.width - 110),
            letters(10, 39, fleet, 11, IVORY, room=self.width - 20),
            group(coin(player["points"], "gold", 11), transform=at(self.width - 18, 17)),
            letters(10, 54, f"{scene.say('label-chest')}: {player['spent']}", 11, IVORY, room=self.width - 80),
            group(rect(-7, -9, 14, 18, 2, fill=IVORY_DARK, stroke=NIGHT), figure(0, 0, str(player["cards"]), 11),
                  transform=at(self.width - 18, 46)),
        ]  # fmt: skip
        if self.board["supremacy"] == seat:
            parts.append(group(figurine("ship", GOLD, 9), transform=at(self.width - 44, 17)))
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
        for place in range(MIAT_SEATS):
            x = 86 + 27 * place
            mark = shape_sign(seats[place], 7) if place < len(seats) else Svg("")
            parts.append(
                group(circle(0, 0, 11, fill=NIGHT, stroke=GOLD_DARK, stroke_width=1.5), mark, transform=at(x, 17))
            )
        ring = rect(2, 2, self.width - 4, 30, 6, class_="glow", fill="none")
        words = ("miat-place", "miat-take", "miat")
        return self._box(34, scene.offer(words, ring, *parts, aria_label=scene.say("label-miat")))

    # --- battles ----------------------------------------------------------------------------------------------------

    def _battle(self) -> Svg:
        """HM 14: both hands, what was played, who has the initiative."""
        scene, fight = self.scene, self.board["battle"]
        title = scene.thing(fight["space"])
        parts = [letters(10, 19, title, 14, GOLD_LIGHT, font_weight="bold")]
        if fight["played"]:
            parts.append(letters(self.width - 10, 19, scene.thing(fight["played"]), 12, IVORY, "end", room=140))
        for side in (0, 1):
            y = 38 + 20 * side
            commander = fight["commanders"][side]
            name = scene.thing(commander) if commander else scene.thing(SIDES[side])
            first = GOLD_LIGHT if fight["initiative"] == side else IVORY
            line = f"{name} · {scene.say('cus-n', cus=fight['cus'][side])}"
            parts += [
                shape_sign(side, 6, 14, y - 4),
                letters(26, y, line, 11.5, first, room=self.width - 66),
                letters(self.width - 10, y, str(fight["hands"][side]["cards"]), 12, first, "end", font_weight="bold"),
            ]
        height = 68.0
        if fight["spent"]:
            spent = ", ".join(
                f"{scene.thing(name)} × {fight['spent'].count(name)}" for name in sorted(set(fight["spent"]))
            )
            parts.append(letters(10, height + 8, spent, 10, IVORY_DARK, room=self.width - 20))
            height += 18
        viewer = scene.viewer
        if viewer is not None and fight["hands"][viewer]["hand"]:
            rows, height = self._hand_of(fight["hands"][viewer]["hand"], height)
            parts += rows
        return self._box(height, *parts)

    def _hand_of(self, hand: list[str], y: float) -> tuple[list[Svg], float]:
        """The own battle cards, one plate a kind; a reserve can be played as any type."""
        parts: list[Svg] = []
        kinds = [name for name in BATTLE_NAMES if name in hand]
        half = (self.width - 18) / 2
        for place, name in enumerate(kinds):
            x, top = 6 + (half + 6) * (place % 2), y + PLATE * (place // 2)
            parts.append(self._plate(f"battle-{name}", x, top, half, f"{self.scene.thing(name)} × {hand.count(name)}"))
        y += PLATE * ((len(kinds) + 1) // 2)
        if "reserve" in hand:
            for place, name in enumerate(BATTLE_NAMES[:-1]):
                if self.scene.word_for(f"reserve-{name}"):
                    x, top = 6 + (half + 6) * (place % 2), y + PLATE * (place // 2)
                    parts.append(self._plate(f"reserve-{name}", x, top, half, f"→ {self.scene.thing(name)}"))
            y += PLATE * 3
        return parts, y + 4

    def _plate(self, word: str, x: float, y: float, width: float, text: str) -> Svg:
        return self.scene.offer(
            word,
            rect(0, 0, width, PLATE - 4, 4, fill=IVORY, stroke=INK),
            rect(-1, -1, width + 2, PLATE - 2, 5, class_="glow", fill="none"),
            letters(7, PLATE / 2 + 2, text, 11.5, INK, room=width - 8),
            transform=at(x, y),
            aria_label=text,
        )

    def _leg(self) -> Svg:
        """HM 10-11: a fleet at sea, and the battle it fights."""
        scene, leg = self.scene, self.board["leg"]
        path_ = " – ".join(scene.thing(port) for port in leg["path"])
        load = f"{scene.say('cus-n', cus=leg['cus'])}, {scene.say('trains-n', trains=leg['trains'])}"
        parts = [
            letters(10, 18, scene.thing(leg["general"]), 13, GOLD_LIGHT, font_weight="bold", room=self.width - 20),
            letters(10, 34, path_, 11.5, IVORY, room=self.width - 20),
            letters(10, 49, load, 11.5, IVORY, room=self.width - 20),
        ]
        height = 56.0
        for side in (0, 1):
            if leg["warships"][side] or leg["fighting"]:
                ships = [group(figurine("ship", IVORY, 6), transform=at(34 + 15 * ship, height + 6))
                         for ship in range(leg["warships"][side])]  # fmt: skip
                cards = str(leg["tactics"][side]["cards"])
                parts += [shape_sign(side, 6, 14, height + 6), *ships]
                parts.append(letters(self.width - 10, height + 10, cards, 12, GOLD_LIGHT, "end"))
                height += 18
        viewer = scene.viewer
        hand = leg["tactics"][viewer]["hand"] if viewer is not None else None
        if hand:
            half = (self.width - 18) / 2
            kinds = sorted(set(hand))
            for place, name in enumerate(kinds):
                x, top = 6 + (half + 6) * (place % 2), height + PLATE * (place // 2)
                word = "pursue" if name == "pursuit" else f"tactics-{name}"
                parts.append(self._plate(word, x, top, half, f"{scene.thing(name)} × {hand.count(name)}"))
            height += PLATE * ((len(kinds) + 1) // 2) + 4
        return self._box(height, *parts)

    # --- cards ------------------------------------------------------------------------------------------------------

    def _card(self, card: str) -> Svg:
        """A strategy card: number of operations, ship symbols, title, and its seven uses as seals."""
        scene = self.scene
        number = int(card.removeprefix("card-"))
        index = number - FIRST_NUMBER
        side = CARD_SIDE[index]
        parts = [
            group(coin(OPS[index], "silver", 11), transform=at(17, 17)),
            letters(34, 15, f"{number} {scene.thing(card)}", 12, IVORY, font_weight="bold", room=self.width - 74),
        ]
        if side < 2:
            parts.append(shape_sign(side, 6, self.width - 14, 12))
        for ship in range(SHIPS[index]):
            parts.append(group(figurine("ship", LIGHT, 6), transform=at(self.width - 32 - 15 * ship, 12)))
        parts += [self._use(number, use, 46 + 37 * place) for place, use in enumerate(USES)]
        ring = rect(2, 2, self.width - 4, 46, 6, class_="glow", fill="none")
        whole = scene.offer(f"react-{number}", ring, *parts, aria_label=scene.thing(card))
        return self._box(50, title(scene.say(f"{card}-text")), whole)

    def _use(self, number: int, use: str, x: float) -> Svg:
        """A use as a seal; dim when it is not legal."""
        word = f"play-{number}-{use}"
        legal = self.scene.word_for(word) is not None
        told = self.scene.thing(use) if legal else self.scene.say(f"reason-{use}")
        return self.scene.offer(
            word,
            title(told),
            circle(0, 0, 12.5, class_="glow", fill="none"),
            circle(0, 0, 11, fill=IVORY if legal else IVORY_DARK, stroke=GOLD_DARK, stroke_width=1.4),
            USE_SIGNS[use],
            transform=at(x, 35),
            opacity=None if legal else 0.35,
            aria_label=told,
        )

    def _open_event(self, card: str, box: dict[str, int]) -> Svg:
        """HM 21.5: an open event with its boxes."""
        scene = self.scene
        marks = [
            rect(10 + 20 * place, 24, 15, 13, 2, fill=GOLD if place < box["filled"] else NIGHT, stroke=GOLD_DARK)
            for place in range(box["boxes"])
        ]
        ring = rect(2, 2, self.width - 4, 38, 6, class_="glow", fill="none")
        title = letters(10, 18, scene.thing(card), 12, GOLD_LIGHT, font_weight="bold", room=self.width - 20)
        word = f"box-{card.removeprefix('card-')}"
        return self._box(42, scene.offer(word, ring, title, *marks, aria_label=scene.thing(card)))


LIGHT = "#9fc3f5"


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
