"""Measure the true value of a search's answers: `python bench/questions.py byzantio`.

Games for two are played by the advice, with some random words. At some questions the search answers in several ways.
Where its answer differs from the advice, both answers are played in the same worlds with the same dice, and these games
are played to the end by the advice: the difference in victories is the gain of the answer. In a minute this shows more
than races in an hour, but only for one answer at a time, and only if the advice is followed afterwards.
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
"""The share of questions with more than two answers at which the search is run."""
BY_CHANCE = 0.1
"""The share of random words."""
WORLDS = 240
"""The number of worlds in which each answer is played to the end."""
Way = tuple[int, SearchSettings]
"""The number of iterations, and the settings of the search."""


def ways(game: str, few: int, many: int) -> dict[str, Way]:
    """Return searches with few and with many iterations, a few words ahead and to the end."""
    near = settings_for(hippodrome.find_game(game), 2)[0]
    far = replace(near, rollout_length=-1, rollout_advised=1.0, flat=True)
    return {
        f"{few} a few words ahead": (few, near),
        f"{many} a few words ahead": (many, near),
        f"{few} to the end": (few, far),
        f"{many} to the end": (many, far),
    }


def advised(table: Table, seat: int) -> int:
    """Return the word that the advice likes best."""
    ask = table.ask_of(seat)
    assert ask is not None
    return ask.options[advised_places(table, ask, 1)[0]]


def share(dealt: Table, seat: int, word: int, key: bytes) -> float:
    """Return a seat's share of the victory if it plays a word in a world and everybody then follows the advice."""
    played = dealt.playout(Dice(key))
    played.answer(seat, word)
    played.play_on(Dice(key), advised=1.0)
    return share_of(played, seat)


def gains(table: Table, seat: int, words: set[int], chance: random.Random) -> dict[int, float]:
    """Return the gain of some answers over the advised one, in victories."""
    usual, found = advised(table, seat), dict.fromkeys(words, 0.0)
    for _ in range(WORLDS if words - {usual} else 0):
        dealt = table.redeal(seat, Dice.of(chance.randrange(1 << 40)))
        key = chance.randbytes(8)
        before = share(dealt, seat, usual, key)
        for word in words - {usual}:
            found[word] += (share(dealt, seat, word, key) - before) / WORLDS
    return found


class Questions:
    """The kinds of search to compare, and the gain of each at the questions so far."""

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
        """Play a game and run the searches now and then, until `most` questions have been asked."""
        chance, table = self.chance, hippodrome.new_table(self.game, 2, seed=1000 * self.seed + deal)
        while not table.over and self.asked < most:
            ask = table.asks[0]
            if len(ask.words) > 2 and chance.random() < ASKED:
                self.ask(table, ask.seat)
            word = table.game.words.spellings[advised(table, ask.seat)]
            table.play(ask.seat, chance.choice(ask.words) if chance.random() < BY_CHANCE else word)

    def ask(self, table: Table, seat: int) -> None:
        """Run all searches, and record the gain of their answers."""
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
        """Print for each kind of search its gain per question, the difference to the first kind, and its time."""
        first = next(iter(self.gained.values()))
        print(f"{self.asked} questions; gain per question in hundredths of a victory, with 95 % intervals")
        for name, found in self.gained.items():
            apart = shown([one - other for one, other in zip(found, first, strict=True)])
            print(
                f"{name:24} {shown(found)}   versus the first {apart}  {1000 * self.spent[name] / self.asked:6.0f} ms"
            )


def shown(found: list[float]) -> str:
    """Format the mean and half of its interval."""
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
