"""Commands in the docs work: each `hippodrome ...` is an existing command with existing options."""

import re
import shlex
from pathlib import Path

import click
import pytest

from hippodrome.cli import app

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/bots/*.md"), *ROOT.glob("deploy/*.md")])
TYPED = re.compile(r"^(?: {4}|\| )?`?(?:\.venv/bin/)?hippodrome ([a-z-][^`\n|]*)|`hippodrome ([a-z-][^`\n]*)`", re.M)
"""Matches a command in a block of its own, at the start of a table row, or within a sentence."""


def typed(page: Path) -> list[str]:
    """Return the commands on a page, without trailing comments."""
    found = [alone or within for alone, within in TYPED.findall(page.read_text("utf-8"))]
    return [command.partition("  #")[0].strip() for command in found]


NO_COMMANDS = ("record 1", "seed")
"""Not commands but text of records: their first line, and the label of a digest."""
COMMANDS = [(page, command) for page in PAGES for command in typed(page) if command not in NO_COMMANDS]


@pytest.mark.parametrize(("page", "command"), COMMANDS, ids=[f"{page.stem}: {command}" for page, command in COMMANDS])
def test_a_command_in_the_docs_exists(page: Path, command: str) -> None:
    words = shlex.split(command, comments=True)
    if words == ["--version"]:
        return
    if words[0] == "--board":
        del words[:2]
    command_found = app.get_command(click.Context(app), words[0])
    assert command_found is not None, f"{page.name}: there is no `hippodrome {words[0]}`"
    if len(words) == 2 and words[1].startswith("-"):  # an option that is only named
        assert any(words[1] in option.opts for option in command_found.params)
    elif len(words) > 1:  # a command that is only named may omit its arguments
        command_found.make_context(words[0], words[1:])  # parses the arguments without running anything


def test_commands_are_found_in_the_docs() -> None:
    assert len(COMMANDS) > 40
    assert {page.name for page, _command in COMMANDS} >= {"README.md", "play.md", "bots.md", "operator.md"}


def test_the_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    exec(compile(program, "README.md", "exec"), {})
    promised = program.rpartition("  # ")[2]
    assert capsys.readouterr().out == promised and len(set(promised)) > 8, "the example is not a game of zeros"
