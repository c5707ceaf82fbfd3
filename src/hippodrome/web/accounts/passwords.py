"""What a password needs beyond Django's own validators."""

from typing import Any

from django.contrib.auth.password_validation import MinimumLengthValidator


class MinimumLengthWithoutSpaces(MinimumLengthValidator):
    """Counts no spaces, or eight of them would be a password."""

    def validate(self, password: str, user: Any = None) -> None:
        super().validate("".join(password.split()), user)
