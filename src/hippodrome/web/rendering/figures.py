"""Figures: numbers with an icon and a name, for the top bar, the answers and the player sheets.

A page has dozens of them, so they are formatted without templates and cached.
"""

from django.utils.html import format_html
from django.utils.safestring import SafeString

from hippodrome.parts import Action, Figure, Odds, say
from hippodrome.text import Speaker
from hippodrome.web.rendering.markup import NOTHING, forecast, joined, plain_text, sign
from hippodrome.web.rendering.part_cache import cached_part


def progress_figures(figures: tuple[Figure, ...], speaker: Speaker) -> SafeString:
    return joined(cached_part("progress", figure, speaker, _in_bar) for figure in figures)


def _in_bar(figure: Figure, speaker: Speaker) -> SafeString:
    name = plain_text(figure.name, speaker)
    return format_html(
        '<span class="figure" data-note="{}">{}<span class="name">{}</span> <b>{}</b></span>',
        name,
        sign(figure.sign),
        name,
        figure.shown,
    )


def answer_figures(action: Action, speaker: Speaker) -> SafeString:
    kinds = (("gain", action.gain), ("cost", action.cost), ("left", action.left))
    figures = [_on_answer(figure, kind, speaker) for kind, figures in kinds for figure in figures]
    return joined([*figures, _odds(action.odds, speaker)] if action.odds else figures)


def refused_figures(action: Action, speaker: Speaker) -> SafeString:
    costs = [_on_answer(figure, "cost", speaker) for figure in action.cost]
    return joined([*costs, format_html('<span class="rule">{}</span>', action.rule)] if action.rule else costs)


def _on_answer(figure: Figure, kind: str, speaker: Speaker) -> SafeString:
    return format_html(
        '<span class="figure {}">{}<span class="visually-hidden">{} </span><b>{}</b></span>',
        kind,
        sign(figure.sign),
        plain_text(figure.name, speaker),
        figure.shown,
    )


def _odds(odds: Odds, speaker: Speaker) -> SafeString:
    name = format_html(' <span class="name">{}</span>', plain_text(odds.name, speaker)) if odds.name else NOTHING
    about = "≈ " if odds.sampled else ""
    return format_html('<span class="odds">{}{} %{}</span>', about, f"{odds.percent:.0f}", name)


def counters(figures: tuple[Figure, ...], speaker: Speaker) -> SafeString:
    return joined(cached_part("counter", figure, speaker, _counter) for figure in figures)


def _counter(figure: Figure, speaker: Speaker) -> SafeString:
    return format_html(
        '<span class="figure" data-note="{}">{}<b>{}</b> <span class="name">{}</span>{}</span>',
        plain_text(figure.name, speaker),
        sign(figure.sign),
        figure.shown,
        counted_name(figure, speaker),
        forecast(figure.forecast),
    )


def counted_name(figure: Figure, speaker: Speaker) -> str:
    """Return a figure's name in the plural form its number needs: 1 card, 2 cards."""
    key = f"{figure.name.key}-counted"
    if figure.value is not None and figure.of is None and speaker.bundle.has(key):
        return plain_text(say(key, count=figure.value), speaker)
    return plain_text(figure.name, speaker)
