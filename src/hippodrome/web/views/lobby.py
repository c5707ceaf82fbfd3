"""A game's page, the form for a new table, and quick play."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

import hippodrome
from hippodrome import games
from hippodrome.lessons import lessons_of, moments_of
from hippodrome.lessons.puzzles import puzzles_of
from hippodrome.text import best_language
from hippodrome.web import messages, models
from hippodrome.web.accounts import identity, names, rate_limits
from hippodrome.web.bots import levels
from hippodrome.web.refusals import Refused
from hippodrome.web.rendering.table_options import choice_title, option_title
from hippodrome.web.services import fairness, hints, lessons, seats, time_control, time_presets
from hippodrome.web.services.table_lists import public_tables
from hippodrome.web.services.time_control import TimeControl
from hippodrome.web.views.shortcuts import game_or_404, note_zone

PATIENCE = (1, 24, 72, 0)
ON_RESIGN = (models.GameTable.BOT_PLAYS_ON, models.GameTable.GAME_ENDS)
SHOWN = 12


@require_safe
def game_page(request: HttpRequest, game: str) -> HttpResponse:
    game_or_404(game)
    player = identity.player_of(request)
    sitting = models.Seat.objects.filter(player=player).values("table") if player else []
    context = {
        "game": game,
        "open_tables": public_tables(models.GameTable.GATHERING).filter(game=game).exclude(pk__in=sitting)[:SHOWN],
        "running": public_tables(models.GameTable.RUNNING).filter(game=game)[:SHOWN],
    }
    return render(request, "web/game.html", context | seat_form(game) | lesson_list(request, game))


def lesson_list(request: HttpRequest, game: str) -> dict[str, Any]:
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
    rules = games.find_game(game)
    spoken = messages.speaker(game, messages.language())
    counts = counts or list(rules.seats)
    usual = len(seats.quick_plan(game).chairs)
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
        "on_resign_choices": ON_RESIGN,
        **clock_choices(game, usual if usual in counts else counts[0]),
    }


def clock_choices(game: str, seats: int) -> dict[str, Any]:
    """Return the time controls that the form for a new table offers; none where the site has no clocks."""
    if not settings.CLOCKS:
        return {}
    offered = [
        {
            "name": name,
            "control": control,
            "kind": "days" if control.per_turn else "live",
            "bank": "" if control.per_turn else round(control.bank / time_control.MINUTE),
            "increment": "" if control.per_turn else round(control.increment),
            "days": round(control.bank / time_control.DAY) if control.per_turn else "",
            "minutes": time_presets.minutes_each(control, game, seats),
        }
        for name, control in time_presets.presets(game, seats).items()
        if control is not None
    ]
    return {"clock_choices": offered, "vacation_days": settings.VACATION_DAYS}


@require_POST
def new_table(request: HttpRequest, game: str) -> HttpResponse:
    game_or_404(game)
    rate_limits.limit(request, "table", identity.player_of(request))
    plan = plan_from(request, game)
    player = identity.player_for(request)
    note_zone(request, player)
    return redirect("table", slug=seats.make_table(plan, player).slug)


@require_POST
def quick(request: HttpRequest, game: str) -> HttpResponse:
    game_or_404(game)
    rate_limits.limit(request, "table", identity.player_of(request))
    plan = seats.quick_plan(game)
    plan.language = messages.language()
    take_share(request, plan)
    return redirect("table", slug=seats.make_table(plan, identity.player_for(request)).slug)


@require_POST
def invite(request: HttpRequest, game: str) -> HttpResponse:
    """Open a table for two friends, and lead to its waiting room with the link to send."""
    game_or_404(game)
    rate_limits.limit(request, "table", identity.player_of(request))
    plan = seats.invitation_plan(game)
    plan.language = messages.language()
    take_share(request, plan)
    return redirect("table", slug=seats.make_table(plan, identity.player_for(request)).slug)


def take_share(request: HttpRequest, plan: seats.TablePlan) -> None:
    plan.seal, plan.share = request.POST.get("seal", "")[:200], fairness.share_from(request.POST.get("share", ""))


def plan_from(request: HttpRequest, game: str) -> seats.TablePlan:
    """Return the plan for a new table from its form; raise Refused for anything our form can't send."""
    form = request.POST
    rules = games.find_game(game)
    try:
        count = int(form.get("count", ""))
        patience = int(form.get("patience", "24"))
    except ValueError:
        raise Refused("refused-form", 400) from None
    if count not in rules.seats or patience not in PATIENCE:
        raise Refused("refused-form", 400)
    chairs = []
    for number in range(count):
        kind, _, rest = form.get(f"seat-{number}", models.Seat.OPEN).partition(":")
        name = names.clean_name(form.get(f"name-{number}", "")) if kind == models.Seat.LOCAL else rest
        if kind == models.Seat.LOCAL and names.is_reserved(name):
            raise Refused("refused-name", 400)
        chairs.append((kind, name))
    if [kind for kind, _ in chairs].count(seats.ME) > 1:
        raise Refused("refused-two-of-me", 400)
    plan = seats.TablePlan(game, chairs, _chosen_options(request, rules))
    plan.public = form.get("public") == "yes"
    plan.patience = patience
    plan.on_resign = form.get("on_resign", models.GameTable.BOT_PLAYS_ON)
    if plan.on_resign not in ON_RESIGN:
        raise Refused("refused-form", 400)
    plan.hints = form.get("hints", hints.AGAINST_BOTS)
    if plan.hints not in hints.CHOICES:
        raise Refused("refused-form", 400)
    plan.language = best_language([form.get("language", ""), messages.language()])
    plan.clock = chosen_clock(request, game, count)
    take_share(request, plan)
    return plan


def chosen_clock(request: HttpRequest, game: str, seats: int) -> TimeControl | None:
    """The time control of the form for a new table; fields that are left empty are those of the preset."""
    form = request.POST
    offered = time_presets.presets(game, seats)
    control = offered.get(form.get("clock", time_presets.TONIGHT))
    if form.get("clock", time_presets.TONIGHT) not in offered:
        raise Refused("refused-form", 400)
    if control is None or not settings.CLOCKS:
        return None
    expiry, _, bot = form.get("clock-expiry", time_control.BOT).partition(":")
    if expiry not in (time_control.BOT, time_control.RESIGN) or (bot and not levels.is_known(game, bot)):
        raise Refused("refused-form", 400)
    given = [form.get(f"clock-{name}", "").strip() for name in ("minutes", "seconds", "days")]
    try:
        control = time_control.adjusted(control, *(int(one[:9]) if one else None for one in given))
    except ValueError:
        raise Refused("refused-clock", 400) from None
    weekends, vacation = form.get("clock-weekends") == "yes", form.get("clock-vacation") == "yes"
    return time_control.with_rules(control, expiry, bot, weekends, vacation)


def _chosen_options(request: HttpRequest, rules: hippodrome.Game) -> dict[str, Any]:
    chosen = {}
    for option in rules.options:
        given = request.POST.get(f"option-{option.name}")
        if given is not None:
            match = [choice for choice in option.choices if str(choice) == given]
            if not match:
                raise Refused("refused-form", 400)
            chosen[option.name] = match[0]
    return chosen
