"""The builder escapes text but not our own markup."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from hippodrome.draw.lettering import fit, letters, width_of
from hippodrome.draw.svg import Svg, at, el, group, number


def test_text_is_escaped_and_markup_is_not() -> None:
    assert el("g", "<b>", Svg("<path/>")) == "<g>&lt;b&gt;<path/></g>"


def test_attributes_are_named_as_in_svg() -> None:
    drawn = el("rect", class_="word", stroke_width=1.50, viewBox="0 0 1 1", x=None, hidden=False, aria_hidden=True)
    assert drawn == '<rect class="word" stroke-width="1.5" viewBox="0 0 1 1" aria-hidden="true"/>'


@given(st.text())
def test_any_typed_text_gives_well_formed_xml(typed: str) -> None:
    drawn = ElementTree.fromstring(el("text", typed, aria_label=typed))
    assert drawn.tag == "text"
    if typed.isprintable():
        assert (drawn.text or "") == typed
        assert drawn.get("aria-label") == typed


def test_numbers_are_short() -> None:
    assert [number(value) for value in (3.0, 2.500, 1 / 3, -0.001, 7)] == ["3", "2.5", "0.33", "-0", "7"]


def test_a_transform_with_scale_and_rotation() -> None:
    assert at(3, 4.5, 0.28, 90) == "translate(3 4.5) rotate(90) scale(0.28)"


def test_an_empty_group_is_omitted_unless_it_has_an_id() -> None:
    assert group(Svg("")) == ""
    assert group(id="cards") == '<g id="cards"/>'


@given(st.text(max_size=40), st.floats(20, 300))
def test_a_name_never_exceeds_its_space(name: str, room: float) -> None:
    shown = fit(name, room, 14)
    assert shown == name or width_of(shown, 14) <= room
    assert shown == name or shown.endswith("…")


def test_an_outline_lies_under_the_letters() -> None:
    drawn = ElementTree.fromstring(letters(0, 0, "Nicaea", outline="#ffffff"))
    assert drawn.get("paint-order") == "stroke" and drawn.get("stroke") == "#ffffff"
