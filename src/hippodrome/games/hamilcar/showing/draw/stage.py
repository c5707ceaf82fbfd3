"""The stage: a battle on land or at sea with both sides, what they played round by round, and the own cards."""

from typing import Any

from hippodrome.draw.lettering import figure, letters, width_of
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, IVORY_DARK, NIGHT, player_dark
from hippodrome.draw.pieces import die, figurine, shape_sign
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import Svg, at, circle, el, group, path, rect
from hippodrome.games.hamilcar import cards
from hippodrome.games.hamilcar.showing.draw import stacks

SIDES = ("rome", "carthage")
PLATE = 30.0
"""The height of a card of the own hand with the gap below it: a finger must hit it on a phone."""
PLATE_LETTERS = 12.0
MIDDLE = 26.0
"""The gap between the two sides, for the number of the round."""
LAST_ROUNDS = 4
"""The rounds that are shown; the log tells of those before."""
SIDE_HEIGHT = 41.0


class Stage:
    """Parts one below the other, in a box of a width; `height` grows with them."""

    def __init__(self, scene: Scene, width: float) -> None:
        self.scene = scene
        self.width = width
        self.half = (width - 12 - MIDDLE) / 2
        self.height = 0.0
        self.parts: list[Svg] = []

    def land(self, fight: dict[str, Any]) -> None:
        """HM 14: both commanders and hands, who has the initiative, the last rounds."""
        scene = self.scene
        self._title(scene.say("stage-land", space=scene.thing(fight["space"])), fight["rounds"])
        first = fight["initiative"] if fight["loser"] is None else None
        self._sides(fight["commanders"], fight["hands"], first, "stage-initiative")
        for side in (0, 1):
            men = scene.say("cus-n", cus=fight["cus"][side])
            self.parts.append(letters(self._left(side) + 8, self.height + 33, men, 11, IVORY, room=self.half - 44))
        self.height += SIDE_HEIGHT + 5
        rounds: dict[int, list[tuple[int, str]]] = {}
        for deed in fight["story"]:
            card = scene.thing(deed["as"])
            told = card if deed["card"] == deed["as"] else f"{scene.thing(deed['card'])} → {card}"
            rounds.setdefault(deed["round"], []).append((deed["side"], told))
        for number in list(rounds)[-LAST_ROUNDS:]:
            self._clash(number, rounds[number])
        for side in (0, 1):
            hand = fight["hands"][side]["hand"]
            if hand and side == scene.viewer:
                self._battle_hand(hand)
            elif hand:
                self._shown_hand(side, hand)
        self.height += 3

    def sea(self, leg: dict[str, Any]) -> None:
        """HM 11: both fleets and admirals, who has supremacy, and what each did in the last rounds."""
        self._title(self.scene.say("stage-sea"), leg["round"])
        self._course(leg)
        admirals = [leg["general"], leg["interceptor"]]
        first = self.scene.board["supremacy"]
        self._sides(admirals if leg["side"] == 0 else admirals[::-1], leg["tactics"], first, "label-supremacy")
        for side in (0, 1):
            self._ships(side, leg["warships"][side], leg["lost"][side])
        self.height += SIDE_HEIGHT + 5
        rounds: dict[int, dict[int, dict[str, Any]]] = {}
        for deed in leg["story"]:
            rounds.setdefault(deed["round"], {})[deed["side"]] = deed
        for number in list(rounds)[-LAST_ROUNDS:]:
            self._broadsides(number, rounds[number])
        self._tactics(leg)
        self.height += 3

    def fleet(self, leg: dict[str, Any]) -> None:
        """HM 10: a fleet under way."""
        self._title(self.scene.say("stage-fleet"), 0)
        name = self.scene.thing(leg["general"])
        self.parts.append(letters(10, self.height + 11, name, 12, IVORY, font_weight="bold", room=self.width - 20))
        self.height += 16
        self._course(leg)
        shown = leg["warships"][leg["side"]]
        for ship in range(shown):
            self.parts.append(group(figurine("ship", IVORY, 6), transform=at(18 + 15 * ship, self.height + 7)))
        self.height += 20 if shown else 2

    # --- what both have ---------------------------------------------------------------------------------------------

    def _title(self, text: str, number: int) -> None:
        room = self.width - 20
        if number:
            told = self.scene.say("stage-round", round=number)
            self.parts.append(letters(self.width - 10, 18, told, 12, IVORY, "end"))
            room -= 80
        self.parts.append(letters(10, 18, text, 14, GOLD_LIGHT, font_weight="bold", room=room))
        self.height += 25

    def _course(self, leg: dict[str, Any]) -> None:
        """Where a fleet goes, and with what."""
        scene = self.scene
        course = " – ".join(scene.thing(port) for port in leg["path"])
        load = [scene.say("cus-n", cus=leg["cus"])] if leg["cus"] else []
        load += [scene.say("trains-n", trains=leg["trains"])] if leg["trains"] else []
        line = f"{course} ({', '.join(load)})" if load else course
        self.parts.append(letters(10, self.height + 10, line, 11, IVORY_DARK, room=self.width - 20))
        self.height += 17

    def _left(self, side: int) -> float:
        return 6 + (self.half + MIDDLE) * side

    def _sides(self, commanders: list[str | None], hands: list[dict[str, Any]], first: int | None, sign: str) -> None:
        """Both commanders and the number of their cards; who is ahead has a golden frame and a word for it."""
        scene = self.scene
        if first is not None:
            x = self._left(first) + self.half / 2
            told = scene.say(sign)
            self.parts.append(letters(x, self.height + 9, told, 10, GOLD_LIGHT, "middle", room=self.half))
        self.height += 13
        for side in (0, 1):
            left, ahead = self._left(side), first == side
            name, commander = scene.thing(commanders[side] or SIDES[side]), commanders[side]
            if commander and width_of(name, 11) > self.half - 24:
                name = stacks.short_name(commander, name)
            self.parts += [
                rect(left, self.height, self.half, SIDE_HEIGHT, 4, fill=NIGHT, stroke=GOLD if ahead else GOLD_DARK,
                     stroke_width=2 if ahead else 0.8),
                shape_sign(side, 6, left + 12, self.height + 12),
                letters(left + 23, self.height + 16, name, 11, IVORY, font_weight="bold", room=self.half - 24),
                rect(left + self.half - 34, self.height + 22, 11, 14, 2, fill=player_dark(side), stroke=IVORY),
                letters(left + self.half - 19, self.height + 34, str(hands[side]["cards"]), 13, IVORY,
                        font_weight="bold"),
            ]  # fmt: skip

    def _ships(self, side: int, afloat: int, hit: int) -> None:
        """A side's warships; those hit are empty."""
        left, room = self._left(side) + 14, self.half - 56
        step = min(13.0, room / max(1, afloat + hit - 1))
        for ship in range(afloat + hit):
            sign = figurine("ship", IVORY if ship < afloat else NIGHT, 5.5, NIGHT if ship < afloat else IVORY_DARK)
            self.parts.append(group(sign, transform=at(left + step * ship, self.height + 29)))

    # --- rounds -----------------------------------------------------------------------------------------------------

    def _number(self, number: int, high: float) -> Svg:
        x, y = self.width / 2, self.height + high / 2
        return group(circle(x, y, 8.5, fill=NIGHT, stroke=GOLD_DARK), figure(x, y, str(number), 10, GOLD_LIGHT))

    def _clash(self, number: int, played: list[tuple[int, str]]) -> None:
        """A round on land: the attack with a point towards the opponent, and the answer, if there is one."""
        attacker = played[0][0]
        for side in (0, 1):
            left, top, width = self._left(side), self.height, self.half
            told = [text for by, text in played if by == side]
            point = 9 if side == attacker else 0
            tip = f"L{left + width + point} {top + 9.5}" if side == 0 else ""
            tail = f"L{left - point} {top + 9.5}" if side == 1 else ""
            outline = f"M{left} {top}H{left + width}{tip}L{left + width} {top + 19}H{left}{tail}Z"
            if told:
                self.parts.append(path(outline, fill=GOLD_LIGHT if point else IVORY, stroke=INK))
                self.parts.append(letters(left + 6, top + 13.5, told[0], 10, INK, room=width - 8))
            else:
                self.parts.append(path(outline, fill="none", stroke=IVORY_DARK, stroke_dasharray="3 3"))
        self.parts.append(self._number(number, 19))
        self.height += 23

    def _broadsides(self, number: int, deeds: dict[int, dict[str, Any]]) -> None:
        """A round at sea: each side's card, its die and its hits."""
        scene = self.scene
        for side, deed in deeds.items():
            left, top = self._left(side), self.height
            card = scene.thing(deed["card"]) if deed["card"] else "–"
            note = el("title", scene.say(f"tactics-{deed['card']}-text")) if deed["card"] else ""
            self.parts.append(
                group(
                    note,
                    rect(left, top, self.half, 33, 3, fill=IVORY, stroke=INK),
                    letters(left + 6, top + 13, card, 11, INK, font_weight="bold", room=self.half - 10),
                )
            )
            if deed["target"] in ("warships", "transports"):
                told = scene.say("stage-attack", target=scene.thing(deed["target"]), hits=deed["hits"])
                self.parts.append(group(die(deed["die"], 6, deed["hits"] > 0), transform=at(left + 13, top + 23.5)))
                self.parts.append(letters(left + 25, top + 27, told, 10, INK, room=self.half - 26))
            elif deed["target"]:
                told = scene.say("word-no-attack")
                self.parts.append(letters(left + 6, top + 27, told, 10, INK, room=self.half - 10))
        self.parts.append(self._number(number, 33))
        self.height += 37

    # --- hands ------------------------------------------------------------------------------------------------------

    def _plates(self, held: list[tuple[str, str]]) -> None:
        """Cards in two columns, each with its word; those that can be played now glow."""
        half = (self.width - 18) / 2
        for place, (word, text) in enumerate(held):
            x, top = 6 + (half + 6) * (place % 2), self.height + 3 + PLATE * (place // 2)
            self.parts.append(
                self.scene.offer(
                    word,
                    rect(0, 0, half, PLATE - 5, 4, fill=IVORY, stroke=INK),
                    rect(-1, -1, half + 2, PLATE - 3, 5, class_="glow", fill="none"),
                    letters(8, PLATE / 2 + 1.5, text, PLATE_LETTERS, INK, room=half - 10),
                    transform=at(x, top),
                    aria_label=text,
                )
            )
        self.height += PLATE * ((len(held) + 1) // 2)

    def _battle_hand(self, hand: list[str]) -> None:
        """The own battle cards, one plate a kind; a reserve can be played as any type."""
        scene = self.scene
        held = [(f"battle-{name}", scene.thing(name), hand.count(name)) for name in cards.BATTLE_NAMES if name in hand]
        self._plates([(word, f"{text} × {count}" if count > 1 else text) for word, text, count in held])
        reserve, room = scene.thing("reserve"), (self.width - 18) / 2 - 10
        plates = []
        for name in cards.BATTLE_NAMES[:-1]:
            if scene.word_for(f"reserve-{name}"):
                text = f"{reserve} → {scene.thing(name)}"
                fits = width_of(text, PLATE_LETTERS) <= room
                plates.append((f"reserve-{name}", text if fits else f"→ {scene.thing(name)}"))
        self._plates(plates)

    def _shown_hand(self, side: int, hand: list[str]) -> None:
        """Cards of the other that an event laid open."""
        told = ", ".join(
            f"{self.scene.thing(name)} × {hand.count(name)}" for name in cards.BATTLE_NAMES if name in hand
        )
        self.parts.append(shape_sign(side, 5, 13, self.height + 8))
        self.parts.append(letters(24, self.height + 12, told, 10, IVORY, room=self.width - 30))
        self.height += 18

    def _tactics(self, leg: dict[str, Any]) -> None:
        """The own tactics cards, one plate a kind."""
        viewer = self.scene.viewer
        hand: list[str] = (leg["tactics"][viewer]["hand"] or []) if viewer is not None else []
        held = []
        for name in sorted(set(hand)):
            word = "pursue" if name == "pursuit" else f"tactics-{name}"
            count = f" × {hand.count(name)}" if hand.count(name) > 1 else ""
            held.append((word, self.scene.thing(name) + count))
        self._plates(held)
