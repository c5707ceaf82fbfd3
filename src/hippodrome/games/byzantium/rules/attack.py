"""BZ 7.1-7.13: an attack: who stays, who retreats, the battles, the Levy, the siege."""

from typing import Annotated, Final

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import conquest, cubes, retreat
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.agenda import Affair
from hippodrome.kernel.ask import Ask, Flow, Params, choose
from hippodrome.kernel.events import Seat, Thing
from hippodrome.kernel.kinds import Flag, Named, Number, Pile

LEVY_FORCE: Final = 4
"""The opponent's number in battle for the Levy of the city."""
BULGAR_FORCE: Final = 5
"""The opponent's number in battle for the Bulgars in their city."""
CAPITAL_LOSS_PER_HIT: Final = 2


def begin_attack(game: State, force: int, city: int, came_from: int, owner_side: int) -> None:
    """BZ 7.1: an army (or the Bulgars) attacks; defending armies are the figures of all other players in the city."""
    attack = Attack(force, owner_side, city, came_from)
    attack.deciding = attack.defenders(game)
    game.push(attack)
    if game.telling:
        game.tell(events.Attacked(Seat(game.seat), cubes.force_name(force), game.city_name(city)))


class Attack(Affair[State]):
    """BZ 7: an attack on a city by an army of the player in turn, or by the Bulgars that player has called."""

    force: Annotated[int, Named(pieces.SIDES)]  # the side of the army, or BULGAR
    owner_side: pieces.Side  # the side that pays and scores
    target: pieces.City
    came_from: pieces.City
    deciding: Annotated[list[int], Pile(Number(0, 3), 4)]  # owners whose armies may still retreat
    levy_barred: Annotated[bool, Flag()] = False  # no Levy or Bulgars defend the city (any more)
    opponent: Annotated[int, Number(pieces.NOBODY, BULGAR_FORCE)] = pieces.NOBODY  # in the current battle
    blows: Annotated[int, Number(-1, 99)] = -1  # hits the attacker must take, -1: no dice have fallen
    wounds: Annotated[int, Number(0, 99)] = 0  # hits the defender must take
    over: Annotated[bool, Flag()] = False  # beaten

    def __init__(self, force: int, owner_side: int, target: int, came_from: int) -> None:
        self.force, self.owner_side, self.target, self.came_from = force, owner_side, target, came_from
        self.deciding = []

    # Made from the fields by tools/copies.py.
    def copy(self) -> "Attack":
        """Return a copy that shares nothing that can change."""
        twin = Attack(self.force, self.owner_side, self.target, self.came_from)
        twin.deciding, twin.levy_barred, twin.opponent = self.deciding[:], self.levy_barred, self.opponent
        twin.blows, twin.wounds, twin.over = self.blows, self.wounds, self.over
        return twin

    def run(self, game: State) -> Flow | None:
        """BZ 7.2-7.5: the steps of an attack in this order, until the attacker is beaten or has the city."""
        if self.over:
            game.finish(self)
            return None
        if self.deciding:
            return self.stand(game)
        if self.opponent != pieces.NOBODY:
            return self.battle(game)
        opponents = self.opponents(game)
        if opponents:
            return self.pick_battle(game, opponents)
        if self.levy_may_come(game):
            return self.call_levy(game)
        return self.siege(game)

    def params(self, game: State) -> Params:
        """Return the parameters of a question to a defender."""
        return {"city": game.city_name(self.target), "force": cubes.force_name(self.force), "seat": game.seat}

    # --- retreat decisions ------------------------------------------------------------------------------------------

    def defenders(self, game: State) -> list[int]:
        """BZ 7.1-7.2: the owners of the armies in the city, clockwise from the attacker's left.

        The attacker's own army, facing Bulgars that the same player called, comes last (R15).
        """
        side = game.allegiance[self.target]
        found: list[int] = []
        if side <= pieces.ARAB:
            for turn in range(1, game.seats + 1 if self.force == pieces.BULGAR else game.seats):
                seat = (game.seat + turn) % game.seats
                if game.held[seat][pieces.FIGURE + side] == self.target:
                    found.append(seat)
        return found

    def stand(self, game: State) -> Flow:
        """BZ 7.2: the next owner of a defending army decides to retreat at once or to stay; without a way it stays."""
        seat, side = self.deciding[0], game.allegiance[self.target]
        word = pieces.FIGHT
        if retreat.can_flee(game, seat, side, self.target):
            word = yield Ask(seat, "BZ 7.2", "prompt-stand", [pieces.RETREAT, pieces.FIGHT], self.params(game))
        del self.deciding[0]
        if word == pieces.RETREAT:
            game.push(retreat.Flight(seat, side, retreat.VOLUNTARY, self.target))
        elif game.telling:
            game.tell(events.Stood(Seat(seat), cubes.force_name(side), game.city_name(self.target)))

    # --- battles ----------------------------------------------------------------------------------------------------

    def opponents(self, game: State) -> list[int]:
        """BZ 7.3, BZ 9.7: the armies that stayed and are still to be fought; in a Bulgar city the Bulgars, once."""
        if game.allegiance[self.target] != pieces.BULGAR:
            return self.defenders(game)
        return [BULGAR_FORCE] if game.bulgars > 0 and not self.levy_barred else []

    def pick_battle(self, game: State, opponents: list[int]) -> Flow:
        """BZ 7.3: the attacker picks the order."""
        options = [pieces.OPPONENT + opponent for opponent in opponents]
        params: Params = {"city": game.city_name(self.target)}
        self.opponent = (yield from choose(game.seat, "BZ 7.3", "prompt-opponent", options, params)) - pieces.OPPONENT

    def battle(self, game: State) -> Flow | None:
        """BZ 7.6: both roll at the same time; the losses follow, and strength decides."""
        if self.blows >= 0:
            return self.end_battle(game)
        ours = game.roll(self.dice(game, self.attacker(game), self.force))
        theirs = game.roll(self.dice(game, self.opponent, game.allegiance[self.target]))
        game.show_dice(self.target, ours, theirs)
        self.wounds, self.blows = game.count_hits(ours), game.count_hits(theirs)
        if game.telling:
            self.tell_battle(game, ours, theirs)
        return None

    def tell_battle(self, game: State, ours: list[int], theirs: list[int]) -> None:
        """Log what both sides rolled."""
        city, seat, force = game.city_name(self.target), Seat(game.seat), cubes.force_name(self.force)
        if self.opponent == BULGAR_FORCE:
            game.tell(events.BulgarBattle(city, seat, force, ours, self.wounds, theirs, self.blows))
            return
        levy = self.opponent == LEVY_FORCE
        defender = Seat(self.levy_owner(game) if levy else self.opponent)
        defence = Thing(f"{pieces.SIDES[game.allegiance[self.target]]}-{'levy' if levy else 'army'}")
        game.tell(events.Battle(city, seat, force, ours, self.wounds, defender, defence, theirs, self.blows))

    def end_battle(self, game: State) -> Flow:
        """BZ 7.7-7.10: the attacker removes cubes first and wins only with more strength; the beaten army retreats."""
        attacker, opponent, side = self.attacker(game), self.opponent, game.allegiance[self.target]
        yield from self.lose(game, attacker, self.force, self.blows, "BZ 7.7")
        yield from self.lose(game, opponent, side, self.wounds, "BZ 7.7")
        strength, resistance = self.strength(game, attacker, self.force), self.strength(game, opponent, side)
        won = strength > resistance
        if game.telling:
            game.tell(events.BattleDecided(game.city_name(self.target), Seat(game.seat), won, strength, resistance))
        self.opponent, self.blows, self.wounds = pieces.NOBODY, -1, 0
        if not won:
            self.beaten(game)
        elif opponent in (LEVY_FORCE, BULGAR_FORCE):
            self.levy_barred = True
        else:
            self.levy_barred = self.levy_barred or opponent == self.levy_owner(game)
            if game.held[opponent][pieces.FIGURE + side] != pieces.NOWHERE:
                game.push(retreat.Flight(opponent, side, retreat.FORCED, self.target))

    def beaten(self, game: State) -> None:
        """BZ 7.9, BZ 7.13, BZ 9.5: the attack is over; an army still on the board retreats, Bulgars do not."""
        self.over = True
        if self.force != pieces.BULGAR and game.held[game.seat][pieces.FIGURE + self.force] != pieces.NOWHERE:
            retreat.go_back(game, game.seat, self.force, self.target, self.came_from)

    # --- who fights -------------------------------------------------------------------------------------------------

    def attacker(self, game: State) -> int:
        """Return the attacker: the Bulgars, or the player whose turn it is."""
        return BULGAR_FORCE if self.force == pieces.BULGAR else game.seat

    def dice(self, game: State, who: int, side: int) -> int:
        """BZ 7.6, BZ 9.5: the dice of an army, a Levy, or the Bulgars, who are all Main cubes."""
        if who == BULGAR_FORCE:
            return game.bulgars if game.bulgars < game.board.bulgar_dice else game.board.bulgar_dice
        if who == LEVY_FORCE:
            levy = self.levy(game)
            return levy if levy < game.board.max_dice else game.board.max_dice
        return game.dice_of(who, side)

    def strength(self, game: State, who: int, side: int) -> int:
        """BZ 1.4, BZ 9.5: the strength of an army, a Levy or the Bulgars."""
        if who == BULGAR_FORCE:
            return game.bulgars
        return self.levy(game) if who == LEVY_FORCE else game.strength(who, side)

    def lose(self, game: State, who: int, side: int, hits: int, rule: str) -> Flow:
        """BZ 7.7, BZ 9.5: an army chooses its losses, a Levy loses only Levy cubes; lost Bulgars can come again."""
        if who == BULGAR_FORCE:
            fallen = hits if hits < game.bulgars else game.bulgars
            game.bulgars -= fallen
            if game.telling and fallen:
                game.tell(events.BulgarsLost(fallen, game.bulgars))
        elif who == LEVY_FORCE:
            owner, levy = self.levy_owner(game), self.levy(game)
            fallen = hits if hits < levy else levy
            game.held[owner][side * 4 + pieces.LEVY] -= fallen
            game.held[owner][pieces.LOSSES] += fallen
            if game.telling and fallen:
                game.tell(events.LevyLost(Seat(owner), fallen))
        else:
            yield from cubes.lose(game, who, side, hits, rule)

    # --- the Levy ---------------------------------------------------------------------------------------------------

    def levy_owner(self, game: State) -> int:
        """BZ 7.4, BZ 10.5: who may call the Levy: the controller; for the capital this round's Emperor."""
        return game.emperor() if self.target == game.board.capital else game.control[self.target]

    def levy(self, game: State) -> int:
        """BZ 7.4: the cubes of the Levy that may defend the city, which belongs to the city's side."""
        return game.held[self.levy_owner(game)][game.allegiance[self.target] * 4 + pieces.LEVY]

    def levy_may_come(self, game: State) -> bool:
        """BZ 7.4: whether the Levy of the city's side may fight: once, with no defending army left."""
        owner = self.levy_owner(game)
        if owner == pieces.NOBODY or self.levy_barred or self.levy(game) == 0:
            return False
        # BZ 7.11: a Levy never fights its owner's army, but it may fight Bulgars called by its owner
        return owner != game.seat or self.force == pieces.BULGAR

    def call_levy(self, game: State) -> Flow:
        """BZ 7.4: the controller decides whether the Levy fights."""
        owner, city = self.levy_owner(game), game.city_name(self.target)
        word = yield Ask(owner, "BZ 7.4", "prompt-levy", [pieces.CALL_LEVY, pieces.SPARE_LEVY], self.params(game))
        self.levy_barred = True
        if word == pieces.CALL_LEVY:
            self.opponent = LEVY_FORCE
        if game.telling:
            told = events.LevyCalled if word == pieces.CALL_LEVY else events.LevySpared
            game.tell(told(Seat(owner), city))

    # --- the siege --------------------------------------------------------------------------------------------------

    def siege(self, game: State) -> Flow | None:
        """BZ 7.12, BZ 10.3: the city shoots first, with its defence value; before the capital a hit costs two cubes."""
        if self.blows >= 0:
            return self.end_siege(game)
        rolled = game.roll(game.defence(self.target))
        game.show_dice(self.target, [], rolled)
        hits = game.count_hits(rolled)
        self.blows = hits * CAPITAL_LOSS_PER_HIT if self.target == game.board.capital else hits
        if game.telling:
            city, force = game.city_name(self.target), cubes.force_name(self.force)
            standing = game.bulgars if self.force == pieces.BULGAR else game.army(game.seat, self.force)
            game.tell(events.Besieged(city, Seat(game.seat), force, rolled, hits, min(self.blows, standing)))
        return None

    def end_siege(self, game: State) -> Flow:
        """BZ 7.12-7.13: the attacker loses cubes; then the strength left decides."""
        attacker, defence = self.attacker(game), game.defence(self.target)
        yield from self.lose(game, attacker, self.force, self.blows, "BZ 7.12")
        strength = self.strength(game, attacker, self.force)
        if strength > defence:
            yield from conquest.conquer(game, self.force, self.owner_side, self.target)
            if not game.fallen:
                game.finish(self)
            return
        if game.telling:
            game.tell(events.SiegeFailed(game.city_name(self.target), Seat(game.seat), strength, defence))
        self.beaten(game)
