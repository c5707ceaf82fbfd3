"""Save a table as JSON-able data, including secrets and dice, and load it again."""

from typing import Any, cast

from hippodrome.kernel.amendment import Amendment
from hippodrome.kernel.dice import Dice, ScriptedDice
from hippodrome.kernel.errors import IllegalWord, NewerRules, NotYourTurn
from hippodrome.kernel.events import read_event
from hippodrome.kernel.game import Game
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.retraction import Retraction
from hippodrome.kernel.table import Anchor, Said, Table


def present_of(table: Table) -> dict[str, Any]:
    """Return the current state of a table as data."""
    # Save from the first boundary after which words can be undone; a quiet table keeps no past.
    anchor = table._anchors[0] if table.loud else Anchor(table._anchors[-1].state, 0, 0, 0)
    dice = anchor.state.dice
    saved: dict[str, Any] = {
        "origin": table.origin.data(),
        "rules": table.game.version,
        "position": table.game.write(anchor.state),
        "dice": {"key": dice.key.hex(), "count": dice.count},
        "opening_chances": table.opening_chances,
        "anchor": {"words": anchor.words, "chances": anchor.chances},
        "floor": table._floor if table.loud else 0,
        "amendments": [amendment.data() for amendment in table.amendments],
        "loud": table.loud,
    }
    if table.retractions:
        saved["retractions"] = [retraction.data() for retraction in table.retractions]
    if isinstance(dice, ScriptedDice):
        saved["dice"]["script"] = dice.script[dice.place :]
        saved["dice"]["strict"] = dice.strict
    return saved


def past_of(table: Table, words: int, chances: int, events: int) -> dict[str, Any]:
    """Return the words, chance outcomes and events of a table, without the given number of each at the start."""
    spellings = table.game.words.spellings
    return {
        "words": [[seat, spellings[index], secret, by] for seat, index, secret, by in table.settled_words()[words:]],
        "chances": [list(chance) for chance in table.chances[chances:]],
        "events": [event.data() for event in table.settled_events()[events:]],
    }


def loaded(game: Game, saved: dict[str, Any]) -> Table:
    """Return the saved table, under the current rules; raises NewerRules."""
    if saved["rules"] > game.version:
        raise NewerRules("This saved game", game.name, saved["rules"], game.version)
    origin = Origin.read(saved["origin"])
    position = saved["position"]
    amended = saved["rules"] != game.version
    if amended:
        origin.options = game.settle_earlier(origin.seats, origin.options)
        position = {**position, "options": origin.options} if "options" in position else position
    dice = _dice_of(saved["dice"])
    state = game.read(position, dice)
    table = Table(game, origin, state, saved.get("loud", True))
    anchor = saved["anchor"]
    words, chances = cast(int, anchor["words"]), cast(int, anchor["chances"])
    said: list[Said] = [(seat, game.words.index[word], secret, by) for seat, word, secret, by in saved["words"]]
    table.events = [read_event(game.events, event) for event in saved["events"]]
    table.said = said[:words]
    table.chances = [(outcome, seer) for outcome, seer in saved["chances"][:chances]]
    table.opening_chances = cast(int, saved["opening_chances"])
    table.amendments = [Amendment.read(amendment) for amendment in saved.get("amendments", [])]
    table.retractions = [Retraction.read(retraction) for retraction in saved.get("retractions", [])]
    if amended:
        table.amendments.append(Amendment(words, chances, game.version, game.write(state), dice.count))
    table._restart(Anchor(state, words, chances, len(table.events)))
    _say_again(table, said[words:], amended)
    # Earlier releases saved only the last boundary; words before it can't be undone.
    table._floor = max(words, min(cast(int, saved["floor"]), len(table.said)))
    return table


def _say_again(table: Table, words: list[Said], amended: bool) -> None:
    """Play the words since the boundary again. If changed rules forbid one, the questions are asked again."""
    boundary = table._anchors[-1]
    try:
        table._repeat(words)
    except (IllegalWord, NotYourTurn):
        if not amended:
            raise
        table._anchors = []
        table._return_to(boundary)


def _dice_of(saved: dict[str, Any]) -> Dice:
    key = bytes.fromhex(saved["key"])
    if "script" not in saved:
        return Dice(key, saved["count"])
    dice = ScriptedDice(list(saved["script"]), key, saved["strict"])
    dice.count = saved["count"]
    return dice
