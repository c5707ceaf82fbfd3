"""The command `hippodrome`."""

import json
import os
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from io import StringIO
from math import isnan
from pathlib import Path
from typing import Any, NoReturn

import click

import hippodrome
from hippodrome._build import build_state
from hippodrome.bots import bots_for, find_bot
from hippodrome.kernel.errors import BadOption, HippodromeError
from hippodrome.kernel.game import Options
from hippodrome.paint import Console, Grid, Text
from hippodrome.registry import game_names
from hippodrome.terminal.files import FileName, need_to_write, read_text
from hippodrome.text import LANGUAGES, Speaker, best_language

console = Console()

FILE = FileName()
AT_LEAST_ONE = click.IntRange(min=1)
SEED = click.IntRange(min=0)
LONGEST_OPTION = 200
"""Limit for the length of an option, in characters."""
LONGEST_BOARD = 1_000_000
a_game = click.argument("game", metavar="GAME")
a_record = click.argument("file", metavar="FILE", type=FILE)
options = click.option("--option", "-o", multiple=True, metavar="NAME=VALUE", help="A rules option; may be repeated.")
json_file = click.option("--json", "json_file", metavar="FILE", type=FILE, help="Also write the result here.")
language = click.option("--lang", help="en, de or pl; default: your locale.")
INTERRUPTED = 130
"""The exit code after Ctrl-C, as in shells."""
AROUND_A_SESSION = (
    click.option("--games", type=AT_LEAST_ONE, help="Number of games; default: 100."),
    click.option("--jobs", type=AT_LEAST_ONE, help="Number of processes; default: one per core."),
    click.option("--ray", metavar="auto|ADDRESS", help="Play on a Ray cluster."),
    click.option(
        *("--out", "out"),
        metavar="NAME",
        type=FILE,
        help="Write a journal to NAME.jsonl, to resume from, and the results to NAME.json and NAME.html.",
    ),
    click.option("--resume", metavar="FILE", type=FILE, help="Continue from a journal (NAME.jsonl)."),
    json_file,
    click.option("--html", "html_file", metavar="FILE", type=FILE, help="Also write a report with plots here."),
)


def of_a_session(command: Any) -> Any:
    """Add the options that races and simulations share."""
    for option in reversed(AROUND_A_SESSION):
        command = option(command)
    return command


class CommandGroup(click.Group):
    """Our commands; Ctrl-C ends them with the exit code that shells use."""

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            Console(sys.stderr).print("Interrupted.")
            context.exit(INTERRUPTED)


def _version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        console.print(f"hippodrome {hippodrome.__version__}, {build_state()}")
        context.exit()


@click.group(
    cls=CommandGroup,
    context_settings={"help_option_names": ["-h", "--help"], "show_default": True, "max_content_width": 100},
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
@click.option("--board", multiple=True, metavar="FILE", type=FILE, help="Use your own board file.")
def app(board: Sequence[Path]) -> None:
    """Five board games of the ancient and Byzantine world."""
    named = {path: _add_board(path) for path in board}
    for path, game in named.items():  # after all are set, because a game reads them when it is loaded
        if not any(option.name == "board" for option in hippodrome.find_game(game).options):
            raise BadOption(f"The board file {path} can't be used: {game} is played on one board only.")


def _add_board(path: Path) -> str:
    """Add a board file to the setting of its game, which this process and its child processes read."""
    try:
        game = tomllib.loads(read_text(path, LONGEST_BOARD)).get("game")
    except (OSError, ValueError, RecursionError) as error:
        raise BadOption(f"The board file {path} can't be read: {error}") from error
    if game not in game_names():
        problem = "does not name its game" if game is None else f"is for an unknown game, {str(game)[:40]!r}"
        raise BadOption(f'The board file {path} {problem}; it must start with a line such as game = "byzantium".')
    setting = f"HIPPODROME_{game.upper()}_BOARD"
    os.environ[setting] = os.pathsep.join(filter(None, [str(path.resolve()), os.environ.get(setting, "")]))
    return str(game)


@app.command()
def games() -> None:
    """List the games, their seats, options and status."""
    grid = Grid("game", "seats", "status", "options", "bots")
    for info in hippodrome.list_games():
        if info.status == "broken":
            grid.add_row(info.name, "", info.status, info.reason, "")
            continue
        options = ", ".join(f"{option.name}={_shown(option.default)}" for option in info.options)
        seats = f"{info.seats[0]}-{info.seats[-1]}" if len(info.seats) > 1 else str(info.seats[0])
        bots = ", ".join([*bots_for(info.name), "search"])
        grid.add_row(info.name, seats, info.status, options, bots)
    console.print(grid)


@app.command()
@click.argument("game", metavar="GAME|FILE")
@click.option("--seats", type=int, help="Number of players; default: the middle of the game's range.")
@click.option("--bot", default="greedy", help="The bot to play against.")
@click.option("--seat", default=1, help="Your seat, from 1.")
@click.option("--seed", type=SEED, help="The seed, to repeat a game; default: random.")
@options
@language
@click.option("--save", metavar="FILE", type=FILE, help="Save the record here when you leave or finish.")
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
    """Play against bots in the terminal, or continue a game from its record, which is then kept up to date."""
    from hippodrome.terminal.begin import new_table, unfinished_table
    from hippodrome.terminal.play import TerminalGame

    language = _language(lang)
    if game not in game_names() and (game.endswith(".hip") or Path(game).is_file()):
        if seats is not None or seed is not None or option:
            raise BadOption("Seats, seed and options come from the record; leave them out.")
        table, save = unfinished_table(Path(game), seat), save or Path(game)
    else:
        table = new_table(game, _seats(game, seats), seat, bot, seed, _options(option), language)
    bots = {place: find_bot(bot, place) for place in range(table.origin.seats) if place != seat - 1}
    speaker = Speaker(table.game.name, language, table.origin.names, seat - 1)
    playing = TerminalGame(table, speaker, bots, console)
    if save is None:
        playing.run()
    else:
        again = ["hippodrome", "play", str(save), "--bot", bot, "--seat", str(seat)]
        playing.run_and_keep(save, [*again, "--lang", lang] if lang else again)


@app.command()
@click.option("--host", default="127.0.0.1", help="The address to listen on; 0.0.0.0 for access from other machines.")
@click.option("--port", default=8000, type=click.IntRange(1, 65535), help="The port to listen on.")
@click.option("--workers", default=1, type=AT_LEAST_ONE, help="Number of server processes.")
@click.option(
    "--bot-workers", type=click.IntRange(0), help="Number of bot processes; 0 if `hippodrome bots` runs elsewhere."
)
@click.option("--browser/--no-browser", default=True, help="Open a browser if there is a desktop.")
def serve(host: str, port: int, workers: int, bot_workers: int | None, browser: bool) -> None:
    """Serve the site; docs/operator.md lists the settings."""
    _need_the_site()
    import hippodrome.web.server.serve

    hippodrome.web.server.serve.serve(host, port, workers, browser, bot_workers)


@app.command()
@click.option("--workers", type=AT_LEAST_ONE, help="Number of bot processes.")
def bots(workers: int | None) -> None:
    """Run only the site's bots, next to servers started with --bot-workers 0."""
    _need_the_site()
    import hippodrome.web.server.serve

    hippodrome.web.server.serve.run_bots(workers)


@app.command()
@click.option("--migrate", is_flag=True, help="PostgreSQL: migrate the database, which must be a copy.")
def rehearse(migrate: bool) -> None:
    """Replay all tables stored on the site with this code, and list those that come out differently.

    The site's database is not changed: SQLite's is copied and the copy migrated; PostgreSQL's is only read.
    """
    _manage("rehearse", migrate=migrate)


@app.command()
@click.option("--url", default="http://127.0.0.1:8000", help="The address of the site.")
@click.option("--offline", is_flag=True, help="Check only settings, files and database; the site need not run.")
@click.option("--all", "whole", is_flag=True, help="Replay every stored table, not only the latest.")
def doctor(url: str, offline: bool, whole: bool) -> None:
    """Check the site and its database, and explain how to fix problems."""
    _need_the_site()
    from django.core.management import call_command

    from hippodrome.web.management.commands.doctor import Command  # it can also check settings that fail to load

    call_command(Command(), url=url, offline=offline, whole=whole)


@app.command()
def tidy() -> None:
    """Delete old data: ended sessions, guests who never came back, abandoned tables."""
    _manage("tidy")


@app.command()
@click.argument("account")
@click.option("--no-longer", is_flag=True, help="Revoke the access.")
def operator(account: str, no_longer: bool) -> None:
    """Give an account access to the operator's pages at /operator/."""
    _manage("operator", account, no_longer=no_longer)


@app.command("django", context_settings={"ignore_unknown_options": True, "help_option_names": []})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def django_command(arguments: Sequence[str]) -> None:
    """Run a Django command or one of the site's, like manage.py elsewhere."""
    _need_the_site()
    from django.core.management import execute_from_command_line

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    execute_from_command_line(["hippodrome django", *arguments])


def _manage(command: str, *arguments: str, **options: Any) -> None:
    """Run a command of an existing site; fails if there is none, without creating one."""
    _need_the_site()
    from django.core.management import CommandError, call_command

    from hippodrome.web import database

    database.check_files_exist()
    database.set_up()
    try:
        call_command(command, *arguments, **options)
    except CommandError as error:
        raise BadOption(str(error)) from error


class NotInstalled(HippodromeError):
    """Raised if a command needs packages that a plain install does not include."""


def _need_the_site() -> None:
    """Raise NotInstalled with the command that installs the missing packages."""
    needed = {
        "site": [
            "dj_database_url",
            "django",
            "django_htmx",
            "httptools",
            "markdown_it",
            "platformdirs",
            "prometheus_client",
            "servestatic",
            "uvicorn",
        ],
        "server": [],
    }
    if os.environ.get("DATABASE_URL", "").startswith("postgres"):
        needed["server"].append("psycopg")
    for extra, modules in needed.items():
        missing = [module for module in modules if find_spec(module) is None]
        if missing:
            raise NotInstalled(f"This needs {', '.join(missing)}: pip install 'hippodrome[{extra}]'")


@app.command()
@click.argument("game", metavar="GAME", required=False)
@click.option("--bots", help="One bot per seat, e.g. greedy,random,random; your own as package.module:Class.")
@click.option("--seed", type=SEED, help="The seed of the deals; default: 0.")
@options
@click.option("--until-clear", is_flag=True, help="Stop as soon as the first bot's strength is clear.")
@of_a_session
def race(
    game: str | None, bots: str | None, seed: int | None, option: Sequence[str], until_clear: bool, **around: Any
) -> None:
    """Let bots play each other: each deal from every seat, with win shares and ratings and their 95 % intervals."""
    from hippodrome.arena.race import Race
    from hippodrome.terminal.session import resumed

    if around["resume"] is not None:
        _refuse_with_resume(game, bots, seed, option or None, around["out"])
        contest, plan = resumed(around["resume"], "race", Race)
        around["out"], around["games"] = around["resume"], around["games"] or plan.games
        until_clear = until_clear or plan.until_clear
    elif game is None or bots is None:
        raise BadOption("A race needs a game and bots: hippodrome race GAME --bots greedy,random (or --resume FILE).")
    else:
        contest = Race(game, _bots(bots), seed or 0, _options(option))
    if not _session(**around).race(contest, until_clear):
        sys.exit(INTERRUPTED)


@app.command()
@click.argument("game", metavar="GAME", required=False)
@click.option("--seats", type=int, help="Number of players.")
@click.option("--seed", type=SEED, help="The seed of the games; default: 0.")
@click.option("--check", is_flag=True, help="Check the invariants after every word.")
@options
@of_a_session
def simulate(
    game: str | None, seats: int | None, seed: int | None, check: bool, option: Sequence[str], **around: Any
) -> None:
    """Play random games to measure speed and lengths; with --check, test the rules."""
    from hippodrome.arena.simulate import Simulation
    from hippodrome.terminal.session import resumed

    if around["resume"] is not None:
        _refuse_with_resume(game, seats, seed, option or None, around["out"])
        contest, plan = resumed(around["resume"], "simulation", Simulation)
        around["out"], around["games"] = around["resume"], around["games"] or plan.games
    elif game is None or seats is None:
        raise BadOption("A simulation needs a game and seats: hippodrome simulate GAME --seats 4 (or --resume FILE).")
    else:
        contest = Simulation(game, seats, seed or 0, check, _options(option))
    if not _session(**around).simulate(contest):
        sys.exit(INTERRUPTED)


@app.command()
@a_game
@click.option("--seats", type=int, help="Number of players; default: the middle of the game's range.")
@click.option("--minutes", type=click.FloatRange(min=0), help="Training time; default: 30, unless --games is given.")
@click.option("--games", type=AT_LEAST_ONE, help="Train on this number of games instead.")
@click.option("--by-advice", type=AT_LEAST_ONE, help="Games in the first batch; default: depends on the game.")
@click.option("--stride", type=AT_LEAST_ONE, help="Average number of words between samples in the first batch.")
@click.option("--passes", type=AT_LEAST_ONE, help="Number of passes over the first batch.")
@click.option("--units", type=click.IntRange(0, 256), help="Number of hidden units of the network; default: 24.")
@click.option("--settle", default=6, type=click.IntRange(0, 1000), help="Words played before a position is valued.")
@click.option("--seed", default=0, type=SEED, help="The seed of the training.")
@click.option("--jobs", type=AT_LEAST_ONE, help="Number of processes; default: one per core.")
@click.option("--out", metavar="FOLDER", type=FILE, help="The folder of the training; default: GAME-SEATS.")
@click.option("--resume", is_flag=True, help="Continue the training in that folder.")
def learn(
    game: str,
    seats: int | None,
    minutes: float | None,
    games: int | None,
    by_advice: int | None,
    stride: int | None,
    passes: int | None,
    units: int | None,
    settle: int,
    seed: int,
    jobs: int | None,
    out: Path | None,
    resume: bool,
) -> None:
    """Train values for the bot `learned` by self-play; docs/bots/learning.md explains how."""
    if find_spec("numpy") is None:
        raise NotInstalled("This needs numpy: pip install 'hippodrome[learn]'")
    if minutes is not None and isnan(minutes):
        raise BadOption("Give --minutes as a number.")
    if minutes is not None and games is not None:
        raise BadOption("Give either --minutes or --games, not both.")
    from hippodrome.arena.pool import pool_for
    from hippodrome.learning.plans import plan_for
    from hippodrome.learning.training import Training
    from hippodrome.terminal.training import train

    count = _seats(game, seats)
    given = f"--games {games}" if games is not None else f"--minutes {30 if minutes is None else minutes:g}"
    plan = plan_for(game, count, seed, settle)
    own: dict[str, tuple[str, int | None]] = {
        "first": ("by-advice", by_advice),
        "first_stride": ("stride", stride),
        "first_passes": ("passes", passes),
        "units": ("units", units),
    }
    said: dict[str, Any] = {name: number for name, (_, number) in own.items() if number is not None}
    plan = replace(plan, **said)
    given += "".join(f" --{own[name][0]} {number}" for name, number in said.items())
    command = f"hippodrome learn {game} --seats {count} {given} --settle {settle} --seed {seed}"
    training = Training(plan, out or Path(f"{game}-{count}"), command, resume)
    if not train(training, pool_for(jobs), console, 30 if minutes is None else minutes, games):
        sys.exit(INTERRUPTED)


def _session(
    games: int | None,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    resume: Path | None,
    json_file: Path | None,
    html_file: Path | None,
) -> Any:
    from hippodrome.arena.pool import pool_for
    from hippodrome.terminal.session import Session

    return Session(console, pool_for(jobs, ray, Console(sys.stderr).print), games, out, json_file, html_file)


def _refuse_with_resume(*given: object) -> None:
    if any(value is not None for value in given):
        raise BadOption("Leave out game, players, seed, options and file names: --resume takes them from the journal.")


@app.command()
@a_record
@language
def replay(file: Path, lang: str | None) -> None:
    """Print a recorded game, event by event."""
    record = hippodrome.read_record(read_text(file))
    table = record.replay()
    speaker = Speaker(record.game.name, _language(lang), record.origin.names)
    for event in table.events:
        console.print(speaker.event(event))
    if not table.over:
        asked = speaker.phrase([speaker.seat(ask.seat) for ask in table.asks])
        console.print(speaker.say("waiting", seat=asked), style="bold")


@app.command()
@a_record
@click.option("--worlds", default=16, type=AT_LEAST_ONE, help="Number of playouts for each position.")
@click.option("--seed", default=0, type=SEED, help="The seed of the analysis.")
@json_file
@click.option("--svg", "svg_file", metavar="FILE", type=FILE, help="Also write a chart of everybody's chances here.")
@language
def analyse(
    file: Path, worlds: int, seed: int, json_file: Path | None, svg_file: Path | None, lang: str | None
) -> None:
    """Analyse a recorded game: chances, turning points, luck, accuracy."""
    from hippodrome.analysis import Analysing
    from hippodrome.terminal.analysis import chart_of, print_analysis

    record = hippodrome.read_record(read_text(file))
    need_to_write(json_file, svg_file)
    speaker = Speaker(record.game.name, _language(lang), record.origin.names)
    under_way = Analysing(record, worlds, seed)
    with click.progressbar(length=len(under_way.said), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        while not under_way.done:
            under_way.step()
            bar.update(1)
    found = under_way.result()
    print_analysis(found, record.replay(), speaker, console)
    if json_file is not None:
        json_file.write_text(found.text() + "\n", "utf-8")
    if svg_file is not None:
        svg_file.write_text(chart_of(found, speaker), "utf-8")


@app.command()
@a_game
@click.option("--bots", help="One bot per seat; default: `learned` at each seat.")
@click.option("--seed", default=0, type=SEED, help="The seed of the games.")
@options
@click.option("--games", default=100, type=AT_LEAST_ONE, help="Number of games.")
@click.option("--jobs", type=AT_LEAST_ONE, help="Number of processes; default: one per core.")
@click.option("--out", metavar="FILE", type=FILE, help="The report; default: GAME.html. A journal is kept next to it.")
def report(
    game: str, bots: str | None, seed: int, option: Sequence[str], games: int, jobs: int | None, out: Path | None
) -> None:
    """Let bots play, and report on the game itself: seats, lengths, endings, the value of actions and cards."""
    from hippodrome.arena.balance import Balance
    from hippodrome.arena.pool import pool_for
    from hippodrome.terminal.session import Session

    players = _bots(bots) if bots else ("learned",) * _seats(game, None)
    balance = Balance(game, players, seed, _options(option))
    if not Session(console, pool_for(jobs), games, out or Path(f"{game}.html")).report(balance):
        sys.exit(INTERRUPTED)


@app.command()
@a_record
@click.option("--output", "-o", metavar="FILE", type=FILE, help="The SVG file; default: next to the record.")
@click.option("--words", type=click.IntRange(min=0), help="Draw the position after this number of words.")
@click.option("--seat", type=int, help="The seat whose view is drawn, from 1; default: a spectator's view.")
@click.option("--layout", default="wide", help="wide or narrow.")
@language
def draw(file: Path, output: Path | None, words: int | None, seat: int | None, layout: str, lang: str | None) -> None:
    """Draw a position of a recorded game as an SVG file."""
    from hippodrome.draw import LAYOUTS, svg_of

    record = hippodrome.read_record(read_text(file))
    if layout not in LAYOUTS:
        raise BadOption(f"The layout is {' or '.join(LAYOUTS)}, not {layout!r}.")
    if seat is not None and not 1 <= seat <= record.origin.seats:
        raise BadOption(f"Seats are numbered from 1 to {record.origin.seats}; there is no seat {seat}.")
    table = record.replay(words)
    path = output or file.with_suffix(".svg")
    view = table.view(None if seat is None else seat - 1)
    path.write_text(svg_of(view, record.origin.names, _language(lang), layout), "utf-8")
    console.print(f"Drawn to {path}.")


@app.command()
@a_record
def verify(file: Path) -> None:
    """Check a record: every word legal, every roll and draw derived from the seed, the result correct."""
    from hippodrome.terminal.verified import what_was_checked, who_chose_the_seed

    record = hippodrome.read_record(read_text(file))
    record.verify()
    console.print(what_was_checked(record))
    console.print(who_chose_the_seed(record.origin.mixed))


def _seats(game: str, wanted: int | None) -> int:
    """Return the number of players: as given, if the game allows it, or the middle of the game's range."""
    rules = hippodrome.find_game(game)
    if wanted is None:
        return rules.seats[len(rules.seats) // 2 - (len(rules.seats) > 2)]
    rules.settle_options(wanted, None)
    return wanted


def _bots(given: str) -> tuple[str, ...]:
    """Split a comma-separated list of bots."""
    return tuple(name.strip() for name in given.split(","))


def _options(given: Sequence[str]) -> Options:
    """Parse `name=value` pairs; values are JSON (true, false, numbers) or strings."""
    options: Options = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if len(pair) > LONGEST_OPTION:
            raise BadOption(f"The option {pair[:20]!r}… is too long: the limit is {LONGEST_OPTION} characters.")
        if not equals:
            raise BadOption(f"Write an option as NAME=VALUE, not {pair!r}.")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


def _language(wanted: str | None) -> str:
    if wanted is None:
        return best_language([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")])
    if wanted not in LANGUAGES:
        raise BadOption(f"The languages are {', '.join(LANGUAGES)}; {wanted!r} is not available.")
    return wanted


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def main() -> None:
    """Run the command; user errors are printed as one line, with exit code 2."""
    if sys.stderr is None:  # the shell closed it with `2>&-`, so no errors are wanted
        sys.stderr = StringIO()
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
