"""Hamilcar as a game the kernel can run."""

from typing import Any, cast

from hippodrome.games.hamilcar import board, cards, errands, events, invariants, pieces, position, words
from hippodrome.games.hamilcar.knowledge import redeal, view
from hippodrome.games.hamilcar.rules import (
    battle,
    command,
    deeds,
    land,
    naval,
    points,
    politics,
    reactions,
    reinforcement,
    retreat,
    sea,
    sieges,
    strategy,
    targets,
    victory,
)
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Flow
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.game import Game, Options
from hippodrome.kernel.state import AnyState


class Hamilcar(Game):
    """The rules of Hamilcar, chapter by chapter in the files beside this one."""

    def __init__(self) -> None:
        super().__init__("hamilcar", 2, (2,), (), words.WORDS, events.EVENTS)

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """HM 4: the opening position; seat 0 is Rome, seat 1 Carthage."""
        return position.opening(dice)

    def step(self, state: AnyState) -> Flow | None:
        """Do the top errand, or ask about it."""
        game = cast(State, state)
        kind, one, two, three = game.agenda[-1]
        if kind < errands.POINTS:
            return turn_step(game, kind, one, two, three)
        if kind < errands.NAVAL_START:
            return move_step(game, kind, one, two, three)
        return battle_step(game, kind, one, two, three)

    def over(self, state: AnyState) -> bool:
        """HM 20.5: whether somebody has won."""
        return cast(State, state).winner != board.NOBODY

    def scores(self, state: AnyState) -> list[int]:
        """HM 20.2: political points as they stand."""
        game = cast(State, state)
        return [politics.political_points(game, board.ROME), politics.political_points(game, board.CARTHAGE)]

    def ranking(self, state: AnyState) -> list[list[int]]:
        """HM 20: the winner first; while the war lasts, by political points, equals to Carthage (HM 20.4)."""
        game = cast(State, state)
        winner = game.winner
        if winner == board.NOBODY:
            rome, carthage = self.scores(state)
            winner = board.ROME if rome > carthage else board.CARTHAGE
        return [[winner], [1 - winner]]

    def view(self, state: AnyState, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return view.view(cast(State, state), seat)

    def redeal(self, state: AnyState, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Deal anew the opponent's hands and all piles."""
        redeal.redeal(cast(State, state), seat, dice, since)

    def write(self, state: AnyState) -> dict[str, Any]:
        """A position as data."""
        return position.write(cast(State, state))

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """A position from data."""
        return position.read(data, dice)

    def spell_draw(self, thing: int) -> str:
        """The name of a card or general."""
        return cards.DRAW_NAMES[thing]

    def read_draw(self, name: str) -> int:
        """The card or general of a name."""
        if name not in cards.DRAW_OF:
            raise BadPosition(f"There is no card or general {name!r} to draw.")
        return cards.DRAW_OF[name]

    def check(self, state: AnyState) -> None:
        """The invariants of the rules file."""
        invariants.check(cast(State, state))


def turn_step(game: State, kind: int, one: int, two: int, three: int) -> Flow | None:
    """HM 5-7, 18-20: the errands of a turn."""
    if kind == errands.STRATEGY:
        return strategy.strategy(game)
    if kind == errands.BEGIN_TURN:
        reinforcement.begin_turn(game)
    elif kind == errands.CARTHAGE_SHIP:
        return reinforcement.carthage_ship(game)
    elif kind == errands.PLACE_CU:
        return reinforcement.place_cu(game, one)
    elif kind == errands.CARTHAGE_GENERALS:
        reinforcement.carthage_generals(game)
    elif kind == errands.CARTHAGE_DRAW:
        reinforcement.carthage_draw(game, one)
    elif kind == errands.PLACE_GENERAL:
        return reinforcement.put_general(game, one)
    elif kind == errands.ROME_CU:
        return reinforcement.rome_cus(game, one, two)
    elif kind == errands.ELECTIONS:
        return reinforcement.elections(game)
    elif kind == errands.CONSULS:
        reinforcement.draw_consuls(game, one)
    elif kind == errands.PLACE_CONSUL:
        return reinforcement.place_consul(game, one)
    elif kind == errands.REFORMS:
        return reinforcement.reforms(game)
    elif kind == errands.DEAL:
        strategy.deal(game)
    elif kind == errands.WHO_STARTS:
        return strategy.who_starts(game)
    elif kind == errands.WINTER:
        victory.winter(game)
    elif kind == errands.WINTER_STACK:
        return victory.winter_stack(game, one, two)
    elif kind == errands.WINTER_SEA:
        victory.winter_at_sea(game)
    elif kind == errands.ISOLATION:
        game.agenda.pop()
        politics.isolation(game)
    elif kind == errands.VICTORY:
        victory.victory(game)
    elif kind == errands.CHEST:
        victory.chest(game)
    elif kind == errands.CHEST_TRAINS:
        return victory.chest_trains(game, one, two)
    elif kind == errands.CHEST_POINTS:
        return points.spend_points(game, one, two, points.CHEST_POINTS)
    else:
        victory.next_turn(game)
    return None


def move_step(game: State, kind: int, one: int, two: int, three: int) -> Flow | None:
    """HM 7-10, 13, 16: the errands of cards, movement and sieges."""
    if kind == errands.MOVE:
        return land.move(game)
    if kind == errands.WINDOW:
        return reactions.window(game, one, two, three)
    if kind == errands.POINTS:
        return points.spend_points(game, one, two, three)
    if kind == errands.RAISE:
        return strategy.raise_troops(game, one)
    if kind == errands.CHOOSE_ACTIVATED:
        return strategy.choose_activated(game, one, two)
    if kind == errands.CAMPAIGN:
        return deeds.next_of_campaign(game, one, two, three)
    if kind == errands.MAY_ACTIVATE:
        return deeds.may_activate(game, one, two)
    if kind == errands.REMOVE_PCS:
        return politics.remove_pcs(game, one, two)
    if kind == errands.LOSE:
        return pieces.lose_errand(game, one, two, three)
    if kind == errands.COMMANDER:
        return command.choose_commander(game, one, two)
    if kind == errands.ENTER:
        return land.enter(game, one, two)
    if kind == errands.LAND_INTERCEPTION:
        return land.land_interception(game, one)
    if kind == errands.GO_BACK:
        return land.go_back(game, one)
    if kind == errands.ANSWER:
        return land.answer(game, one)
    if kind == errands.HARSH_COUNTRY:
        return land.harsh_country(game, one)
    return sea_step(game, kind, one, two, three)


def sea_step(game: State, kind: int, one: int, two: int, three: int) -> Flow | None:
    """HM 9-10, 16: the rest of movement and sieges."""
    if kind == errands.SEA_INTERCEPTION:
        return sea.sea_interception(game)
    if kind == errands.INTERCEPTED:
        return sea.intercepted(game)
    if kind == errands.LANDING:
        return sea.landing(game)
    if kind == errands.SIEGE_RESULT:
        return sieges.siege_result(game, one, two)
    if kind == errands.SIEGE_POINTS:
        return sieges.siege_points(game, one, two)
    if kind == errands.END_ACTIVATION:
        land.end_activation(game)
    elif kind == errands.ARRIVE:
        land.arrive(game, one)
    elif kind == errands.MEET:
        land.meet(game, one)
    elif kind == errands.LEG:
        sea.leg_goes_on(game)
    elif kind == errands.SIEGE:
        sieges.siege(game, one, two)
    elif kind == errands.SIEGE_FALL:
        sieges.siege_fall(game, one, two)
    else:
        targets.siege_works(game, one, two)
    return None


def battle_step(game: State, kind: int, one: int, two: int, three: int) -> Flow | None:
    """HM 11, 14, 15, 21: the errands of battles and events."""
    if kind == errands.BATTLE_ROUND:
        return battle.battle_round(game)
    if kind == errands.BATTLE_MATCH:
        return battle.battle_match(game)
    if kind == errands.BATTLE_COUNTER:
        return battle.battle_counter(game)
    if kind == errands.BATTLE_CONTEST:
        return battle.battle_contest(game)
    if kind == errands.BATTLE_LOSSES:
        return battle.battle_losses(game)
    if kind == errands.BATTLE_LEAVE:
        return retreat.battle_leave(game)
    if kind == errands.BATTLE_RETREAT:
        return retreat.battle_retreat(game)
    if kind == errands.CHARGE:
        return battle.charge(game)
    if kind == errands.NAVAL_TURN:
        return naval.naval_turn(game, one)
    if kind == errands.NAVAL_CHASE:
        return naval.naval_chase(game, one)
    if kind == errands.EVENT:
        return targets.choose(game, one, two, three)
    if kind == errands.EVENT_VICTIM:
        return targets.victim(game, one, two)
    battle_quiet(game, kind, one, two, three)
    return None


def battle_quiet(game: State, kind: int, one: int, two: int, three: int) -> None:
    """HM 11, 14: what needs nobody."""
    if kind == errands.BATTLE:
        battle.begin_battle(game, one, two, three)
    elif kind == errands.BATTLE_CARDS:
        battle.battle_cards(game)
    elif kind == errands.CHARGE_ROLL:
        battle.charge_roll(game)
    elif kind == errands.BATTLE_DEAL:
        battle.battle_deal(game)
    elif kind == errands.BATTLE_END:
        retreat.battle_end(game)
    elif kind == errands.NAVAL_START:
        naval.naval_start(game)
    elif kind == errands.NAVAL_DEAL:
        naval.naval_deal(game)
    elif kind == errands.NAVAL_ROUND:
        naval.naval_round(game, one)
    elif kind == errands.NAVAL_END:
        naval.naval_end(game)
    elif kind == errands.NAVAL_AFTER:
        naval.naval_after(game)
    else:
        naval.naval_peace(game)
