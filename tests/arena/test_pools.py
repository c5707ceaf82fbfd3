"""A race has the same result in this process, in several processes and on a Ray cluster."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from socket import create_server
from threading import enumerate as enumerate_threads
from types import ModuleType, SimpleNamespace

import pytest

from hippodrome.arena.pool import NO_CLUSTER, WorkerLost, here, in_processes, on_ray, pool_for
from hippodrome.arena.race import BotFailed, Race
from hippodrome.arena.run import Run
from hippodrome.arena.simulate import Simulation, simulation_result
from hippodrome.arena.standings import clearness, race_result, share_of
from hippodrome.kernel.errors import BadOption

MINE = "tests.arena.bots_for_tests"
RACE = Race("byzanz", ("greedy", "random", "random"), seed=11)
GAMES = 14
"""Not a multiple of three, so the last deal is incomplete."""


def text_of(race: Race, run: Run) -> str:
    """Return the text of a race's result, without the times."""
    result = race_result(race, run.counted)
    del result["times"]
    return json.dumps(result, indent=2)


def finished(run: Run, pool) -> Run:
    for _ in run.go(pool):
        pass
    assert run.done
    return run


@pytest.fixture(scope="module")
def serial() -> str:
    return text_of(RACE, finished(Run(RACE, GAMES), here))


def test_two_processes_give_the_same_result(serial: str) -> None:
    assert text_of(RACE, finished(Run(RACE, GAMES), pool_for(jobs=2))) == serial


def test_a_race_that_stops_when_it_is_clear_stops_at_the_same_game_everywhere() -> None:
    """Several processes play more games before they are stopped. These do not count."""

    def until_clear() -> Run:
        clear = clearness(RACE, [])

        def enough(games) -> bool:
            clear.add(share_of(0, games))
            return bool(clear.verdict)

        return Run(RACE, 300, enough=enough)

    alone, many = finished(until_clear(), here), finished(until_clear(), pool_for(jobs=2))
    assert text_of(RACE, alone) == text_of(RACE, many)
    assert 9 <= len(alone.counted) < 60 and len(alone.counted) % 3 == 0
    assert len(many.played) >= len(many.counted)


def test_a_simulation_has_the_same_result_everywhere() -> None:
    simulation = Simulation("byzanz", 3, seed=2)
    results = []
    for pool in (here, pool_for(jobs=2)):
        results.append(simulation_result(simulation, finished(Run(simulation, 20), pool).counted))
        assert results[-1].pop("times")["processor_seconds"] > 0
    assert results[0] == results[1]
    assert results[0]["games"] == 20 and results[0]["decisions"] > 1000


@pytest.mark.parametrize("bot", ["Clumsy", "Liar"])
def test_an_error_in_a_process_is_reported_unchanged(bot: str) -> None:
    race = Race("byzanz", ("random", f"{MINE}:{bot}", "random"))
    with pytest.raises(BotFailed, match=f"{bot} failed in game"):
        finished(Run(race, 30), pool_for(jobs=2))


def test_the_death_of_a_process_is_reported() -> None:
    race = Race("byzanz", ("random", f"{MINE}:Deadly", "random"))
    with pytest.raises(WorkerLost, match="worker process died"):
        finished(Run(race, 30), pool_for(jobs=2))


def left_behind() -> list[str]:
    """Return the processes and threads of pools that still exist."""
    threads = [thread.name for thread in enumerate_threads() if "ExecutorManager" in type(thread).__name__]
    return [*threads, *(process.name for process in active_children())]


def test_a_finished_pool_leaves_no_processes_or_threads() -> None:
    for _ in in_processes(RACE, ([number] for number in range(3)), 2):
        assert left_behind()
    assert not left_behind()


def test_stopping_early_leaves_no_processes_or_threads() -> None:
    race = Race("byzanz", (f"{MINE}:Slow",) * 3)
    games = in_processes(race, ([number] for number in range(1000)), 2)
    next(games)
    games.close()
    assert not left_behind()


@pytest.mark.soak
def test_forty_races_on_busy_cores_end_without_an_error() -> None:
    """On a busy machine, cleaning up at interpreter exit once failed in one of four races."""
    hippodrome = Path(sys.executable).with_name("hippodrome")
    command = [hippodrome, "race", "byzanz", "--bots", "random,random,random", "--jobs", "2"]
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        for _ in range(40):
            done = subprocess.run([*command, "--games", "4"], capture_output=True, text=True, timeout=300)
            assert (done.returncode, done.stderr) == (0, "")
            assert "4 games" in done.stdout
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'hippodrome\[ray\]'"):
        finished(Run(RACE, 3), pool_for(ray="auto"))


class StubRay(ModuleType):
    """A fake Ray for connecting; `init` raises the exception in `answers` for the address."""

    def __init__(self, answers: dict[str, Exception]) -> None:
        super().__init__("ray")
        self.answers, self.addresses = answers, list[str]()
        self.exceptions = SimpleNamespace(RayError=type("RayError", (Exception,), {}))

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str, **_: object) -> None:
        self.addresses.append(address)
        raise self.answers[address]


def test_auto_starts_a_cluster_if_none_is_running_and_reports_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StubRay({"auto": ConnectionError(f"{NO_CLUSTER}. Please specify"), "local": KeyboardInterrupt()})
    monkeypatch.setitem(sys.modules, "ray", ray)
    printed: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        finished(Run(RACE, 3), pool_for(ray="auto", say=printed.append))
    assert ray.addresses == ["auto", "local"]
    assert printed == ["No Ray cluster is running on this machine: starting one, which stops when this command ends."]


def test_a_cluster_that_refuses_the_connection_is_not_reported_as_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    with create_server(("127.0.0.1", 0)) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        ray = StubRay({address: ConnectionError("Failed to connect"), "auto": ConnectionError("Failed to connect")})
        monkeypatch.setitem(sys.modules, "ray", ray)
        for given in (address, "auto"):
            with pytest.raises(BadOption, match=f"cluster at '{given}' refuses the connection.*RAY_AUTH_TOKEN"):
                finished(Run(RACE, 3), pool_for(ray=given))
        ray.answers[address] = ray.exceptions.RayError("the token is wrong")
        with pytest.raises(BadOption, match="the token is wrong"):
            finished(Run(RACE, 3), pool_for(ray=address))


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Yield the address of a cluster with two nodes on this machine."""
    pytest.importorskip("ray", reason="Ray is not installed; `pip install hippodrome[ray]` for these tests")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()


def test_a_ray_cluster_of_two_workers_gives_the_same_result(serial: str, cluster: str) -> None:
    assert text_of(RACE, finished(Run(RACE, GAMES), pool_for(ray=cluster))) == serial


def test_both_workers_of_the_cluster_play_and_errors_come_back(cluster: str) -> None:
    race = Race("byzanz", ("random", f"{MINE}:Clumsy", "random"))
    with pytest.raises(BotFailed, match="Clumsy failed in game"):
        finished(Run(race, 30), pool_for(ray=cluster))
    where = {name for (name,) in on_ray(Whereabouts(), ([number] for number in range(12)), cluster)}
    assert len(where) == 2


def test_bots_in_the_current_folder_are_found_on_the_cluster(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "from hippodrome.bots import RandomBot\n\nclass Local(RandomBot):\n    pass\n"
    (tmp_path / "bots_of_mine.py").write_text(bot, "utf-8")
    monkeypatch.chdir(tmp_path)
    race = Race("byzantium", ("bots_of_mine:Local", "random"))
    assert len(finished(Run(race, 4), pool_for(ray=cluster)).counted) == 4


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere:port"])
def test_a_missing_cluster_is_a_clear_error(address: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed; `pip install hippodrome[ray]` for these tests")
    with pytest.raises(BadOption, match=f"no Ray cluster at '{address}'"):
        finished(Run(RACE, 3), pool_for(ray=address))


class Whereabouts:
    """A fake contest that returns the node of the cluster on which it was played."""

    round = 1

    def play(self, number: int) -> str:
        import time

        import ray

        time.sleep(0.3)
        return str(ray.get_runtime_context().get_node_id())
