"""All texts of Hamilcar exist in every language."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import hippodrome
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.board import GENERAL_NAMES, PROVINCE_NAMES, SPACE_NAMES
from hippodrome.games.hamilcar.cards import BATTLE_COPIES, BATTLE_NAMES, TACTICS_COPIES, TACTICS_NAMES
from hippodrome.games.hamilcar.events import EVENTS, BattleCardPlayed
from hippodrome.kernel.events import Seat, Thing
from hippodrome.text import LANGUAGES, Speaker, rules_text
from hippodrome.text.cards import cards_of
from hippodrome.text.glossary import glossary_of
from hippodrome.text.rules import numbered_rules

SOURCE = Path(hippodrome.__file__).parent / "games" / "hamilcar"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_thing_has_a_name(language: str) -> None:
    speaker = Speaker("hamilcar", language)
    texts = [speaker.word(word) for word in hippodrome.find_game("hamilcar").words.spellings]
    assert all(texts)
    for name in (*SPACE_NAMES, *GENERAL_NAMES, *PROVINCE_NAMES, *BATTLE_NAMES, *TACTICS_NAMES):
        assert speaker.thing(name)
    for number in range(65, 125):
        assert speaker.thing(f"card-{number}") and speaker.say(f"card-{number}-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_log_line_is_written(language: str) -> None:
    speaker = Speaker("hamilcar", language)
    source = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    prompts = set(re.findall(r'"(prompt-[a-z-]+)"', source))
    assert len(prompts) > 50
    assert [key for key in prompts if not speaker.bundle.has(key)] == []
    assert [kind for kind in EVENTS if not speaker.bundle.has(f"log-{kind.__struct_config__.tag}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_cited_by_a_question_exists(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r'"(HM \d+\.\d+)"', source))
    assert len(named) > 35
    assert named <= set(numbered_rules("hamilcar", language))


def table_of(number: str, language: str) -> list[list[str]]:
    """Return the rows of the table below a rule, without its header."""
    rules = rules_text("hamilcar", language)
    rule = rules[rules.index(f"- **{number}**") :].split("\n- **")[0].split("\n## ")[0]
    rows = [row.strip().strip("|").split("|") for row in rule.splitlines() if row.strip().startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def numbers_in(rows: list[list[str]], first: int, last: int) -> list[list[int]]:
    return [[int(cell) for cell in row[first:last]] for row in rows]


@pytest.mark.rule("HM 22.1", "HM 22.2", "HM 22.3", "HM 22.4", "HM 22.5", "HM 22.8", "HM 17.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_in_the_rules_match_the_game(language: str) -> None:
    speaker = Speaker("hamilcar", language)
    assert numbers_in(table_of("HM 22.1", language), 1, 7) == board.ATTRITION
    assert numbers_in(table_of("HM 22.2", language), 1, 5) == board.RETREAT_LOSS
    assert numbers_in(table_of("HM 22.3", language), 1, 4) == board.NAVAL_HITS
    sieges = [re.findall(r"(\d) (?i:point|punkt)", " ".join(row)) for row in table_of("HM 22.4", language)]
    for found, white, red in zip(sieges, *board.SIEGE_DICE, strict=True):
        assert found == [str(points) for points, _loss in (red, white) if points]
    track = table_of("HM 22.5", language)
    assert [int(row[0]) for row in track] == list(range(1, board.TURNS + 1))
    assert [row[1] for row in track] == [f"{first}-{last}" for first, last in board.YEARS[1:]]
    assert [int(row[2]) for row in track] == board.HAND_SIZE[1:]
    for row, general in zip(track[1:], board.SCHEDULED[2:], strict=True):
        assert speaker.thing(GENERAL_NAMES[general]).startswith(row[3])
    tactics = table_of("HM 22.8", language)
    assert [(row[0], int(row[1])) for row in tactics] == [
        (speaker.thing(name), count) for name, count in zip(TACTICS_NAMES, TACTICS_COPIES, strict=True)
    ]
    miat = numbered_rules("hamilcar", language)["HM 17.6"]
    for allowed in (board.MIAT_CUS, board.MIAT_GENERALS):
        assert ", ".join(map(str, allowed)) in miat


def test_every_line_of_the_players_aid_is_covered_by_marked_rules() -> None:
    """Each row of the table at the end of docs/rules/hamilcar.md cites rules, and each of these has a test."""
    root = Path(__file__).parents[3]
    rules = (root / "docs" / "rules" / "hamilcar.md").read_text("utf-8")
    coverage = rules[rules.index("## 27.") : rules.index("## 28.")]
    rows = [row for row in coverage.splitlines() if row.startswith("| ")][2:]
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    marked = set(re.findall(r'"(HM \d+\.\d+)"', tests))
    assert len(rows) > 60
    for row in rows:
        named = re.findall(r"\d+\.\d+", row.split("|")[2])
        assert named or "section 2" in row, row
        assert all(f"HM {number}" in marked for number in named), row


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_reserve_is_logged_as_played_as_another_card(language: str) -> None:
    speaker = Speaker("hamilcar", language, ["Anna", "Tom"])
    probe, reserve = speaker.thing("probe"), speaker.thing("reserve")
    plain, other = (
        speaker.event(BattleCardPlayed(Seat(0), Thing(card), Thing("probe"), False)) for card in ("probe", "reserve")
    )
    assert plain.count(probe) == 1 and reserve not in plain
    assert probe in other and reserve in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_cards_are_the_names_on_the_map(language: str) -> None:
    text = (SOURCE / "showing" / "text" / f"{language}.ftl").read_text("utf-8")
    names = re.findall(r"^(?:space|province)-([\w-]+) = (.+)$", text, re.M)
    for card, text_of_card in re.findall(r"^(card-\d+-text) = (.+)$", text, re.M):
        for latin, name in names:
            wrong = latin.replace("-", " ").title()
            if wrong not in name:
                assert not re.search(rf"\b{wrong}\b", text_of_card), f"{card} says {wrong}; the map says {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        (73, ("leaves the game", "verlässt", "opuszcza grę")),
        (83, ("leaves the game", "verlässt", "opuszcza grę")),
        (84, ("leaves the game", "verlässt", "opuszcza grę")),
        (85, ("ends every siege", "beendet jede Belagerung", "kończy tam każde oblężenie")),
        (87, ("while Rome has 10", "solange Rom 10 hat", "dopóki Rzym ma 10")),
        (91, ("neutral normal", "neutrale normale", "neutralnych zwykłych")),
        (92, ("concession", "Zugeständnis", "ustępstwo")),
        *[(card, ("normal", "normalen", "zwykłych")) for card in (89, 90, *range(118, 124))],
        (102, ("not yours", "fremde", "obcym")),
        (103, ("any strategy rating", "Strategiewerts", "dowolnej wartości strategii")),
        (103, ("not yours", "fremden", "obcym")),
        (110, ("1 or 2", "1 oder 2", "1 lub 2")),
        (111, ("only one", "einzige", "jedyny")),
        (112, ("no displacement", "nicht als vertrieben", "nie jest wyparciem")),
        (117, ("turning over", "drehe", "odwracając")),
        (124, ("owner chooses", "Besitzer wählt", "właściciel")),
    ],
)
def test_card_texts_are_complete(language: str, card: int, wanted: tuple[str, str, str]) -> None:
    text = (SOURCE / "showing" / "text" / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^card-{card}-text = (.+)$", text, re.M)
    assert found and wanted[LANGUAGES.index(language)] in found[1]
    assert not re.search(r"\b(as|wie|jak) (card|Karte|karta) \d", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_listed_below_the_rules(language: str) -> None:
    speaker, book = Speaker("hamilcar", language), cards_of("hamilcar", language)
    strategy, tactics, battle = (deck.cards for deck in book.decks)
    for number, card in zip(range(65, 125), strategy, strict=True):
        assert card.title == speaker.thing(f"card-{number}") and card.text == speaker.say(f"card-{number}-text")
        assert card.foot.startswith(f"{number} · ") and card.value in (1, 2, 3)
    few = dict(zip((*TACTICS_NAMES, *BATTLE_NAMES), (*TACTICS_COPIES, *BATTLE_COPIES), strict=True))
    assert {card.title: card.copies for card in (*tactics, *battle)} == {
        speaker.thing(name): count for name, count in few.items()
    }
    assert all(card.text for card in (*tactics, *battle))
    terms = glossary_of("hamilcar", language).terms
    assert book.terms == [(terms[term].title, terms[term].text) for term in ("storm", "concession", "amok", "defence")]
    assert cards_of("byzanz", language) is None


MODERN = {
    *("Pisa", "Volterra", "Arezzo", "Rome", "Rieti", "Terracina", "Naples", "Neapel", "Neapol", "Isernia", "Benevento"),
    *("Lucera", "Brindisi", "Venosa", "Cosenza", "Malta", "Tunis", "Reggio", "Palermo", "Trapani", "Siracusa", "Piza"),
    *("Messina", "Taormina", "Catania", "Cagliari", "Marsala", "Taranto", "Syracuse", "Carthage"),
}


def test_places_have_latin_names_in_english_and_no_modern_ones_anywhere() -> None:
    """Modern names such as Cosenza, Rieti and Brindisi once appeared beside Rhegium and Panormus."""
    toml = tomllib.loads(files("hippodrome.games.hamilcar").joinpath("board.toml").read_text("utf-8"))
    for space in toml["space"]:
        word = space["id"].replace("_", "-")
        for language in LANGUAGES:
            name = Speaker("hamilcar", language).thing(word)
            assert name == space["names"][language] and name not in MODERN
        assert space["name"].startswith(space["names"]["en"]), (
            "the English name must be the full name or its beginning (Thermae Himeraeae)"
        )


def test_spellings_in_records_have_not_changed() -> None:
    known = hippodrome.find_game("hamilcar").words.spellings
    assert {"space-melite", "space-clupea", "space-drepanum", "space-pisae", "sail-melite"} <= set(known)
