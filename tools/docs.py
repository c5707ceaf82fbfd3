"""Build the pages of the docs site: `make docs`.

    python tools/docs.py build/docs    everything that mkdocs.yml refers to, in one folder

Most pages are files of the project that can also be read on a forge: the README, docs/, the READMEs of folders. This
copies them and turns their links to project files into links within the site. Other pages are generated here: the
players' rules with pictures, the notebooks with their outputs, and the reference, whose docstrings are read by
mkdocstrings.
"""

import os
import re
import shutil
import sys
from itertools import pairwise
from pathlib import Path, PurePosixPath

import notebooks
import pictures
from hippodrome.text import rules_text
from hippodrome.text.cards import cards_of

ROOT = Path(__file__).parents[1]

ELSEWHERE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "bench/README.md": "benchmarks.md",
    "src/hippodrome/games/README.md": "what-a-game-is.md",
}
"""Pages outside docs/, and their places on the site."""

RULES = ("byzanz", "byzantium", "byzantio", "hamilcar")
"""Games with a rules text of their own; Nekken's rules are included in Byzantio's."""

REFERENCE = {
    "tables": (
        "Tables",
        "Starting, playing, viewing and copying games. All of these names can be imported from `hippodrome`.",
        [
            *("api.new_table", "api.position", "api.load_table"),
            *("kernel.table.Table", "kernel.ask.Ask", "kernel.ask.Prompt", "_build.compiled"),
        ],
    ),
    "chance": (
        "Dice",
        "All random outcomes of a table come from its dice.",
        ["kernel.dice.Dice", "kernel.dice.ScriptedDice"],
    ),
    "records": (
        "Records",
        "Games as text files; [the format](../record-format.md).",
        ["api.read_record", "kernel.record.Record", "kernel.record.RecordedWord"],
    ),
    "games": (
        "Games",
        "The list of games, and the interface of a game.",
        [
            *("registry.list_games", "registry.find_game", "registry.GameInfo", "registry.BrokenGame"),
            *("kernel.game.Game", "kernel.game.Option", "kernel.words.Words", "kernel.events.Event"),
        ],
    ),
    "errors": ("Errors", "One class for each kind of error; all are `HippodromeError`s.", ["kernel.errors"]),
    "bots": (
        "Bots",
        "From `hippodrome.bots`; [how to write one](../bots.md).",
        [
            *("bots.bot.Bot", "bots.world.consult", "bots.world.world_for", "bots.finding.find_bot"),
            *("bots.finding.bots_for", "bots.greedy.GreedyBot", "bots.random.RandomBot", "bots.bot.UnknownBot"),
            *("bots.learned.LearnedBot", "bots.values", "kernel.values.Values"),
            *("bots.search.SearchBot", "kernel.searching.Search", "kernel.search_settings.SearchSettings"),
        ],
    ),
    "arena": (
        "Races",
        "The functions behind `hippodrome race` and `hippodrome simulate`.",
        ["arena", "arena.race", "arena.simulate", "arena.standings", "arena.ratings", "arena.clear"],
    ),
    "adapters": (
        "Adapters",
        "The games in [other frameworks](../frameworks.md).",
        ["adapters.pettingzoo", "adapters.gymnasium", "adapters.openspiel", "adapters.payoffs"],
    ),
    "text": (
        "Texts and pictures",
        "All texts, in three languages, and all pictures.",
        [
            *("text.speaker.Speaker", "text.rules.rules_text", "text.rules.rule_text"),
            *("draw.svg_of", "draw.picture", "draw.board_picture", "draw.scene.Picture", "draw.scene.Scene"),
        ],
    ),
    "parts": (
        "Parts",
        "A table as plain data; [how a game defines them](../parts.md).",
        ["parts.model", "parts.making"],
    ),
    "rules": (
        "Writing rules",
        "The building blocks of a game's rules; [how to add a game](../adding-a-game.md).",
        [
            *("kernel.plain", "kernel.ask.Together", "kernel.state.AnyState", "kernel.agenda"),
            *("kernel.kind", "kernel.kinds", "kernel.fields", "kernel.events.Seat", "kernel.events.Thing"),
        ],
    ),
    "testing": (
        "Testing",
        "For authors of games: test that a game keeps all promises.",
        ["testing", "testing.conformance_of", "testing.walking"],
    ),
}
"""Pages of the reference: title, introduction, and contents as modules or names below `hippodrome`."""

FENCED = re.compile(r"^(```|~~~).*?^\1", re.M | re.S)
LATE_LIST = re.compile(r"^(?![-*] |[#| ]|\d+\. |$)(.*\n)(?=- |\* |1\. )", re.M)
LINK = re.compile(r"(?<=\]\()([^)\s#]+)(#[^)\s]*)?(?=\))")


class Site:
    """A folder to be filled with the pages of the site."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = {ROOT / source: PurePosixPath(page) for source, page in ELSEWHERE.items()}
        for source in (ROOT / "docs").rglob("*.md"):
            place = source.relative_to(ROOT / "docs").as_posix()
            self.pages[source] = PurePosixPath(re.sub("^rules/", "specification/", place))
        for source in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
            self.pages[source] = PurePosixPath("notebooks") / f"{source.stem}.md"

        texts = ROOT / "src" / "hippodrome" / "games"
        rules = {texts / game / "showing" / "text" / "rules.en.md": PurePosixPath(f"rules/{game}.md") for game in RULES}
        self.goals = self.pages | rules

    def write(self, page: str | PurePosixPath, text: str) -> None:
        """Write a page or a picture."""
        path = self.folder / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def linked(self, text: str, source: Path, page: PurePosixPath) -> str:
        """Return a page's text with its links adapted to the site; code is unchanged."""
        ends = [0, *(end for block in FENCED.finditer(text) for end in block.span()), len(text)]
        pieces = [text[start:end] for start, end in pairwise(ends)]
        return "".join(
            piece if place % 2 else LINK.sub(lambda link: self._target(link, source, page), spaced(piece))
            for place, piece in enumerate(pieces)
        )

    def _target(self, link: re.Match[str], source: Path, page: PurePosixPath) -> str:
        if "://" in link[1] or link[1].startswith("mailto:"):
            return link[0]
        file = (source.parent / link[1]).resolve()
        if file in self.goals:
            goal = self.goals[file]
        elif file.is_file():
            goal = self._kept(file)
        else:
            raise FileNotFoundError(f"{source.relative_to(ROOT)} links to {link[1]}, which does not exist.")
        return os.path.relpath(goal, page.parent) + (link[2] or "")

    def _kept(self, file: Path) -> PurePosixPath:
        """Copy a file that is not a page, to be viewed or downloaded."""
        within = file.relative_to(ROOT)
        goal = PurePosixPath(*within.parts[1:] if within.parts[0] == "docs" else ("files", *within.parts))
        (self.folder / goal).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, self.folder / goal)
        return goal

    def copy_pages(self) -> None:
        """Copy every page that is a file of the project."""
        for source, page in self.pages.items():
            if source.suffix == ".md":
                self.write(page, self.linked(source.read_text("utf-8"), source, page))
        shutil.copyfile(ROOT / "docs" / "site.css", self.folder / "site.css")
        shutil.copyfile(ROOT / "src" / "hippodrome" / "web" / "static" / "web" / "icon.svg", self.folder / "icon.svg")

    def draw_rules(self) -> None:
        """Write the players' rules of each game, with pictures in their chapters and all cards at the end."""
        for name, svg in pictures.draw(pictures.CHAPTERS):
            self.write(f"rules/{name}.svg", svg)
        for game in RULES:
            text = rules_text(game, "en")
            for name, moment in pictures.CHAPTERS.items():
                if moment.game == game or (game == "byzantio" and moment.game == "nekken"):
                    heading = f"\n## {moment.chapter}\n"
                    if text.count(heading) != 1:
                        raise LookupError(f"The rules of {game} have no chapter {moment.chapter!r} for {name}.")
                    text = text.replace(heading, f"{heading}\n![{moment.caption}]({name}.svg)\n*{moment.caption}*\n\n")
            spec = (
                f"*Rule numbers are those of the [specification](../specification/{game}.md), which names the sources.*"
            )
            self.write(f"rules/{game}.md", spaced("\n\n".join([text, cards_text(game), spec])) + "\n")

    def run_notebooks(self) -> None:
        """Write each notebook with its outputs."""
        folder = self.folder / "notebooks"
        folder.mkdir(exist_ok=True)
        for source, page in self.pages.items():
            if source.suffix == ".ipynb":
                shown = notebooks.markdown(source, folder)
                shutil.copyfile(source, folder / source.name)
                note = f"*This page shows a notebook with its outputs: [download it]({source.name}).*\n"
                self.write(page, self.linked_notebook(shown, source, page) + note)

    def linked_notebook(self, text: str, source: Path, page: PurePosixPath) -> str:
        """Return a notebook with its links adapted to the site; its pictures are already next to it."""
        here = {path.name for path in (self.folder / page.parent).glob("*.svg")}
        held = re.sub(r"\]\(([^)/]+\.svg)\)", lambda link: f"]<{link[1]}>" if link[1] in here else link[0], text)
        return re.sub(r"\]<([^>]+\.svg)>", r"](\1)", self.linked(held, source, page))

    def refer(self) -> None:
        """Write the pages of the reference, to be filled by mkdocstrings."""
        for page, (title, sentence, names) in REFERENCE.items():
            lines = [f"# {title}", "", sentence, ""]
            for name in names:
                lines += [f"::: hippodrome.{name}", ""]
            self.write(f"reference/{page}.md", "\n".join(lines))


def cards_text(game: str) -> str:
    """Return all cards of a game as tables, or an empty string for a game whose cards have no texts."""
    book = cards_of(game, "en")
    if book is None:
        return ""
    lines = [f"## {book.title}", "", f"### {book.terms_title}", ""]
    lines += [f"- **{term}**: {meaning}" for term, meaning in book.terms]
    for deck in book.decks:
        lines += ["", f"### {deck.title}", "", "| Card | OPS | Ships | What it does | |", "|---|---|---|---|---|"]
        for card in deck.cards:
            title = card.title if card.copies == 1 else f"{card.title} ×{card.copies}"
            lines.append(f"| {title} | {card.value or ''} | {card.ships or ''} | {card.text} | {card.foot} |")
    return "\n".join(lines)


def spaced(text: str) -> str:
    """Adapt Markdown to mkdocs: an empty line before a list, four spaces before a table that belongs to an item."""
    return re.sub(r"^ {1,3}(?=\|)", "    ", LATE_LIST.sub(r"\1\n", text), flags=re.M)


def main() -> None:
    """Fill the folder from scratch."""
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    site = Site(folder.resolve())
    site.copy_pages()
    site.draw_rules()
    site.run_notebooks()
    site.refer()


if __name__ == "__main__":
    main()
