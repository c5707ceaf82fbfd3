"""Text colours have enough contrast, and players can be told apart without colours."""

import pytest

from hippodrome.draw.palette import (
    GOLD,
    GOLD_LIGHT,
    INK,
    IVORY,
    IVORY_DARK,
    LAND,
    NIGHT,
    PLAYER_COLOURS,
    PORPHYRY,
    SEA,
    SHAPE_PATHS,
    SHAPES,
    contrast,
    tint,
)

PANELS = (NIGHT, SEA, "#13233c", "#0f1b30", "#1c2f4d", "#1d3557", "#3a2a14", "#5d1a30")
"""All backgrounds of text in dark pictures."""


def test_contrast_follows_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("text", [IVORY, IVORY_DARK, GOLD_LIGHT])
@pytest.mark.parametrize("ground", PANELS)
def test_bright_text_is_readable_on_dark(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("ground", [IVORY, GOLD, GOLD_LIGHT, LAND, *PLAYER_COLOURS])
def test_ink_is_readable_on_bright(ground: str) -> None:
    assert contrast(INK, ground) >= 4.5


@pytest.mark.parametrize("colour", PLAYER_COLOURS)
@pytest.mark.parametrize("ground", PANELS)
def test_a_players_sign_stands_out(colour: str, ground: str) -> None:
    assert contrast(colour, ground) >= 3


def test_the_golden_rim_stands_out_on_porphyry() -> None:
    assert contrast("#ffd54a", PORPHYRY) >= 3


def test_six_players_have_six_shapes() -> None:
    assert len(set(SHAPES)) == len(set(PLAYER_COLOURS)) == 6
    assert len({SHAPE_PATHS[shape] for shape in SHAPES}) == 6


def test_a_tint_lies_between_the_colour_and_white() -> None:
    assert tint("#000000") == "#808080"
    assert tint("#123456", 0) == "#123456" and tint("#123456", 1) == "#ffffff"
