"""A battle on the stage: who fights whom, what was rolled, and the odds of each outcome."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.advice import odds
from hippodrome.games.byzantium.advice.odds import Army
from hippodrome.games.byzantium.showing.look import Look
from hippodrome.games.byzantium.showing.parts import figures
from hippodrome.games.byzantium.showing.parts.asked import defence_of, loss_per_hit
from hippodrome.parts import Die, Figure, Odds, Side, Stage, say


def stage(view: Mapping[str, Any]) -> Stage | None:
    """Return the current attack, or the fleet that has shot."""
    board = view["board"]
    attack = board["attack"]
    if attack is not None and not attack["over"]:
        return _attack(Look(view, attack["seat"]), attack)
    return _fleet(view) if board["shot"] is not None else None


def attackers(look: Look, attack: Mapping[str, Any]) -> Army:
    """Return the attacking force."""
    if attack["force"] == "bulgars":
        return 0, look.view["bulgars"], 0
    return look.army(pieces.SIDES.index(attack["force"]), attack["seat"])


def _levy_owner(look: Look, city: str) -> int | None:
    """BZ 7.4, BZ 10.5: whose Levy defends a city."""
    owner: int | None = look.view["spaces"]["emperor"][0] if city == pieces.CAPITAL_ID else look.cities[city]["control"]
    return owner


def _levy(look: Look, attack: Mapping[str, Any]) -> Army | None:
    """Return the Levy that may still defend the city."""
    owner = _levy_owner(look, attack["city"])
    if not attack["levy"] or owner is None:
        return None
    return 0, look.players[owner][look.cities[attack["city"]]["side"]]["levy"], 0


def defenders(look: Look, attack: Mapping[str, Any]) -> list[tuple[int | None, Army]]:
    """Return who will fight before the siege, with the owner: armies, or the Levy; in a Bulgar city the Bulgars."""
    city = look.cities[attack["city"]]
    if city["side"] == "bulgar":
        count = look.view["bulgars"]
        return [(None, (0, count, 0))] if count and (attack["opponent"] == "bulgars" or attack["blows"] is None) else []
    if city["side"] == "persian":
        return []
    side = pieces.SIDES.index(city["side"])
    found: list[tuple[int | None, Army]] = [
        (seat, look.army(side, seat)) for seat in [*attack["deciding"], *attack["stayed"]]
    ]
    owner = _levy_owner(look, attack["city"])
    if attack["opponent"] == "levy" and owner is not None:
        return [(owner, (0, look.half(side, owner)["levy"], 0))]
    levy = _levy(look, attack)
    if levy is not None and owner not in [seat for seat, _army in found]:
        found.append((owner, levy))
    return found


# --- odds ------------------------------------------------------------------------------------------------------------


def stand_odds(view: Mapping[str, Any], seat: int) -> float:
    """BZ 7.2: the probability that an army that stays wins the battle, in percent."""
    attack = view["board"]["attack"]
    look = Look(view, attack["seat"])
    own = look.army(pieces.SIDES.index(look.cities[attack["city"]]["side"]), seat)
    return 100 * (1 - odds.battle_odds(attackers(look, attack), own))


def hold_odds(view: Mapping[str, Any], with_levy: bool) -> float:
    """BZ 7.4: the probability that a city without an army holds, with or without its Levy, in percent."""
    attack = view["board"]["attack"]
    look = Look(view, attack["seat"])
    levy = _levy(look, attack) if with_levy else None
    return 100 - _falls(look, attack, [levy] if levy else [])


def _falls(look: Look, attack: Mapping[str, Any], foes: list[Army]) -> float:
    """Return the probability that the city falls if these armies fight for it, in percent."""
    city = attack["city"]
    defence = defence_of(look.cities[city])
    return 100 * odds.attack_odds(attackers(look, attack), tuple(foes), defence, loss_per_hit(city))


# --- the stage -------------------------------------------------------------------------------------------------------


def _attack(look: Look, attack: Mapping[str, Any]) -> Stage:
    city = attack["city"]
    rolled = attack["blows"] is not None
    dice = look.view["dice"] if rolled else None
    siege = dice is not None and not dice["attacker"]
    foes = defenders(look, attack)
    fighting = attack["opponent"]
    sides = [_attacker(look, attack, dice, bool(foes) and not siege)]
    for seat, army in foes:
        mine = fighting is None or seat == fighting or fighting in ("levy", "bulgars")
        sides.append(_defender(look, attack, seat, army, dice["defender"] if dice and mine and not siege else []))
    sides.append(_walls(look, city, dice["defender"] if siege and dice else []))
    chances = []
    if not rolled:
        chances = [Odds(percent=_falls(look, attack, [army for _seat, army in foes]), name=say("odds-falls"))]
        chances += [
            Odds(percent=stand_odds({"board": look.view}, seat), name=say("odds-stands", seat=seat))
            for seat in attack["deciding"][:1]
        ]
    return Stage(
        sign="siege" if siege or not foes else "fight",
        title=say("stage-siege" if siege or not foes else "stage-battle", city=city),
        place=f"city-{city}",
        sides=tuple(sides),
        odds=tuple(chances),
        notes=tuple(_notes(attack, siege)),
    )


def _notes(attack: Mapping[str, Any], siege: bool) -> list[Any]:
    """Return notes on the roll, or on how the fight is decided."""
    if attack["blows"] is None:
        return [say("stage-how")]
    told = [say("stage-blows", count=attack["blows"])]
    return told if siege else [*told, say("stage-wounds", count=attack["wounds"])]


def _attacker(look: Look, attack: Mapping[str, Any], dice: Mapping[str, Any] | None, battle: bool) -> Side:
    army = attackers(look, attack)
    bulgar = attack["force"] == "bulgars"
    return Side(
        seat=None if bulgar else attack["seat"],
        name=say("thing-bulgar-force") if bulgar else None,
        figures=(*([_dice_of(army)] if battle else []), *_cubes(army)),
        dice=_dice(look, dice["attacker"] if dice else []),
        total=odds.strength_of(army),
    )


def _defender(look: Look, attack: Mapping[str, Any], seat: int | None, army: Army, rolled: list[int]) -> Side:
    levy = seat is not None and seat not in attack["deciding"] and seat not in attack["stayed"]
    cubes = (figures.box("levy", army[1]),) if levy else _cubes(army)
    return Side(
        seat=seat,
        name=None if seat is not None else say("thing-bulgar-force"),
        figures=(_dice_of(army), *cubes),
        dice=_dice(look, rolled),
        total=odds.strength_of(army),
    )


def _walls(look: Look, city: str, rolled: list[int]) -> Side:
    """Return the city itself, which shoots with as many dice as its value."""
    entry = look.cities[city]
    shown = [Figure(sign="siege", name=say("label-value-of-city"), value=entry["markers"])]
    if entry["fortified"]:
        shown.append(Figure(sign="tower", name=say("label-fortified"), value=1, signed=True))
    defence = defence_of(entry)
    return Side(name=say("word-city", city=city), figures=tuple(shown), dice=_dice(look, rolled), total=defence)


def _dice_of(army: Army) -> Figure:
    return Figure(sign="die", name=say("label-dice"), value=odds.dice_of(army))


def _cubes(army: Army) -> list[Figure]:
    named = zip(("elite", "main", "move"), army, strict=True)
    return [figures.box(name, count) for name, count in named if count]


def _dice(look: Look, rolled: list[int]) -> tuple[Die, ...]:
    return tuple(Die(pips=pips, hit=pips >= look.board.hit_on) for pips in rolled)


def _fleet(view: Mapping[str, Any]) -> Stage:
    """BZ 6.12: the Byzantine fleet has shot at a crossing army, which must lose what was hit."""
    board = view["board"]
    seat = board["turn"]
    look = Look(view, seat)
    army = look.army(pieces.ARAB)
    rolled = board["dice"]["defender"]
    return Stage(
        sign="ship",
        title=say("stage-fleet", city=board["dice"]["city"]),
        place=f"city-{board['dice']['city']}",
        sides=(
            Side(seat=seat, figures=tuple(_cubes(army)), total=odds.strength_of(army)),
            Side(seat=board["spaces"]["fleet_byzantine"][0], dice=_dice(look, rolled)),
        ),
        notes=(say("stage-blows", count=board["shot"]),),
    )
