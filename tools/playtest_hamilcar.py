"""A playtest of Hamilcar by bots: who wins, when and how, the uses of cards, and the growth of both sides.

    .venv/bin/python tools/playtest_hamilcar.py --bots greedy --games 300 --first 0

Prints Markdown for `docs/rules/hamilcar.md`. The invariants are checked after every word.
"""

import argparse
from collections import Counter, defaultdict
from typing import Any

import hippodrome
from habits_hamilcar import Moment, Witness
from hippodrome.bots import consult, find_bot


class Playtest:
    """Statistics over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.words = 0
        self.wins: Counter[int] = Counter()
        self.endings: Counter[tuple[str, int]] = Counter()
        self.uses: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self.by_turn: dict[int, list[list[int]]] = defaultdict(list)
        self.witness = Witness()

    def play(self, bots: str, seed: int) -> None:
        """Play one game between two bots of the same kind."""
        table = hippodrome.new_table("hamilcar", 2, seed)
        players = [find_bot(bots, 2 * seed), find_bot(bots, 2 * seed + 1)]
        turn, told = 1, 0
        board = table.view(None)["board"]
        while not table.over:
            ask = table.asks[0]
            self.asked[ask.key] += 1
            self.words += 1
            if board["turn"] != turn:
                self.by_turn[turn].append(sample(board))
                turn = board["turn"]
            before, word = board, consult(players[ask.seat], table, ask.seat)
            table.play(ask.seat, word)
            table.check()
            board = table.view(None)["board"]
            news = [event.data() for event in table.events[told:]]
            told = len(table.events)
            self.witness.saw(Moment(ask.seat, ask.key, word, before, board, news))
        final = board
        self.by_turn[final["turn"]].append(sample(final))
        self.games += 1
        self.wins[final["winner"]] += 1
        self.endings[final["ending"], final["turn"]] += 1
        for event in table.events:
            data = event.data()
            self.happened[data["event"]] += 1
            if data["event"] == "played":
                self.uses[data["use"]] += 1
                self.cards[data["card"]] += 1
                if data["use"] == "event":
                    self.events[data["card"]] += 1
            elif data["event"] == "reacted":
                self.uses["reaction"] += 1
                self.cards[data["card"]] += 1
                self.events[data["card"]] += 1

    def report(self) -> str:
        """Return all statistics as Markdown."""
        lines = [f"{self.games} games, {self.words // max(1, self.games)} words each on average.", ""]
        share = {side: 100 * self.wins[side] / self.games for side in (0, 1)}
        lines.append(f"- Rome won {share[0]:.0f} %, Carthage {share[1]:.0f} %.")
        kinds: Counter[str] = Counter()
        for (kind, _turn), count in self.endings.items():
            kinds[kind] += count
        lines.append("- Endings: " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()) + ".")
        early = sum(count for (_kind, turn), count in self.endings.items() if turn < 4)
        lines.append(f"- Over before turn 4: {100 * early / self.games:.1f} %.")
        used = sum(self.uses.values())
        shares = ", ".join(f"{use} {100 * count / used:.0f} %" for use, count in self.uses.most_common())
        lines.append(f"- Uses: {shares}.")
        battles = ("battle-began", "naval-battle-began", "siege-rolled", "fell", "storm")
        told = ", ".join(f"{kind} {self.happened[kind] / self.games:.1f}" for kind in battles)
        lines += [f"- Per game: {told}.", ""]
        lines += ["| turn | games | PP R | PP C | CUs R | CUs C | ships R | ships C |", "|---" * 8 + "|"]
        for turn, rows in sorted(self.by_turn.items()):
            means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
            lines.append(f"| {turn} | {len(rows)} | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")
        lines += ["", "Share of plays for the event, by card:", ""]
        lines += [
            f"{card[5:]}: {100 * self.events[card] / n:.0f} %," for card, n in sorted(self.cards.items(), key=number)
        ]
        lines += ["", "Bad habits, both sides together:", "", *self.witness.report(self.games)]
        lines += ["", f"Questions asked at least once: {len(self.asked)}."]
        return "\n".join(lines)


def number(item: tuple[str, int]) -> int:
    return int(item[0][5:])


def sample(board: dict[str, Any]) -> list[int]:
    """Return points, CUs and warships of both sides."""
    cus = [sum(stack["cus"] for stack in board["stacks"] if stack["side"] == side) for side in (0, 1)]
    ships = [player["seaworthy"] + player["damaged"] for player in board["players"]]
    return [*[player["points"] for player in board["players"]], *cus, *ships]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    told = parser.parse_args()
    playtest = Playtest()
    for seed in range(told.first, told.first + told.games):
        playtest.play(told.bots, seed)
    print(playtest.report())


if __name__ == "__main__":
    main()
