"""The spaces: a sign by kind, colour and owner's mark, a ring where something can be done, and the name."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from hippodrome.draw.geo import Point
from hippodrome.draw.palette import GOLD_LIGHT, INK, IVORY, NIGHT, player_colour
from hippodrome.draw.scene import BoardScene, silent
from hippodrome.draw.svg import NOTHING, Svg, at, circle, el, group, join, path, use
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.names import Names, Spot
from hippodrome.games.hamilcar.showing.draw.standing import BADGE, CAPITAL, RING, SIGNS

KINDS: Final = {board.NORMAL: "town", board.WALLED: "city", board.TRIBE: "tribe"}
OUTLINES: Final = {
    "town": "M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z",
    "city": "M-10 10V-10H-5.6V-6.5H-2.2V-10H2.2V-6.5H5.6V-10H10V10Z",
    "tribe": "M0 -11L11.5 9H-11.5Z",
}
MARKS: Final = {
    # A standard for Rome, the sign of Tanit for Carthage, so that colour is not the only difference.
    "rome": "M-5 -4.8H5V2H1.2V7.2H-1.2V2H-5Z",
    "carthage": "M0 -6.4a2.5 2.5 0 1 1 -.1 0ZM-5.5 -.6H5.5V1H2L4.6 6.8H-4.6L-2 1H-5.5Z",
}
ACTS: Final = ("march", "sail", "siege", "place", "fight", "retreat", "market", "soldier", "tower", "play")
"""Signs of actions that are in the definitions, because there may be many of them on the map."""
VERBS: Final = ("march", "sail", "space", "pc", "train")
"""The words that are played by clicking a space."""


def sign_name(space: int, master: str) -> str:
    """Return the id of a space's sign among the definitions."""
    kind = "capital" if space in board.CAPITAL else KINDS[board.KIND[space]]
    return f"hm-{kind}-{'port-' if board.PORT[space] else ''}{master}"


def sign_definitions() -> Iterator[Svg]:
    """Yield the signs of spaces: every kind, with and without a harbour, for each owner and for none."""
    for act in ACTS:
        yield group(*_badge(act), id=f"hm-act-{act}")
    for kind in (*KINDS.values(), "capital"):
        shape = "city" if kind == "capital" else kind
        size = CAPITAL if kind == "capital" else SIGNS[{name: number for number, name in KINDS.items()}[kind]]
        for harbour in (False, True):
            for side, master in enumerate(board.SIDE_NAMES):
                fill = IVORY if master == "neutral" else player_colour(side)
                scale = {"transform": f"scale({size / 10:g})"}
                mole = circle(0, 0, size + 2.6, class_="chart-harbour", fill="none", stroke_width=1.5)
                yield group(
                    mole if harbour else NOTHING,
                    path(OUTLINES[shape], fill=fill, stroke=NIGHT, stroke_width=2.2, stroke_linejoin="round", **scale),
                    path(MARKS[master], fill=INK, **scale) if master in MARKS else NOTHING,
                    id=f"hm-{kind}-{'port-' if harbour else ''}{master}",
                )  # fmt: skip


PLACES: Final = [f"space-{name}" for name in board.SPACE_NAMES]


class PlacedAnswers:
    """The legal words of a scene, by the place on the board that they belong to."""

    def __init__(self, scene: BoardScene) -> None:
        self._placed: dict[str, list[str]] = {}
        self._signs = {word: action.sign for word, action in scene.actions.items()}
        for word, action in scene.actions.items():
            verb, _, name = word.partition("-")
            place = action.place or (f"space-{name}" if verb in VERBS else word)
            self._placed.setdefault(place, []).append(word)

    def at(self, place: str) -> list[str]:
        """Return the words of a click on a place."""
        return self._placed.get(place, [])

    def acts(self, place: str) -> list[str]:
        """Return the signs of what can be done at a place, each once, at most two."""
        return list(dict.fromkeys(self._signs[word] for word in self.at(place)))[:2]

    def spaces(self) -> dict[int, int]:
        """Return all spaces on which something can be done, with the number of signs on their rings."""
        return {space: len(self.acts(place)) for space, place in enumerate(PLACES) if place in self._placed}


def draw_spaces(scene: BoardScene, names: Names, spots: Sequence[Spot], answers: PlacedAnswers) -> Svg:
    """Draw all spaces with their names."""
    control, sieges, here = scene.board["control"], scene.board["sieges"], _here(scene.board)
    masters = {master: scene.thing(master) for master in board.SIDE_NAMES}
    drawn = []
    for space, (name, place, called) in enumerate(zip(board.SPACE_NAMES, PLACES, names.called, strict=True)):
        master, siege = control[name], sieges.get(name)
        held, points = masters[master], siege["points"] if siege else None
        class_, words = "here" if name in here else "", answers.at(place)
        if not words:
            why = scene.why_not(place) if scene.why else None
            look = called, master, points, spots[space]
            drawn.append(_silent(space, scene.id(place), names.ground.places[space], look, held, class_, why))
            continue
        drawn.append(
            scene.offer(
                words,
                _token(space, called, master, points, spots[space], tuple(answers.acts(place))),
                class_=class_,
                detail=held,
                id=scene.id(place),
                transform=at(*names.ground.places[space]),
            )
        )
    return group(*drawn, class_="spaces", text_anchor="middle")


Look = tuple[str, str, int | None, Spot]
"""A space's displayed name, its owner, its siege points, and where its name stands."""


@lru_cache(maxsize=4000)
def _silent(space: int, name: str, place: Point, look: Look, held: str, class_: str, why: str | None) -> Svg:
    """Draw a space where nothing can be done. Most are the same as a move ago."""
    label = f"{look[0]}: {held}"
    token = _token(space, *look, None)
    return silent(token, class_=class_, why=why, aria_label=label, id=name, transform=at(*place))


@lru_cache(maxsize=3000)
def _token(space: int, called: str, master: str, siege: int | None, spot: Spot, acts: tuple[str, ...] | None) -> Svg:
    """Draw a space's sign with its name, its siege, and a ring if it can be chosen. Most are the same as a move ago."""
    classes = "later" if not spot.shown else "first" if space in board.CAPITAL else None
    anchor = None if spot.anchor == "middle" else spot.anchor
    return group(
        NOTHING if acts is None else _ring(acts),
        use(sign_name(space, master)),
        NOTHING if siege is None else _siege(siege),
        el("text", called, x=spot.x or None, y=spot.y, text_anchor=anchor, class_=classes),
        class_="token",
    )


def _here(data: dict[str, Any]) -> list[str]:
    """Return the spaces where the action is."""
    if data["battle"]:
        return [data["battle"]["space"]]
    return list(data["leg"]["path"]) if data["leg"] else []


def _ring(acts: tuple[str, ...]) -> Svg:
    """Draw a ring with the signs of the actions, like `pieces.target` but compact: every space may have one."""
    badges = [
        use(f"hm-act-{act}", class_="act-sign", x=-1.5 * RING * place or None)
        if act in ACTS
        else group(*_badge(act), class_="act-sign", transform=at(-1.5 * RING * place, 0))
        for place, act in enumerate(acts)
    ]
    return join(el("circle", r=RING, class_="rim"), el("circle", r=RING, class_="glow"), *badges)


def _badge(act: str) -> Iterator[Svg]:
    corner, half = RING * 0.75, BADGE
    yield circle(corner, -corner, half * 1.25, fill=NIGHT, stroke=GOLD_LIGHT, stroke_width=1.5)
    yield use(f"sign-{act}", x=corner - half, y=-corner - half, width=2 * half, height=2 * half, color=GOLD_LIGHT)


def _siege(points: int) -> Svg:
    """Draw a red palisade round the city, and a ram for each siege point."""
    rams = [circle(-6 + 6 * point, 0, 2.7, fill="#d8435a", stroke=IVORY, stroke_width=1) for point in range(points)]
    return group(
        circle(0, 0, 11.5, fill="none", stroke="#a8142c", stroke_width=2.6, stroke_dasharray="2.4 2.1"),
        group(*rams, transform=at(0, 11.5)),
        class_="siege",
    )
