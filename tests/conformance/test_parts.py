"""Every game's parts keep their promises: every answer is present and legal, and nothing hidden is revealed."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import hippodrome
from hippodrome import Dice, Table
from hippodrome.draw import SHAPES, board_picture, common_signs, definitions
from hippodrome.games import package_of
from hippodrome.parts import Card, Parts, Say, encoded, entry_of, headings_of, parts_of, summaries_of
from hippodrome.parts.making import family
from hippodrome.text import LANGUAGES, Speaker, rule_text
from walking import CASES, moments

games = pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{game}-{seats}" for game, seats in CASES])
alone = pytest.mark.parametrize("game", sorted({game for game, _ in CASES}))
languages = pytest.mark.parametrize("language", LANGUAGES)
PLAIN = re.compile(r"[^\s]*|[A-Z]{2} \d+(\.\d+)*[a-z]?")
"""Matches a name, a key, a number or a rule: anything but a sentence."""


def seen(game: str, seats: int, seed: int, every: int) -> Iterator[tuple[Table, int | None, Parts]]:
    """Yield a table at some moments, with the parts for a spectator and for each seat."""
    for table in moments(game, seats, seed, every):
        for seat in [None, *range(seats)]:
            yield table, seat, parts_of(table.view(seat))


def legal(table: Table, seat: int | None) -> list[str]:
    return [word for ask in table.asks if ask.seat == seat for word in ask.words]


def everything(thing: Any) -> Iterator[Any]:
    """Yield everything inside a part, at any depth."""
    yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from everything(getattr(thing, name))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from everything(value)
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            yield from everything(value)


@cache
def drawn_ids(game: str) -> set[str]:
    """Return the ids of all symbols that a page of this game can refer to."""
    return {str(node.get("id")) for node in ElementTree.fromstring(definitions(game)).iter() if node.get("id")}


def is_drawn(game: str, sign: str) -> bool:
    return sign in common_signs() or (sign if sign.startswith("art-") else f"sign-{sign}") in drawn_ids(game)


@games
def test_every_legal_word_is_in_the_list_of_answers_once(game: str, seats: int) -> None:
    for table, seat, parts in seen(game, seats, 31, 7):
        given = [action.word for action in parts.actions if action.word and " " not in action.word]
        assert sorted(given) == sorted(legal(table, seat)), seat
        assert parts.question.own == bool(given)
        assert list(parts.question.seats) == [ask.seat for ask in table.asks]


@games
def test_a_word_with_a_place_is_on_the_board_and_one_with_cards_in_the_hand(game: str, seats: int) -> None:
    placed = 0
    for _table, seat, parts in seen(game, seats, 32, 9):
        on_board = {action.word for action in parts.actions if action.word and action.place}
        assert {action.word for action in parts.board.actions} == on_board
        for shape in SHAPES:
            drawn = board_picture(game, parts.board, Speaker(game, "en"), shape)
            assert drawn.placed == on_board, (shape, on_board - drawn.placed)
        in_hand = {action.word for action in parts.actions if action.word and action.cards}
        if in_hand:
            assert parts.hand is not None, seat
            assert in_hand == {action.word for action in parts.hand.actions}
            held = [card.name for card in parts.hand.cards]
            for action in parts.hand.actions:
                assert all(held.count(card) >= action.cards.count(card) for card in action.cards), action
        placed += len(on_board) + len(in_hand)
    assert placed, "all answers in this game are plain buttons"


@games
def test_the_words_of_a_bundle_are_legal_one_after_the_other(game: str, seats: int) -> None:
    for table, seat, parts in seen(game, seats, 33, 9):
        bundle = parts.hand.bundle if parts.hand else None
        if bundle is None or seat is None:
            continue
        assert set(bundle.words.values()) <= set(legal(table, seat))
        assert parts.hand is not None
        tried = table.copy()
        total = bundle.have
        for card in parts.hand.cards:
            if card.name in bundle.words and total < bundle.least:
                tried.play(seat, bundle.words[card.name])
                total += card.value or 0
        if total >= bundle.least and bundle.finish:
            tried.play(seat, bundle.finish)


@games
def test_the_words_of_a_combined_answer_are_legal_one_after_the_other(game: str, seats: int) -> None:
    for table, seat, parts in seen(game, seats, 43, 7):
        for action in parts.actions:
            if seat is not None and action.word and " " in action.word:
                tried = table.copy()
                for word in action.word.split():
                    tried.play(seat, word)


@games
def test_unavailable_answers_have_a_reason_and_rules_exist(game: str, seats: int) -> None:
    for _table, _seat, parts in seen(game, seats, 34, 11):
        for action in parts.actions:
            assert (action.word is None) == (action.why is not None), action
            if action.rule:
                assert rule_text(game, action.rule, "en"), action.rule


@games
def test_no_part_holds_a_sentence(game: str, seats: int) -> None:
    vocabulary = set(hippodrome.find_game(game).words.spellings)
    for _table, _seat, parts in seen(game, seats, 35, 25):
        for thing in everything(parts):
            words = isinstance(thing, str) and vocabulary.issuperset(thing.split())
            assert words or not isinstance(thing, str) or PLAIN.fullmatch(thing), thing
            if isinstance(thing, msgspec.Struct):
                assert thing.__struct_config__.frozen


@games
@languages
def test_every_message_exists_in_every_language(game: str, seats: int, language: str) -> None:
    speaker = Speaker(game, language)
    for _table, _seat, parts in seen(game, seats, 36, 25):
        for thing in everything(parts):
            if isinstance(thing, Say) and not (parts.hand and parts.hand.bundle and thing is parts.hand.bundle.title):
                assert speaker.fill(thing.key, thing.params)
        if parts.hand and parts.hand.bundle:
            assert speaker.say(parts.hand.bundle.title.key, total="5")


@alone
@languages
def test_every_family_of_words_has_a_title_and_a_sentence(game: str, language: str) -> None:
    import importlib

    speaker = Speaker(game, language)
    texts = importlib.import_module(f"{package_of(game)}.showing.texts")
    for word in hippodrome.find_game(game).words.spellings:
        key, params = texts.word_key(word)
        assert key.startswith("word-"), word
        assert speaker.word(word)
        sentence = speaker.fill(f"does-{family(key)}", params)
        assert sentence.endswith((".", "!")), (word, sentence)


@games
def test_every_sign_and_every_face_is_drawn(game: str, seats: int) -> None:
    for _table, _seat, parts in seen(game, seats, 37, 25):
        for thing in everything(parts):
            sign = getattr(thing, "sign", "")
            assert not sign or is_drawn(game, sign), sign
            if isinstance(thing, Card):
                assert not thing.face or thing.face in drawn_ids(game), thing.face
                assert all(is_drawn(game, one) for one in thing.signs)


@games
def test_parts_are_the_same_in_worlds_that_differ_in_secrets(game: str, seats: int) -> None:
    for number, table in enumerate(moments(game, seats, 38, 11)):
        for seat in range(seats):
            twin = table.redeal(seat, Dice(bytes([number + 1])))
            assert encoded(parts_of(twin.view(seat))) == encoded(parts_of(table.view(seat)))


@games
def test_every_seat_has_a_sheet_and_a_final_score(game: str, seats: int) -> None:
    for table, _seat, parts in seen(game, seats, 39, 25):
        assert [sheet.seat for sheet in parts.sheets] == list(range(seats))
        if table.over:
            assert parts.reckoning is not None and parts.reckoning.over
            order = [account.seat for account in sorted(parts.reckoning.accounts, key=lambda account: account.place)]
            assert set(order) == set(range(seats))
            assert order[0] in table.ranking[0]
            assert {account.seat: account.total for account in parts.reckoning.accounts} == dict(
                enumerate(table.scores)
            )


@games
def test_every_chronicle_entry_has_a_sign_and_an_existing_place(game: str, seats: int) -> None:
    for table in moments(game, seats, 40, 40):
        entries = [entry_of(game, event) for event in table.log(0)]
        assert all(is_drawn(game, entry.sign) for entry in entries), {
            entry.sign for entry in entries if not is_drawn(game, entry.sign)
        }
        drawn = board_picture(game, parts_of(table.view(0)).board, Speaker(game, "en"))
        ids = {node.get("id") for node in ElementTree.fromstring(drawn.svg).iter()}
        assert {entry.place for entry in entries if entry.place} <= ids


@games
def test_every_chronicle_has_headings(game: str, seats: int) -> None:
    happened = {str(event.__struct_config__.tag) for table in moments(game, seats, 41, 40) for event in table.log(0)}
    assert happened & headings_of(game), "no event of a whole game is a heading"


@alone
def test_headings_and_summaries_are_events_of_the_game(game: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in hippodrome.find_game(game).events}
    assert headings_of(game) <= tags and summaries_of(game) <= tags


@games
@pytest.mark.parametrize("shape", SHAPES)
def test_a_board_has_labelled_buttons_and_unique_ids_and_no_inline_style(game: str, seats: int, shape: str) -> None:
    for table, seat, parts in seen(game, seats, 42, 15):
        if seat is None or (table.ask_of(seat) is None and seat):
            continue
        drawn = board_picture(game, parts.board, Speaker(game, "de", ['<script>"&\x07'] * seats), shape)
        ids = []
        for node in ElementTree.fromstring(drawn.svg).iter():
            ids += [node.get("id")] if node.get("id") else []
            assert not node.tag.endswith(("}script", "}style", "}foreignObject"))
            assert not [name for name, _ in node.items() if name == "style" or name.startswith("on")]
            if "piece" in (node.get("class") or "").split():
                assert node.get("id"), "every piece needs an id"
            if node.get("data-word") or node.get("data-words"):
                assert (node.get("role"), node.get("tabindex")) == ("button", "0")
                assert node.get("aria-label")
                looks = {name for part in node.iter() for name in (part.get("class") or "").split()}
                assert {"glow", "rim"} <= looks, "a legal place needs a ring visible on any background"
        assert len(ids) == len(set(ids))
