"""The site as a Django application."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Models, templates and static files of the site."""

    name = "hippodrome.web"
    label = "web"
