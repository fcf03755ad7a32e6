"""Draws a game of Hamsterrolle as a strip of pictures: the wheel from the front, with every piece where it really
lay."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import cos, radians, sin
from typing import NamedTuple

import numpy as np
from _svg import BERRY, FROST, SOFT, Spot, drawing, path_data, rect, tag, text
from hamsterrolle_bots import TurnRecord, apply_checked, turn

from burrow.engine.game import NATURE
from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle import GAME
from burrow.games.hamsterrolle.bots.height_map import poses_in
from burrow.games.hamsterrolle.data import COMPARTMENTS, DIVIDER_THICKNESS, DIVIDERS, SHAPES, Kind, kind_of
from burrow.games.hamsterrolle.moves import Settled
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.model import FLOOR, METRE, RADIUS, corners
from burrow.games.hamsterrolle.physics.pose import Pose, Vector, out_of_wheel, rotated
from burrow.games.hamsterrolle.state import State

WIDTH, HEIGHT = 960, 744
CELL, ROW = 228, 292
EDGE = 24
SCALE = 536.0
"""Units of the drawing per metre."""
RIM, RIM_EDGE, BOARD, HOLLOW, TOP, TABLE_EDGE = "#e0ad5c", "#6b4218", "#6b4527", "#f8ecd2", "#c28d5b", "#8d5630"
INSIDE = "#e9cf9f"
FAR = 0.955
"""The far rim is drawn a little smaller than the near one, as on the board."""
TONES = {
    "red": ("#e06a52", "#c9432f", "#98281c", "#5e140d"),
    "green": ("#7fb064", "#568d42", "#38662a", "#1f3e16"),
    "blue": ("#6d9fd0", "#3f73ac", "#27507f", "#132e50"),
    "yellow": ("#fbd977", "#eebb3c", "#c48a1e", "#74490a"),
    "orange": ("#f5a55a", "#e17c27", "#ad5412", "#662c05"),
    "violet": ("#a685c6", "#7d57a3", "#573a78", "#311d4a"),
    "white": ("#fffaf0", "#f1e7d5", "#cbb99c", "#76634a"),
    "black": ("#7d6f65", "#4b413b", "#332b26", "#1a1410"),
}
"""The colours of each paint: lit, plain, in shade, and its edges. The same as on the board."""
FLAT = 1e-7
"""Corners closer to a plane than this lie in it, in metres."""
LAMP = np.array([-0.42, -0.55, 0.72])
"""The direction of the light: from the upper left, on the viewer's side."""


class Moment(NamedTuple):
    """The wheel at rest after a turn."""

    contact: float
    """Degrees."""
    poses: dict[int, Pose]
    turn: TurnRecord | None
    """None before the first turn."""
    fallen: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def inside(self) -> int:
        return len(self.poses)


class Picture(NamedTuple):
    number: int
    """Turns played."""
    title: str
    note: str
    moment: Moment
    falls_next: tuple[int, ...] = ()
    shows_fallen: bool = False


# Playing the game again


def moments(lineup: str, number: int, budget: int, limit: int) -> list[Moment]:
    """Play the same game as `hamsterrolle_bots.play`."""
    levels = lineup.split(",")
    shift = number % len(levels)
    bots = [GAME.bot(level) for level in (*levels[shift:], *levels[:shift])]
    rng = fast_rng("hamsterrolle-bots", lineup, number)
    state = GAME.setup(len(levels), Options())
    seen = [moment(state)]
    while not GAME.waiting(state).over and len(seen) <= limit:
        if GAME.waiting(state).seats:
            view, legal = GAME.view(state, state.seat), GAME.moves(state, state.seat)
            move, _ = bots[state.seat].choose(view, legal, budget, rng)
            state = apply_checked(state, state.seat, move)
            continue
        answer = GAME.nature(state, rng)
        after = apply_checked(state, NATURE, answer)
        if isinstance(answer, Settled):
            seen.append(moment(after, turn(state, after, answer, (0.0, 0.0, 0.0)), answer.fallen))
        state = after
    return seen


def moment(state: State, turn: TurnRecord | None = None, fallen: tuple[int, ...] = ()) -> Moment:
    return Moment(state.contact / 1000, poses_in(state.frame, state.lies), turn, fallen, state.winners)


# The strip


def strip(seen: Sequence[Moment], number: int, named: str) -> str:
    pictures = chosen(seen)
    title = f"A game of {named} in {len(pictures)} pictures"
    cells = [
        cell(picture, EDGE + CELL * (at % 4), EDGE + ROW * (at // 4)) for at, picture in enumerate(pictures, start=1)
    ]
    return drawing(
        WIDTH,
        HEIGHT,
        title,
        "; ".join(f"{picture.title}: {picture.note}" for picture in pictures),
        *heading(len(seen) - 1, number, named),
        *cells,
        *timeline(seen, pictures),
    )


def chosen(seen: Sequence[Moment]) -> list[Picture]:
    """The start, up to three turns after that, before and after the worst fall, and the end."""
    last = len(seen) - 1
    worst = max(range(1, last + 1), key=lambda at: len(seen[at].fallen))
    before, after = seen[worst - 1], seen[worst]
    ending = "one tray is empty" if seen[-1].winners else "nobody is done"
    return [
        Picture(0, "The start", "the pyramid alone", seen[0]),
        *(Picture(at, f"After turn {at}", lying(seen[at]), seen[at]) for at in (4, 12, 20) if at < worst - 1),
        Picture(
            worst - 1,
            f"Before turn {worst}",
            f"{before.inside} inside; ringed: about to fall",
            before,
            falls_next=after.fallen,
        ),
        Picture(worst, f"Turn {worst}: {len(after.fallen)} fall", f"{after.inside} stay", after, shows_fallen=True),
        Picture(last, f"The end, turn {last}", f"{seen[-1].inside} inside, {ending}", seen[-1]),
    ]


def lying(moment: Moment) -> str:
    return f"{moment.inside} pieces inside"


def heading(turns: int, number: int, named: str) -> list[str]:
    left, top = EDGE + 8, 56
    words = [
        f"Game {number} of {named}:",
        f"{turns} turns, each piece",
        "where it came to rest.",
        "The wheel rolls this way:",
    ]
    shaft, head = [(left + 58.0, top + 122.0), (left, top + 122.0)], [(left + 9.0, top + 115.0), (left, top + 122.0)]
    arrow = path_data(shaft) + path_data([*head, (left + 9.0, top + 129.0)])
    return [
        text(left, top, "One game", font_size=24, font_weight=700),
        *(text(left, top + 32 + 21 * row, one, fill=SOFT) for row, one in enumerate(words)),
        tag("path", d=arrow, fill="none", stroke=FROST, stroke_width=2.5, stroke_linecap="round"),
    ]


def cell(picture: Picture, left: float, top: float) -> str:
    radius = RADIUS * SCALE
    x, y = left + CELL / 2, top + radius + 8
    table = y + radius
    fallen = on_table(picture.moment.fallen, x, table + 29) if picture.shows_fallen else []
    return tag(
        "g",
        rect(left + 4, table, CELL - 8, 37, fill=TABLE_EDGE, rx=4),
        rect(left + 4, table, CELL - 8, 32, fill=TOP, rx=4),
        tag("ellipse", cx=x, cy=table + 3, rx=46, ry=3, fill=RIM_EDGE, opacity=0.4),
        *wheel(picture.moment, x, y, picture.falls_next),
        *fallen,
        text(x, table + 57, picture.title, text_anchor="middle", font_size=15, font_weight=700),
        text(x, table + 75, picture.note, text_anchor="middle", font_size=13, fill=SOFT),
    )


# The wheel


def wheel(moment: Moment, x: float, y: float, marked: tuple[int, ...]) -> list[str]:
    rim = (RADIUS + FLOOR) / 2 * SCALE
    thick = (RADIUS - FLOOR) * SCALE
    at_rest = {piece: out_of_wheel(pose, 0.0, moment.contact) for piece, pose in moment.poses.items()}
    far_first = sorted(at_rest.items(), key=lambda one: -one[1].y)
    return [
        tag("circle", cx=x, cy=y, r=rim, fill=HOLLOW, stroke=RIM_EDGE, stroke_width=thick + 1.6),
        tag("circle", cx=x, cy=y, r=rim, fill="none", stroke=RIM, stroke_width=thick - 0.4),
        tag(
            "circle",
            cx=x,
            cy=y,
            r=(FLOOR * (1 + FAR) / 2) * SCALE,
            fill="none",
            stroke=INSIDE,
            stroke_width=FLOOR * (1 - FAR) * SCALE,
        ),
        *(divider(number, moment.contact, x, y) for number in range(COMPARTMENTS)),
        *(body(kind_of(piece), pose, x, y, marked=piece in marked) for piece, pose in far_first),
    ]


def divider(number: int, contact: float, x: float, y: float) -> str:
    angle = radians(number * 360 / COMPARTMENTS - contact)
    away, along = (-sin(angle), cos(angle)), (cos(angle), sin(angle))
    half = DIVIDER_THICKNESS / METRE / 2
    inner, outer = FLOOR - DIVIDERS[number] / METRE, FLOOR
    loop = [
        (x + SCALE * (away[0] * radius + along[0] * side), y + SCALE * (away[1] * radius + along[1] * side))
        for radius, side in ((inner, -half), (inner, half), (outer, half), (outer, -half))
    ]
    return tag("path", d=path_data(loop, closed=True), fill=BOARD)


# The pieces


class Face(NamedTuple):
    loop: tuple[Vector, ...]
    """Its corners, in order."""
    normal: Vector


def body(kind: Kind, pose: Pose, x: float, y: float, *, marked: bool = False) -> str:
    """The visible faces, shaded by the light, with a dark outline."""
    shape = SHAPES[kind]
    edge = TONES[shape.colour][3]
    faces = []
    for face in faces_of(kind):
        normal = rotated(pose.rotation, face.normal)
        if normal.y < -0.01:
            tone = tone_of(shape.colour, normal)
            loop = [on_paper(rotated(pose.rotation, corner), pose, x, y) for corner in face.loop]
            faces.append(tag("path", d=path_data(loop, closed=True), fill=tone, stroke=tone, stroke_width=0.4))
    spots = [on_paper(rotated(pose.rotation, corner), pose, x, y) for corner in corners(shape)]
    outline = path_data(hull(spots), closed=True)
    glow = (
        [tag("path", d=outline, fill="none", stroke=BERRY, stroke_width=4.5, stroke_linejoin="round")] if marked else []
    )
    return "".join(
        [*glow, *faces, tag("path", d=outline, fill="none", stroke=edge, stroke_width=1.1, stroke_linejoin="round")]
    )


def on_paper(corner: Vector, pose: Pose, x: float, y: float) -> Spot:
    return x + SCALE * (pose.x + corner.x), y - SCALE * (pose.z + corner.z)


def tone_of(colour: str, normal: Vector) -> str:
    light, paint, shade, _ = TONES[colour]
    lit = float(LAMP @ np.array(normal))
    return (
        mixed(paint, light, min(1.0, (lit - 0.45) / 0.4))
        if lit > 0.45
        else mixed(shade, paint, max(0.0, (lit + 0.2) / 0.65))
    )


def mixed(one: str, other: str, part: float) -> str:
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


@lru_cache(maxsize=len(SHAPES))
def faces_of(kind: Kind) -> tuple[Face, ...]:
    """The planes through three corners that have all other corners on one side."""
    points = np.array(corners(SHAPES[kind]))
    found: dict[tuple[int, ...], Face] = {}
    for one, two, three in combinations(range(len(points)), 3):
        across = np.cross(points[two] - points[one], points[three] - points[one])
        if np.linalg.norm(across) < 1e-9:
            continue
        inward = across / np.linalg.norm(across)
        heights = (points - points[one]) @ inward
        if heights.min() < -FLAT:
            inward, heights = -inward, -heights
        if heights.min() < -FLAT:
            continue
        lying = tuple(int(number) for number in np.flatnonzero(heights < FLAT))
        found.setdefault(lying, Face(around(points[list(lying)], inward), Vector(*map(float, -inward))))
    return tuple(found.values())


def around(points: np.ndarray, normal: np.ndarray) -> tuple[Vector, ...]:
    middle = points.mean(axis=0)
    u = (points[0] - middle) / np.linalg.norm(points[0] - middle)
    v = np.cross(normal, u)
    angles = np.arctan2((points - middle) @ v, (points - middle) @ u)
    return tuple(Vector(*map(float, points[number])) for number in np.argsort(angles))


def hull(spots: Sequence[Spot]) -> list[Spot]:
    """The convex hull by Andrew's algorithm: the lower chain, then the upper one."""
    ordered = sorted(set(spots))
    return [*chain(ordered)[:-1], *chain(ordered[::-1])[:-1]]


def chain(ordered: Sequence[Spot]) -> list[Spot]:
    kept: list[Spot] = []
    for spot in ordered:
        while len(kept) > 1 and not turns_left(kept[-2], kept[-1], spot):
            kept.pop()
        kept.append(spot)
    return kept


def turns_left(a: Spot, b: Spot, c: Spot) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9


def on_table(pieces: Sequence[int], x: float, ground: float) -> list[str]:
    """The fallen pieces in a row in front of the wheel."""
    gap = 5 / SCALE
    widths = [2 * max(corner.x for corner in corners(SHAPES[kind_of(piece)])) for piece in pieces]
    left = -(sum(widths) + gap * (len(pieces) - 1)) / 2
    drawn = []
    for piece, width in zip(pieces, widths, strict=True):
        low = min(corner.z for corner in corners(SHAPES[kind_of(piece)]))
        drawn.append(body(kind_of(piece), Pose(left + width / 2, 0.0, -low), x, ground))
        left += width + gap
    return drawn


# Turn by turn


def timeline(seen: Sequence[Moment], pictures: Sequence[Picture]) -> list[str]:
    """A column for each turn: the pieces in the wheel and, below, what fell. Turns with a picture are marked."""
    left, right, ground, unit = EDGE + 8, WIDTH - EDGE - 8, 690.0, 3.0
    step = (right - left) / len(seen)
    shown = {picture.number for picture in pictures}
    drawn = [
        text(left, ground - 58, "Pieces in the wheel, turn by turn", font_size=13, fill=FROST),
        text(left, ground + 20, "and what fell", font_size=13, fill=BERRY),
    ]
    for at, moment in enumerate(seen):
        x, height = left + at * step + 1.0, unit * moment.inside
        drawn.append(rect(x, ground - height, step - 2, height, fill=FROST, opacity=1 if at in shown else 0.45, rx=1))
        if moment.fallen:
            drawn.append(rect(x, ground + 2, step - 2, unit * len(moment.fallen), fill=BERRY, rx=1))
        if at in shown:
            drawn.append(text(x + step / 2 - 1, ground - height - 5, f"{at}", text_anchor="middle", font_size=12))
    return drawn
