"""The command `hippodrome`."""

import json
import os
import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

import click

import hippodrome
from hippodrome._build import build_state
from hippodrome.bots import bots_for, find_bot
from hippodrome.kernel.errors import BadOption, HippodromeError
from hippodrome.kernel.game import Options
from hippodrome.terminal.paint import Console, Table, Text
from hippodrome.text import LANGUAGES, Speaker, best_language

console = Console()

FILE = click.Path(path_type=Path)
AT_LEAST_ONE = click.IntRange(min=1)
a_game = click.argument("game", metavar="GAME")
a_record = click.argument("file", metavar="FILE", type=FILE)
options = click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", help="A rules option; may be repeated.")
json_file = click.option("--json", "json_file", metavar="FILE", type=FILE, help="Also write the result here.")
language = click.option("--lang", help="en, de or pl; your locale if not given.")


def _version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        console.print(f"hippodrome {hippodrome.__version__}, {build_state()}")
        context.exit()


@click.group(context_settings={"help_option_names": ["-h", "--help"], "show_default": True, "max_content_width": 100})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Say which.")
@click.option("--board", multiple=True, metavar="FILE", type=FILE, help="Play on a board file of your own.")
def app(board: Sequence[Path]) -> None:
    """Five board games of the ancient and Byzantine world."""
    for path in board:
        _add_board(path)


def _add_board(path: Path) -> None:
    """Name a board file in the setting of its game, where the game and all processes started from here find it."""
    try:
        game = str(tomllib.loads(path.read_text("utf-8")).get("game"))
    except (OSError, ValueError) as error:
        raise BadOption(f"The board file {path} can't be read: {error}") from error
    setting = f"HIPPODROME_{game.upper()}_BOARD"
    os.environ[setting] = os.pathsep.join(filter(None, [str(path.resolve()), os.environ.get(setting, "")]))


@app.command()
def games() -> None:
    """List the games, their seats, options and status."""
    grid = Table("game", "seats", "status", "options", "bots")
    for info in hippodrome.games():
        options = ", ".join(f"{option.name}={_shown(option.default)}" for option in info.options)
        seats = f"{info.seats[0]}-{info.seats[-1]}" if len(info.seats) > 1 else str(info.seats[0])
        bots = ", ".join(bots_for(info.name)) if info.status == "playable" else ""
        grid.add_row(info.name, seats, info.status, options, bots)
    console.print(grid)


@app.command()
@a_game
@click.option("--seats", type=int, help="How many play; the game's middle number if not given.")
@click.option("--bot", default="greedy", help="Whom you play against.")
@click.option("--seat", default=1, help="Your seat, from 1.")
@click.option("--seed", type=int, help="Play the same game again; drawn from entropy if not given.")
@options
@language
@click.option("--save", metavar="FILE", type=FILE, help="Write the record here when you leave or finish.")
def play(
    game: str,
    seats: int | None,
    bot: str,
    seat: int,
    seed: int | None,
    option: Sequence[str],
    lang: str | None,
    save: Path | None,
) -> None:
    """Play a game in the terminal against bots."""
    from hippodrome.terminal.play import TerminalGame

    rules = hippodrome.find_game(game)
    count = seats or rules.seats[len(rules.seats) // 2 - (len(rules.seats) > 2)]
    language = _language(lang)
    if not 1 <= seat <= count:
        raise BadOption(f"Your seat is from 1 to {count}, not {seat}.")
    bots = {place: find_bot(bot, place) for place in range(count) if place != seat - 1}
    plain = Speaker(game, language)
    names = [
        plain.say("terminal-bot", bot=bot.capitalize(), number=place + 1)
        if place in bots
        else plain.say("terminal-you")
        for place in range(count)
    ]
    table = hippodrome.new_table(game, count, seed, _options(option), names)
    finished = TerminalGame(table, Speaker(game, language, names), bots, console).run()
    if save is not None:
        save.write_text(table.record().text(), "utf-8")
        key = "terminal-saved" if finished else "terminal-left"
        console.print(plain.say(key, path=str(save)))


@app.command()
@click.option("--host", default="127.0.0.1", help="0.0.0.0 to let other machines in.")
@click.option("--port", default=8000, type=click.IntRange(1, 65535), help="The port to listen on.")
@click.option("--workers", default=1, type=AT_LEAST_ONE, help="How many server processes.")
@click.option("--browser/--no-browser", default=True, help="Open a browser where there is a desktop.")
def serve(host: str, port: int, workers: int, browser: bool) -> None:
    """Serve the site; docs/operator.md lists the settings."""
    _need_the_site()
    from hippodrome.web.serve import serve as serve_site

    serve_site(host, port, workers, browser)


@app.command()
def rehearse() -> None:
    """Replay all tables stored on the site against this code, and list those that come out differently."""
    _need_the_site()
    from hippodrome.web.rehearse import rehearse as differences

    found = list(differences())
    for game, table, trouble in found:
        console.print(f"{game} {table}: {trouble}")
    console.print("Every stored table agrees." if not found else f"{len(found)} tables differ.")
    sys.exit(1 if found else 0)


class NotInstalled(HippodromeError):
    """A command needs packages that a plain install does without."""


def _need_the_site() -> None:
    """Tell whoever has only the engine how to get the rest."""
    needed = {
        "site": ["dj_database_url", "django", "django_htmx", "markdown_it", "platformdirs", "uvicorn"],
        "server": [],
    }
    if os.environ.get("DATABASE_URL", "").startswith("postgres"):
        needed["server"].append("psycopg")
    if os.environ.get("REDIS_URL"):
        needed["server"].append("redis")
    for extra, modules in needed.items():
        missing = [module for module in modules if find_spec(module) is None]
        if missing:
            raise NotInstalled(f"This needs {', '.join(missing)}: pip install 'hippodrome[{extra}]'")


@app.command()
@a_game
@click.option("--bots", required=True, help="One bot a seat, e.g. greedy,random,random,random.")
@click.option("--games", default=100, type=AT_LEAST_ONE, help="How many games.")
@click.option("--seed", default=0, help="Another seed, other deals.")
@options
@json_file
def race(game: str, bots: str, games: int, seed: int, option: Sequence[str], json_file: Path | None) -> None:
    """Let bots play each other: each deal from every seating, win shares with 95 % intervals."""
    from hippodrome.arena.race import Race

    contest = Race(game, bots.split(","), games, seed, _options(option))
    hippodrome.find_game(game).settle_options(len(contest.bots), contest.options)
    _with_progress(f"{game}: {bots}", contest.run(), games)
    grid = Table("bot", "games", "win share", "95 % interval", "points", "ms a choice", title=f"{game}, {games} games")
    for runner in contest.runners:
        low, high = runner.interval
        grid.add_row(
            runner.bot,
            str(runner.games),
            f"{runner.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{runner.points / runner.games:.1f}",
            f"{runner.ms_per_choice:.3f}",
        )
    console.print(grid)
    _write_json(json_file, contest.data())


@app.command()
@a_game
@click.option("--seats", type=int, required=True, help="How many seats.")
@click.option("--games", default=100, type=AT_LEAST_ONE, help="How many games.")
@click.option("--seed", default=0, help="Another seed, other games.")
@click.option("--check", is_flag=True, help="Check the invariants after every word.")
@options
@json_file
def simulate(
    game: str, seats: int, games: int, seed: int, check: bool, option: Sequence[str], json_file: Path | None
) -> None:
    """Play random games: speed, lengths, and with --check whether the rules hold."""
    from hippodrome.arena.simulate import Simulation

    run = Simulation(game, seats, games, seed, check, _options(option))
    hippodrome.find_game(game).settle_options(seats, run.options)
    _with_progress(f"{game}, {seats} seats", run.run(), games)
    data = run.data()
    length = data["length"]
    checked = ", invariants held after every word" if check else ""
    console.print(
        f"{games} games of {game} with {seats} seats{checked}: {data['decisions']} decisions, "
        f"{data['decisions_per_second']:,.0f} a second; a game has {length['min']} to {length['max']} "
        f"(mean {length['mean']:.0f}). Wins by seat: {', '.join(f'{won:.1%}' for won in data['win_share_by_seat'])}.",
    )
    _write_json(json_file, data)


@app.command()
@a_record
@language
def replay(file: Path, lang: str | None) -> None:
    """Tell a recorded game again, event by event."""
    record = hippodrome.read_record(_read(file))
    table = record.replay()
    speaker = Speaker(record.game.name, _language(lang), record.origin.names)
    for event in table.events:
        console.print(speaker.event(event))
    if not table.over:
        asked = speaker.phrase([speaker.seat(ask.seat) for ask in table.asks])
        console.print(speaker.say("waiting", seat=asked), style="bold")


@app.command()
@a_record
@click.option("--output", "-o", metavar="FILE", type=FILE, help="The SVG file; beside the record if not given.")
@click.option("--words", type=click.IntRange(min=0), help="Stop after so many words.")
@click.option("--seat", type=int, help="Through whose eyes, from 1; a spectator's if not given.")
@click.option("--layout", default="wide", help="wide or narrow.")
@language
def draw(file: Path, output: Path | None, words: int | None, seat: int | None, layout: str, lang: str | None) -> None:
    """Draw a position of a recorded game as an SVG file."""
    from hippodrome.draw import LAYOUTS, svg_of

    record = hippodrome.read_record(_read(file))
    if layout not in LAYOUTS:
        raise BadOption(f"A picture is {' or '.join(LAYOUTS)}, not {layout!r}.")
    if seat is not None and not 1 <= seat <= record.origin.seats:
        raise BadOption(f"A seat is from 1 to {record.origin.seats}, not {seat}.")
    table = record.replay(words)
    path = output or file.with_suffix(".svg")
    view = table.view(None if seat is None else seat - 1)
    path.write_text(svg_of(view, record.origin.names, _language(lang), layout), "utf-8")
    console.print(f"Drawn to {path}.")


@app.command()
@a_record
def verify(file: Path) -> None:
    """Check a record: every word legal, every roll and draw what the seed gives, the result right."""
    record = hippodrome.read_record(_read(file))
    record.verify()
    console.print(f"Verified: {len(record.moves)} words of {record.game.name}, every chance outcome fits the seed.")


def _with_progress(title: str, steps: Iterator[int], total: int) -> None:
    watched = sys.stderr.isatty()
    with click.progressbar(length=total, label=title, file=sys.stderr, hidden=not watched, show_pos=True) as bar:
        for done in steps:
            bar.update(done - bar.pos)


def _options(given: Sequence[str]) -> Options:
    """`name=value` pairs; true and false are truth values, digits numbers."""
    options: Options = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"An option is given as NAME=VALUE, not {pair!r}.")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


def _language(wanted: str | None) -> str:
    if wanted is None:
        return best_language([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")])
    if wanted not in LANGUAGES:
        raise BadOption(f"We speak {', '.join(LANGUAGES)}, not {wanted!r}.")
    return wanted


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadOption(f"{file} is not a text file.") from error


def _write_json(file: Path | None, data: dict[str, Any]) -> None:
    if file is not None:
        file.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def main() -> None:
    """Run the command; a mistake of the user's is one clear line and exit code 2."""
    try:
        app()
    except HippodromeError as error:
        _complain(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _complain(f"{where}{error.strerror}")


def _complain(reason: str) -> NoReturn:
    Console(sys.stderr).print(Text("hippodrome:", "red"), reason)
    sys.exit(2)
