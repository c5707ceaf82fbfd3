"""Accounts: sign up, log in, a name, a new password by mail."""

from typing import Any

from django import forms
from django.contrib.auth import authenticate, get_user_model, login, views
from django.contrib.auth.forms import AuthenticationForm, UserCreationForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse_lazy
from django.views.decorators.http import require_POST

from hippodrome.web import messages
from hippodrome.web.identity import clean_name, is_reserved, player_of, rename, take_over
from hippodrome.web.limits import limit
from hippodrome.web.models import NAME_LENGTH


class SignUpForm(UserCreationForm):  # type: ignore[type-arg]
    """Name and password; an e-mail address only for those who want to be able to get a new password."""

    email = forms.EmailField(required=False, max_length=200)

    class Meta:
        """Django's own user."""

        model = get_user_model()
        fields = ("username", "email")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].widget.attrs["maxlength"] = NAME_LENGTH
        for name, key in {"username": "field-name", "email": "field-email", "password1": "field-password"}.items():
            self.fields[name].label = messages.say(key)
        self.fields["password2"].label = messages.say("field-password-again")
        self.fields["email"].help_text = messages.say("field-email-help")
        for field in ("username", "password1", "password2"):
            self.fields[field].help_text = ""

    def clean_username(self) -> str:
        """Names of accounts are as short as those of guests, and none speaks for the site."""
        name: str = super().clean_username()
        if is_reserved(name):
            raise forms.ValidationError(messages.say("refused-name"))
        if len(name) > NAME_LENGTH:
            raise forms.ValidationError(messages.say("refused-too-long", most=NAME_LENGTH))
        return name


def sign_up(request: HttpRequest) -> HttpResponse:
    """Make an account; what was done as a guest comes along."""
    form = SignUpForm(request.POST or None)
    if request.method == "POST":
        limit(request, "sign-up")
        if form.is_valid():
            guest = player_of(request)
            user = form.save()
            take_over(guest if guest and guest.user is None else None, user)
            signed_in = authenticate(request, username=user.get_username(), password=form.cleaned_data["password1"])
            _log_in(request, signed_in or user)
            return redirect("my-tables")
    return render(request, "web/sign_up.html", {"form": form})


def log_in(request: HttpRequest) -> HttpResponse:
    """Log in; what was done as a guest comes along."""
    form = AuthenticationForm(request, request.POST or None)
    form.fields["username"].label = messages.say("field-name")
    form.fields["password"].label = messages.say("field-password")
    if request.method == "POST":
        limit(request, "log-in")
        limit(request, "log-in", f"name {request.POST.get('username', '')[:80]}")
        if form.is_valid():
            guest = player_of(request)
            user = form.get_user()
            take_over(guest if guest and guest.user is None else None, user)
            _log_in(request, user)
            return redirect("my-tables")
    return render(request, "web/log_in.html", {"form": form})


def _log_in(request: HttpRequest, user: Any) -> None:
    for key in ("player", "name", "shown"):
        request.session.pop(key, None)
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")


@require_POST
def name(request: HttpRequest) -> HttpResponse:
    """Call me something else."""
    wanted = clean_name(request.POST.get("name", ""))
    if wanted:
        rename(request, wanted)
    return redirect(_back(request))


def _back(request: HttpRequest) -> str:
    """Where the form came from, if that is a page of ours."""
    place = request.POST.get("next", "")
    return place if place.startswith("/") and not place.startswith(("//", "/\\")) else "/"


class AskNewPassword(views.PasswordResetView):
    """A letter with a link, if the account has an address."""

    template_name = "web/password_ask.html"
    email_template_name = "web/password_mail.txt"
    subject_template_name = "web/password_subject.txt"
    success_url = reverse_lazy("password-sent")

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Nobody's letter box is flooded by us."""
        limit(request, "log-in")
        return super().post(request, *args, **kwargs)


class SetNewPassword(views.PasswordResetConfirmView):
    """The page behind the link of the letter."""

    template_name = "web/password_set.html"
    success_url = reverse_lazy("log-in")


def password_sent(request: HttpRequest) -> HttpResponse:
    """The same answer whether there is such an account or not."""
    return render(request, "web/password_sent.html", {})
