"""The former name of `hippodrome.paint`, kept for games from other packages that import it."""

from hippodrome.paint import Block, Columns, Console, Divider, Frame, Grid, Paintable, Text, plainly, sign

__all__ = ["Block", "Columns", "Console", "Divider", "Frame", "Grid", "Paintable", "Text", "plainly", "sign"]
