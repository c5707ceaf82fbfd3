"""Make puzzles: let bots play, find decisions where one answer is clearly the best, and prove it by search.

    python tools/puzzles.py make byzanz --games 40 --keep found.jsonl
    python tools/puzzles.py choose byzanz found.jsonl --drop auction-17-203,market-4-88
    python tools/puzzles.py weigh byzanz
    python tools/puzzles.py check byzanz auction-23-180
    python tools/puzzles.py show byzanz auction-23-180

`make` appends each puzzle to a file as soon as it is proven; it can be stopped at any time. `choose` writes the best
and most varied puzzles to the game's folder, without those dropped by a reviewer. `weigh` searches each puzzle in that
folder thoroughly and with fresh dice, stores the results, and drops puzzles that don't hold. `check` repeats the proof
of a puzzle. `show` prints it.
"""

import argparse
import gzip
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

import hippodrome
from hippodrome.bots import Bot, LearnedBot, SearchBot, consult, world_for
from hippodrome.games import find_game, package_of
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.table import Table
from hippodrome.lessons.lesson import fits
from hippodrome.lessons.puzzles import Proof, Puzzle, packed, puzzles_of, themes_of
from hippodrome.parts import own_ask, parts_of
from hippodrome.terminal.paint import Console
from hippodrome.terminal.table import Screen
from hippodrome.text import Speaker

GAMES = Path(hippodrome.__file__).parent / "games"
SEATS = {"byzanz": (3, 4), "byzantium": (2,), "byzantio": (2, 3, 2), "nekken": (2, 3, 2), "hamilcar": (2,)}
DULL = {"pass", "stop", "done", "nothing", "confirm", "forfeit-turn", "keep", "all"}
"""Answers that make no puzzle: doing nothing is too easy to guess."""
GAP, SURE = 0.08, 2.2
"""The minimum lead of the best answer over all others, and the same in standard errors."""
GLANCES = ((140, 8, 0.045),)
"""Quick checks that reject most decisions: iterations, minimum tries per answer, and minimum lead."""
ITERATIONS = 400
SEEDS = (1, 2, 3)
FRESH, LONG = (11, 12, 13, 14, 15), 4_000
"""Seeds that played no part in choosing a puzzle, and enough iterations to be sure; their results are its proof."""
HOLDS = 0.03
"""The minimum lead in the final proof, on which all searches must agree; chosen for their lead, most puzzles were also
lucky."""
ALIKE = 0.025
"""Answers that differ by less than this are equally good; usually they lead to the same result."""
SPREAD = 0.35**2
"""The variance of a playout's result."""
LEAST = 30
"""The minimum number of visits of a question before its answer is shown."""
EVEN = (0.2, 0.93)
"""Limits for the value of the best answer, to exclude positions that are already won or lost."""
OPEN = {"byzantium": (0.2, 0.8), "hamilcar": (0.12, 0.88)}
"""The same for whole games whose searches are slow."""
A_GAME, APART = 5, 6
"""The maximum number of puzzles from one game, and the minimum number of words between two."""
WANTED, OF_A_THEME, OF_AN_ANSWER = 16, 7, 3
LONGEST = 4
"""The maximum number of words of an answer."""


class Found:
    """The results of several searches for each answer."""

    def __init__(self) -> None:
        self.visits: Counter[str] = Counter()
        self.worth: Counter[str] = Counter()

    def add(self, puzzle: Puzzle, seed: int, iterations: int) -> str:
        """Search once more; returns the answer this search prefers."""
        search = puzzle.search(seed, iterations)
        spell = search.table.game.words.spellings
        for word, visits, worth in search.tried():
            self.visits[spell[word]] += visits
            self.worth[spell[word]] += worth * visits  # type: ignore[assignment]
        return spell[search.best()]

    def ranked(self, least: int) -> list[tuple[float, str]]:
        """Return the values of answers with at least this many tries, best first."""
        return sorted(
            ((self.worth[word] / self.visits[word], word) for word in self.visits if self.visits[word] >= least),
            reverse=True,
        )

    def best(self, least: int) -> set[str]:
        """Return the best answer, or two if the second is equally good and there are others."""
        ranked = self.ranked(least)
        alike = len(ranked) > 3 and ranked[0][0] - ranked[1][0] < ALIKE
        return {word for _, word in ranked[: 2 if alike else 1]}

    def gap(self, least: int) -> float:
        """Return the lead of the best answers over the next one."""
        ranked, best = self.ranked(least), self.best(least)
        return ranked[0][0] - ranked[len(best)][0] if len(ranked) > len(best) else 0.0

    def clear(self, least: int = 15, gap: float = GAP) -> bool:
        """Return whether the best answer leads by enough, and significantly."""
        ranked, best = self.ranked(least), self.best(least)
        first, name = ranked[0]
        others = [one for one in ranked if one[1] not in best]
        for worth, word in others:
            error = (SPREAD / self.visits[name] + SPREAD / self.visits[word]) ** 0.5
            if first - worth < max(gap, SURE * error):
                return False
        return bool(others)


def puzzle_at(table: Table, seat: int, name: str, theme: str, origin: str) -> Puzzle:
    """Return a position as its seat knows it, still without an answer."""
    world = world_for(table, seat, Dice.of(name.encode()))
    saved = world.save()
    anchor = saved["anchor"]
    return Puzzle(
        name=name,
        theme=theme,
        rules=table.game.version,
        seat=seat,
        level=0,
        best="",
        chances={},
        proof=Proof(origin, 0, SEEDS, ()),
        position=packed(saved["position"]),
        before=tuple(f"{who} {word}" for who, word, _, _ in saved["words"][anchor["words"] :]),
        rolled=tuple(outcome for outcome, _ in saved["chances"][anchor["chances"] :]),
        game=table.game.name,
    )


def proven(puzzle: Puzzle, worn: set[str]) -> Puzzle | None:
    """Return the puzzle with its answer if one answer is clearly the best and not overused, otherwise None."""
    dull = DULL | worn
    found = Found()
    for iterations, least, gap in GLANCES:
        found.add(puzzle, iterations, iterations)
        ranked = found.ranked(least)
        if found.gap(least) < gap or dull & found.best(least) or not fair(ranked[0][0]):
            return None
    found = Found()
    for count, seed in enumerate(SEEDS):
        says = found.add(puzzle, seed, ITERATIONS)
        least = 5 * (count + 1)
        if says not in found.best(least) or found.gap(least) < GAP - 0.02 / (count + 1):
            return None
    best, ranked = found.best(15), found.ranked(15)
    if not best or dull & best or not fair(ranked[0][0]) or not found.clear():
        return None
    return weighed(answered(puzzle, found, 15, SEEDS, ITERATIONS))


def answered(puzzle: Puzzle, found: Found, least: int, seeds: tuple[int, ...], iterations: int) -> Puzzle:
    """Return the puzzle with the answer found and its proof."""
    ranked, best = found.ranked(least), found.best(least)
    first = ranked[0][1]
    chances = {word: round(100 * worth) for worth, word in ranked}
    tried = tuple(found.visits[word] for word in list(chances)[:3])
    proof = Proof(puzzle.proof.game, iterations, seeds, tried)
    also = tuple(sorted(best - {first}))
    return msgspec.structs.replace(
        puzzle, best=first, also=also, chances=chances, proof=proof, level=puzzle.level or level_of(puzzle, best)
    )


def weighed(puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle with a proof by long searches with fresh dice that all agree, otherwise None."""
    found = Found()
    says = {found.add(puzzle, seed, LONG) for seed in FRESH}
    least = 60
    right = {puzzle.best, *puzzle.also}
    if not says <= found.best(least) <= right:
        return None
    if not fair(found.ranked(least)[0][0]) or not found.clear(least, HOLDS):
        return None
    return answered(puzzle, found, least, FRESH, LONG)


def fair(worth: float) -> bool:
    """Return whether there is something to win and something to lose."""
    return EVEN[0] <= worth <= EVEN[1]


def level_of(puzzle: Puzzle, best: set[str]) -> int:
    """Return how hard the answer is to find."""
    table = puzzle.table()
    ask = table.ask_of(puzzle.seat)
    assert ask is not None
    weights = table.advice(puzzle.seat)
    if any(weights[ask.words.index(word)] == max(weights) for word in best):
        return 1
    glances = [consult(SearchBot(seed, iterations=60), table, puzzle.seat) for seed in SEEDS]
    return 2 if sum(word in best for word in glances) >= 2 else 3


LATE = {"byzanz": 0.75, "byzantium": 0.5, "byzantio": 0.4, "nekken": 0.35, "hamilcar": 0.92}
"""The share of a game after which decisions are considered: later, more depends on one answer, and searches are faster.
"""


def decisions(game: str, seed: int) -> Iterator[tuple[Table, int, str]]:
    """Yield a bots' game's decisions that are worth considering, with their themes."""
    seats = SEATS[game][seed % len(SEATS[game])]
    table = hippodrome.new_table(game, seats=seats, seed=seed)
    bots: list[Bot] = [LearnedBot(1000 * seed + seat) for seat in range(seats)]
    found: list[tuple[Table, int, str]] = []
    while not table.over:
        asks = table.asks
        ask = asks[0]
        asked = ask.key.removeprefix("prompt-")
        theme = next((theme for theme in themes_of(game) if fits(asked, theme.asked)), None)
        if theme is not None and len(asks) == 1 and len(ask.words) >= 3:
            found.append((table.copy(), ask.seat, theme.name))
        table.play(ask.seat, consult(bots[ask.seat], table, ask.seat))
    begin = LATE[game] * len(table.said)
    yield from (one for one in found if len(one[0].said) >= begin)


def is_close(table: Table, seat: int, theme: str) -> bool:
    """Return whether a game can still go either way."""
    least, most = OPEN.get(table.game.name, (0.0, 1.0))
    root = puzzle_at(table, seat, "first", theme, "").search(0, 40).root
    return least <= root.worth / max(1, root.visits) <= most


def worn_out(out: Path) -> set[str]:
    """Return the answers that are already right so often that anybody would guess them."""
    if not out.exists():
        return set()
    known = [msgspec.json.decode(line, type=Puzzle).best for line in out.read_bytes().splitlines()]
    return {word for word, times in Counter(known).items() if times >= OF_AN_ANSWER}


def make(game: str, first: int, games: int, share: float, out: Path) -> None:
    """Look for puzzles in a number of games."""
    for seed in range(first, first + games):
        chance, taken, looked, fresh = Random(seed), 0, 0, 0
        themes: Counter[str] = Counter()
        found = list(decisions(game, seed))
        if not found or not is_close(*found[0]):
            print(f"{game} seed {seed}: decided too soon", flush=True)
            continue
        for table, seat, theme in found:
            if taken == A_GAME:
                break
            if themes[theme] == 3 or len(table.said) < fresh or chance.random() > share:
                continue
            looked += 1
            name = f"{theme}-{seed}-{len(table.said)}"
            origin = f"{table.state.seats} x learned, seed {seed}, after {len(table.said)} words"
            puzzle = puzzle_at(table, seat, name, theme, origin)
            if puzzle.table().view(seat) != table.view(seat):
                print(f"{game}: {table!r} is not the same from its position", file=sys.stderr)
                continue
            done = proven(puzzle, worn_out(out))
            if done is not None:
                taken += 1
                themes[theme] += 1
                fresh = len(table.said) + APART
                with out.open("ab") as file:
                    file.write(msgspec.json.encode(done) + b"\n")
                told = ", ".join(f"{word} {percent}" for word, percent in list(done.chances.items())[:4])
                print(f"{game} {name}, level {done.level}: {told} {done.proof.tried}", flush=True)
        print(f"{game} seed {seed}: {looked} looked at, {taken} taken", flush=True)


def line_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the complete answer: the seat's further words as long as it is asked and nothing is rolled."""
    table = puzzle.table()
    search = puzzle.search(puzzle.proof.seeds[0], puzzle.proof.iterations)
    line = [puzzle.best]
    while len(line) < LONGEST:
        rolled = table.state.dice.count
        table.play(puzzle.seat, line[-1])
        word = table.game.words.index[line[-1]]
        if table.state.dice.count != rolled or table.ask_of(puzzle.seat) is None or not search.follow(table, word):
            break
        if search.root.visits < LEAST:
            break
        tried = search.root.branches
        line.append(table.game.words.spellings[max(tried, key=lambda word: tried[word].visits)])
    return tuple(line) if len(line) > 1 else ()


def choose(game: str, files: list[Path], drop: set[str], wanted: int) -> None:
    """Write the most varied of the puzzles found to the game's folder."""
    found = [
        msgspec.json.decode(line, type=Puzzle)
        for file in files
        for line in file.read_bytes().splitlines()
        if line.strip()
    ]
    version = find_game(game).version
    left = [one for one in found if one.game == game and one.rules == version and one.name not in drop]
    left = list({one.name: one for one in left}.values())
    easy = sorted((one for one in left if one.level == 1), key=lambda one: len(one.also))[: wanted // 2]
    left = [one for one in left if one.level > 1 or one in easy]
    chosen: list[Puzzle] = []
    themes: Counter[str] = Counter()
    while left and len(chosen) < wanted:
        left.sort(key=lambda one: (themes[one.theme] >= OF_A_THEME, themes[one.theme] - one.level, one.name))
        best = left.pop(0)
        if sum(one.best == best.best for one in chosen) < 2 * OF_AN_ANSWER:
            themes[best.theme] += 1
            chosen.append(best)
    print(f"{game}: {len(chosen)} puzzles, {dict(themes)}, levels {sorted(one.level for one in chosen)}")
    store(game, chosen)


def weigh(game: str) -> None:
    """Prove the puzzles in a game's folder again, and keep those that hold."""
    kept = []
    for puzzle in puzzles_of(game).values():
        done = weighed(puzzle)
        told = list((done or puzzle).chances.items())[:3]
        print(f"{game} {puzzle.name}:", told if done else f"does not hold, was {told}", flush=True)
        if done is not None:
            kept.append(done)
    store(game, kept)


def store(game: str, chosen: list[Puzzle]) -> None:
    """Write the puzzles to the game's folder, easy ones first."""
    chosen = sorted(chosen, key=lambda one: (one.level, one.theme, one.name))
    chosen = [msgspec.structs.replace(one, line=line_of(one)) for one in chosen]
    lines = [msgspec.json.encode(one) for one in chosen]
    folder = GAMES / package_of(game).rpartition(".")[2] / "puzzles"
    (folder / f"{game}.json.gz").write_bytes(gzip.compress(b"[\n" + b",\n".join(lines) + b"\n]\n", mtime=0))
    texts = folder / f"{game}.toml"
    if texts.is_file():
        told, without = kept_texts(texts.read_text("utf-8"), {one.name for one in chosen})
        texts.write_text(told, "utf-8")
        print(f"{game}: without a title of their own:", ", ".join(without) or "none")


def kept_texts(told: str, names: set[str]) -> tuple[str, list[str]]:
    """Return the texts of the remaining puzzles unchanged, and the names of puzzles without a text."""
    head, *blocks = re.split(r"^(?=\[)", told, flags=re.MULTILINE)
    own = {block[1 : block.index("]")]: block for block in blocks}
    return head + "".join(block for name, block in own.items() if name in names), sorted(names - own.keys())


def show(puzzle: Puzzle) -> None:
    """Print a puzzle as its seat sees it, with the values of the answers, so that you can judge its quality."""
    table = puzzle.table()
    speaker = Speaker(puzzle.game, "en")
    view = table.view(puzzle.seat)
    parts = parts_of(view)
    console, screen = Console(), Screen(speaker, puzzle.seat)
    for section in screen.sections(parts, None, False).values():
        console.print(section)
    own = own_ask(view)
    print(f"\n{puzzle.game} {puzzle.name}, level {puzzle.level}: {speaker.prompt(dict(own)) if own else ''}")
    print("\n".join(f"  {percent:3} {speaker.word(word)}" for word, percent in puzzle.chances.items()))
    print("  all of it:", " ".join(puzzle.line or (puzzle.best,)))


def check(puzzle: Puzzle) -> bool:
    """Search a puzzle again, as described in its proof."""
    found = Found()
    says = [found.add(puzzle, seed, puzzle.proof.iterations) for seed in puzzle.proof.seeds]
    told = ", ".join(f"{word} {100 * worth:.0f} ({found.visits[word]})" for worth, word in found.ranked(20)[:5])
    print(f"{puzzle.game} {puzzle.name}: {told}")
    return {*says} <= {puzzle.best, *puzzle.also}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["make", "choose", "weigh", "check", "show"])
    parser.add_argument("game", choices=[*SEATS])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--keep", type=Path, default=Path("found.jsonl"))
    parser.add_argument("--drop", default="")
    told = parser.parse_args()
    if told.task == "make":
        make(told.game, told.first, told.games, told.share, told.keep)
    elif told.task == "choose":
        choose(told.game, [Path(name) for name in told.names], set(told.drop.split(",")), told.wanted)
    elif told.task == "weigh":
        weigh(told.game)
    else:
        puzzles = puzzles_of(told.game)
        for name in told.names or puzzles:
            if told.task == "show":
                show(puzzles[name])
            elif not check(puzzles[name]):
                sys.exit(f"{told.game} {name} does not hold.")


if __name__ == "__main__":
    main()
