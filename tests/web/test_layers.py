"""Which parts of Django each layer of the site may import; import-linter cannot check this."""

import ast
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "hippodrome" / "web"
OF_PAGES = ("django.http", "django.shortcuts", "django.template", "django.urls", "django.views")


def imported(path: Path) -> set[str]:
    """Return the names of the modules that a module imports."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    return names | {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}


@pytest.mark.parametrize("layer", ["models", "services"])
def test_layers_that_change_data_do_not_import_http(layer: str) -> None:
    modules = sorted((WEB / layer).glob("*.py"))
    assert len(modules) > 5
    for module in modules:
        assert not [name for name in imported(module) if name.startswith(OF_PAGES)], module.name
