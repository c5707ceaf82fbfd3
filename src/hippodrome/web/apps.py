"""The site's Django application."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """The app config; it registers the system checks."""

    name = "hippodrome.web"
    label = "web"

    def ready(self) -> None:
        from hippodrome.web import checks  # noqa: F401
