"""A template loader that strips line breaks and indentation.

Parts of a table's page are sent with every move, and indentation would be a third of the response.
"""

import re

from django.template import Origin
from django.template.loaders.app_directories import Loader as AppLoader

BREAK = re.compile(r"\s*\n\s*")
BEFORE_END_TAG = re.compile(r"(?<=>)\s*\n\s*(?=</)")
"""An element with nothing but a line break in it stays empty, so that `:empty` matches in CSS."""


class Loader(AppLoader):
    def get_contents(self, origin: Origin) -> str:
        contents = super().get_contents(origin)
        name = str(origin.template_name)
        if not (name.startswith("web/") and name.endswith(".html")):
            return contents
        return BREAK.sub(" ", BEFORE_END_TAG.sub("", contents))
