"""Scene: a picture in the making. It knows which words are legal, how things are called, and what was made clickable.

The convention for every game: a thing that can be clicked is
`<g class="word" data-word="bid-cloth-4" role="button" tabindex="0" aria-label="...">` and its word is one of the legal
ones of the viewer's own ask. Everything that can move has a stable id and stands in a `<g class="piece" transform=...>`
so that a morphing page lets it glide. Words that have no place in the picture are shown by the page as buttons.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from hippodrome.draw.svg import Attribute, Svg, el, number

Speak: TypeAlias = Callable[[str], str]
"""The spoken name of a word in the reader's language."""
Say: TypeAlias = Callable[..., str]
"""A message by its key and parameters in the reader's language."""


class Picture:
    """A finished drawing: `svg` as text, and the legal words that are `placed` in it as clickable things."""

    def __init__(self, svg: str, placed: set[str], width: float, height: float) -> None:
        self.svg = svg
        self.placed = placed
        self.width = width
        self.height = height

    def _repr_svg_(self) -> str:
        return self.svg


class Scene:
    """What the parts of a drawing need to know in common."""

    def __init__(self, view: dict[str, Any], speak: Speak, say: Say, names: Sequence[str] = (), ids: str = "") -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.viewer: int | None = view["viewer"]
        self.seats: int = view["seats"]
        self.speak = speak
        self.say = say
        self.ids = ids
        self.asked: set[int] = {ask["seat"] for ask in view["asks"]}
        self.legal: list[str] = [word for ask in view["asks"] for word in ask.get("words", ())]
        self.placed: set[str] = set()
        self.before: str = ""
        self._legal = set(self.legal)
        self._names = names

    def id(self, name: str) -> str:
        """A stable id; two pictures on one page differ by the scene's prefix."""
        return self.ids + name

    def name(self, seat: int) -> str:
        """The name of the player on a seat."""
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.say("draw-seat", number=seat + 1)

    def word_for(self, words: Iterable[str]) -> str | None:
        """The first of some words that is legal now."""
        return next((word for word in words if word in self._legal), None)

    def offer(self, words: str | Iterable[str], *children: str, class_: str = "", **attributes: Attribute) -> Svg:
        """A group that is clickable if it stands for a legal word; otherwise the same group, silent.

        Give `aria_label` for what it is called while it is not clickable.
        """
        word = self.word_for((words,) if isinstance(words, str) else words)
        if word is None:
            if attributes.get("aria_label"):
                attributes["role"] = "img"
            return el("g", *children, class_=class_ or None, **attributes)
        self.placed.add(word)
        attributes["aria_label"] = self.speak(word)
        classes = f"word {class_}" if class_ else "word"
        return el("g", *children, class_=classes, data_word=word, role="button", tabindex=0, **attributes)

    def finish(self, width: float, height: float, *children: Svg, label: str, class_: str = "") -> Picture:
        """The whole picture; what a standalone one must carry with it stands before the rest."""
        svg = el(
            "svg",
            Svg(self.before),
            *children,
            xmlns="http://www.w3.org/2000/svg",
            id=self.id("board"),
            class_=f"board {class_}".rstrip(),
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="group",
            aria_label=label,
            font_family=FONT,
        )
        return Picture(svg, self.placed, width, height)


FONT = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', 'Liberation Serif', Georgia, serif"
