"""Positions written by hand: which entries may be omitted, and which are refused with a reason."""

import pytest

from hippodrome import BadPosition, Dice, find_game

from .tables import EX_1, position, say, sheet, words

FOLDED = ["bari", "rhegion", "dyrrachion", "korinthos", "skopia", "dristra", "nikaia"]
"""A legal list of large cities."""


def refusal(game: str = "byzantio", **data: object) -> str:
    """Return the reason for refusing a position for two."""
    with pytest.raises(BadPosition) as refused:
        find_game(game).read({"seats": 2, **data}, Dice(b"x"))
    return str(refused.value)


# --- Omitted entries


@pytest.mark.rule("BO 9.1")
def test_tiles_not_yet_turned_are_face_down():
    table = position("", seats=2, round=12, hidden_events=True, dice=("plague", 8))
    written = table.position()
    assert written["turned"] == ["earthquake", "plague"] and sorted(written["tiles"]) == ["famine", "succession"]
    given = position("", seats=2, round=13, hidden_events=True, turned=["plague", "famine"]).position()
    assert sorted(given["tiles"]) == ["earthquake", "succession"]
    left = position("", seats=2, round=13, hidden_events=True, tiles=["plague", "famine"]).position()
    assert left["turned"] == ["earthquake", "succession"]
    under_way = position("", seats=2, round=12, phase="crossing", tile="plague", hidden_events=True).position()
    assert under_way["turned"] == ["earthquake", "plague"] and sorted(under_way["tiles"]) == ["famine", "succession"]


@pytest.mark.rule("BO 6.7")
def test_an_event_phase_derives_its_tile():
    table = position("", seats=2, phase="crossing", round=6)
    assert table.view(None)["board"]["tile"] == "earthquake"
    say(table, "cross-expel")
    assert table.asks[0].seat == 1 and table.asks[0].prompt.key == "prompt-cross"
    say(table, "cross-expel")
    assert table.view(None)["board"]["round"] == 7 and table.asks[0].prompt.key == "prompt-action"
    assert table.position()["turned"] == ["earthquake"]


@pytest.mark.rule("BO 6.6", "BO 6.5")
def test_positions_during_plague_and_succession_can_be_written():
    table = position("A@cap C@aeg", phase="plague", round=24, hit=[0, 2], plague_destination="unaffected_only")
    assert table.view(None)["board"]["number"] == 3 and "go-bul" not in words(table)
    say(table, "go-lon", "go-lon")
    assert table.asks[0].prompt.key == "prompt-cross"
    hidden = position("A@cap", seats=2, phase="plague", round=6, hit=[0], hidden_events=True)
    assert hidden.position()["turned"] == ["plague"]
    assert len(position("", phase="succession", round=18).asks) == 4


@pytest.mark.rule("BO 2.5")
def test_whoever_has_acted_in_this_round_has_one_more_box_filled():
    for data in ({"turn": 1}, {"turn": 1, "round": 6, "phase": "crossing"}):
        table = position("", seats=2, order=[1, 0], **data)
        assert table.asks[0].seat == 0
        filled = [len(shown["sheet"]) for shown in table.view(None)["board"]["players"]]
        assert filled == [data.get("round", 1) - 1, data.get("round", 1)]


@pytest.mark.rule("BO 0.1", "BO 7.1")
def test_the_phase_implies_the_round():
    table = position("", seats=3, phase="dynasties", turn=1)
    assert table.asks[0].seat == 1 and words(table) == ["be-komnenos", "be-doukas", "be-phokas"]
    assert position("", seats=2, phase="guessing").view(None)["board"]["round"] == 30
    assert position("", seats=2, phase="over").over


def test_boxes_may_be_written_without_their_filling():
    sheets = [["campaign", "used muster"], ["forfeited expel", "advance"]]
    assert position("", seats=2, round=3, sheets=sheets).position()["sheets"] == [
        ["used campaign", "used muster"],
        ["forfeited expel", "used advance"],
    ]


# --- Refused positions


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"garrisons": {"bari": [1, 0, 0]}}, "2 entries, not 3"),
        ({"garrisons": {"bari": [1]}}, "2 entries, not 1"),
        ({"garrisons": {"bari": [-1, 0]}}, "from 0 to 2, not -1"),
        ({"garrisons": {"bari": [3, 0]}}, "from 0 to 2, not 3"),
        ({"garrisons": {"bari": ["x", 0]}}, "not 'x'"),
        ({"garrisons": {"bari": 1}}, "is a list, not 1"),
        ({"garrisons": [1, 0]}, "named entries"),
        ({"garrisons": {"bari": [1, 0]}, "phase": "objectives"}, "no garrisons on the board"),
        ({"deeds": [{"bari": -1}, {}]}, "from 0 to 30, not -1"),
        ({"deeds": [None, {}]}, "named entries"),
        ({"deeds": [{"phokaia": 1}, {}]}, "Nobody can have acted in phokaia"),
        ({"dynasties": ["doukas", "doukas"]}, "same dynasty"),
        ({"dynasties": ["doukas", None]}, "Seat 1 has no dynasty"),
        ({"dynasties": ["doukas", 7]}, "no dynasty 7"),
        ({"dynasties": ["doukas", "phokas"], "phase": "dynasties"}, "already a dynasty"),
        ({"pretenders": "thr"}, "is a list"),
        ({"order": [0, 7]}, "'order'[1] is a number from 0 to 1, not 7"),
        ({"options": ["hidden_events"]}, "named entries"),
    ],
)
def test_wrong_pieces_are_refused(wrong, why):
    assert why in refusal(**wrong)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"round": "x"}, "'round' is a number from 1 to 30, not 'x'"),
        ({"round": True}, "not True"),
        ({"turn": "x"}, "not 'x'"),
        ({"number": "q"}, "'number' is a number from 0 to 8, not 'q'"),
        ({"number": 3}, "No event has rolled the number 3"),
        ({"phase": "turn", "round": 6}, "Round 6 is an event round"),
        ({"phase": "answer", "round": 6, "offer": {"give": "bari", "take": "nikaia", "owner": 1}}, "event round"),
        ({"phase": "crossing", "round": 7}, "6, 12, 18, 24, not in 7"),
        ({"phase": "event"}, "not in 1"),
        ({"phase": "succession", "round": 6}, "the event under way is: earthquake"),
        ({"phase": "plague", "round": 24}, "needs 'hit'"),
        ({"phase": "plague", "round": 24, "hit": [7]}, "from 0 to 1, not 7"),
        ({"phase": "plague", "round": 24, "hit": [1, 0]}, "in turn order"),
        ({"phase": "plague", "round": 24, "hit": [0], "number": 2}, "not where number 2 strikes"),
        ({"hit": [0]}, "Only in phase 'plague'"),
        ({"phase": "guessing", "round": 7}, "comes after round 30"),
        ({"phase": "objectives", "round": 2}, "before round 1"),
        ({"phase": "guessing", "turn": 1}, "nobody has a turn"),
        ({"phase": "crossing", "round": 6, "turn": 1, "options": {"crossoff_order": "simultaneous"}}, "nobody has"),
        ({"tiles": ["famine"]}, "lie face up"),
        ({"round": 13, "turned": ["famine", "earthquake"]}, "lie face up"),
        ({"round": 7, "options": {"hidden_events": True}, "turned": ["plague"], "tiles": ["plague"]}, "is there once"),
        ({"round": 7, "options": {"hidden_events": True}, "turned": []}, "1 turned"),
        ({"tile": "plague"}, "the event under way is: none"),
        ({"phase": "crossing", "round": 6, "tile": "plague"}, "the event under way is: earthquake"),
    ],
)
def test_wrong_rounds_and_events_are_refused(wrong, why):
    assert why in refusal(**wrong)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"objectives": [None, FOLDED]}, "is a list, not None"),
        ({"objectives": [[None, *FOLDED[1:]], FOLDED]}, "not 7 different places in play"),
        ({"objectives": [[*FOLDED[:6], "bari"], FOLDED]}, "not 7 different places"),
        ({"objectives": [EX_1, FOLDED]}, "not 7 different places in play"),
        ({"objectives": [FOLDED, FOLDED], "phase": "objectives"}, "nobody has written objectives yet"),
        ({"replaced": [9, -1], "round": 20}, "from -1 to 6, not 9"),
        ({"replaced": [1, -1], "round": 20}, "struck none"),
        ({"replaced": [1, -1], "struck": ["bari", None], "phase": "objectives"}, "before there are any"),
        ({"struck": ["cherson", None], "round": 20}, "replaced none"),
        ({"replaced": [1, -1], "struck": ["cherson", None], "round": 17}, "before the succession"),
        ({"replaced": [1, -1], "struck": ["cherson", None], "round": 18, "phase": "succession"}, "yet to decide"),
        ({"replaced": [1, -1], "struck": ["phokaia", None], "round": 20}, "struck none"),
        ({"guesses": [[None, "bari"], [None, None]]}, "Nobody has guessed"),
        ({"guesses": [["bari", "bari"], [None, None]], "phase": "over"}, "guessed that about seat 0"),
        (
            {"sheets": [["flying campaign"], None], "round": 2},
            "there is no box 'flying campaign'; there are: used campaign",
        ),
        ({"sheets": [["crossed campaign"], None], "round": 2}, "wrongly in round 1"),
        ({"sheets": [["campaign"], None]}, "1 filled boxes in round 1"),
        ({"sheets": [3, None]}, "is a list, not 3"),
        ({"offer": {"give": "bari", "take": "nikaia", "owner": 1}}, "In phase 'answer', and only then"),
    ],
)
def test_wrong_sheets_are_refused(wrong, why):
    assert why in refusal(**wrong)


@pytest.mark.rule("BO 4.3.1", "BO 4.3.2", "BO 2.6")
@pytest.mark.parametrize(
    ("garrisons", "offer", "why"),
    [
        ({"bari": [1, 0], "nikaia": [0, 1]}, {"give": "nikaia", "take": "bari", "owner": 1}, "BO 4.3.1"),
        ({"bari": [1, 0], "nikaia": [0, 1]}, {"give": "bari", "take": "nikaia", "owner": 0}, "BO 4.3.1"),
        ({"bari": [1, 1]}, {"give": "bari", "take": "bari", "owner": 1}, "BO 4.3.1"),
        ({"bari": [1, 2], "nikaia": [0, 1]}, {"give": "bari", "take": "nikaia", "owner": 1}, "BO 4.3.2"),
        ({"bari": [1, 0], "nikaia": [0, 1]}, {"give": "bari", "take": "nikaia"}, "owner"),
        ({"bari": [1, 0], "nikaia": [0, 1]}, {"give": "bari", "take": "rome", "owner": 1}, "there is no city 'rome'"),
        ({"bari": [1, 0], "nikaia": [0, 1]}, {"give": "bari", "take": "nikaia", "owner": 2}, "from 0 to 1, not 2"),
        ({"bari": [1, 0], "nikaia": [0, 1]}, {"give": "bari", "owner": 1}, "'take'"),
    ],
)
def test_an_impossible_offer_is_refused(garrisons, offer, why):
    assert why in refusal(phase="answer", garrisons=garrisons, offer=offer)


@pytest.mark.rule("BO 2.6")
def test_an_offer_needs_a_box():
    board = {"bari": [1, 0], "nikaia": [0, 1]}
    offer = {"give": "bari", "take": "nikaia", "owner": 1}
    full = sheet(bribe=1)
    assert "no free box" in refusal(phase="answer", round=30, garrisons=board, offer=offer, sheets=[full, None])


def test_nekken_refuses_what_only_byzantio_has():
    assert "'garrisons' has no 'bari'" in refusal("nekken", garrisons={"bari": [1, 0]})
    assert "is there once" in refusal("nekken", options={"hidden_events": True}, tiles=["famine"])
