"""What can happen in a game of Byzantium."""

# mypyc: off (events are msgspec structs)

from hippodrome.kernel.events import Event, Seat, Thing


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins."""

    round: int
    rounds: int
    seat: Seat


class CubeTaken(Event, frozen=True, tag="cube-taken"):
    """BZ 4.1, BZ 4.2: the source of a cube that is placed, and the price that a side's treasury pays for it."""

    seat: Seat
    source: Thing
    side: Thing
    price: int


class Controlled(Event, frozen=True, tag="controlled"):
    """BZ 5.1: a player takes control of a city."""

    seat: Seat
    city: Thing
    points: int
    side: str = ""


class Placed(Event, frozen=True, tag="placed"):
    """BZ 5.2: the Byzantine figure is placed in its player's first Byzantine city."""

    seat: Seat
    city: Thing


class Reinforced(Event, frozen=True, tag="reinforced"):
    """BZ 5.3: a cube goes into a box."""

    seat: Seat
    box: Thing


class Taxed(Event, frozen=True, tag="taxed"):
    """BZ 5.6: taxes are collected and shared out between the treasuries."""

    seat: Seat
    cubes: int
    byzantine: int
    arab: int


class Built(Event, frozen=True, tag="built"):
    """BZ 5.7: a church or a mosque is built."""

    seat: Seat
    temple: Thing
    points: int
    price: int = 0
    side: str = ""


class Grew(Event, frozen=True, tag="grew"):
    """BZ 5.10: a city grows."""

    seat: Seat
    city: Thing
    markers: int


class Fortified(Event, frozen=True, tag="fortified"):
    """BZ 5.11: a city is fortified."""

    seat: Seat
    city: Thing


class Crowned(Event, frozen=True, tag="crowned"):
    """BZ 5.12, BZ 5.13: a player becomes Emperor or Caliph."""

    seat: Seat
    office: Thing
    points: int
    side: str = ""


class Commanded(Event, frozen=True, tag="commanded"):
    """BZ 5.15, BZ 5.16: a player takes command of a fleet."""

    seat: Seat
    fleet: Thing


class Rebelled(Event, frozen=True, tag="rebelled"):
    """BZ 5.17: a civil war begins."""

    seat: Seat
    city: Thing


class Entered(Event, frozen=True, tag="entered"):
    """BZ 6.3: an army enters the board."""

    seat: Seat
    force: Thing
    city: Thing


class Marched(Event, frozen=True, tag="marched"):
    """BZ 6.6: an army moves along a link."""

    seat: Seat
    force: Thing
    origin: Thing
    city: Thing
    cubes: int


class Announced(Event, frozen=True, tag="announced"):
    """BZ 6.10: an army announces its goal, and the Byzantine fleet may intervene."""

    seat: Seat
    force: Thing
    origin: Thing
    city: Thing


class Intervened(Event, frozen=True, tag="intervened"):
    """BZ 6.12: the Byzantine fleet bars a sea link; for logs of rules 1."""

    seat: Seat
    origin: Thing
    city: Thing


class Barred(Event, frozen=True, tag="barred"):
    """BZ 6.12: the Byzantine fleet intervenes against an army that wants to cross."""

    seat: Seat
    runner: Seat
    force: Thing
    origin: Thing
    city: Thing


class LetSail(Event, frozen=True, tag="let-sail"):
    """BZ 6.12: the Byzantine fleet lets an army cross."""

    seat: Seat
    runner: Seat
    force: Thing
    origin: Thing
    city: Thing


class LetThrough(Event, frozen=True, tag="let-through"):
    """BZ 6.12: the Byzantine fleet lets an army sail; for logs of rules 1."""

    seat: Seat
    origin: Thing
    city: Thing


class Withdrew(Event, frozen=True, tag="withdrew"):
    """BZ 6.12: the player takes the march back."""

    seat: Seat


class FleetShot(Event, frozen=True, tag="fleet-shot"):
    """BZ 6.12: the Byzantine fleet shoots at a crossing army."""

    seat: Seat
    dice: list[int]
    hits: int


class Halted(Event, frozen=True, tag="halted"):
    """BZ 6.12: after the fleet's hits an army has too few Move cubes for its second link and stays where it is."""

    seat: Seat
    force: Thing
    city: Thing


class Lost(Event, frozen=True, tag="lost"):
    """BZ 7.7: an army loses cubes; a guard only as the last one."""

    seat: Seat
    force: Thing
    elite: int
    main: int
    move: int
    guard: bool


class Dissolved(Event, frozen=True, tag="dissolved"):
    """BZ 6.4: an army without a cube leaves the board."""

    seat: Seat
    force: Thing
    city: Thing


class Attacked(Event, frozen=True, tag="attacked"):
    """BZ 7: an attack on a city begins."""

    seat: Seat
    force: Thing
    city: Thing


class Stood(Event, frozen=True, tag="stood"):
    """BZ 7.2: an army stays to fight."""

    seat: Seat
    force: Thing
    city: Thing


class Retreated(Event, frozen=True, tag="retreated"):
    """BZ 8: an army retreats."""

    seat: Seat
    force: Thing
    city: Thing
    goal: Thing
    toll: int


class Blocked(Event, frozen=True, tag="blocked"):
    """BZ 8.9: the Byzantine fleet blocks a retreat by sea."""

    seat: Seat
    runner: Seat


class LetRetreat(Event, frozen=True, tag="let-retreat"):
    """BZ 8.9: the Byzantine fleet lets an army retreat by sea."""

    seat: Seat
    runner: Seat


class Voided(Event, frozen=True, tag="voided"):
    """BZ 8.9: a retreat has no way left, so the army must fight."""

    seat: Seat
    city: Thing


class Destroyed(Event, frozen=True, tag="destroyed"):
    """BZ 8.10: an army that can't retreat is destroyed."""

    seat: Seat
    force: Thing
    city: Thing


class Battle(Event, frozen=True, tag="battle"):
    """BZ 7.6: attacker and defender roll."""

    city: Thing
    seat: Seat
    force: Thing
    dice: list[int]
    hits: int
    defender: Seat
    defence: Thing
    defender_dice: list[int]
    defender_hits: int


class BulgarBattle(Event, frozen=True, tag="bulgar-battle"):
    """BZ 9.7: an army fights the Bulgars in their city."""

    city: Thing
    seat: Seat
    force: Thing
    dice: list[int]
    hits: int
    defender_dice: list[int]
    defender_hits: int


class BattleDecided(Event, frozen=True, tag="battle-decided"):
    """BZ 7.8: the strengths are compared."""

    city: Thing
    seat: Seat
    won: bool
    strength: int
    resistance: int


class LevyCalled(Event, frozen=True, tag="levy-called"):
    """BZ 7.4: the Levy fights."""

    seat: Seat
    city: Thing


class LevySpared(Event, frozen=True, tag="levy-spared"):
    """BZ 7.4: the Levy is not used."""

    seat: Seat
    city: Thing


class LevyLost(Event, frozen=True, tag="levy-lost"):
    """BZ 7.7: the Levy loses cubes."""

    seat: Seat
    cubes: int


class BulgarsLost(Event, frozen=True, tag="bulgars-lost"):
    """BZ 9.5: the Bulgars lose cubes."""

    cubes: int
    left: int


class Besieged(Event, frozen=True, tag="besieged"):
    """BZ 7.12: the city shoots."""

    city: Thing
    seat: Seat
    force: Thing
    dice: list[int]
    hits: int
    losses: int


class SiegeFailed(Event, frozen=True, tag="siege-failed"):
    """BZ 7.13: the siege fails."""

    city: Thing
    seat: Seat
    strength: int
    defence: int


class Conquered(Event, frozen=True, tag="conquered"):
    """BZ 7.15, BZ 9.6: a city is conquered."""

    city: Thing
    seat: Seat
    force: Thing
    markers: int
    points: int
    bezants: int
    side: str = ""


class Sacrificed(Event, frozen=True, tag="sacrificed"):
    """BZ 7.19: two cubes of the army are given up for control, one onto the city, one to the Losses."""

    seat: Seat
    city: Thing
    placed: Thing
    lost: Thing


class CapitalFell(Event, frozen=True, tag="capital-fell"):
    """BZ 10.6: Constantinople falls."""

    seat: Seat
    force: Thing
    points: int


class BulgarsGrew(Event, frozen=True, tag="bulgars-grew"):
    """BZ 9.1: the Bulgars are reinforced."""

    seat: Seat
    cubes: int
    total: int


class Passed(Event, frozen=True, tag="passed"):
    """BZ 3.5: a player passes; the first to do so starts the next round, if there is one."""

    seat: Seat
    first: bool
    starts_next: bool
    source: Thing


class Income(Event, frozen=True, tag="income"):
    """BZ 11.1: income."""

    seat: Seat
    byzantine: int
    arab: int


class Upkeep(Event, frozen=True, tag="upkeep"):
    """BZ 11.2: upkeep is paid."""

    seat: Seat
    side: Thing
    paid: int


class Unpaid(Event, frozen=True, tag="unpaid"):
    """BZ 11.3: cubes that can't be paid leave the game."""

    seat: Seat
    side: Thing
    elite: int
    main: int
    levy: int
    move: int


class Refitted(Event, frozen=True, tag="refitted"):
    """BZ 11.4: cubes come back to the Pool."""

    seat: Seat
    cubes: int


class Scored(Event, frozen=True, tag="scored"):
    """BZ 12.2: a player's cities are counted."""

    seat: Seat
    byzantine: int
    arab: int


class Ended(Event, frozen=True, tag="ended"):
    """BZ 12.3: the game is over."""

    winners: list[Seat]
    scores: list[int]


EVENTS = (
    RoundBegan,
    CubeTaken,
    Controlled,
    Placed,
    Reinforced,
    Taxed,
    Built,
    Grew,
    Fortified,
    Crowned,
    Commanded,
    Rebelled,
    Entered,
    Marched,
    Announced,
    Barred,
    LetSail,
    Intervened,
    LetThrough,
    Withdrew,
    FleetShot,
    Halted,
    Lost,
    Dissolved,
    Attacked,
    Stood,
    Retreated,
    Blocked,
    LetRetreat,
    Voided,
    Destroyed,
    Battle,
    BulgarBattle,
    BattleDecided,
    LevyCalled,
    LevySpared,
    LevyLost,
    BulgarsLost,
    Besieged,
    SiegeFailed,
    Conquered,
    Sacrificed,
    CapitalFell,
    BulgarsGrew,
    Passed,
    Income,
    Upkeep,
    Unpaid,
    Refitted,
    Scored,
    Ended,
)
