"""The law of traits: a game declares every trait it shows, because traits switch on laws and services."""

from burrow.laws.broken import hold
from burrow.laws.play import Play

TRAITS = frozenset({"chance", "hidden", "simultaneous", "realtime", "physics"})


def traits(play: Play) -> None:
    game = play.game
    hold(game.traits <= TRAITS, "traits", f"{game.id} has the unknown traits {sorted(game.traits - TRAITS)}")
    hold(game.seats.step == 1 and game.seats.start >= 1, "traits", f"{game.id} is for the seats {game.seats!r}")
    hold(game.format >= 1, "traits", f"the format of {game.id} is {game.format!r}")
    hold(game.bots, "traits", f"{game.id} has no bots")
    for names in ([rule.id for rule in game.rulebook], list(game.bots)):
        hold(len(names) == len(set(names)), "traits", f"{game.id} names something twice: {names}")
    for moment in play.moments:
        waiting = game.waiting(moment.state)
        shown: set[str] = {str(waiting.nature)} - {""}
        shown |= {"simultaneous"} if len(waiting.seats) > 1 else set()
        shown |= {"realtime"} if waiting.deadline is not None else set()
        hold(shown <= game.traits, "traits", f"{sorted(shown - game.traits)} without the trait: {play.where(moment)}")
        hold(set(waiting.seats) <= set(play.seats), "traits", f"seats {waiting.seats} of {play.case.seats}")
