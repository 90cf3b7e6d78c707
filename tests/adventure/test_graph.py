"""The plan of an adventure: what it shows, and that no name does harm in it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ffapp.adventure.graph import COLOURS, INK, Edge, Node, Plan, dot, mermaid, plan_of
from ffapp.adventure.picture import LONGEST, svg
from tests.adventure.stories import END, checked, rules, section
from tests.tui.test_themes import contrast

STORY = (
    rules()
    + section(
        "1",
        "[[2]] [[3]] [[gone]]",
        'fight = "Orc 7 6; escape"\nto.2.when = "victory"\nto.3.when = "escape"\nto.3.needs = {item = "rope"}',
    )
    + section("2", "[[end]] [[1]]", 'dice = "1d6"\nto.end.roll = "1-3"\nto.1.roll = "4+"')
    + section("3", "[[end]]", 'wizard = {kind = "good"}')
    + section("4", "[[4]]")
    + END
)


def plan(text: str = STORY) -> Plan:
    found = checked(text)
    return plan_of(found.story, found.reach)


def test_sections_have_their_kind_and_ways_what_they_wait_for() -> None:
    assert plan().nodes == (
        Node("1", "start", True),
        Node("2", "test", True),
        Node("3", "wizard", False),
        Node("4", "plain", False),
        Node("end", "victory", True),
    )
    assert plan().edges == (
        Edge(0, 1, "victory", False),
        Edge(0, 2, "escape ?", True),
        Edge(1, 4, "1-3", False),
        Edge(1, 0, "4+", False),
        Edge(2, 4, "", False),
        Edge(3, 3, "", False),
    )


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        *(('loses = ["rope"]', True), ("points = {gold = -3}", True), ("stones = {fire = -1}", True)),
        *(("points = {luck = {by = -1, pay = true}}", True), ('casts = "fire"', True), ("if = {first = true}", True)),
        *(("points = {luck = -1}", False), ("points = {gold = 3}", False), ('points = {gold = "-all"}', False)),
        *(("stones = {fire = 1}", False), ('finds = ["rope"]', False), ("", False)),
    ],
)
def test_a_way_that_may_be_closed_says_so(asked: str, shown: bool) -> None:
    text = rules() + section("1", "[[end]]", f"[to.end]\n{asked}") + END
    assert [edge.label for edge in plan(text).edges] == ["?" if shown else ""]


def test_every_kind_can_be_read_on_its_ground() -> None:
    for colour in COLOURS.values():
        assert contrast(INK, colour) >= 4.5


HOSTILE = [
    'a"]; b',
    "a\\",
    'x" -> y; "',
    "<script>&",
    "end",
    "a\x1b[31mb",
    "#quot;",
    "[x](y)",
    "-->",
    "\u202eabc",
    "%%{",
    "é œ",
]


def named(names: list[str]) -> Plan:
    return Plan("<&>\x00", tuple(Node(name, "plain", True) for name in names), (Edge(0, 1, '"|<', False),))


def test_no_name_means_anything_to_mermaid() -> None:
    lines = list(mermaid(named(HOSTILE)))
    assert lines[0] == "flowchart TD"
    for line in lines[1 : 1 + len(HOSTILE)]:
        assert re.fullmatch(r'  n\d+\["[^"\\<>\[\]{}|`]*"\]:::plain', line), line
        assert "\x1b" not in line
    assert re.fullmatch(r'  n0 -->\|"[^"|<]*"\| n1', lines[1 + len(HOSTILE)])


def test_no_name_means_anything_to_graphviz() -> None:
    lines = list(dot(named(HOSTILE)))
    assert (lines[0], lines[-1]) == ('digraph "<&>␀" {', "}")
    for line in lines[2 : 2 + len(HOSTILE)]:
        assert re.fullmatch(r'  n\d+ \[label="(?:[^"\\]|\\["\\])*", class="plain", fillcolor="#\w{6}"\];', line), line


NAMES = {kind: kind for kind in (*COLOURS, "unreachable")}


def drawn(of: Plan) -> ElementTree.Element:
    return ElementTree.fromstring("\n".join(svg(of, NAMES, "A tale")))


def test_the_picture_has_a_box_for_each_section_and_a_curve_for_each_way() -> None:
    picture = drawn(plan())
    space = "{http://www.w3.org/2000/svg}"
    boxes = [group.findtext(f"{space}title") for group in picture.iter(f"{space}g")]
    assert boxes == ["start", "plain", "test", "wizard", "victory", "unreachable", "1", "2", "3", "4", "end"]
    assert len([path for path in picture.iter(f"{space}path") if path.get("marker-end")]) == 6
    places = {
        (rect.get("x"), rect.get("y")) for group in picture.iter(f"{space}g") for rect in group.iter(f"{space}rect")
    }
    assert len(places) == len(boxes)  # none lies on another
    dashed = [
        group.findtext(f"{space}title")
        for group in picture.iter(f"{space}g")
        if "dasharray" in str(ElementTree.tostring(group))
    ]
    assert dashed == ["unreachable", "3", "4"]


def test_the_picture_holds_hostile_names_and_shortens_long_ones() -> None:
    picture = drawn(named([*HOSTILE, "x" * 100]))
    space = "{http://www.w3.org/2000/svg}"
    shown = [text.text for text in picture.iter(f"{space}text")]
    assert "<script>&" in shown
    assert f"{'x' * (LONGEST - 1)}…" in shown
    assert "x" * 100 in [title.text for title in picture.iter(f"{space}title")]


@pytest.mark.parametrize("text", [":: Start\n", f"{rules()}"])
def test_the_plan_of_next_to_nothing(text: str) -> None:
    drawn(plan(text))
    list(mermaid(plan(text)))
    list(dot(plan(text)))
