"""The log addresses its reader ("you get", "du erhältst", "otrzymujesz") in every game and language."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import hippodrome
from hippodrome.games.byzantio import events as byzantio
from hippodrome.games.byzantium import events as byzantium
from hippodrome.games.hamilcar import events as hamilcar
from hippodrome.kernel.events import Event, Seat, Thing
from hippodrome.text import LANGUAGES, Speaker, names_seat
from hippodrome.text.speaker import _field_kinds

from .test_languages import Variables

GAMES = ("byzanz", "byzantium", "byzantio", "nekken", "hamilcar")
RECORDS = Path(__file__).parents[2] / "docs" / "records"
NAMES = ("Quirinus", "Ximena", "Yvette", "Zbigniew")


@cache
def events_of(game: str) -> list[Event]:
    return list(hippodrome.read_record((RECORDS / f"{game}.hip").read_text("utf-8")).replay().events)


def parameters(speaker: Speaker, key: str) -> set[str]:
    """Return the parameters of a message, including those of the messages it refers to."""
    variables = Variables()
    pattern = speaker.bundle._messages._patterns[key]
    assert pattern is not None
    variables.visit(pattern)
    for text in pattern.elements:
        if isinstance(text, ast.Placeable) and isinstance(text.expression, ast.MessageReference):
            variables.names |= parameters(speaker, text.expression.id.name)
    return variables.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_that_names_a_player_has_a_form_for_the_reader(game: str, language: str) -> None:
    speaker = Speaker(game, language)
    for kind in hippodrome.find_game(game).events:
        tag = str(kind.__struct_config__.tag)
        seats = [name for name, what in _field_kinds(kind).items() if what == "seat"]
        lines = [f"log-{tag}"]
        if speaker.bundle.has(f"log-{tag}-hidden") and kind.seen_by is Event.seen_by:
            lines.append(f"log-{tag}-hidden")  # otherwise only other players read the hidden form
        for line in lines:
            used = parameters(speaker, line)
            for name in set(seats) & used:
                spoken = f"{line}-you" if name == "seat" else f"{line}-{name}-you"
                assert speaker.bundle.has(spoken), f"{game} lacks {spoken} in {language}"
                assert parameters(speaker, spoken) <= used - {name}


@pytest.mark.parametrize("game", GAMES)
def test_every_form_for_the_reader_has_a_general_form(game: str) -> None:
    speaker = Speaker(game, "en")
    tags = {f"log-{kind.__struct_config__.tag}" for kind in hippodrome.find_game(game).events}
    for key in speaker.bundle:
        if key.endswith("-you") and key.startswith("log-"):
            line = key.removesuffix("-you").removesuffix("-hidden")
            assert line in tags or line.rpartition("-")[0] in tags, key
        elif key.endswith("-you") and not key.startswith(("terminal-", "box-", "aid-")):
            assert speaker.bundle.has(key.removesuffix("-you")), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_readers_do_not_see_their_own_name(game: str, language: str) -> None:
    plain = Speaker(game, language, NAMES)
    for seat, name in enumerate(NAMES):
        speaker = Speaker(game, language, NAMES, seat)
        for event in events_of(game):
            line = speaker.event(event)
            assert name not in line, line
            assert names_seat(event, seat) or line == plain.event(event)


def said(game: str, event: Event, you: int) -> list[str]:
    return [Speaker(game, language, ["Anna", "Tom"], you).event(event) for language in LANGUAGES]


def test_sentences_sound_natural() -> None:
    me, other = Seat(0), Seat(1)
    assert said("hamilcar", hamilcar.Dealt(me, 7), 0) == [
        "You get 7 cards.",
        "Du erhältst 7 Karten.",
        "Otrzymujesz 7 kart.",
    ]
    assert said("hamilcar", hamilcar.Dealt(other, 2), 0)[0] == "Tom gets 2 cards."
    assert said("hamilcar", hamilcar.BattleEnded(Thing("enna"), me, 3), 0) == [
        "You lose the battle at Enna in round 3.",
        "Du hast das Gefecht in Enna im Durchgang 3 verloren.",
        "Przegrywasz bitwę (Enna) w rundzie 3.",
    ]
    assert said("byzantium", byzantium.Income(me, 3, 1), 0)[1:] == [
        "Du erhältst als Einkommen 3 byzantinische und 1 arabische Bezants.",
        "Twój dochód: Bizancjum 3, Arabowie 1.",
    ]
    bribed = byzantio.Bribed(other, me, Thing("sinope"))
    assert said("byzantio", bribed, 0)[0] == "Your garrison in Sinope goes over to Tom."
    assert said("byzantio", bribed, 1)[1] == "Die Garnison von Anna in Sinope läuft zu dir über."
    assert said("byzantio", byzantio.OrderSet([other, me]), 0) == [
        "Turn order: Tom and you.",
        "Zugreihenfolge: Tom und du.",
        "Kolejność: Tom i ty.",
    ]


def test_messages_outside_the_log_address_the_reader_too() -> None:
    me = Speaker("hamilcar", "de", ["Anna", "Tom"], 0)
    assert me.fill("stage-has-initiative", {"seat": 0}) == "Du hast die Initiative."
    assert me.fill("stage-has-initiative", {"seat": 1}) == "Tom hat die Initiative."
