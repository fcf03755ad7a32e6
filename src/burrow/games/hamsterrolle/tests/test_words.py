"""What a reader sees and a screen reader says: whole sentences, in four languages."""

from typing import Any, Literal

import pytest
from msgspec.structs import replace
from tests.spoken import Spoken, is_whole

from burrow.engine.game import Event, Note, Refusal
from burrow.engine.languages import LANGUAGES
from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, LetGo, Take, pack_path
from burrow.games.hamsterrolle.data import BLACK, PIECES, SHAPES
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.geometry import middle_of
from burrow.games.hamsterrolle.moves import Begins, Direct, Hand, Mishap, Settled, Shared, TimeUp, What
from burrow.games.hamsterrolle.moves.dropping import refuse_drop
from burrow.games.hamsterrolle.moves.verdicts import VERDICTS, judge
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.life import SETTLES
from burrow.games.hamsterrolle.state import Lie, State
from burrow.games.hamsterrolle.tests.pieces import BAR, COMB, CUBE, PLANK, ROLLER, ROOF, SLAB

SPOKEN = Spoken(GAME)
FORMS = ("kind-the", "kind-a", "kind-first", "kind-many")
KIND_NAMES = tuple(shape.name for shape in SHAPES)
SECOND_CUBE = len(SHAPES) - 1
"""The cube of the next set."""


def lying(piece: int, compartment: int, *, shift: int = 0) -> Lie:
    at = middle_of(compartment) + shift
    return Lie(piece, at, nose=at + 5_000, tail=at - 5_000)


def table(
    *trays: tuple[int, ...], lies: tuple[Lie, ...] = (), fields: dict[str, Any] | None = None, **ways: Any
) -> State:
    """Ada is to move. She and the others have these pieces; the rest is out of the game."""
    state = GAME.setup(len(trays), Options(**{"first": "1", **ways}))
    inside = lies or (lying(BLACK, 0),)
    held = {*(piece for tray in trays for piece in tray), *(lie.piece for lie in inside)}
    out = tuple(piece for piece in PIECES if piece not in held)
    own = tuple(tuple(sorted(tray)) for tray in trays)
    return sound(replace(state, trays=own, lies=inside, out=out, **(fields or {})))


def built(*trays: tuple[int, ...], **arrangement: Any) -> State:
    """A piece lies in compartment 3 already, the pyramid in 1; compartments 3, 4 and 5 are open."""
    lies = (lying(PLANK, 2), lying(BLACK, 0))
    fields = {"reference": 2, **arrangement.pop("fields", {})}
    return table(*(trays or ((CUBE, BAR), (SLAB, COMB))), lies=lies, fields=fields, **arrangement)


def arranged(state: State, *more: Lie) -> State:
    """These lie in the wheel as well, and nowhere else."""
    inside = {lie.piece for lie in more}
    return sound(
        replace(
            state,
            lies=tuple(sorted((*state.lies, *more), key=lambda lie: lie.piece)),
            trays=tuple(tuple(piece for piece in tray if piece not in inside) for tray in state.trays),
            out=tuple(piece for piece in state.out if piece not in inside),
        )
    )


def sound(state: State) -> State:
    assert GAME.faults(state) == ()
    return state


def hand(piece: int, *, frames: int = 60) -> Hand:
    return Hand(piece, pack_path(((0, Take(piece)), (frames, LetGo()))))


def held(state: State, piece: int) -> State:
    """The hand has let go of it for good."""
    return GAME.apply(state, Event(0, 0, state.seat, hand(piece)))


def settled(
    *lies: Lie,
    accepted: bool = True,
    fallen: tuple[int, ...] = (),
    lost: tuple[int, ...] = (),
    contact: int = middle_of(0),
    mishap: Mishap = "",
) -> Settled:
    let_go = tuple(lie for lie in lies if lie.piece not in lost)
    return Settled(
        let_go=let_go if accepted else (),
        fallen=fallen,
        lost=lost,
        lies=tuple(lie for lie in let_go if lie.piece not in fallen),
        contact=contact,
        world=b"",
        frame=b"",
        motion=b"",
        engine="",
        mishap=mishap,
    )


def told(state: State, what: What) -> tuple[Note, ...]:
    return GAME.tell(state, Event(0, 0, state.seat, what), None)


def heard(state: State, what: What, language: str = "en") -> list[str]:
    return [SPOKEN.sentence(language, note) for note in told(state, what)]


Moment = tuple[State, What]


def placing(piece: int = CUBE, compartment: int = 4, **ends: Any) -> Moment:
    state = built()
    lies = sorted((*state.lies, lying(piece, compartment)), key=lambda lie: lie.piece)
    return held(state, piece), settled(*lies, **ends)


def passing(*, compartment: int | None = 6, **ends: Any) -> Moment:
    """Ada takes the pyramid out of the lowest compartment."""
    state = built()
    moved = () if compartment is None else (lying(BLACK, compartment),)
    return held(state, BLACK), settled(state.lies[0], *moved, **ends)


def avalanche(**ends: Any) -> Moment:
    """Two more pieces lie in the wheel before the turn, and not all of them stay."""
    state = arranged(built(), lying(ROLLER, 1), lying(ROOF, 2))
    return held(state, CUBE), settled(lying(CUBE, 4), *state.lies, **ends)


def last_piece(*others: tuple[int, ...], left: tuple[int, ...] = (), **arrangement: Any) -> Moment:
    """Ada builds in a cube and has these pieces left."""
    state = built((CUBE, *left), *others, **arrangement)
    return held(state, CUBE), settled(lying(CUBE, 3), *state.lies)


def borrowing() -> Moment:
    state = built((), (CUBE, ROOF), (SLAB,), (COMB,), teams="side")
    return held(state, CUBE), settled(lying(CUBE, 3), *state.lies)


def moments() -> dict[str, Moment]:
    """One for every sentence of the log, and a few more."""
    own, other = (CUBE, BAR), (SLAB, COMB)
    sharing = GAME.setup(3, Options(fourth="shared", first="1"))
    choosing = GAME.setup(2, Options(direction="first", first="1", turn=30))
    last_round: dict[str, Any] = {"rounds": 6, "fields": {"round": 6, "first": 1}}
    return {
        "begins": (GAME.setup(2, Options()), Begins(1)),
        "shares": (sharing, Shared(sharing.out)),
        "left": (choosing, Direct("left")),
        "right": (choosing, Direct("right")),
        "late": (choosing, TimeUp()),
        "time up": (built(own, other, turn=30), TimeUp()),
        "placed": placing(),
        "rolled on": placing(contact=middle_of(1)),
        "rolled back": placing(contact=middle_of(11)),
        "one falls": placing(fallen=(PLANK,)),
        "four fall": avalanche(fallen=(PLANK, ROOF, CUBE, BLACK)),
        "one is lost": placing(lost=(BLACK,)),
        "four are lost": avalanche(lost=(PLANK, ROOF, ROLLER, BLACK)),
        "dropped": placing(accepted=False),
        "dropped by the clock": placing(accepted=False, mishap="clock"),
        "dropped out": placing(accepted=False, fallen=(CUBE,)),
        "toppled": placing(accepted=False, fallen=(CUBE,), mishap="toppled"),
        "broken": (held(built(), CUBE), settled(lying(BLACK, 0), accepted=False, fallen=(PLANK,))),
        "passed": passing(),
        "passed out": passing(compartment=None, fallen=(BLACK,), accepted=False),
        "borrowed": borrowing(),
        "won": last_piece((SLAB,)),
        "won by the team": last_piece((), (SLAB,), (COMB,), teams="side"),
        "won by fewer": last_piece((BAR,), (), (COMB, SLAB), teams="side"),
        "draw": last_piece((BAR,), (), (COMB,), teams="side"),
        "last round": last_piece(other, left=(BAR,), **last_round),
        "shared win": last_piece((SLAB,), left=(BAR,), **last_round),
        "shared by three": last_piece((SLAB,), (COMB,), (ROOF, 7), left=(BAR,), **last_round),
        "shared by all": last_piece((SLAB,), (COMB,), left=(BAR,), **last_round),
    }


@pytest.mark.parametrize(
    ("moment", "sentences"),
    [
        ("begins", ["Ben begins."]),
        ("shares", ["Everyone gets 2 pieces of the fourth set, and the last one stays out."]),
        ("left", ["Ada decides: the wheel rolls to the left."]),
        ("right", ["Ada decides: the wheel rolls to the right."]),
        ("late", ["Ada did not say which way in time, so the wheel rolls to the left."]),
        ("time up", ["Time is up, so a bot plays for Ada."]),
    ],
)
def test_getting_ready_is_told(moment: str, sentences: list[str]) -> None:
    assert heard(*moments()[moment]) == sentences


BUILT = "Ada builds the red cube into compartment 5."


@pytest.mark.parametrize(
    ("moment", "sentences"),
    [
        ("placed", [BUILT, "Everything holds."]),
        ("rolled on", [BUILT, "The wheel rolls on: now compartment 2 is the lowest."]),
        ("rolled back", [BUILT, "The wheel rolls back: now compartment 12 is the lowest."]),
        ("one falls", [BUILT, "The green plank falls out, and Ada takes it."]),
        ("four fall", [BUILT, "Crash! 4 pieces fall out, and Ada takes them all."]),
        (
            "one is lost",
            [
                "The black pyramid falls out by itself. Higher powers: it leaves the game.",
                BUILT,
                "Everything holds.",
            ],
        ),
        (
            "four are lost",
            ["4 pieces fall out by themselves. Higher powers: they leave the game.", BUILT, "Everything holds."],
        ),
        ("dropped", ["Ada lets the red cube drop into compartment 5.", "Everything holds."]),
        (
            "dropped by the clock",
            ["Time is up for Ada.", "Ada lets the red cube drop into compartment 5.", "Everything holds."],
        ),
        (
            "dropped out",
            [
                "Ada lets the red cube drop.",
                "The red cube falls out, and Ada takes it.",
            ],
        ),
        (
            "toppled",
            [
                "Ada lets go of the red cube, but it does not stay in the wheel.",
                "The red cube falls out, and Ada takes it.",
            ],
        ),
        (
            "broken",
            [
                "Something falls before Ada has built in the red cube.",
                "The green plank falls out, and Ada takes it.",
            ],
        ),
        (
            "passed",
            ["Ada passes and moves the black pyramid to compartment 7.", "Everything holds."],
        ),
        (
            "passed out",
            [
                "Ada passes and moves the black pyramid.",
                "The black pyramid falls out, and Ada takes it.",
            ],
        ),
        (
            "borrowed",
            [
                "Ada takes the red cube from Ben’s tray.",
                "Ada builds the red cube into compartment 4.",
                "Everything holds.",
            ],
        ),
    ],
)
def test_a_turn_is_told(moment: str, sentences: list[str]) -> None:
    assert heard(*moments()[moment]) == sentences


@pytest.mark.parametrize(
    ("moment", "sentences"),
    [
        ("won", ["Ada has no pieces left.", "Ada wins."]),
        ("won by the team", ["Ada and Ben have no pieces left.", "Ada and Ben win."]),
        (
            "won by fewer",
            ["In each team somebody has no pieces left: Ada and Cleo.", "Ada and Ben win with 1 piece left."],
        ),
        ("draw", ["In each team somebody has no pieces left: Ada and Cleo.", "Each team has 1 piece left: a draw."]),
        ("last round", ["After 6 rounds the game is over.", "Ada wins with 1 piece left."]),
        ("shared win", ["After 6 rounds the game is over.", "Ada and Ben share the win with 1 piece left each."]),
        (
            "shared by three",
            ["After 6 rounds the game is over.", "Ada, Ben and Cleo share the win with 1 piece left each."],
        ),
        ("shared by all", ["After 6 rounds the game is over.", "Everyone shares the win with 1 piece left each."]),
    ],
)
def test_the_end_is_told_with_its_reason(moment: str, sentences: list[str]) -> None:
    assert heard(*moments()[moment])[1:] == sentences


@pytest.mark.parametrize(
    ("language", "builds", "falls", "bar"),
    [
        (
            "de",
            "Ada baut den roten Würfel in Fach 5 ein.",
            "Das grüne Brettchen fällt heraus und geht an Ada.",
            "Ada baut den blauen Stab in Fach 4 ein.",
        ),
        (
            "fr",
            "Ada pose le cube rouge dans la case 5.",
            "La planchette verte tombe\u202f: c’est pour Ada.",
            "Ada pose la barre bleue dans la case 4.",
        ),
        (
            "it",
            "Ada mette il cubo rosso nello scomparto 5.",
            "L’assicella verde cade fuori e va a Ada.",
            "Ada mette la barra blu nello scomparto 4.",
        ),
    ],
)
def test_other_languages_have_their_own_articles(language: str, builds: str, falls: str, bar: str) -> None:
    assert heard(*placing(fallen=(PLANK,)), language) == [builds, falls]
    assert heard(*placing(BAR, 3), language)[0] == bar


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_told_in_whole_sentences(language: str) -> None:
    notes = [note for state, what in moments().values() for note in told(state, what)]
    assert {note.message for note in notes} == SPOKEN.messages(language, "tell-")
    assert [text for text in (SPOKEN.sentence(language, note) for note in notes) if not is_whole(text)] == []


CLOCKS: tuple[Literal["30", "none"], ...] = ("30", "none")


def refused(state: State, seat: int, move: What) -> Refusal | None:
    return GAME.refuse(state, seat, move, 0)


def judged(state: State, lie: Lie) -> Refusal | None:
    """The verdict on a piece that lies still there, in the held wheel."""
    others = tuple(other for other in state.lies if other.piece != lie.piece)
    return judge(state, tuple(sorted((*others, lie), key=lambda one: one.piece)), lie.piece)


def verdicts() -> list[Refusal | None]:
    """One for every possible verdict."""
    state = built((SECOND_CUBE, BAR), (SLAB, COMB))
    crowded = arranged(state, lying(CUBE, 3))
    cubes = arranged(state, lying(CUBE, 0), lying(SECOND_CUBE, 3))
    return [
        judge(state, state.lies, BAR),
        judged(table((CUBE, BAR), (SLAB, COMB)), lying(CUBE, 1)),
        judged(state, lying(BAR, 7)),
        judged(crowded, lying(SECOND_CUBE, 3)),
        judged(state, lying(BAR, 2, shift=-1_000)),
        judged(state, lying(BLACK, 11)),
        judged(state, lying(BLACK, 7)),
        judged(cubes, lying(CUBE, 3)),
    ]


def refusals() -> list[Refusal | None]:
    """One for every refusal."""
    state = built()
    over = GAME.apply(last_piece((SLAB,))[0], Event(0, 0, -1, last_piece((SLAB,))[1]))
    team = built((CUBE,), (BAR,), (SLAB,), (COMB,), teams="side")
    choosing = GAME.setup(2, Options(direction="first", first="1"))
    return [
        GAME.refuse_options(2, Options(first="3")),
        GAME.refuse_options(3, Options(teams="side")),
        refused(state, 7, hand(CUBE)),
        refused(over, 0, hand(CUBE)),
        refused(state, 0, TimeUp()),
        refused(held(state, CUBE), 0, hand(CUBE)),
        refused(state, 1, hand(SLAB)),
        refused(state, 0, Direct("left")),
        refused(choosing, 0, hand(CUBE)),
        refused(state, 0, Hand(CUBE, b"nonsense")),
        refused(state, 0, Hand(CUBE, pack_path(((0, LetGo()),)))),
        refused(state, 0, hand(CUBE, frames=30 * 60 + 1)),
        *(refuse_drop(Options(clock=clock), 0, was_refused=False, is_stuck=False) for clock in CLOCKS),
        refused(state, 0, hand(len(PIECES))),
        refused(state, 0, hand(SLAB)),
        refused(team, 0, hand(BAR)),
        refused(table((CUBE,), (SLAB,)), 0, hand(BLACK)),
        refused(state, 0, hand(PLANK)),
        refused(replace(state, passes=4), 0, hand(BLACK)),
        refused(replace(state, contact=middle_of(6)), 0, hand(BLACK)),
        *verdicts(),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence(language: str) -> None:
    said = [refusal for refusal in refusals() if refusal is not None]
    assert len(said) == len(refusals())
    assert {one.message for one in said} == SPOKEN.messages(language, "refuse-")
    assert [text for text in (SPOKEN.sentence(language, one) for one in said) if not is_whole(text)] == []


@pytest.mark.parametrize(
    ("language", "touched"), [("de", "berührt"), ("en", "touched"), ("fr", "touché"), ("it", "toccato")]
)
@pytest.mark.parametrize("message", ["rule-WA-13", "board-why-back"])
def test_wa_13_what_binds_a_piece_is_that_it_has_touched_something(message: str, language: str, touched: str) -> None:
    assert touched in SPOKEN.formed(language, message)


@pytest.mark.parametrize(
    ("language", "in_all"),
    [("de", "insgesamt 30"), ("en", "30 seconds in all"), ("fr", "30 secondes en tout"), ("it", "30 secondi in tutto")],
)
def test_wa_17_the_wheel_is_stopped_after_thirty_seconds_and_not_after_forty(language: str, in_all: str) -> None:
    assert SETTLES == 30 * FRAMES_A_SECOND
    assert in_all in SPOKEN.formed(language, "rule-WA-17")


@pytest.mark.parametrize(("language", "first"), [("de", "erste"), ("en", "first"), ("fr", "premi"), ("it", "prim")])
@pytest.mark.parametrize("message", ["refuse-first-compartment", "board-first-here"])
def test_w_09_where_only_one_compartment_is_open_nothing_is_called_the_first_piece(
    message: str, language: str, first: str
) -> None:
    """One that was dropped may lie in the wheel already: it was not built in, and the same compartment is open."""
    said = SPOKEN.formed(language, message, compartment=3)
    assert "3" in said
    assert first not in said.lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_of_a_turn_that_is_watched_again_the_piece_is_told_at_once(kind: str, language: str) -> None:
    assert SPOKEN.formed(language, "kind-the", kind=kind) in SPOKEN.formed(
        language, "board-replay-of", name="Ada", kind=kind
    )


def test_every_verdict_has_a_sentence() -> None:
    assert {(said.rule, said.message) for said in verdicts() if said} == set(VERDICTS[1:])


@pytest.mark.parametrize(
    ("language", "front", "kind"),
    [
        (
            "en",
            "Further forward: the front edge of your piece has to reach 4\u00a0mm further.",
            "There is already a red cube in this compartment. Try another compartment or another piece.",
        ),
        (
            "de",
            "Weiter nach vorn: Die Vorderkante deines Steins muss noch 4\u00a0mm weiter reichen.",
            "In diesem Fach gibt es schon einen roten Würfel. "
            "Versuch es mit einem anderen Fach oder einem anderen Stein.",
        ),
        (
            "fr",
            "Plus en avant\u202f: le bord avant de ta pièce doit aller 4\u202fmm plus loin.",
            "Il y a déjà un cube rouge dans cette case. Essaie une autre case ou une autre pièce.",
        ),
        (
            "it",
            "Più avanti: il bordo anteriore del tuo pezzo deve arrivare 4\u00a0mm più in là.",
            "In questo scomparto c’è già un cubo rosso. Prova con un altro scomparto o un altro pezzo.",
        ),
    ],
)
def test_a_refusal_says_what_is_missing(language: str, front: str, kind: str) -> None:
    """One degree is 3.05 mm at the floor of the wheel, rounded up."""
    said = {one.message: SPOKEN.sentence(language, one) for one in verdicts() if one}
    assert (said["refuse-front"], said["refuse-same-kind"]) == (front, kind)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_own_name_in_every_form(language: str, form: str) -> None:
    names = [SPOKEN.formed(language, form, kind=kind) for kind in KIND_NAMES]
    assert len(set(names)) == len(SHAPES)
    assert all(name[0].isupper() == (form == "kind-first") for name in names)
    assert SPOKEN.messages(language, "kind-") == {*FORMS, *(f"kind-{kind}" for kind in KIND_NAMES)}


@pytest.mark.parametrize("kind", KIND_NAMES)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_name_is_the_same_with_any_article(language: str, kind: str) -> None:
    """German bends the adjective, the others do not."""
    name = SPOKEN.formed(language, f"kind-{kind}")
    assert all(SPOKEN.formed(language, form, kind=kind).endswith(name) for form in ("kind-the", "kind-a", "kind-first"))


Article = Literal["der", "die", "das"]
ENDINGS: dict[Article, tuple[str, str, str, str]] = {
    "der": ("den ", "einen ", "Der ", "er"),
    "die": ("die ", "eine ", "Die ", "e"),
    "das": ("das ", "ein ", "Das ", "es"),
}
"""The fourth case with either article, the first case, and how the adjective ends without one."""


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_a_german_name_has_one_gender(kind: str) -> None:
    forms = [SPOKEN.formed("de", form, kind=kind) for form in ("kind-the", "kind-a", "kind-first")]
    adjective, noun = SPOKEN.formed("de", f"kind-{kind}").split(" ")
    fitting = [
        article
        for article, (*beginnings, ending) in ENDINGS.items()
        if adjective.endswith(ending)
        and all(form.startswith(start) for form, start in zip(forms, beginnings, strict=True))
    ]
    assert len(fitting) == 1
    assert all(form.endswith(f" {noun}") for form in forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_bot_has_its_words(language: str) -> None:
    more = ["title", "tagline", "about", *(f"option-{key}-unit" for key in ("rounds", "turn"))]
    more += [f"option-{key}-help" for key in GAME.options.__struct_fields__]
    more += [line.label for state in (built(), borrowing()[0]) for line in GAME.score(state)[0].lines]
    assert SPOKEN.missing(language, *more) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_has_words_that_is_not_in_the_rulebook(language: str) -> None:
    assert SPOKEN.messages(language, "rule-") == {f"rule-{rule.id}" for rule in GAME.rulebook}
    assert SPOKEN.messages(language, "section-") == {f"section-{rule.section}" for rule in GAME.rulebook}
