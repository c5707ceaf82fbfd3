"""The lobby: a game's page, the form for a new table, quick play, and my tables."""

from typing import Any

from django.db.models import Exists, OuterRef
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

import hippodrome
from hippodrome import games
from hippodrome.lessons import lessons_of, moments_of
from hippodrome.lessons.puzzles import puzzles_of
from hippodrome.text import Speaker, best_language
from hippodrome.web import fairness, hints, identity, lessons, levels, limits, messages, models, play, prepared, seating

PATIENCE = (1, 24, 72, 0)
SHOWN = 12


def known(game: str) -> str:
    """The name of a game that can be played, or a page that says there is none."""
    if game not in games.game_names():
        raise Http404
    try:
        games.find_game(game)
    except games.BrokenGame:
        raise Http404 from None
    return game


def found(slug: str, request: HttpRequest | None = None) -> models.Table:
    """The table of an address, with its seats; none if its game was of a package that is no longer installed.

    A page that wants to know who asks as well says so by its `request`.
    """
    ask = prepared.together if request is None else request.session.with_session  # type: ignore[attr-defined]  # identity.py has it
    table = models.with_seats(models.TABLE_OF_SLUG, slug, ask)
    if table is None:
        raise Http404
    known(table.game)
    return table


def number(request: HttpRequest, name: str) -> int:
    """A number out of a form; raises Refused for anything else."""
    try:
        return int(request.POST.get(name, ""))
    except ValueError:
        raise play.Refused("refused-form", 400) from None


@require_safe
def game_page(request: HttpRequest, game: str) -> HttpResponse:
    """One game: play now, open a table, join one, or look on."""
    known(game)
    sitting = (
        models.Seat.objects.filter(player=identity.player_of(request)).values("table")
        if identity.player_of(request)
        else []
    )
    context = {
        "game": game,
        "open_tables": public_tables(models.Table.GATHERING).filter(game=game).exclude(pk__in=sitting)[:SHOWN],
        "running": public_tables(models.Table.RUNNING).filter(game=game)[:SHOWN],
    }
    return render(request, "web/game.html", context | seat_form(game) | lesson_list(request, game))


def lesson_list(request: HttpRequest, game: str) -> dict[str, Any]:
    """What one can learn of a game, and how far one is."""
    player = identity.player_of(request)
    learning, done = lessons.open_lessons(player), lessons.learned(game, player)
    listed = [
        {
            "name": name,
            "title": lesson.title.said(messages.language()),
            "open": learning.get(game, {}).get(name),
            "done": name in done,
        }
        for name, lesson in lessons_of(game).items()
    ]
    solved = models.Solved.objects.filter(player=player, game=game).values_list("name", flat=True) if player else ()
    return {
        "learning": learning,
        "lessons": listed,
        "guided": bool(moments_of(game)),
        "puzzle_count": len(puzzles_of(game)),
        "puzzle_done": len(puzzles_of(game).keys() & set(solved)),
    }


def seat_form(game: str, counts: list[int] | None = None) -> dict[str, Any]:
    """What the form for a new table offers: seats, who may sit there, and the game's options, each explained."""
    rules = games.find_game(game)
    spoken = messages.speaker(game, messages.language())
    counts = counts or list(rules.seats)
    usual = len(seating.quick_plan(game).chairs)
    options = []
    for option in rules.options:
        key = f"option-{option.name}"
        choices = [(str(choice), choice_title(spoken, option.name, choice)) for choice in option.choices]
        explained = spoken.say(f"{key}-help") if spoken.bundle.has(f"{key}-help") else ""
        options.append(
            {
                "name": option.name,
                "title": option_title(spoken, option.name),
                "help": explained,
                "choices": choices,
                "default": str(option.default),
            }
        )
    return {
        "game": game,
        "counts": counts,
        "usual_count": usual if usual in counts else counts[0],
        "numbers": range(max(counts)),
        "bots": levels.levels_of(game),
        "usual_bot": levels.usual_level(game, usual),
        "game_options": options,
        "patience_choices": PATIENCE,
        "hint_choices": hints.CHOICES,
    }


def option_title(spoken: Speaker, name: str) -> str:
    """What an option is called; one the game has no words for keeps its name."""
    key = f"option-{name}"
    return spoken.say(key) if spoken.bundle.has(key) else name


def choice_title(spoken: Speaker, name: str, choice: object) -> str:
    """What a choice of an option is called."""
    if isinstance(choice, bool):
        return messages.say("yes" if choice else "no")
    key = f"option-{name}-{choice}"
    return spoken.say(key) if spoken.bundle.has(key) else str(choice)


def unusual_options(table: models.Table, spoken: Speaker) -> list[tuple[str, str]]:
    """The options of a table that are not as the game has them by itself, in words."""
    usual = {option.name: option.default for option in games.find_game(table.game).options}
    return [
        (option_title(spoken, name), choice_title(spoken, name, value))
        for name, value in table.options.items()
        if usual.get(name) != value
    ]


@require_POST
def new_table(request: HttpRequest, game: str) -> HttpResponse:
    """Open a table as the form says."""
    known(game)
    limits.limit(request, "table", identity.player_of(request))
    plan = plan_from(request, game)
    return redirect("table", slug=seating.make_table(plan, identity.player_for(request)).slug)


@require_POST
def quick(request: HttpRequest, game: str) -> HttpResponse:
    """Play at once, against bots."""
    known(game)
    limits.limit(request, "table", identity.player_of(request))
    plan = seating.quick_plan(game)
    plan.language = messages.language()
    take_share(request, plan)
    return redirect("table", slug=seating.make_table(plan, identity.player_for(request)).slug)


def take_share(request: HttpRequest, plan: seating.Plan) -> None:
    """What a form that opens a table brings for its dice."""
    plan.seal, plan.share = request.POST.get("seal", "")[:200], fairness.share_from(request)


def plan_from(request: HttpRequest, game: str) -> seating.Plan:
    """The form for a new table, checked; whatever no browser would send is refused."""
    form = request.POST
    rules = games.find_game(game)
    try:
        count = int(form.get("count", ""))
        patience = int(form.get("patience", "24"))
    except ValueError:
        raise play.Refused("refused-form", 400) from None
    if count not in rules.seats or patience not in PATIENCE:
        raise play.Refused("refused-form", 400)
    chairs = []
    for number in range(count):
        kind, _, rest = form.get(f"seat-{number}", models.Seat.OPEN).partition(":")
        name = identity.clean_name(form.get(f"name-{number}", "")) if kind == models.Seat.LOCAL else rest
        if kind == models.Seat.LOCAL and identity.is_reserved(name):
            raise play.Refused("refused-name", 400)
        chairs.append((kind, name))
    if [kind for kind, _ in chairs].count(seating.ME) > 1:
        raise play.Refused("refused-two-of-me", 400)
    plan = seating.Plan(game, chairs, _chosen_options(request, rules))
    plan.public = form.get("public") == "yes"
    plan.patience = patience
    plan.hints = form.get("hints", hints.AGAINST_BOTS)
    if plan.hints not in hints.CHOICES:
        raise play.Refused("refused-form", 400)
    plan.language = best_language([form.get("language", ""), messages.language()])
    take_share(request, plan)
    return plan


def _chosen_options(request: HttpRequest, rules: hippodrome.Game) -> dict[str, Any]:
    chosen = {}
    for option in rules.options:
        given = request.POST.get(f"option-{option.name}")
        if given is not None:
            match = [choice for choice in option.choices if str(choice) == given]
            if not match:
                raise play.Refused("refused-form", 400)
            chosen[option.name] = match[0]
    return chosen


def public_tables(status: str) -> Any:
    """Tables that anybody may find, the newest first."""
    tables = models.Table.objects.filter(public=True, status=status).select_related("owner").prefetch_related("chairs")
    return tables.order_by("-moved")


def tables_of(player: models.Player | None) -> list[models.Table]:
    """A player's tables: those that wait for them first, the longest waiting on top, then the others."""
    if player is None:
        return []
    turn = models.Seat.objects.filter(table=OuterRef("pk"), player=player, asked=True, bot="")
    mine = models.Seat.objects.filter(table=OuterRef("pk"), player=player)
    tables = models.Table.objects.annotate(your_turn=Exists(turn), sitting=Exists(mine)).prefetch_related("chairs")
    found = list(tables.filter(sitting=True).order_by("-moved")[:60])
    found += list(tables.filter(owner=player, sitting=False).order_by("-moved")[:20])
    waiting = sorted((table for table in found if table.your_turn), key=lambda table: table.moved)  # type: ignore[attr-defined]
    order = [models.Table.RUNNING, models.Table.GATHERING, models.Table.OVER, models.Table.STUDY]
    others = [table for table in found if not table.your_turn]  # type: ignore[attr-defined]
    return [*waiting, *sorted(others, key=lambda table: order.index(table.status))]
