"""Bots: each gets a world made for its seat and answers with a word. No bot can see more than a player."""

from hippodrome.bots.bot import Bot, UnknownBot
from hippodrome.bots.failing import BotFailed, answer_of
from hippodrome.bots.finding import BOTS, bots_for, find_bot
from hippodrome.bots.greedy import FirstGreedyBot, GreedyBot
from hippodrome.bots.learned import LearnedBot
from hippodrome.bots.newcomer import NewcomerBot
from hippodrome.bots.random import RandomBot
from hippodrome.bots.search import SearchBot
from hippodrome.bots.values import BadValues, find_values
from hippodrome.bots.world import consult, world_for

__all__ = [
    "BOTS",
    "BadValues",
    "Bot",
    "BotFailed",
    "FirstGreedyBot",
    "GreedyBot",
    "LearnedBot",
    "NewcomerBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "answer_of",
    "bots_for",
    "consult",
    "find_bot",
    "find_values",
    "world_for",
]
