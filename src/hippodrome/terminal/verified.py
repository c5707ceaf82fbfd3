"""The output of `hippodrome verify` for a valid record: what the verification proves, and what it does not."""

from hippodrome.kernel.mixing import MADE_HERE, NO_SHARE, Mixed
from hippodrome.kernel.record import Record


def what_was_checked(record: Record) -> str:
    """Describe what was verified, and what rests on the record alone."""
    return _checked(record) + _taken_back(record)


def _checked(record: Record) -> str:
    words, game = len(record.moves), record.game.name
    if record.amendments:
        before = record.amendments[-1].words
        return (
            f"Verified: the last {words - before} of {words} words of {game}; every chance outcome fits the seed. "
            f"The rules changed after word {before}: what came before, and the position then, can't be verified."
        )
    start = " from the position in the record" if record.origin.position is not None else ""
    return f"Verified: {words} words of {game}{start}, every chance outcome fits the seed."


def _taken_back(record: Record) -> str:
    """Describe how often words were undone by agreement; records don't contain which ones."""
    if not record.retractions:
        return ""
    often = len(record.retractions)
    revealed = sum(one.revealed for one in record.retractions)
    known = f", {revealed} of them after something had been rolled, drawn or shown" if revealed else ""
    return f" Words were taken back by agreement {often} time{'s' if often > 1 else ''}{known}."


def who_chose_the_seed(mixed: Mixed | None) -> str:
    """Describe what is proven about the choice of the seed."""
    if mixed is None:
        return "Whoever set up the table chose the seed; nothing proves that it was random."
    own = [seat for seat, share in enumerate(mixed.shares) if share != NO_SHARE and not share.endswith(MADE_HERE)]
    if not own:
        return "The seed is mixed from the committed secret, but no browser contributed a share: the site chose it."
    seats = ", ".join(str(seat) for seat in own)
    return f"The seed is mixed from the committed secret and from shares made by the browsers of: seat {seats}."
