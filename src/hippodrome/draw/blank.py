"""The board of a game without a drawing: its name on a mosaic floor. All answers are in the list."""

from hippodrome.draw.lettering import letters
from hippodrome.draw.mosaic import floor, mosaic_defs
from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import Svg

WIDTH, HEIGHT = 480, 240


def definitions() -> Svg:
    return mosaic_defs()


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """Draw the name of the game, the same in both shapes."""
    title = scene.say("title")
    name = letters(WIDTH / 2, HEIGHT / 2, title, 28, anchor="middle", room=WIDTH - 40)
    return scene.finish(WIDTH, HEIGHT, floor(WIDTH, HEIGHT), name, label=title)
