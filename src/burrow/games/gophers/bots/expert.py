"""The expert bot looks ahead: it weighs every reachable hole and every combination by what they bring now and what they
leave for the next turn; when the draw pile runs low, it plays the best few to the end many times.

Everything comes from the view of its own seat; hidden cards are imagined."""

from collections.abc import Sequence

from burrow.engine.game import Millis, Seat
from burrow.engine.rng import FastRng, Rng
from burrow.games.gophers.bots.choices import choices
from burrow.games.gophers.bots.junior_evaluation import EntryEvaluation
from burrow.games.gophers.bots.outlook import Option, Outlook
from burrow.games.gophers.bots.playout import Playout, finish_turn
from burrow.games.gophers.moves import Collect, Decline, Dig, Place, Roll, Walk, What
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.view import View, imagine

FULL: Millis = 1000
"""From this budget on, all worlds are imagined and all turns looked ahead; below it, a proportional share."""
AHEAD = 3
"""Turns to look ahead in the junior game, where nothing is hidden."""
WORLDS, ENDINGS = 8, 24
"""Imagined worlds for weighing the next turn, and for playing the game to its end."""
LAST_CARDS = 6
"""With this many cards or fewer in the pile, the end is in sight."""
FINALISTS = 4
"""Moves that are played to the end."""
MARGIN = 0.004
"""The value of one more point at the end, in wins."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    if view.phase == "walk":
        legal = choices(view, legal)
    if legal is not None and len(legal) == 1:
        return legal[0]
    if view.seat is None:
        return rng.choice(legal or (Decline(),))
    match view.phase:
        case "ready":
            return Roll()  # a dig card can still be played after the roll
        case "place" | "walk" | "collect" if is_junior(view.options):
            evaluation = EntryEvaluation(view, view.seat, ahead=max(1, AHEAD * min(budget, FULL) // FULL))
            options = evaluation.options(legal or takes(view))
            return max(options, key=lambda option: option.promise).move
        case "place" | "walk" | "collect" | "gift":
            return weigh(view, view.seat, legal, min(budget, FULL), rng)
        case _:
            return Decline()


def takes(view: View) -> Sequence[What]:
    """If there are too many to list, one is enough."""
    return (Collect(view.hint.plus, view.hint.minus), Decline()) if view.hint else (Decline(),)


def weigh(view: View, seat: Seat, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    outlook = Outlook(view, seat, rng, worlds=max(2, WORLDS * budget // FULL))
    options = options_of(outlook, legal)
    if len(options) > 1 and view.phase != "place" and view.pile <= LAST_CARDS:
        return play_on(outlook, options, max(3, ENDINGS * budget // FULL), rng).move
    return max(options, key=lambda option: option.promise).move


def options_of(outlook: Outlook, legal: Sequence[What] | None) -> list[Option]:
    if outlook.view.phase == "collect":
        return outlook.collecting()
    moves = legal or ()
    if outlook.view.phase == "place":
        return [Option(outlook.placing(move.hole), move) for move in moves if isinstance(move, Place)]
    if outlook.view.phase == "gift":
        return [outlook.keeping(move) for move in moves]
    return outlook.walking([move for move in moves if isinstance(move, Walk)], digs=Dig() in moves)


def play_on(outlook: Outlook, options: list[Option], endings: int, rng: Rng) -> Option:
    """The option that wins most often, each played on in the same worlds with the same dice. Among options that always
    win, the one that ends the game soonest."""
    finalists = [Trial(option) for option in sorted(options, key=lambda option: -option.promise)[:FINALISTS]]
    for _ in range(endings):
        state = imagine(outlook.view, outlook.seat, rng)
        chance = rng.word()
        for trial in finalists:
            dice = FastRng(chance)
            after = finish_turn(state, outlook.seat, trial.option.move, trial.option.then, dice)
            trial.note(Playout(after, outlook.pages, dice), outlook.seat)
    sure = [trial for trial in finalists if trial.wins == endings]
    if sure:
        return min(sure, key=lambda trial: trial.turns).option
    return max(finalists, key=lambda trial: trial.wins + MARGIN * trial.ahead).option


class Trial:
    """The results of an option over all games played on with it."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.wins = 0.0
        """A shared win counts half."""
        self.ahead = 0
        """Points ahead, summed over all games."""
        self.turns = 0

    def note(self, playout: Playout, seat: Seat) -> None:
        points = playout.run()
        ahead = points[seat] - max(other for each, other in enumerate(points) if each != seat)
        self.wins += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        self.ahead += ahead
        self.turns += playout.turns
