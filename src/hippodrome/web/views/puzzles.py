"""Puzzles: lists of them, and the page on which one is solved."""

from time import time
from typing import Any, NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_safe

from hippodrome import games, parts
from hippodrome.lessons.puzzles import Puzzle, puzzle_of_the_day, puzzles_of, title_of
from hippodrome.web import messages, models
from hippodrome.web.accounts import identity
from hippodrome.web.refusals import Refused
from hippodrome.web.rendering import puzzle_page, viewer
from hippodrome.web.views import table
from hippodrome.web.views.shortcuts import game_or_404


class Listed(NamedTuple):
    game: str
    name: str
    number: int
    title: str
    about: str
    level: int
    solved: bool


def listed(puzzle: Puzzle, number: int, solved: bool) -> Listed:
    language = messages.language()
    game = puzzle_page.position_of(puzzle.game, puzzle.name).game
    view = game.view(puzzle.seat)
    speaker = messages.speaker(puzzle.game, language, ("",) * game.origin.seats)
    stage, own = parts.parts_of(view).stage, parts.own_ask(view)
    about = speaker.fill(stage.title.key, stage.title.params) if stage else speaker.prompt(dict(own)) if own else ""
    title = title_of(puzzle).said(language)
    return Listed(puzzle.game, puzzle.name, number, title, about, puzzle.level, solved)


def solved_by(player: models.Player | None) -> set[tuple[str, str]]:
    return {*models.Solved.objects.filter(player=player).values_list("game", "name")} if player is not None else set()


def list_of(game: str, player: models.Player | None) -> list[Listed]:
    solved = solved_by(player)
    puzzles = puzzles_of(game).values()
    return [listed(one, place + 1, (game, one.name) in solved) for place, one in enumerate(puzzles)]


def today(player: models.Player | None) -> Listed | None:
    puzzle = puzzle_of_the_day([info.name for info in games.playable_games()], time())
    if puzzle is None:
        return None
    number = list(puzzles_of(puzzle.game)).index(puzzle.name) + 1
    return listed(puzzle, number, (puzzle.game, puzzle.name) in solved_by(player))


def counts(player: models.Player | None) -> list[dict[str, Any]]:
    solved = solved_by(player)
    return [
        {
            "game": info.name,
            "count": len(puzzles_of(info.name)),
            "solved": sum((info.name, name) in solved for name in puzzles_of(info.name)),
        }
        for info in games.playable_games()
        if puzzles_of(info.name)
    ]


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    player = identity.player_of(request)
    return render(request, "web/puzzles.html", {"today": today(player), "games": counts(player)})


@require_safe
def game_list(request: HttpRequest, game: str) -> HttpResponse:
    game_or_404(game)
    found = list_of(game, identity.player_of(request))
    if not found:
        raise Http404
    done = sum(one.solved for one in found)
    return render(request, "web/puzzle_list.html", {"game": game, "puzzles": found, "done": done})


@require_http_methods(["GET", "HEAD", "POST"])
def page(request: HttpRequest, game: str, name: str) -> HttpResponse:
    game_or_404(game)
    puzzle = puzzles_of(game).get(name)
    if puzzle is None:
        raise Http404
    words, message = "", ""
    if request.method == "POST":
        words = table.chosen_word(request)
        try:
            check_words(puzzle, words)
        except Refused as refused:
            words, message = "", messages.say(refused.key, **refused.params)
    shown = puzzle_page.PuzzlePage(request, puzzle, words, message)
    if shown.solved:
        models.Solved.objects.get_or_create(player=identity.player_for(request), game=game, name=name)
    if viewer.wants_part(request):
        return HttpResponse(shown.update(), status=409 if message else 200)
    context = shown.context() | {"message": message}
    return render(request, "web/parts/puzzle_table.html", context, status=409 if message else 200)


def check_words(puzzle: Puzzle, words: str) -> None:
    """Check that these words can be played one after another; raise Refused if not."""
    table = puzzle_page.position_of(puzzle.game, puzzle.name).game.copy()
    for word in words.split() or [""]:
        ask = table.ask_of(puzzle.seat)
        if ask is None or word not in ask.words:
            raise Refused("refused-illegal", rule=ask.rule if ask else "")
        table.play(puzzle.seat, word)
