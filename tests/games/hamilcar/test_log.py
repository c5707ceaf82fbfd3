"""Log lines show rolls with named modifiers and the owners of pieces, are grammatical and do not repeat each other."""

import re

import pytest

import hippodrome
from hippodrome.bots import consult, find_bot
from hippodrome.games.hamilcar import events
from hippodrome.games.hamilcar.cards import TACTICS_NAMES
from hippodrome.kernel.events import Event, Seat, Thing, read_event
from hippodrome.text import LANGUAGES, Speaker

from .positions import force, logged, marching, say
from .test_examples_battles import land_fight

ROME, CARTHAGE = Seat(0), Seat(1)
MODIFIERS = ("pass", "card", "corvi", "supremacy", "seamanship", "kyklos", "ram", "swift-oars", "no-xanthippus")

SAME_AGAIN = (events.Placed, events.Lost, events.Drowned, events.Repaired, events.TacticsPlayed, events.Moved)
"""Events that may repeat with the same text, such as a second CU placed in the same space."""


def lines_of(event: Event) -> list[str]:
    """Return a log line in all three languages."""
    return [Speaker("hamilcar", language, ["Anna", "Tom"]).event(event) for language in LANGUAGES]


def test_modifiers_are_named() -> None:
    storm = events.Storm(ROME, 3, 5, 2, {"card": 1, "corvi": 1})
    assert lines_of(storm) == [
        "Storm over the fleet of Anna: rolled 3, +1 by the card, +1 corvi: 5, 2 hits.",
        "Sturm über der Flotte von Anna: gewürfelt 3, +1 durch die Karte, +1 Corvi: 5, 2 Treffer.",
        "Sztorm, flota gracza Anna: rzut 3, +1 z karty, +1 corvi: 5, 2 trafienia.",
    ]
    attack = events.NavalAttack(ROME, Thing("warships"), 4, 4, 1, False, {"seamanship": -1, "ram": 1})
    assert lines_of(attack)[0] == "Anna attacks warships: rolled 4, -1 seamanship, +1 Ram: 4, 1 hit."
    charge = events.Charged(3, 1, Thing("rampage"), 2, {"no-xanthippus": -2})
    assert (
        lines_of(charge)[0]
        == "Elephant charge of Carthage, rolled 3, -2 without Xanthippus: 1, the elephants run amok."
    )
    tried = events.Tried(CARTHAGE, Thing("sea-interception"), Thing("himilco"), 3, 2, False, {"supremacy": 1})
    assert lines_of(tried) == [
        "Himilco (Tom) fails to intercept the fleet: rolled 3, needed 2 or less (1, +1 naval supremacy).",
        "Himilko (Tom) kann die Flotte nicht abfangen: gewürfelt 3, höchstens 2 nötig (1, +1 Seeherrschaft).",
        "Himilkon (Tom) nie zdoła przechwycić floty: rzut 3, potrzeba najwyżej 2 (1, +1 panowanie na morzu).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_has_a_name(language: str) -> None:
    speaker = Speaker("hamilcar", language)
    assert [name for name in MODIFIERS if not speaker.bundle.has(f"modifier-{name}")] == []
    for name in set(MODIFIERS) & set(TACTICS_NAMES):
        assert speaker.say(f"modifier-{name}") == speaker.thing(name)


def test_plurals_agree_with_the_numbers() -> None:
    lost = [events.Lost(ROME, Thing("combat-units"), count, Thing("roma")) for count in (1, 2, 5)]
    english, german, polish = zip(*(lines_of(event) for event in lost), strict=True)
    assert english == tuple(f"Anna loses {amount} at Roma." for amount in ("1 CU", "2 CUs", "5 CUs"))
    assert german == tuple(f"Anna verliert {amount} in Rom." for amount in ("1 Einheit", "2 Einheiten", "5 Einheiten"))
    counted = ("1 jednostka", "2 jednostki", "5 jednostek")
    assert polish == tuple(f"Anna ponosi straty: {amount} (Rzym)." for amount in counted)
    marched = events.Marched(ROME, Thing("duilius"), Thing("capua"), 1, 0, Thing("roma"))
    assert lines_of(marched)[0] == "Gaius Duilius marches from Roma to Capua with 1 CU."


def test_lines_name_the_owners() -> None:
    assert lines_of(events.BattleCards([8, 9]))[0] == "Battle cards: Rome 8, Carthage 9."
    assert lines_of(events.BattleCards([8, 9]))[1] == "Gefechtskarten: Rom 8, Karthago 9."
    assert (
        lines_of(events.Moved(CARTHAGE, Thing("retreat"), Thing("enna"), 1))[0]
        == "The army of Tom retreats to Enna: 1 CU."
    )
    assert lines_of(events.Drowned(CARTHAGE, 2, 1))[0] == "Tom loses at sea: 2 CUs and 1 train."


def test_sieges_are_called_sieges_and_tribes_are_subjugated() -> None:
    city = events.SiegeRolled(ROME, Thing("agrigentum"), Thing("red"), 5, 1, 0)
    assert lines_of(city)[0] == "Anna besieges Agrigentum: red die 5, 1 point."
    tribe = events.SiegeRolled(CARTHAGE, Thing("theveste"), Thing("white"), 2, 0, 1)
    assert lines_of(tribe)[0] == "Tom tries to subjugate Theveste: white die 2, no point."
    assert lines_of(events.SiegePoints(Thing("agrigentum"), 2))[1] == "Belagerung von Agrigent: 2 von 3 Punkten."


def test_the_die_of_two_consuls_is_logged() -> None:
    assert lines_of(events.ConsulsRolled(Thing("duilius"), 5))[0] == "Two consuls: rolled 5, Gaius Duilius commands."


def test_german_has_different_words_for_turn_and_round() -> None:
    assert lines_of(events.TurnBegan(2, 262, 261))[1].startswith("Runde 2")
    assert lines_of(events.NavalRoundBegan(2, ROME))[1] == "Durchgang 2 zur See: Anna handelt zuerst."


def test_logs_of_earlier_releases_can_be_read() -> None:
    for data in (
        {"event": "storm", "seat": 0, "die": 3, "modified": 4, "hits": 1},
        {"event": "marched", "seat": 0, "general": "duilius", "space": "capua", "cus": 3, "trains": 0},
        {"event": "naval-step", "seat": 1, "what": "reform", "die": 5, "success": False},
        {"event": "tried", "seat": 1, "what": "avoid", "general": None, "die": 5, "needed": 2, "success": False},
        {"event": "gave-up", "seat": 1},
        {"event": "into-city", "seat": 1, "space": "drepanum", "cus": 0},
        {"event": "moved", "seat": 1, "how": "avoid", "space": "thermae", "cus": 0},
    ):
        assert all(lines_of(read_event(events.EVENTS, data)))


def test_a_lost_battle_and_a_sunk_fleet_are_logged_once() -> None:
    lost = land_fight(["battle-round"], cards=([], ["probe"]), fight={"rounds": 1}, dice=[1, 6])
    assert len(logged(lost, "battle-ended")) == 1 and not logged(lost, "gave-up")
    fleet = marching(
        "hanno", force("carthage", "lilybaeum", 1, "hanno", trains=3), ready=[0, 0], hands=[[80, 65], [66]], dice=[6],
        on_turn=1,
    )  # fmt: skip
    say(fleet, "sail-drepanum", "land", "all", "react-80")
    assert [(one["cus"], one["trains"]) for one in logged(fleet, "drowned")] == [(1, 3)]


def test_a_general_who_goes_into_a_city_without_cus_is_named() -> None:
    table = marching("duilius", force("rome", "segesta", 4, "duilius"), force("carthage", "drepanum", 0, "adherbal"))
    say(table, "march-drepanum", "all", "into-city", "all")
    (inside,) = [event for event in table.events if isinstance(event, events.IntoCity)]
    assert lines_of(inside) == [
        "Tom takes Adherbal into Drepanum.",
        "Tom nimmt Adherbal in die Stadt Drepanum.",
        "Tom wprowadza do miasta Drepanum: Adherbal.",
    ]
    slipped = events.Moved(CARTHAGE, Thing("avoid"), Thing("thermae"), 3, None, 1, [Thing("hanno")])
    assert lines_of(slipped)[0].endswith(" avoids battle and goes to Thermae: 3 CUs and 1 train.")
    assert (
        "0 CUs"
        not in lines_of(events.Moved(CARTHAGE, Thing("avoid"), Thing("thermae"), 0, None, 0, [Thing("hanno")]))[0]
    )


def test_staying_out_of_a_city_is_not_logged() -> None:
    stacks = [force("rome", "segesta", 4, "duilius"), force("carthage", "drepanum", 3)]
    table = say(marching("duilius", *stacks, seed=1), "march-drepanum", "all", "into-city", "count-0")
    assert not logged(table, "into-city")


def test_nothing_is_logged_twice() -> None:
    """A line must not repeat the one before, such as a change of control after a fall or an isolation."""
    for seed, bots in ((3, "random"), (4, "random"), (7, "greedy")):
        table, player = hippodrome.new_table("hamilcar", 2, seed=seed), find_bot(bots, seed)
        while not table.over:
            seat = table.asks[0].seat
            table.play(seat, consult(player, table, seat))
        speaker = Speaker("hamilcar", "en", ["Anna", "Tom"])
        for before, after in zip(table.events, table.events[1:], strict=False):
            line = speaker.event(after)
            assert not re.search(r"\b1 (CUs|trains|warships|cards|PCs|points)\b", line), line
            if isinstance(before, events.Fell) and isinstance(after, events.ControlChanged):
                assert before.space != after.space
            if isinstance(before, events.Isolated) and isinstance(after, events.ControlChanged):
                assert after.space not in before.spaces
            if isinstance(after, events.WinteredBySupply):
                assert not (isinstance(before, events.Lost) and before.piece == "trains")
            if not isinstance(after, SAME_AGAIN):
                assert speaker.event(before) != line, line
