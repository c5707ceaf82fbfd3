"""The command `hippodrome`."""

import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import hippodrome
from hippodrome._build import build_state
from hippodrome.bots import bots_for, find_bot
from hippodrome.kernel.errors import BadOption, HippodromeError
from hippodrome.kernel.game import Options
from hippodrome.text import LANGUAGES, Speaker, best_language

INTERRUPTED = 130
"""The exit code of what was left by Ctrl-C, as shells have it."""
app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
console = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `hippodrome games` names it.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record file (docs/record-format.md).")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rules option.")]
JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Also write the result here.")]
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Also write a report with plots here.")]
Games = Annotated[int | None, typer.Option(min=1, help="How many games; 100 if not given.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if not given.")]
Ray = Annotated[str | None, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="NAME", help="Keep NAME.jsonl while it runs, to go on with; then NAME.json and NAME.html."),
]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with what a journal (NAME.jsonl) is of.")]
Language = Annotated[str | None, typer.Option("--lang", help="en, de or pl; your locale if not given.")]
Seed = Annotated[int | None, typer.Option(help="Play the same game again; drawn from entropy if not given.")]


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"hippodrome {hippodrome.__version__}, {build_state()}", highlight=False)
        raise typer.Exit()


@app.callback()
def hippodrome_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which.")] = False,
    board: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="Play on a board file of your own.")] = None,
) -> None:
    """Five board games of the ancient and Byzantine world."""
    for path in board or []:
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
    grid = Grid("game", "seats", "status", "options", "bots")
    for info in hippodrome.games():
        options = ", ".join(f"{option.name}={_shown(option.default)}" for option in info.options)
        seats = f"{info.seats[0]}-{info.seats[-1]}" if len(info.seats) > 1 else str(info.seats[0])
        bots = ", ".join(bots_for(info.name)) if info.status == "playable" else ""
        grid.add_row(info.name, seats, info.status, options, bots)
    console.print(grid)


@app.command()
def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play; the game's middle number if not given.")] = None,
    bot: Annotated[str, typer.Option(help="Whom you play against.")] = "greedy",
    seat: Annotated[int, typer.Option(help="Your seat, from 1.")] = 1,
    seed: Seed = None,
    option: OptionList = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here when you leave or finish.")] = None,
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
        plain.say("terminal-bot", bot=bot.rpartition(":")[2].capitalize(), number=place + 1)
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
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 to let other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    workers: Annotated[int, typer.Option(min=1, help="How many server processes.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open a browser where there is a desktop.")] = True,
) -> None:
    """Serve the site; docs/operator.md lists the settings."""
    from hippodrome.web.serve import serve as serve_site

    serve_site(host, port, workers, browser)


@app.command()
def rehearse() -> None:
    """Replay all tables stored on the site against this code, and list those that come out differently."""
    from hippodrome.web.rehearse import rehearse as differences

    found = list(differences())
    for game, table, trouble in found:
        console.print(f"{game} {table}: {trouble}", highlight=False, soft_wrap=True)
    console.print("Every stored table agrees." if not found else f"{len(found)} tables differ.", highlight=False)
    raise typer.Exit(1 if found else 0)


@app.command()
def race(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, as `hippodrome games` names it.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="One bot a seat, e.g. greedy,random,random; your own as package.module:Class.")
    ] = None,
    games: Games = None,
    seed: Annotated[int | None, typer.Option(help="Another seed, other deals.")] = None,
    option: OptionList = None,
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop as soon as it is clear how good the first bot is.")
    ] = False,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    resume: Resume = None,
    json_file: JsonFile = None,
    html_file: HtmlFile = None,
) -> None:
    """Let bots play each other: each deal from every seat, shares and ratings with 95 % intervals."""
    from hippodrome.arena.pool import pool_for
    from hippodrome.arena.race import Race
    from hippodrome.arena.session import Session, read_race, resumed

    if resume is not None:
        _refuse_with_resume(game, bots, seed, option, out)
        about = resumed(resume, "race")
        contest, out = read_race(about), resume
        games, until_clear = games or about["games"], until_clear or about["until_clear"]
    elif game is None or bots is None:
        raise BadOption(
            "Say what is raced and who races: hippodrome race GAME --bots greedy,random (or --resume FILE)."
        )
    else:
        contest = Race(game, tuple(bots.split(",")), seed or 0, _options(option))
    session = Session(console, pool_for(jobs, ray), games, out, json_file, html_file)
    if not session.race(contest, until_clear):
        raise typer.Exit(INTERRUPTED)


@app.command()
def simulate(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, as `hippodrome games` names it.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    games: Games = None,
    seed: Annotated[int | None, typer.Option(help="Another seed, other games.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Check the invariants after every word.")] = False,
    option: OptionList = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    resume: Resume = None,
    json_file: JsonFile = None,
    html_file: HtmlFile = None,
) -> None:
    """Play random games: speed, lengths, and with --check whether the rules hold."""
    from hippodrome.arena.pool import pool_for
    from hippodrome.arena.session import Session, read_simulation, resumed
    from hippodrome.arena.simulate import Simulation

    if resume is not None:
        _refuse_with_resume(game, seats, seed, option, out)
        about = resumed(resume, "simulation")
        contest, out, games = read_simulation(about), resume, games or about["games"]
    elif game is None or seats is None:
        raise BadOption("Say what is played and by how many: hippodrome simulate GAME --seats 4 (or --resume FILE).")
    else:
        contest = Simulation(game, seats, seed or 0, check, _options(option))
    session = Session(console, pool_for(jobs, ray), games, out, json_file, html_file)
    if not session.simulate(contest):
        raise typer.Exit(INTERRUPTED)


def _refuse_with_resume(*given: object) -> None:
    if any(value is not None for value in given):
        raise BadOption("--resume takes game, players, seed, options and file names from the journal: leave them out.")


@app.command()
def replay(file: RecordFile, lang: Language = None) -> None:
    """Tell a recorded game again, event by event."""
    record = hippodrome.read_record(_read(file))
    table = record.replay()
    speaker = Speaker(record.game.name, _language(lang), record.origin.names)
    for event in table.events:
        console.print(speaker.event(event), highlight=False)
    if not table.over:
        asked = speaker.phrase([speaker.seat(ask.seat) for ask in table.asks])
        console.print(speaker.say("waiting", seat=asked), style="bold")


@app.command()
def draw(
    file: RecordFile,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The SVG file; beside the record if not given.")
    ] = None,
    words: Annotated[int | None, typer.Option(min=0, help="Stop after so many words.")] = None,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes, from 1; a spectator's if not given.")] = None,
    layout: Annotated[str, typer.Option(help="wide or narrow.")] = "wide",
    lang: Language = None,
) -> None:
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
    console.print(f"Drawn to {path}.", highlight=False)


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: every word legal, every roll and draw what the seed gives, the result right."""
    record = hippodrome.read_record(_read(file))
    record.verify()
    console.print(f"Verified: {len(record.moves)} words of {record.game.name}, every chance outcome fits the seed.")


def _options(given: list[str] | None) -> Options:
    """`name=value` pairs; true and false are truth values, digits numbers."""
    options: Options = {}
    for pair in given or []:
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


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def main() -> None:
    """Run the command; a mistake of the user's is one clear line and exit code 2."""
    try:
        app()
    except HippodromeError as error:
        Console(stderr=True).print(f"[red]hippodrome:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        Console(stderr=True).print(
            f"[red]hippodrome:[/] {escape(where)}{error.strerror}", highlight=False, soft_wrap=True
        )
        sys.exit(2)
