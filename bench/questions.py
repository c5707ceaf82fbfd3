"""What an answer of search is truly worth: `python bench/questions.py byzantio`.

Games of two are played as the advice says, with a word by chance now and then; at some questions search is asked in
several ways. Where it would say something else than the advice, both answers are given in the same worlds with the same
dice, and played to the end as advised: the difference in victories is what the answer gains. That tells more in a
minute than races in an hour, but only of one answer at a time, and only if the advice is followed afterwards.
"""

import argparse
import math
import random
import statistics
import sys
import time
from pathlib import Path

from msgspec.structs import replace

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))
import hippodrome  # noqa: E402  (as it is in this tree)
from hippodrome import Dice, Table  # noqa: E402
from hippodrome.bots.search import settings_for  # noqa: E402
from hippodrome.kernel.looking import advised_places  # noqa: E402
from hippodrome.kernel.search_settings import SearchSettings  # noqa: E402
from hippodrome.kernel.searching import Search  # noqa: E402
from hippodrome.kernel.values import share_of  # noqa: E402

ASKED = 0.12
"""The share of questions with more than two answers at which search is asked."""
BY_CHANCE = 0.1
"""The share of words said by chance."""
WORLDS = 240
"""In so many worlds each answer is played to the end."""
Way = tuple[int, SearchSettings]
"""Iterations, and how they are used."""


def ways(game: str, few: int, many: int) -> dict[str, Way]:
    """Search with few and with many iterations, a few words ahead and to the end."""
    near = settings_for(hippodrome.find_game(game), 2)[0]
    far = replace(near, rollout_length=-1, rollout_advised=1.0, flat=True)
    return {
        f"{few} a few words ahead": (few, near),
        f"{many} a few words ahead": (many, near),
        f"{few} to the end": (few, far),
        f"{many} to the end": (many, far),
    }


def advised(table: Table, seat: int) -> int:
    """The word that the advice likes best."""
    ask = table.ask_of(seat)
    assert ask is not None
    return ask.options[advised_places(table, ask, 1)[0]]


def share(dealt: Table, seat: int, word: int, key: bytes) -> float:
    """The seat's share of the victory if it says a word in a world, and everybody is advised from then on."""
    played = dealt.playout(Dice(key))
    played.answer(seat, word)
    played.play_on(Dice(key), advised=1.0)
    return share_of(played, seat)


def gains(table: Table, seat: int, words: set[int], chance: random.Random) -> dict[int, float]:
    """What some answers gain on the advised one, in victories."""
    usual, found = advised(table, seat), dict.fromkeys(words, 0.0)
    for _ in range(WORLDS if words - {usual} else 0):
        dealt = table.redeal(seat, Dice.of(chance.randrange(1 << 40)))
        key = chance.randbytes(8)
        before = share(dealt, seat, usual, key)
        for word in words - {usual}:
            found[word] += (share(dealt, seat, word, key) - before) / WORLDS
    return found


class Questions:
    """The ways to search that are compared, and what each has gained at the questions so far."""

    def __init__(self, game: str, tried: dict[str, Way], seed: int) -> None:
        self.game = game
        self.tried = tried
        self.seed = seed
        self.chance = random.Random(seed)
        self.values = settings_for(hippodrome.find_game(game), 2)[1]
        self.asked = 0
        self.gained: dict[str, list[float]] = {name: [] for name in tried}
        self.spent = dict.fromkeys(tried, 0.0)

    def play(self, deal: int, most: int) -> None:
        """Play a game, and ask now and then, until there were so many questions."""
        chance, table = self.chance, hippodrome.new_table(self.game, 2, seed=1000 * self.seed + deal)
        while not table.over and self.asked < most:
            ask = table.asks[0]
            if len(ask.words) > 2 and chance.random() < ASKED:
                self.ask(table, ask.seat)
            word = table.game.words.spellings[advised(table, ask.seat)]
            table.play(ask.seat, chance.choice(ask.words) if chance.random() < BY_CHANCE else word)

    def ask(self, table: Table, seat: int) -> None:
        """Search in every way, and note what the answers gain."""
        said = {}
        for name, (iterations, settings) in self.tried.items():
            began = time.thread_time()
            search = Search(table, seat, Dice.of(self.chance.randrange(1 << 40)), settings, self.values)
            search.run(iterations)
            said[name] = search.best()
            self.spent[name] += time.thread_time() - began
        worth = gains(table, seat, set(said.values()), self.chance)
        for name, word in said.items():
            self.gained[name].append(worth[word])
        self.asked += 1

    def tell(self) -> None:
        """A line a way: what it gained a question, how far that is from the first way, and its time."""
        first = next(iter(self.gained.values()))
        print(f"{self.asked} questions; gained a question, in hundredths of a victory, with 95 % intervals")
        for name, found in self.gained.items():
            apart = shown([one - other for one, other in zip(found, first, strict=True)])
            print(
                f"{name:24} {shown(found)}   against the first {apart}  {1000 * self.spent[name] / self.asked:6.0f} ms"
            )


def shown(found: list[float]) -> str:
    """The mean and half its interval."""
    return f"{100 * statistics.mean(found):5.2f} ± {196 * statistics.stdev(found) / math.sqrt(len(found)):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted(info.name for info in hippodrome.list_games() if 2 in info.seats))
    parser.add_argument("--questions", type=int, default=100)
    parser.add_argument("--few", type=int, default=100)
    parser.add_argument("--many", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    questions = Questions(wanted.game, ways(wanted.game, wanted.few, wanted.many), wanted.seed)
    deal = 0
    while questions.asked < wanted.questions:
        deal += 1
        questions.play(deal, wanted.questions)
    questions.tell()


if __name__ == "__main__":
    main()
