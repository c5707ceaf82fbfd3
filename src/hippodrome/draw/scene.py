"""Scene: a picture in progress. It knows the legal words and the names of things, and tracks what was made clickable.

All games follow the same convention. A clickable thing is `<g class="word" data-word="bid-cloth-4" role="button"
tabindex="0" aria-label="...">`, and its word is a legal word of the viewer's ask. Everything that can move has a stable
id and is in a `<g class="piece" transform=...>`, so that updates of the page animate it. The page shows words without a
place in the picture as buttons. Styling uses attributes, never `style="..."`, which a strict Content-Security-Policy
would block.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from hippodrome.draw.lettering import FONT, STRETCH
from hippodrome.draw.svg import Attribute, Svg, el, number
from hippodrome.parts import Action, Board, Say

SPACE = "http://www.w3.org/2000/svg"


class Voice(Protocol):
    """Texts in the reader's language; `hippodrome.text.Speaker` is one.

    All its texts depend only on its language, on the players' `names`, and on the arguments.
    """

    language: str
    names: Sequence[str]

    def say(self, key: str, **params: object) -> str:
        """Return a message by its key."""
        ...

    def word(self, word: str) -> str:
        """Return a legal word as a button label."""
        ...

    def thing(self, name: str) -> str:
        """Return the name of a card, a city, a kind."""
        ...

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        ...

    def fill(self, key: str, params: Mapping[str, object]) -> str:
        """Return a message whose parameters name things and seats."""
        ...


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
    """The context shared by all parts of a drawing."""

    def __init__(self, view: dict[str, Any], voice: Voice, ids: str = "") -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.viewer: int | None = view["viewer"]
        self.seats: int = view["seats"]
        self.voice = voice
        self.ids = ids
        self.asked: set[int] = {ask["seat"] for ask in view["asks"]}
        self.legal: list[str] = [word for ask in view["asks"] for word in ask.get("words", ())]
        self.placed: set[str] = set()
        self.before = Svg("")
        self._legal = set(self.legal)
        self._things: dict[str, str] = {}

    def id(self, name: str) -> str:
        """Return a stable id with the scene's prefix, so that two pictures on one page have different ids."""
        return self.ids + name

    def say(self, key: str, **params: object) -> str:
        """Return a caption in the reader's language."""
        return self.voice.say(key, **params)

    def thing(self, name: str) -> str:
        """Return the name of a thing in the reader's language."""
        said = self._things.get(name)
        if said is None:
            said = self._things[name] = self.voice.thing(name)
        return said

    def name(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        return self.voice.seat(seat)

    def word_for(self, words: str | Iterable[str]) -> str | None:
        """Return the first of some words that is legal now."""
        if isinstance(words, str):
            return words if words in self._legal else None
        return next((word for word in words if word in self._legal), None)

    def offer(
        self,
        words: str | Iterable[str],
        *children: str,
        class_: str = "",
        detail: str = "",
        aria_label: str | None = None,
        **attributes: Attribute,
    ) -> Svg:
        """Return a group that is clickable if it stands for a legal word.

        `aria_label` names the group while it is not clickable; `detail` is added to the word's accessible name.
        """
        word = self.word_for(words)
        if word is None:
            role = "img" if aria_label else None
            return el("g", *children, class_=class_ or None, role=role, aria_label=aria_label, **attributes)
        self.placed.add(word)
        spoken = self.voice.word(word)
        return el(
            "g",
            *children,
            class_=f"word {class_}" if class_ else "word",
            data_word=word,
            role="button",
            tabindex=0,
            aria_label=f"{spoken}: {detail}" if detail else spoken,
            **attributes,
        )

    def finish(self, width: float, height: float, *children: Svg, label: str, class_: str = "") -> Picture:
        """Return the whole picture; a standalone picture starts with its style and definitions."""
        svg = el(
            "svg",
            self.before,
            *children,
            xmlns=SPACE,
            id=self.id("board"),
            class_=f"board {class_}".rstrip(),
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="group",
            aria_label=label,
            font_family=FONT,
            font_stretch=STRETCH,
        )
        return Picture(svg, self.placed, width, height)


class BoardScene(Scene):
    """A drawing of a Board in progress; it knows the board's data and answers, and nothing else about the view."""

    def __init__(self, board: Board, voice: Voice, ids: str = "") -> None:
        legal = [action.word for action in board.actions if action.word]
        asks = [{"seat": -1, "words": legal}]
        seats = len(board.data.get("players", ()))
        super().__init__({"board": board.data, "viewer": None, "seats": seats, "asks": asks}, voice, ids)
        self.asked = set(board.data.get("asked", ()))
        self.actions: dict[str, Action] = {action.word: action for action in board.actions if action.word}
        self.why = board.why
        self.tongue = ids, voice.language
        """The part of a cache key that stands for the reader, for pieces that don't name players."""
        self.company = ids, voice.language, tuple(voice.names)
        """The same for pieces that name players."""

    def told(self, said: Say) -> str:
        """Return a message in the reader's language."""
        return self.voice.fill(said.key, said.params)

    def offered(self, words: Iterable[str]) -> tuple[tuple[str, str, str], ...]:
        """Return the part of a cache key for a piece's words: the legal ones with their symbols and titles.

        The words count as placed, because a cached piece can't place them itself.
        """
        found = [(word, self.actions[word]) for word in words if word in self.actions]
        self.placed.update([word for word, _ in found])
        return tuple([(word, action.sign, self.told(action.title)) for word, action in found])

    def why_not(self, place: str) -> str | None:
        """Return why nothing can be done at a place, if the board explains it."""
        why = self.why.get(place) if self.why else None
        return self.told(why) if why is not None else None

    def offer(
        self,
        words: str | Iterable[str],
        *children: str,
        class_: str = "",
        detail: str = "",
        aria_label: str | None = None,
        **attributes: Attribute,
    ) -> Svg:
        """Return a group that is clickable if it stands for legal words; for several, a click opens a choice.

        The symbol of its action becomes a class such as `act-march`, so that different actions look different. A group
        with the id of a place where nothing can be done shows the reason when it is clicked.
        """
        wanted = [words] if isinstance(words, str) else list(words)
        found = [self.actions[word] for word in wanted if word in self.actions]
        if not found:
            why = self.why_not(str(attributes.get("id") or "").removeprefix(self.ids))
            return silent(*children, class_=class_, why=why, aria_label=aria_label, **attributes)
        given = [str(action.word) for action in found]
        self.placed.update(given)
        spoken = ", ".join(self.told(action.title) for action in found)
        return el(
            "g",
            *children,
            class_=" ".join(name for name in ("word", f"act-{found[0].sign}", class_) if name),
            data_word=given[0] if len(given) == 1 else None,
            data_words="|".join(given) if len(given) > 1 else None,
            role="button",
            tabindex=0,
            aria_label=f"{spoken}: {detail}" if detail else spoken,
            **attributes,
        )


def silent(
    *children: str, class_: str = "", why: str | None = None, aria_label: str | None = None, **attributes: Attribute
) -> Svg:
    """Return a group without a legal word, optionally with the reason why not."""
    role = "img" if aria_label else None
    return el("g", *children, class_=class_ or None, role=role, aria_label=aria_label, data_why=why, **attributes)
