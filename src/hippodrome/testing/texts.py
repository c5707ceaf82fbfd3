"""The texts of a game, in every language it supports."""

from hippodrome.kernel.table import Table
from hippodrome.registry import find_game
from hippodrome.testing.promises import promise
from hippodrome.testing.walking import moments
from hippodrome.text import Speaker, languages_of


@promise
def everything_has_words_in_every_language(game: str, seats: int) -> None:
    """Title, prompts, buttons and log lines of a whole game have texts, for the player and for everybody else."""
    rules, spoken = find_game(game), languages_of(game)
    assert "en" in spoken, "every game needs English texts: showing/text/en.ftl"
    for language in spoken:
        speaker = Speaker(game, language)
        for key in ("title", "tagline", "credit"):
            assert speaker.say(key)
        for word in rules.words.spellings:
            assert speaker.word(word)
        for option in rules.options:
            assert speaker.say(f"option-{option.name}")
        for table in moments(game, seats, 17, every=2):
            _say_asks(speaker, table)
        for seat in [None, *range(seats)]:
            for event in table.log(seat):
                assert speaker.event(event)


def _say_asks(speaker: Speaker, table: Table) -> None:
    for ask in table.asks:
        own = next(shown for shown in table.view(ask.seat)["asks"] if shown["seat"] == ask.seat)
        assert speaker.prompt(own)
        assert speaker.prompt(own, own=False)
        for word in ask.words:
            assert speaker.word(word)
