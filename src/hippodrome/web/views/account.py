"""Account pages: sign up, log in, name, password, sessions, personal data."""

from hashlib import blake2b
from secrets import token_hex
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model, login, logout, update_session_auth_hash, views
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse_lazy
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

from hippodrome.web import messages, models
from hippodrome.web.accounts import identity, rate_limits, sessions
from hippodrome.web.accounts.sign_up import take_over
from hippodrome.web.refusals import Refused
from hippodrome.web.services import personal_data, turns
from hippodrome.web.views.account_forms import NewPasswordForm, SignUpForm, password_rules
from hippodrome.web.views.clocks import clock_settings
from hippodrome.web.views.waiting_room import take_name

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {name: name for name in ("Android", "iPhone", "iPad", "Windows")} | {"Mac OS": "Mac", "Linux": "Linux"}
"""Names by their mark in a User-Agent header. The order matters, because most browsers also contain later marks."""
KNOWN = "hippodrome-known"


def sign_up(request: HttpRequest) -> HttpResponse:
    form = SignUpForm(request.POST or None)
    if request.method == "POST":
        rate_limits.limit(request, "sign-up")
        if form.is_valid():
            return _log_in(request, form.save())
    return render(request, "web/sign_up.html", {"form": form})


def log_in(request: HttpRequest) -> HttpResponse:
    form = AuthenticationForm(request, request.POST or None)
    form.fields["username"].label = messages.say("field-name")
    form.fields["password"].label = messages.say("field-password")
    if request.method == "POST":
        name = request.POST.get("username", "").strip()  # the form looks it up without the spaces around it
        rate_limits.limit_log_in(request, name, known_browser(request, name))
        if form.is_valid():
            return _log_in(request, form.get_user())
    return render(request, "web/log_in.html", {"form": form})


def _log_in(request: HttpRequest, user: Any) -> HttpResponse:
    guest = identity.player_of(request)
    take_over(guest if guest and guest.user is None else None, user)
    for key in ("player", "shown", "began"):
        request.session.pop(key, None)
    sessions.begin(request)
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")
    answer = redirect("my-tables")
    answer.set_signed_cookie(
        KNOWN,
        f"{user.pk}.{token_hex(8)}",
        salt=KNOWN,
        max_age=settings.SESSION_COOKIE_AGE,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )
    return answer


def known_browser(request: HttpRequest, name: str) -> str:
    """Return the mark of a browser that has logged in to this account before; empty for other browsers."""
    mark = str(request.get_signed_cookie(KNOWN, default="", salt=KNOWN))
    account = mark.partition(".")[0]
    known = account.isdecimal() and get_user_model().objects.filter(pk=int(account), username=name).exists()
    return mark if known else ""


@require_safe
def account(request: HttpRequest) -> HttpResponse:
    return render(request, "web/account.html", _about_me(request, _password_form(request)))


def _about_me(request: HttpRequest, form: Any) -> dict[str, Any]:
    player, own = identity.player_of(request), request.session.session_key
    visits = (
        models.Visit.objects.filter(account_id=request.user.pk).order_by("-seen")
        if request.user.is_authenticated
        else []
    )
    stopped = models.Channel.objects.filter(player=player, stopped__isnull=False).exclude(trouble="unsubscribed")
    return {
        "player": player,
        "stopped_channels": list(stopped) if player else [],
        "pace": (player.pace if player else "") or models.USUAL_PACE,
        "paces": list(models.PACES),
        "form": form,
        "visits": [
            {
                "mark": mark_of(visit.session_key),
                "own": visit.session_key == own,
                "visit": visit,
                "name": browser_name(visit.browser),
            }
            for visit in visits
        ],
        **clock_settings(player),
        "avoided": list(models.Aversion.objects.filter(player=player).select_related("other")) if player else [],
    }


def browser_name(calls_itself: str) -> str:
    browser = next((name for sign, name in BROWSERS.items() if sign in calls_itself), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in calls_itself), "")
    return ", ".join(filter(None, (browser, system))) or calls_itself[:60] or "?"


def mark_of(key: str) -> str:
    """Return a public name for a session. The session's key must not appear on a page, because it grants access."""
    return blake2b(key.encode(), digest_size=12, person=b"session").hexdigest()


def _password_form(request: HttpRequest, data: Any = None) -> Any:
    if not request.user.is_authenticated:
        return None
    form = PasswordChangeForm(request.user, data)
    for name, key in {
        "old_password": "password-old",
        "new_password1": "password-new",
        "new_password2": "field-password-again",
    }.items():
        form.fields[name].label = messages.say(key)
        form.fields[name].help_text = password_rules() if name == "new_password1" else ""
    form.fields["old_password"].widget.attrs.pop("autofocus", None)
    return form


@require_POST
def change_password(request: HttpRequest) -> HttpResponse:
    if not request.user.is_authenticated:
        raise Refused("refused-account", 403)
    rate_limits.limit(request, "log-in", identity.player_of(request))
    form = _password_form(request, request.POST)
    if not form.is_valid():
        return render(request, "web/account.html", _about_me(request, form), status=400)
    user = form.save()
    update_session_auth_hash(request, user)
    request.session.save()
    sessions.end_others(user.pk, request.session.session_key)
    return redirect("account")


@require_POST
def end_session(request: HttpRequest, mark: str) -> HttpResponse:
    if not request.user.is_authenticated:
        raise Refused("refused-account", 403)
    if mark == "others":
        sessions.end_others(request.user.pk, request.session.session_key)
        return redirect("account")
    keys = models.Visit.objects.filter(account_id=request.user.pk).values_list("session_key", flat=True)
    found = [key for key in keys if mark_of(key) == mark]
    if not found:
        raise Http404
    if found[0] == request.session.session_key:
        logout(request)
        return redirect("home")
    models.Visit.objects.filter(session_key__in=found).delete()
    return redirect("account")


@require_POST
def pace(request: HttpRequest) -> HttpResponse:
    turns.keep_pace(identity.require_player(request, "refused-unknown"), request.POST.get("pace", ""))
    return redirect("account")


@require_safe
def export(request: HttpRequest) -> HttpResponse:
    exported = personal_data.export(identity.require_player(request, "refused-unknown"))
    answer = JsonResponse(exported, json_dumps_params={"indent": 1, "ensure_ascii": False})
    answer["Content-Disposition"] = 'attachment; filename="hippodrome.json"'
    return answer


@require_POST
def forget(request: HttpRequest) -> HttpResponse:
    player = identity.require_player(request, "refused-unknown")
    if request.user.is_authenticated:
        rate_limits.limit(request, "log-in", player)
        if not request.user.check_password(request.POST.get("password", "")):
            raise Refused("refused-password", 403)
    elif request.POST.get("sure") != "yes":
        raise Refused("refused-form", 400)
    personal_data.forget(player)
    request.session.flush()
    return redirect("home")


@require_POST
def stop_avoiding(request: HttpRequest, other: int) -> HttpResponse:
    player = identity.require_player(request, "refused-unknown")
    models.Aversion.objects.filter(player=player, other_id=other).delete()
    return redirect("account")


@require_POST
def name(request: HttpRequest) -> HttpResponse:
    take_name(request)
    place = request.POST.get("next", "")
    return redirect(place if url_has_allowed_host_and_scheme(place, allowed_hosts=None) else "home")


class AskNewPassword(views.PasswordResetView):
    form_class = NewPasswordForm
    template_name = "web/password_ask.html"
    email_template_name = "web/password_mail.txt"
    subject_template_name = "web/password_subject.txt"
    success_url = reverse_lazy("password-sent")

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        rate_limits.limit(request, "log-in")
        rate_limits.limit_mails(request.POST.get("email", ""))
        return super().post(request, *args, **kwargs)


class SetNewPassword(views.PasswordResetConfirmView):
    template_name = "web/password_set.html"
    success_url = reverse_lazy("log-in")

    def get_form(self, form_class: Any = None) -> Any:
        form = super().get_form(form_class)
        form.fields["new_password1"].help_text, form.fields["new_password2"].help_text = password_rules(), ""
        return form
