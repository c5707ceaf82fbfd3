"""The list of promises, and helpers for writing them."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeAlias
from unittest import SkipTest

Promise: TypeAlias = Callable[[str, int], None]
"""Plays a game with a number of seats and raises AssertionError if the promise is broken."""

PROMISES: list[Promise] = []
"""All promises, in the order of their definition."""


def promise(check: Promise) -> Promise:
    """Add a check to the list of promises."""
    PROMISES.append(check)
    return check


def refuses(error: type[Exception], call: Callable[..., Any], *arguments: Any) -> None:
    """Assert that a call raises this kind of error."""
    try:
        call(*arguments)
    except error:
        return
    raise AssertionError(f"{call!r} should have raised {error.__name__}")


def not_here(why: str) -> NoReturn:
    """Skip a promise that does not apply to this game."""
    raise SkipTest(why)
