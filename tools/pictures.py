"""The pictures in README and docs: moments of five games played by bots, drawn by our own renderer.

    python tools/pictures.py           draws docs/pictures/ again (make pictures)
    python tools/pictures.py --anew    first lets the bots play new games for docs/records/

Games are stored as records, so that a picture changes only when its drawing changes, not when a bot improves. Moments
are found by their content, so that they can also be found in other games.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hippodrome
from hippodrome import Table
from hippodrome.bots import consult, find_bot
from hippodrome.draw import svg_of

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "docs" / "records"
PICTURES = ROOT / "docs" / "pictures"
NAMES = ("Anna", "Basil", "Zoe", "Leo")
GAMES = {"byzanz": 4, "byzantium": 3, "byzantio": 3, "nekken": 4, "hamilcar": 2}
"""Every game, and its number of players in the pictures."""
SEED = 7

Seen = dict[str, Any]
"""The game's own part of a view."""


@dataclass
class Moment:
    """The first time that something happens in a game, as a seat sees it (None: as a spectator sees it)."""

    game: str
    seat: int | None
    caption: str
    found: Callable[[Seen], bool]
    chapter: str = ""
    """The chapter of the rules that shows the picture."""


def from_round(number: int) -> Callable[[Seen], bool]:
    """Match the first moment of a round."""
    return lambda seen: bool(seen["round"] == number)


def much_bid(seen: Seen) -> bool:
    """Match an auction with three bids, when there are already cards in the market."""
    bids = sum(bool(player["bid"]) for player in seen["players"])
    return seen["phase"] == "bidding" and seen["round"] > 1 and bids >= 3 and len(seen["market"]) >= 2


def hard_fought(seen: Seen) -> bool:
    """Match an attack in which both sides have rolled."""
    dice = seen["dice"]
    return bool(seen["attack"] and dice and dice["attacker"] and dice["defender"])


FACES = {
    "byzanz": Moment("byzanz", 0, "Byzanz: a package is auctioned, bids are goods", much_bid),
    "byzantium": Moment("byzantium", None, "Byzantium: two empires, and armies of everybody in both", from_round(3)),
    "byzantio": Moment("byzantio", 0, "Byzantio: garrisons in the provinces of an empire", from_round(20)),
    "nekken": Moment("nekken", 0, "Nekken: the same struggle around a volcano", from_round(18)),
    "hamilcar": Moment(
        "hamilcar", 0, "Hamilcar: the war for Sicily, on land and at sea", lambda seen: seen["turn"] == 4
    ),
}
"""One picture for each game, shown in the README and stored in docs/pictures/."""

CHAPTERS = {
    "byzanz-auction": Moment(
        *("byzanz", 0, "Anna looks at an auction: the package is in the middle, the market below it."),
        *(much_bid, "Auctions"),
    ),
    "byzanz-market": Moment(
        *("byzanz", 0, "After the auctions: the lowest offer card takes first, all cards of one kind."),
        *(lambda seen: seen["phase"] == "market" and len(seen["market"]) >= 4, "The market"),
    ),
    "byzanz-end": Moment(
        *("byzanz", None, "The end: the sum of the profits decides."),
        *(lambda seen: seen["phase"] == "over", "End"),
    ),
    "byzantium-setup": Moment(
        *("byzantium", None, "The beginning: most cities belong to an empire, and no player controls any."),
        *(lambda seen: True, "Setup"),
    ),
    "byzantium-attack": Moment(
        *("byzantium", None, "A city is attacked."),
        *(hard_fought, "Attack"),
    ),
    "byzantium-end": Moment(
        *("byzantium", None, "The end, after three rounds: both tracks count if they are in balance."),
        *(lambda seen: seen["phase"] == "over", "End of the game"),
    ),
    "byzantio-setup": Moment(
        *("byzantio", 0, "The first round: the pretenders are on the map, and hardly a garrison."),
        *(lambda seen: seen["phase"] == "turn", "Rounds"),
    ),
    "byzantio-actions": Moment(
        *("byzantio", 0, "The twelfth round: garrisons have spread."),
        *(from_round(12), "Actions"),
    ),
    "byzantio-end": Moment(
        *("byzantio", None, "The end: who holds the cities that were written down?"),
        *(lambda seen: seen["phase"] == "over", "End"),
    ),
    "nekken-leaders": Moment(
        *("nekken", 0, "Nekken in the ninth round: colonists of all around the volcano."),
        *(from_round(9), "Nekken"),
    ),
    "hamilcar-setup": Moment(
        *("hamilcar", None, "The first turn of the war."),
        *(lambda seen: True, "4. Setup"),
    ),
    "hamilcar-sea": Moment(
        *("hamilcar", 0, "Two fleets meet."),
        *(lambda seen: seen["leg"] is not None and seen["leg"]["fighting"], "11. Naval battle"),
    ),
    "hamilcar-battle": Moment(
        *(
            "hamilcar",
            0,
            "A battle on land, as Rome sees it.",
        ),
        *(lambda seen: seen["battle"] is not None and seen["battle"]["story"], "14. Land battle"),
    ),
    "hamilcar-siege": Moment(
        *("hamilcar", None, "A walled city is under siege."),
        *(lambda seen: bool(seen["sieges"]), "16. Sieges and subjugation"),
    ),
}
"""Pictures for the rules, drawn when the docs are built, and not stored."""


def played_by_bots(game: str, seats: int) -> str:
    """Return the record of a game between greedy bots."""
    table = hippodrome.new_table(game, seats, SEED, names=NAMES[:seats])
    bots = [find_bot("greedy", seat) for seat in range(seats)]
    while not table.over:
        ask = table.asks[0]
        alone = len(ask.options) == 1
        table.play(ask.seat, ask.words[0] if alone else consult(bots[ask.seat], table, ask.seat))
    return table.record().text()


def course_of(game: str) -> Iterator[Table]:
    """Yield a stored game word by word, from its first question to its end, always as the same table."""
    record = hippodrome.read_record((RECORDS / f"{game}.hip").read_text("utf-8"))
    table = record.replay(0)
    yield table
    for move in record.moves:
        table.play(move.seat, move.word)
        yield table


def draw(moments: dict[str, Moment]) -> Iterator[tuple[str, str]]:
    """Yield the name and SVG of each moment; each game is replayed once."""
    for game in GAMES:
        wanted = {name: moment for name, moment in moments.items() if moment.game == game}
        for table in course_of(game) if wanted else ():
            now = [name for name, moment in wanted.items() if moment.found(table.view(moment.seat)["board"])]
            for name in now:
                moment = wanted.pop(name)
                yield name, svg_of(table.view(moment.seat), table.origin.names) + "\n"
            if not wanted:
                break
        if wanted:
            raise LookupError(f"The stored game of {game} has no moment for {', '.join(wanted)}: run with --anew.")


def main() -> None:
    """Write the pictures for README and docs."""
    for folder in (RECORDS, PICTURES):
        folder.mkdir(exist_ok=True)
    for game, seats in GAMES.items():
        record = RECORDS / f"{game}.hip"
        if "--anew" in sys.argv or not record.exists():
            record.write_text(played_by_bots(game, seats), "utf-8")
    for name, svg in draw(FACES):
        (PICTURES / f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
