"""The plan of an adventure: its sections by kind, and the ways between them; as text for Mermaid and for Graphviz."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from ffapp.adventure.outcomes import decisions
from ffapp.adventure.reach import Reach, may_be_closed
from ffapp.adventure.story import Choice, Section, Story
from ffapp.gamebook.orders import end_of
from ffapp.visible import visible

Kind: TypeAlias = Literal["start", "plain", "fight", "test", "wizard", "victory", "death", "other", "dead-end"]

COLOURS: Final[dict[Kind, str]] = {
    "start": "#cfe3ff",
    "plain": "#f4efe2",
    "fight": "#f6c9b8",
    "test": "#f8e3a1",
    "wizard": "#e0cdf5",
    "victory": "#bfe5bd",
    "death": "#cfcac4",
    "other": "#c9e4e2",
    "dead-end": "#ffffff",
}
"""The ground of each kind; what is written on it is `INK`."""

INK: Final = "#1f1b16"
UNREACHED: Final = "#a03025"
"""The border, broken, of what no order of play reaches, and of a way that nobody can take."""


class Node(NamedTuple):
    """A section on the plan."""

    name: str
    kind: Kind
    reached: bool


class Edge(NamedTuple):
    """A way from one section to another, by their numbers in `Plan.nodes`, with what it waits for."""

    start: int
    end: int
    label: str
    closed: bool


class Plan(NamedTuple):
    """An adventure as a graph. Links that lead nowhere are no ways."""

    title: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that it has, in the order in which they are explained."""
        there = {node.kind for node in self.nodes}
        return tuple(kind for kind in COLOURS if kind in there)


def plan_of(story: Story, reach: Reach) -> Plan:
    """The plan of a story that has been looked through."""
    number = {name: at for at, name in enumerate(story.sections)}
    nodes = tuple(
        Node(name, _kind(section, first=name == story.start), name in reach.reached)
        for name, section in story.sections.items()
    )
    edges = tuple(
        Edge(number[name], number[choice.link.target], _label(choice), (name, choice.link.target) in reach.closed)
        for name, section in story.sections.items()
        for choice in section.choices
        if choice.link.target in number
    )
    return Plan(story.title, nodes, edges)


def _kind(section: Section, *, first: bool) -> Kind:
    end = end_of(section.orders.end)
    if first:
        return "start"
    if end is not None:
        return end.kind
    if not section.links:
        return "dead-end"
    made = decisions(section)
    if made:
        return "fight" if "fight" in made else "test"
    return "wizard" if section.orders.wizard is not None else "plain"


def _label(choice: Choice) -> str:
    """What a way waits for, in the keys of its block."""
    way = choice.way
    roll = "" if way.roll is None else str(way.roll)
    asked = "?" if may_be_closed(way) else ""
    return " ".join(part for part in (way.when or "", roll, asked) if part)


# -- as text -----------------------------------------------------------------------------------------------------------


def mermaid(plan: Plan) -> Iterator[str]:
    """The lines of a flow chart of Mermaid."""
    yield "flowchart TD"
    for at, node in enumerate(plan.nodes):
        yield f'  n{at}["{_entities(node.name)}"]:::{_class(node)}'
    for edge in plan.edges:
        label = f'|"{_entities(edge.label)}"|' if edge.label else ""
        yield f"  n{edge.start} {'-.->' if edge.closed else '-->'}{label} n{edge.end}"
    for kind, reached in dict.fromkeys((node.kind, node.reached) for node in plan.nodes):
        border = f"stroke:{INK}" if reached else f"stroke:{UNREACHED},stroke-width:2px,stroke-dasharray:5 4"
        yield f"  classDef {_class(Node('', kind, reached))} fill:{COLOURS[kind]},color:{INK},{border}"


def _class(node: Node) -> str:
    return node.kind.replace("-", "") + ("" if node.reached else "Unreached")


_SPECIAL: Final = re.compile(r"[^\w .,\-–—'’!?À-ÿ]")


def _entities(text: str) -> str:
    """A text in which nothing means anything to Mermaid."""
    return _SPECIAL.sub(lambda found: f"#{ord(found[0])};", visible(text))


def dot(plan: Plan) -> Iterator[str]:
    """The lines of a graph in the language DOT of Graphviz."""
    yield f"digraph {_quoted(plan.title or 'story')} {{"
    yield f'  node [shape=box, style="rounded,filled", fontname="sans-serif", color="{INK}", fontcolor="{INK}"];'
    for at, node in enumerate(plan.nodes):
        mark = "" if node.reached else f', style="rounded,filled,dashed", color="{UNREACHED}", penwidth=2'
        yield f'  n{at} [label={_quoted(node.name)}, class="{node.kind}", fillcolor="{COLOURS[node.kind]}"{mark}];'
    for edge in plan.edges:
        said = [f"label={_quoted(edge.label)}"] if edge.label else []
        said += [f'style=dashed, color="{UNREACHED}"'] if edge.closed else []
        terms = f" [{', '.join(said)}]" if said else ""
        yield f"  n{edge.start} -> n{edge.end}{terms};"
    yield "}"


def _quoted(text: str) -> str:
    """A text in quotes, in which nothing means anything to Graphviz."""
    return '"' + visible(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


FORMATS: Final[dict[str, Callable[[Plan], Iterator[str]]]] = {"mermaid": mermaid, "dot": dot}
"""The formats of text."""
