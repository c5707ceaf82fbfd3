"""What `hippodrome verify` says of a record that is right: what that proves, and what it does not."""

from hippodrome.kernel.mixing import MADE_HERE, NO_SHARE, Mixed
from hippodrome.kernel.record import Record


def what_was_checked(record: Record) -> str:
    """Say what was checked of a record, and what only the record tells."""
    return _checked(record) + _taken_back(record)


def _checked(record: Record) -> str:
    words, game = len(record.moves), record.game.name
    if record.amendments:
        before = record.amendments[-1].words
        return (
            f"Verified: the last {words - before} of {words} words of {game}; every chance outcome fits the seed. "
            f"After word {before} the rules changed: what came before, and how it stood then, only the record tells."
        )
    begun = " from the position it tells" if record.origin.position is not None else ""
    return f"Verified: {words} words of {game}{begun}, every chance outcome fits the seed."


def _taken_back(record: Record) -> str:
    """Say how often words were taken back by agreement; which ones, no record tells."""
    if not record.retractions:
        return ""
    often = len(record.retractions)
    revealed = sum(one.revealed for one in record.retractions)
    known = f", {revealed} of them after something had been rolled, drawn or shown" if revealed else ""
    return f" Words were taken back by agreement {often} time{'s' if often > 1 else ''}{known}."


def who_chose_the_seed(mixed: Mixed | None) -> str:
    """What is proven of a seed, and what is not."""
    if mixed is None:
        return "Whoever set the table up chose the seed: that it was chosen at random is not proven."
    own = [seat for seat, share in enumerate(mixed.shares) if share != NO_SHARE and not share.endswith(MADE_HERE)]
    if not own:
        return "The seed is mixed from the secret promised before, but no browser brought a share: the house chose it."
    seats = ", ".join(str(seat) for seat in own)
    return f"The seed is mixed from the secret promised before and from shares made by the browsers of: seat {seats}."
