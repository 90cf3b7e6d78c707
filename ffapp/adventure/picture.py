"""The plan of an adventure as a picture: SVG, its sections laid out in layers by igraph (extra `ffapp[graph]`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from ffapp.adventure.graph import COLOURS, INK, UNREACHED, Edge, Plan
from ffapp.visible import visible

MOST: Final = 2_000
"""Of so many sections a picture is made: no screen shows more, and laying them out takes more than the square of it."""

LONGEST: Final = 24
"""So many letters of a name are shown; the whole is told where the pointer rests."""

LETTER, NARROWEST = 8, 48
"""How wide a letter is about, and the narrowest box, in pixels."""

HEIGHT, BETWEEN, DOWN = 30, 30, 90
"""How high a box is, how much is free between two in a layer, and how far layers are from one another."""

EXPLAINED: Final = 150
"""The width of a box that explains a kind."""

MARGIN: Final = 40
PAPER: Final = "#fffdf8"
LEGEND: Final = 56
ROUNDS: Final = 60
"""So often the layers are put in order against crossing ways."""


class _Box(NamedTuple):
    """A box: its middle, and its width."""

    x: float
    y: float
    width: float


def svg(plan: Plan, names: dict[str, str], title: str) -> Iterator[str]:
    """The lines of the picture. `names` tells each kind, and "unreachable"; `title` is what the picture is called.

    Raises ImportError where igraph is not installed.
    """
    boxes = _laid_out(plan)
    shown = [(names[kind], COLOURS[kind], True) for kind in plan.kinds]
    if not all(node.reached for node in plan.nodes):
        shown.append((names["unreachable"], "#ffffff", False))
    width = max((box.x + box.width / 2 for box in boxes), default=0) + MARGIN + BETWEEN
    width = max(width, MARGIN + len(shown) * (EXPLAINED + BETWEEN))
    height = max((box.y for box in boxes), default=0) + HEIGHT + MARGIN
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">'
    yield f"<title>{_text(title)}</title>"
    yield f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    yield '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    yield f'<path d="M0 0 8 4 0 8z" fill="{INK}"/></marker></defs>'
    for number, (name, colour, reached) in enumerate(shown):
        place = MARGIN + EXPLAINED / 2 + number * (EXPLAINED + BETWEEN)
        yield from _drawn(_Box(place, MARGIN, EXPLAINED), name, colour, reached=reached)
    for edge in plan.edges:
        yield from _way(edge, boxes[edge.start], boxes[edge.end])
    for node, box in zip(plan.nodes, boxes, strict=True):
        yield from _drawn(box, node.name, COLOURS[node.kind], reached=node.reached)
    yield "</svg>"


def _laid_out(plan: Plan) -> list[_Box]:
    """Where the boxes are. Ways back, and across a layer, are drawn and pull at nothing."""
    import igraph

    layers = _layers(plan)
    down = [edge[:2] for edge in plan.edges if layers[edge.end] == layers[edge.start] + 1]
    graph = igraph.Graph(n=len(plan.nodes), edges=down, directed=True)
    layout = graph.layout_sugiyama(layers=layers, maxiter=ROUNDS)
    longest = max((len(_short(node.name)) for node in plan.nodes), default=0)
    width = max(NARROWEST, LETTER * longest + BETWEEN / 2)
    left, top = min((x for x, _ in layout), default=0), MARGIN + LEGEND + HEIGHT
    return [_Box(MARGIN + width / 2 + (x - left) * (width + BETWEEN), top + y * DOWN, width) for x, y in layout]


def _layers(plan: Plan) -> list[int]:
    """How many ways each section is from the first one; what no way leads to stands below all others, and what only
    that leads to further down."""
    onward: list[list[int]] = [[] for _ in plan.nodes]
    led_to = set[int]()
    for edge in plan.edges:
        onward[edge.start].append(edge.end)
        led_to.add(edge.end)
    layers = [-1] * len(plan.nodes)
    numbers = range(len(plan.nodes))
    first = [at for at, node in enumerate(plan.nodes) if node.kind == "start"]
    lowest = -1
    for begins in (first, [at for at in numbers if at not in led_to], *([at] for at in numbers)):
        waiting = deque(at for at in begins if layers[at] < 0)
        for at in waiting:
            layers[at] = lowest + 1
        while waiting:
            at = waiting.popleft()
            for end in onward[at]:
                if layers[end] < 0:
                    layers[end] = layers[at] + 1
                    waiting.append(end)
        lowest = max(layers, default=-1)
    return layers


def _drawn(box: _Box, name: str, colour: str, *, reached: bool) -> Iterator[str]:
    border = f'stroke="{INK}"' if reached else f'stroke="{UNREACHED}" stroke-width="2" stroke-dasharray="5 4"'
    corner = f'x="{box.x - box.width / 2:.0f}" y="{box.y - HEIGHT / 2:.0f}" width="{box.width:.0f}" height="{HEIGHT}"'
    yield f'<g><title>{_text(name)}</title><rect {corner} rx="8" fill="{colour}" {border}/>'
    place = f'x="{box.x:.0f}" y="{box.y + 4.5:.1f}" text-anchor="middle" fill="{INK}"'
    yield f"<text {place}>{_text(_short(name))}</text></g>"


def _short(name: str) -> str:
    name = visible(name)
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _way(edge: Edge, start: _Box, end: _Box) -> Iterator[str]:
    """A curve from below one box to above the other; round the right side where that lies above it or beside it."""
    look = f'stroke="{UNREACHED}" stroke-dasharray="5 4"' if edge.closed else f'stroke="{INK}" stroke-opacity="0.55"'
    if end.y > start.y:
        bend = (end.y - start.y) / 2.5
        begin, tip = (start.x, start.y + HEIGHT / 2), (end.x, end.y - HEIGHT / 2)
        controls = ((begin[0], begin[1] + bend), (tip[0], tip[1] - bend))
    else:
        lift = HEIGHT / 4 if start == end else 0
        away = 30 + (start.y - end.y) / 6
        begin, tip = (start.x + start.width / 2, start.y + lift), (end.x + end.width / 2, end.y - lift)
        controls = ((begin[0] + away, begin[1] + lift), (tip[0] + away, tip[1] - lift))
    path = " ".join(f"{x:.0f} {y:.0f}" for x, y in (*controls, tip))
    yield f'<path d="M{begin[0]:.0f} {begin[1]:.0f}C{path}" fill="none" {look} marker-end="url(#tip)"/>'
    if edge.label:
        x, y = ((begin[axis] + 3 * controls[0][axis] + 3 * controls[1][axis] + tip[axis]) / 8 for axis in (0, 1))
        halo = f'stroke="{PAPER}" stroke-width="3" paint-order="stroke"'
        place = f'x="{x:.0f}" y="{y:.0f}" font-size="11" text-anchor="middle" fill="{INK}" {halo}'
        yield f"<text {place}>{_text(edge.label)}</text>"


def _text(text: str) -> str:
    return escape(visible(text))
