"""The three levels: each follows the rules, each sees only its view, and what the expert does with it."""

from functools import cache
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from burrow.engine.errors import BadOptions
from burrow.engine.game import NATURE, Event
from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle.bots import careful, expert
from burrow.games.hamsterrolle.bots.candidates import varied
from burrow.games.hamsterrolle.bots.expert import PROOFS, TRIALS, options
from burrow.games.hamsterrolle.bots.outlook import PATIENCE, Outlook
from burrow.games.hamsterrolle.bots.places import Place
from burrow.games.hamsterrolle.bots.tempo import think
from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, Bring, Drop, LetGo, Path, Take, read_path
from burrow.games.hamsterrolle.data import PIECES, kind_of
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Direct, Hand, What
from burrow.games.hamsterrolle.moves.listing import DIRECTING
from burrow.games.hamsterrolle.moves.passes import passing
from burrow.games.hamsterrolle.moves.taking import takes
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.batch import foreseen, foreseen_within
from burrow.games.hamsterrolle.physics.script import Placement, hand_of
from burrow.games.hamsterrolle.state import Last, State
from burrow.games.hamsterrolle.state.wheel import open_compartments
from burrow.games.hamsterrolle.tests import test_games
from burrow.games.hamsterrolle.tests.pieces import BAR, CUBE, PLANK, ROOF, SLAB
from burrow.games.hamsterrolle.tests.strategies import hand, lie, opening, table
from burrow.games.hamsterrolle.view import view

LEVELS = GAME.bots
QUICK_LEVELS = ("casual", "careful")
"""The bots that need almost no time for a turn."""
TURNS = 9
LITTLE = 50


def choice(level: str, state: State, seed: int = 0, budget: int = LITTLE) -> What:
    """The move of the seat to move, checked to be legal."""
    legal = GAME.moves(state, state.seat)
    move, pause = GAME.bot(level).choose(view(state, state.seat), legal, budget, fast_rng(seed))
    assert GAME.refuse(state, state.seat, move, state.began) is None
    assert pause >= 0
    return move


def path(move: What) -> Path:
    assert isinstance(move, Hand)
    gestures = read_path(move.path)
    assert gestures is not None
    return gestures


def taken(move: What) -> int:
    assert isinstance(move, Hand)
    return move.piece


def brought(move: What) -> Bring:
    """Where it goes first."""
    return next(gesture for _, gesture in path(move) if isinstance(gesture, Bring))


@cache
def game() -> tuple[State, ...]:
    """The first turns of two careful bots: the state before each, and after the last."""
    states = [opening()]
    for number in range(TURNS):
        state = states[-1]
        state = GAME.apply(state, Event(0, 0, state.seat, choice("careful", state, number)))
        states.append(GAME.apply(state, Event(1, 0, NATURE, GAME.nature(state, fast_rng(0)))))
    return tuple(states)


# By the rules


def test_careful_hands_mostly_place_their_pieces() -> None:
    ways = [state.last.way for state in game() if state.last]
    assert len(ways) == TURNS
    assert ways.count("placed") > TURNS // 2
    assert sum(bool(state.last.fallen) for state in game() if state.last) <= 1


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_the_same_view_and_chance_give_the_same_move(level: str) -> None:
    for state in game():
        assert choice(level, state, 7) == choice(level, state, 7)


def test_an_expert_finds_the_same_move_on_any_number_of_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game()[-1]
    move = choice("expert", state)
    monkeypatch.setattr(expert, "processors", lambda: 1)
    assert choice("expert", state) == move
    assert isinstance(move, Hand)
    outcome = foreseen(state, move)
    assert outcome.fallen == ()
    assert move.piece in [one.piece for one in outcome.lies]


@settings(max_examples=8, deadline=None)
@given(test_games.games())
def test_no_view_is_too_strange(played: list[test_games.Step]) -> None:
    """Whatever physics answered, even without a picture of the wheel. Only the better bots' estimates are tested,
    before they simulate: no world exists for such a wheel."""
    for step in played[::7]:
        state = step.after
        if state.phase not in ("direct", "turn"):
            continue
        choice("casual", state, step.event.seq)
        if state.phase == "turn":
            seen = view(state, state.seat)
            for found in (options(seen, state), list(careful.weighed(seen, state))):
                assert found
                for place in found[:: max(1, len(found) // 5)]:
                    move = hand_of(place.plan)
                    assert GAME.refuse(state, state.seat, move, state.began) is None


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_whoever_begins_may_say_where_the_wheel_rolls(level: str) -> None:
    state = GAME.setup(2, Options(direction="first", first="1"))
    said = {choice(level, state, seed) for seed in range(8)}
    assert said == set(DIRECTING)
    turned = GAME.apply(state, Event(0, 0, 0, Direct("right")))
    straight = GAME.apply(state, Event(0, 0, 0, Direct("left")))
    assert choice(level, turned) == choice(level, straight)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_has_none_builds_with_a_piece_of_the_partner(level: str) -> None:
    partners = tuple(range(14, 21))
    state = opening(4, teams="across", trays=((), (7, 8), partners, (21, 22)))
    move = choice(level, state)
    assert isinstance(move, Hand)
    assert move.piece in partners


def test_there_is_no_other_level() -> None:
    with pytest.raises(BadOptions, match="no bot 'wild'"):
        GAME.bot("wild")


def test_a_bot_does_not_let_its_time_pass() -> None:
    hurried, calm = view(opening(turn=2), 0), view(opening(), 0)
    assert think(hurried, None, hand(CUBE), fast_rng(0), least=1500, most=3000) == 1000
    assert 1500 <= think(calm, None, hand(CUBE), fast_rng(0), least=1500, most=3000) <= 3000


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_a_bot_moves_like_a_hand(level: str) -> None:
    """It takes the piece, pauses, carries it, and lets go there."""
    for state in game():
        (taken, take), (carried, bring), *rest = path(choice(level, state))
        assert (taken, type(take), type(bring)) == (0, Take, Bring)
        assert carried >= FRAMES_A_SECOND // 3
        assert [type(gesture) for _, gesture in rest] in ([LetGo], [LetGo, Take, Bring, LetGo])


# What to do when nothing fits


def steep(**more: Any) -> State:
    """Every allowed compartment is upside down, and a cube lies at the bottom."""
    return table(2, lie(CUBE, 0), lie(PLANK, 4), reference=4, low=0, **more)


def test_where_nothing_holds_a_careful_one_passes() -> None:
    state = steep()
    assert open_compartments(state) == (4, 5, 6)
    move = choice("careful", state)
    assert isinstance(move, Hand)
    assert move.piece == CUBE
    assert 1 <= brought(move).compartment <= 3


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_where_no_pass_is_allowed_a_piece_of_its_own_is_taken(level: str) -> None:
    state = steep(state={"passes": 4})
    assert passing(state) == ()
    move = choice(level, state)
    assert isinstance(move, Hand)
    assert move.piece in takes(state)
    assert brought(move).compartment in open_compartments(state)


def test_wa_11_better_bots_weigh_a_place_against_the_rules_only_where_there_is_nothing_else() -> None:
    """Each of the three compartments already has the only kind they own. With another piece, or with a pass, there is a
    legal move, and they take it however bad it looks."""
    cubes = [lie(piece, room) for piece, room in ((7, 1), (14, 2), (21, 3))]
    stuck = table(2, *cubes, reference=1, low=1, trays=((CUBE,), (PLANK,)), state={"passes": 4})
    for state, is_by_the_rules in (
        (stuck, False),
        (replace(stuck, passes=0), True),
        (replace(stuck, trays=((CUBE, ROOF), (PLANK,))), True),
    ):
        seen = view(state, state.seat)
        for found in (options(seen, state), list(careful.weighed(seen, state))):
            assert found
            assert {place.is_legal for place in found} == {is_by_the_rules}


@pytest.mark.parametrize("level", LEVELS)
def test_wa_11_no_bot_says_that_a_piece_shall_drop(level: str) -> None:
    """A refused piece drops once that is offered, under the same rule as for everybody."""
    for state in game()[-2:]:
        assert not any(isinstance(gesture, Drop) for _, gesture in path(choice(level, state)))


def test_a_careful_one_passes_no_piece_that_was_passed_just_now() -> None:
    """It lies at the bottom again, so it has slid back."""
    state = steep()
    again = replace(state, last=Last(1, CUBE, "passed", compartment=0, fallen=(), lost=()))
    assert CUBE not in {taken(choice("careful", again, seed)) for seed in range(5)}
    other = replace(state, last=Last(1, PLANK, "placed", compartment=4, fallen=(), lost=()))
    assert taken(choice("careful", other)) == CUBE


def test_a_careful_one_passes_weight_forward() -> None:
    """The same piece, moved to the same kind of place, counts for more the nearer it comes to the height of the hub."""
    state = steep()
    places = [Place(Placement(CUBE, room), is_legal=True, unsound=1.0) for room in (1, 2, 3)]
    costs = [careful.cost_of_pass(place, state) for place in places]
    assert costs == sorted(costs, reverse=True)
    assert len(set(costs)) == len(costs)


def test_a_careful_one_waits_with_few_pieces_and_only_for_so_long() -> None:
    """A pass counts for more with one piece left than with three; with seven, no more than late in a game."""
    place = Place(Placement(CUBE, 1), is_legal=True, unsound=1.0)
    pieces = [piece for piece in PIECES if piece not in (CUBE, PLANK)]
    states = [replace(steep(), trays=(tuple(pieces[:left]), (BAR,))) for left in (1, 3, 7)]
    early, late = ([careful.cost_of_pass(place, replace(state, round=n)) for state in states] for n in (1, 40))
    assert early[0] < early[1] < early[2]
    assert set(late) == {early[2]}


def test_a_careful_one_gets_rid_of_what_is_hard_to_place() -> None:
    """Of two equally good places, the roof's is preferred."""
    bar, roof = (Place(Placement(piece, 2), is_legal=True, unsound=1.0) for piece in (BAR, ROOF))
    assert careful.cost(roof, None) < careful.cost(bar, None)


def test_a_careful_one_is_shy_of_what_has_just_fallen() -> None:
    place = Place(Placement(CUBE, 2), is_legal=True, unsound=1.0)
    fell = Last(1, 7, "placed", compartment=-1, fallen=(7,), lost=())
    stayed = Last(1, 7, "placed", compartment=2, fallen=(), lost=())
    assert kind_of(7) == kind_of(CUBE)
    assert careful.cost(place, fell) > careful.cost(place, stayed) == careful.cost(place, None)
    other = Place(Placement(PLANK, 2), is_legal=True, unsound=1.0)
    assert careful.cost(other, fell) == careful.cost(other, None)


# The expert


class Counted(Outlook):
    """Simulates nothing: the first plan is the best guess, the second is really the best."""

    guessed: ClassVar[list[Placement]] = []
    known: ClassVar[list[Hand]] = []

    def guess(self, plan: Placement) -> float:
        self.guessed.append(plan)
        return -float(len(self.guessed))

    def know(self, hand: Hand) -> float | None:
        self.known.append(hand)
        return -1.5 if hand == hand_of(self.guessed[1]) else -5.0


@pytest.mark.parametrize(("budget", "trials", "proofs"), [(50, 2, 1), (1000, TRIALS, PROOFS), (9000, TRIALS, PROOFS)])
def test_how_much_an_expert_tries_depends_on_the_budget(
    monkeypatch: pytest.MonkeyPatch, budget: int, trials: int, proofs: int
) -> None:
    monkeypatch.setattr(expert, "Outlook", Counted)
    monkeypatch.setattr(expert, "processors", lambda: 1)
    Counted.guessed.clear()
    Counted.known.clear()
    choice("expert", game()[-1], budget=budget)
    assert len(Counted.guessed) == trials
    assert 1 <= len(Counted.known) <= proofs


def test_what_is_known_counts_more_than_what_is_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "Outlook", Counted)
    monkeypatch.setattr(expert, "processors", lambda: 1)
    Counted.guessed.clear()
    Counted.known.clear()
    move = choice("expert", game()[-1], budget=1000)
    assert move == hand_of(Counted.guessed[1])


def test_what_takes_too_long_to_find_out_counts_less_than_it_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Counted):
        """The best guess never ends."""

        def know(self, hand: Hand) -> float | None:
            worth = super().know(hand)
            return None if hand == hand_of(self.guessed[0]) else worth

    monkeypatch.setattr(expert, "processors", lambda: 1)
    for doubt, chosen in ((expert.DOUBT, 0), (3 * expert.DOUBT, 1)):
        monkeypatch.setattr(expert, "Outlook", Endless)
        monkeypatch.setattr(expert, "DOUBT", doubt)
        Counted.guessed.clear()
        move = choice("expert", game()[-1], budget=1000)
        assert move == hand_of(Counted.guessed[chosen])


def test_a_turn_is_not_played_on_for_ever() -> None:
    state = game()[-1]
    hand = choice("careful", state)
    assert isinstance(hand, Hand)
    known = foreseen_within(PATIENCE, state, hand)
    assert known is not None
    assert known == replace(foreseen(state, hand), motion=known.motion)
    assert foreseen_within(100, state, hand) is None


def test_a_careful_one_takes_the_next_place_where_the_best_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """However sound a place looks: pieces that fall or are refused in a trial cost more than any good place."""
    state = game()[-1]
    seen = view(state, state.seat)
    costs = careful.weighed(seen, state)
    best, *others = varied(sorted(costs, key=costs.__getitem__))
    monkeypatch.setattr(careful, "trouble_at", lambda place, state: 9.0 * (place == best))
    known = careful.tried(state, costs)
    assert min(known, key=known.__getitem__) == others[0]
    monkeypatch.setattr(careful, "trouble_at", lambda place, state: 9.0)
    assert careful.TRIALS <= len(careful.tried(state, costs)) <= careful.TRIALS + careful.PASSES


def test_a_careful_one_looks_at_passes_before_all_that_it_tries_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dozen places look better, but none holds."""
    state = steep()
    places = [Place(Placement(ROOF, room, along), is_legal=True, unsound=1.0) for room in range(12) for along in (0, 1)]
    costs = {place: 0.1 * number for number, place in enumerate(places)}
    passed = Place(Placement(CUBE, 3), is_legal=True, unsound=1.0)
    assert CUBE in passing(state)
    monkeypatch.setattr(careful, "trouble_at", lambda place, state: 9.0 * (place != passed))
    known = careful.tried(state, costs | {passed: 7.0})
    assert min(known, key=known.__getitem__) == passed


def test_a_trial_tells_what_falls_and_what_is_refused() -> None:
    state = opening()
    good, steep = Place(Placement(SLAB, 2, -15), True, 0.0), Place(Placement(CUBE, 6), True, 0.0)
    assert careful.trouble_at(good, state) == 0
    assert careful.trouble_at(steep, state) >= careful.REFUSED
    assert (
        careful.trouble_at(steep._replace(is_legal=False), state) == careful.trouble_at(steep, state) - careful.REFUSED
    )


def test_an_expert_tries_something_of_everything() -> None:
    state = game()[-1]
    found = options(view(state, state.seat), state)
    first = found[:TRIALS]
    assert {place.plan.piece in passing(state) for place in first} == {True, False}
    assert len({kind_of(place.plan.piece) for place in first if place.plan.piece in takes(state)}) >= 3
    assert len({place.plan for place in found}) == len(found)
