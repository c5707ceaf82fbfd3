"""The list of promises, and the small words they are written with."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeAlias
from unittest import SkipTest

Promise: TypeAlias = Callable[[str, int], None]
"""Plays a game with so many seats and raises AssertionError where it breaks its word."""

PROMISES: list[Promise] = []
"""Every promise, in the order of the files they stand in."""


def promise(check: Promise) -> Promise:
    """Put a check on the list."""
    PROMISES.append(check)
    return check


def refuses(error: type[Exception], call: Callable[..., Any], *arguments: Any) -> None:
    """Assert that a call raises an error of this kind."""
    try:
        call(*arguments)
    except error:
        return
    raise AssertionError(f"{call!r} should have raised {error.__name__}")


def not_here(why: str) -> NoReturn:
    """This promise says nothing about this game."""
    raise SkipTest(why)
