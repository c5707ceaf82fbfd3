"""Accounts: sign up, log in, a name, a new password; the sessions, the data, and forgetting them."""

from hashlib import blake2b
from secrets import token_hex
from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth import authenticate, get_user_model, login, logout, update_session_auth_hash, views
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm, PasswordResetForm, UserCreationForm
from django.contrib.auth.password_validation import MinimumLengthValidator, get_default_password_validators
from django.core.mail import EmailMessage
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.template import loader
from django.urls import reverse_lazy
from django.views.decorators.http import require_POST, require_safe

from hippodrome.web import identity, letters, limits, messages, models, people, play

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
"""By what we recognise them; each claims to be most of those that come after it."""
KNOWN = "hippodrome-known"
"""The cookie of a browser by which somebody has logged in."""


def password_rules() -> str:
    """What a password must be like, told before one has to guess it from refusals."""
    lengths = [one.min_length for one in get_default_password_validators() if isinstance(one, MinimumLengthValidator)]
    return messages.say("field-password-help", least=max(lengths, default=1))


class SignUpForm(UserCreationForm):  # type: ignore[type-arg]
    """Name and password; an e-mail address only for those who want to be able to get a new password."""

    email = forms.EmailField(required=False, max_length=200)

    class Meta:
        """Django's own user."""

        model = get_user_model()
        fields = ("username", "email")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].widget.attrs["maxlength"] = models.NAME_LENGTH
        for name, key in {"username": "field-name", "email": "field-email", "password1": "field-password"}.items():
            self.fields[name].label = messages.say(key)
        self.fields["password2"].label = messages.say("field-password-again")
        self.fields["email"].help_text = messages.say("field-email-help")
        self.fields["password1"].help_text = password_rules()
        for field in ("username", "password2"):
            self.fields[field].help_text = ""

    def clean_username(self) -> str:
        """Names of accounts are as short as those of guests, and none speaks for the site."""
        name: str | None = super().clean_username()
        if name is None:
            return ""  # it is taken, and Django has said so
        if identity.is_reserved(name):
            raise forms.ValidationError(messages.say("refused-name"))
        if deception := identity.deception_in(name):
            raise forms.ValidationError(messages.say(deception))
        if len(name) > models.NAME_LENGTH:
            raise forms.ValidationError(messages.say("refused-too-long", most=models.NAME_LENGTH))
        model = get_user_model()
        if limits.normal(name) in map(limits.normal, model.objects.values_list("username", flat=True)):
            # SQLite itself knows capitals of English letters only.
            raise forms.ValidationError(self.instance.unique_error_message(model, ("username",)))
        return name


def sign_up(request: HttpRequest) -> HttpResponse:
    """Make an account; what was done as a guest comes along."""
    form = SignUpForm(request.POST or None)
    if request.method == "POST":
        limits.limit(request, "sign-up")
        if form.is_valid():
            guest = identity.player_of(request)
            user = form.save()
            identity.take_over(guest if guest and guest.user is None else None, user)
            signed_in = authenticate(request, username=user.get_username(), password=form.cleaned_data["password1"])
            return _log_in(request, signed_in or user)
    return render(request, "web/sign_up.html", {"form": form})


def log_in(request: HttpRequest) -> HttpResponse:
    """Log in; what was done as a guest comes along."""
    form = AuthenticationForm(request, request.POST or None)
    form.fields["username"].label = messages.say("field-name")
    form.fields["password"].label = messages.say("field-password")
    if request.method == "POST":
        name = request.POST.get("username", "")[:80]
        limits.limit_log_in(request, name, known_browser(request, name))
        if form.is_valid():
            guest = identity.player_of(request)
            user = form.get_user()
            identity.take_over(guest if guest and guest.user is None else None, user)
            return _log_in(request, user)
    return render(request, "web/log_in.html", {"form": form})


def _log_in(request: HttpRequest, user: Any) -> HttpResponse:
    """A session of the account begins, and this browser is known from now on."""
    for key in ("player", "shown", "began"):
        request.session.pop(key, None)
    identity.begin_session(request)
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")
    answer = redirect("my-tables")
    secure = bool(settings.SESSION_COOKIE_SECURE)
    mark = f"{user.pk}.{token_hex(8)}"
    answer.set_signed_cookie(
        KNOWN, mark, salt=KNOWN, max_age=settings.SESSION_COOKIE_AGE, httponly=True, samesite="Lax", secure=secure
    )
    return answer


def known_browser(request: HttpRequest, name: str) -> str:
    """The mark of a browser by which this account was logged into before; empty for all others."""
    mark = str(request.get_signed_cookie(KNOWN, default="", salt=KNOWN))
    account = mark.partition(".")[0]
    known = account.isdecimal() and get_user_model().objects.filter(pk=int(account), username=name).exists()
    return mark if known else ""


@require_safe
def account(request: HttpRequest) -> HttpResponse:
    """All about myself: where I am logged in, my password, whom I avoid, my data, and how to be forgotten."""
    return render(request, "web/account.html", _about_me(request, _password_form(request)))


def _about_me(request: HttpRequest, form: Any) -> dict[str, Any]:
    player, own = identity.player_of(request), request.session.session_key
    visits = (
        models.Visit.objects.filter(account_id=request.user.pk).order_by("-seen")
        if request.user.is_authenticated
        else []
    )
    return {
        "player": player,
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
        "avoided": list(models.Aversion.objects.filter(player=player).select_related("other")) if player else [],
    }


def browser_name(calls_itself: str) -> str:
    """A browser as people know it, and what it runs on; what we don't know, as it calls itself."""
    browser = next((name for sign, name in BROWSERS.items() if sign in calls_itself), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in calls_itself), "")
    return ", ".join(filter(None, (browser, system))) or calls_itself[:60] or "?"


def mark_of(key: str) -> str:
    """What a page calls a session: never its key, which would open it."""
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
    """Another password; whoever is logged in elsewhere is not any more."""
    if not request.user.is_authenticated:
        raise play.Refused("refused-account", 403)
    limits.limit(request, "log-in", identity.player_of(request))
    form = _password_form(request, request.POST)
    if not form.is_valid():
        return render(request, "web/account.html", _about_me(request, form), status=400)
    user = form.save()
    update_session_auth_hash(request, user)
    request.session.save()
    identity.end_others(user.pk, request.session.session_key)
    return redirect("account")


@require_POST
def end_session(request: HttpRequest, mark: str) -> HttpResponse:
    """Log a browser of mine out; or all others."""
    if not request.user.is_authenticated:
        raise play.Refused("refused-account", 403)
    if mark == "others":
        identity.end_others(request.user.pk, request.session.session_key)
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


@require_safe
def export(request: HttpRequest) -> HttpResponse:
    """All that the site keeps about me, as a file."""
    player = identity.player_of(request)
    if player is None:
        raise play.Refused("refused-unknown", 403)
    answer = JsonResponse(people.told_of(player), json_dumps_params={"indent": 1, "ensure_ascii": False})
    answer["Content-Disposition"] = 'attachment; filename="hippodrome.json"'
    return answer


@require_POST
def forget(request: HttpRequest) -> HttpResponse:
    """Forget me; who has an account says so with the password."""
    player = identity.player_of(request)
    if player is None:
        raise play.Refused("refused-unknown", 403)
    if request.user.is_authenticated:
        limits.limit(request, "log-in", player)
        if not request.user.check_password(request.POST.get("password", "")):
            raise play.Refused("refused-password", 403)
    elif request.POST.get("sure") != "yes":
        raise play.Refused("refused-form", 400)
    people.forget(player)
    request.session.flush()
    return redirect("home")


@require_POST
def make_peace(request: HttpRequest, other: int) -> HttpResponse:
    """No longer mute or block somebody."""
    player = identity.player_of(request)
    if player is None:
        raise play.Refused("refused-unknown", 403)
    models.Aversion.objects.filter(player=player, other_id=other).delete()
    return redirect("account")


@require_POST
def name(request: HttpRequest) -> HttpResponse:
    """Call me something else."""
    wanted = identity.clean_name(request.POST.get("name", ""))
    if wanted:
        limits.limit(request, "name", identity.player_of(request))
        identity.rename(request, wanted)
    return redirect(_back(request))


def _back(request: HttpRequest) -> str:
    """Where the form came from, if that is a page of ours."""
    place = request.POST.get("next", "")
    return place if place.startswith("/") and not place.startswith(("//", "/\\")) else "/"


class NewPasswordForm(PasswordResetForm):
    """The address that a letter goes to, if an account has it."""

    def send_mail(
        self,
        subject_template_name: str,
        email_template_name: str,
        context: dict[str, Any],
        from_email: str | None,
        to_email: str,
        html_email_template_name: str | None = None,
    ) -> None:
        """Write the letter; who asked for it does not wait until it is sent."""
        subject = " ".join(loader.render_to_string(subject_template_name, context).split())
        content = loader.render_to_string(email_template_name, context)
        letters.send_letter(EmailMessage(subject, content, from_email, [to_email]))


class AskNewPassword(views.PasswordResetView):
    """A letter with a link, if the account has an address."""

    form_class = NewPasswordForm
    template_name = "web/password_ask.html"
    email_template_name = "web/password_mail.txt"
    subject_template_name = "web/password_subject.txt"
    success_url = reverse_lazy("password-sent")

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Nobody's letter box is flooded by us, from however many addresses somebody asks."""
        limits.limit(request, "log-in")
        limits.limit_letters(request.POST.get("email", ""))
        return super().post(request, *args, **kwargs)


class SetNewPassword(views.PasswordResetConfirmView):
    """The page behind the link of the letter."""

    template_name = "web/password_set.html"
    success_url = reverse_lazy("log-in")

    def get_form(self, form_class: Any = None) -> Any:
        """With our own words about passwords in place of Django's."""
        form = super().get_form(form_class)
        form.fields["new_password1"].help_text, form.fields["new_password2"].help_text = password_rules(), ""
        return form


@require_safe
def password_sent(request: HttpRequest) -> HttpResponse:
    """The same answer whether there is such an account or not."""
    return render(request, "web/password_sent.html", {})
