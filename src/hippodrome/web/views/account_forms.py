"""Forms of the account pages."""

from typing import Any

from django import forms
from django.contrib.auth import get_user_model
from django.contrib.auth.forms import PasswordResetForm, UserCreationForm
from django.contrib.auth.password_validation import MinimumLengthValidator, get_default_password_validators
from django.core.mail import EmailMessage
from django.template import loader

from hippodrome.web import messages, models
from hippodrome.web.accounts import names, rate_limits
from hippodrome.web.services import mail


def password_rules() -> str:
    lengths = [one.min_length for one in get_default_password_validators() if isinstance(one, MinimumLengthValidator)]
    return messages.say("field-password-help", least=max(lengths, default=1))


class SignUpForm(UserCreationForm):  # type: ignore[type-arg]
    email = forms.EmailField(required=False, max_length=200)

    class Meta:
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
        name: str | None = super().clean_username()
        if name is None:
            return ""  # taken, and Django has added the error
        if names.is_reserved(name):
            raise forms.ValidationError(messages.say("refused-name"))
        if deception := names.deception_in(name):
            raise forms.ValidationError(messages.say(deception))
        if len(name) > models.NAME_LENGTH:
            raise forms.ValidationError(messages.say("refused-too-long", most=models.NAME_LENGTH))
        model = get_user_model()
        if rate_limits.normal(name) in map(rate_limits.normal, model.objects.values_list("username", flat=True)):
            # SQLite ignores case only for English letters.
            raise forms.ValidationError(self.instance.unique_error_message(model, ("username",)))
        return name


class NewPasswordForm(PasswordResetForm):
    def send_mail(
        self,
        subject_template_name: str,
        email_template_name: str,
        context: dict[str, Any],
        from_email: str | None,
        to_email: str,
        html_email_template_name: str | None = None,
    ) -> None:
        """Send the e-mail in the background, so that the request doesn't wait for the mail server."""
        subject = " ".join(loader.render_to_string(subject_template_name, context).split())
        content = loader.render_to_string(email_template_name, context)
        mail.send_in_background(EmailMessage(subject, content, from_email, [to_email]))
