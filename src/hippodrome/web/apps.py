"""The site as a Django application."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Models, templates, static files and system checks of the site."""

    name = "hippodrome.web"
    label = "web"

    def ready(self) -> None:
        """Register the system checks."""
        from hippodrome.web import checks  # noqa: F401
