"""How one is notified: the pages on which that is chosen, links in e-mails, and what pages tell of what they show."""

import json
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from hippodrome.web import messages, models
from hippodrome.web.accounts import identity, rate_limits
from hippodrome.web.delivery import confirmations
from hippodrome.web.delivery.senders import public_key
from hippodrome.web.refusals import Refused
from hippodrome.web.services import notification_settings as choices
from hippodrome.web.services import table_lists
from hippodrome.web.views.account import browser_name
from hippodrome.web.views.shortcuts import int_field, table_or_404

LONGEST_SUBSCRIPTION = 4000
HOURS = range(24)


def _on() -> None:
    if not settings.NOTIFICATIONS:
        raise Refused("refused-notifications-off", 404)


def origin_of(request: HttpRequest) -> str:
    """The address of the site as this browser knows it; Django has checked the host name."""
    return request.build_absolute_uri("/")[:-1][:200]


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    _on()
    channels = choices.channels_of(identity.player_of(request))
    by_kind = {kind: [channel for channel in channels if channel.kind == kind] for kind in models.Channel.KINDS}
    context: dict[str, Any] = {
        "mails": by_kind[models.Channel.MAIL],
        "browsers": by_kind[models.Channel.PUSH],
        "hooks": by_kind[models.Channel.HOOK],
        "occasions": models.OCCASIONS,
        "hours": HOURS,
        "may_mail": choices.may_mail(),
        "may_hook": settings.WEBHOOKS,
        "push_key": public_key(),
        "suggested": request.user.email if request.user.is_authenticated else "",
    }
    return render(request, "web/notifications.html", context)


@require_POST
def add_mail(request: HttpRequest) -> HttpResponse:
    _on()
    address = choices.checked_mail(request.POST.get("address", ""))
    _limit(request)
    rate_limits.limit_mails(address)
    channel = choices.add_mail(identity.player_for(request), address, origin_of(request), messages.language())
    if channel.confirmed is None:
        confirmations.ask_to_confirm(channel)
    return redirect("notifications")


@require_POST
def add_hook(request: HttpRequest) -> HttpResponse:
    _on()
    url = choices.checked_hook(request.POST.get("url", ""))
    _limit(request)
    channel = choices.add_hook(identity.player_for(request), url, origin_of(request), messages.language())
    confirmations.test_hook(channel)
    return redirect("notifications")


@require_POST
def add_browser(request: HttpRequest) -> HttpResponse:
    """A script sends what the browser's push service gave it; the answer says how the server calls the device."""
    _on()
    told = request.POST.get("subscription", "")
    try:
        given = json.loads(told) if len(told) <= LONGEST_SUBSCRIPTION else None
    except (ValueError, RecursionError):
        given = None
    subscription = choices.checked_subscription(given)
    _limit(request)
    label = browser_name(request.META.get("HTTP_USER_AGENT", ""))[:120]
    player = identity.player_for(request)
    channel = choices.add_browser(player, subscription, label, origin_of(request), messages.language())
    return JsonResponse({"device": channel.pk})


def _limit(request: HttpRequest) -> None:
    rate_limits.limit(request, "channel", identity.player_of(request))


@require_POST
def change(request: HttpRequest, key: int) -> HttpResponse:
    """Choose what a channel tells, remove it, or use it again."""
    _on()
    player = identity.require_player(request, "refused-unknown")
    what = request.POST.get("do", "")
    if what == "remove":
        choices.remove(player, key)
    elif what == "resume":
        _limit(request)
        channel = choices.own_channel(player, key)
        if channel.kind == models.Channel.HOOK:
            confirmations.test_hook(channel)
        else:
            choices.resume(channel)
    elif what == "choose":
        hour = int_field(request, "hour") if request.POST.get("hour") else None
        choices.choose(player, key, request.POST.getlist("occasion"), hour)
    else:
        raise Refused("refused-form", 400)
    return redirect("notifications")


@require_http_methods(["GET", "HEAD", "POST"])
def at_table(request: HttpRequest, slug: str) -> HttpResponse:
    """What one wants to hear of this table, where it differs from the usual."""
    _on()
    table = table_or_404(slug)
    player = identity.require_player(request)
    if request.method == "POST":
        given = {kind: request.POST[kind] for kind in models.Channel.KINDS if kind in request.POST}
        choices.choose_for_table(player, table, given)
        return redirect("table", slug=slug)
    if not any(chair.player_id == player.pk for chair in table.seated):
        raise Refused("refused-not-your-seat", 403)
    chosen = choices.chosen_for_table(player, table)
    kinds = {channel.kind for channel in choices.channels_of(player)}
    rows = [(kind, chosen[kind]) for kind in models.Channel.KINDS if kind in kinds]
    names = (choices.USUAL, *choices.AT_TABLE)
    return render(request, "web/table_notifications.html", {"table": table, "rows": rows, "names": names})


@require_http_methods(["GET", "HEAD", "POST"])
def confirm_mail(request: HttpRequest, token: str) -> HttpResponse:
    """The link in an e-mail; only its button confirms, for mail servers look at links on their own."""
    _on()
    if request.method != "POST":
        return render(request, "web/mail_link.html", {"what": "confirm"})
    choices.confirm(token)
    return render(request, "web/mail_link.html", {"what": "confirm", "done": True})


@csrf_exempt  # a mail program sends it (RFC 8058), from no page of ours
@require_http_methods(["GET", "HEAD", "POST"])
def unsubscribe(request: HttpRequest, token: str) -> HttpResponse:
    if request.method != "POST":
        return render(request, "web/mail_link.html", {"what": "unsubscribe"})
    choices.unsubscribe(token)
    return render(request, "web/mail_link.html", {"what": "unsubscribe", "done": True})


@require_POST
def displayed(request: HttpRequest, slug: str) -> HttpResponse:
    """Record how much of a table a page has displayed to its reader."""
    table = table_or_404(slug)
    choices.note_displayed(identity.require_player(request), table, min(int_field(request, "stamp"), 2**31 - 1))
    return HttpResponse(status=204)


@require_safe
def turns(request: HttpRequest) -> HttpResponse:
    """The list "Your turn" of the header, for pages that have been open for a while."""
    rows = table_lists.turns_of(identity.player_of(request))
    return render(request, "web/turn_list.html", {"rows": rows, "turns": len(rows)})
