"""Operators: who may use the operator's page."""

import os


def make_operator(account: str, wanted: bool) -> bool:
    """Let an account be an operator's, or no longer; whether there is such an account."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    import django

    django.setup()
    from django.contrib.auth import get_user_model

    found = get_user_model().objects.filter(username=account)
    return found.update(is_staff=wanted, is_superuser=wanted) == 1
