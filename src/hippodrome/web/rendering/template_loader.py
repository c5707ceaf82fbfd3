"""A loader that drops the line breaks and the indentation of our templates.

Parts of a table's page are sent with every move; indentation would be a third of what a browser is sent.
"""

import re

from django.template import Origin
from django.template.loaders.app_directories import Loader as AppLoader

BREAK = re.compile(r"\s*\n\s*")
BEFORE_END_TAG = re.compile(r"(?<=>)\s*\n\s*(?=</)")
"""An element whose tags stand on two lines stays empty, as `:empty` in our style sheets wants it."""


class Loader(AppLoader):
    def get_contents(self, origin: Origin) -> str:
        contents = super().get_contents(origin)
        name = str(origin.template_name)
        if not (name.startswith("web/") and name.endswith(".html")):
            return contents
        return BREAK.sub(" ", BEFORE_END_TAG.sub("", contents))
