"""Twee 3: the examples of its specification in words of our own, and whatever else a file may hold."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.adventure.findings import Findings
from ffapp.adventure.twee import Passage, Source, Twee, escaped, read_header, read_twee, unescaped, write_header

HEADERS: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    ":: A muddy ford": ("A muddy ford", (), {}),
    "::A muddy ford": ("A muddy ford", (), {}),
    "::   A muddy ford  ": ("A muddy ford", (), {}),
    ":: A muddy ford [water  cold]": ("A muddy ford", ("water", "cold"), {}),
    ":: A muddy ford[water]": ("A muddy ford", ("water",), {}),
    ':: A muddy ford {"position":"60,40"}': ("A muddy ford", (), {"position": "60,40"}),
    ':: A muddy ford [water] {"position":"60,40","size":"10,20"}': (
        "A muddy ford",
        ("water",),
        {"position": "60,40", "size": "10,20"},
    ),
    ':: A [] {"x":1}': ("A", (), {"x": 1}),
    r":: The \[old\] mill": ("The [old] mill", (), {}),
    r":: The \{old\} mill [a\]b]": ("The {old} mill", ("a]b",), {}),
    r":: C:\\mill": (r"C:\mill", (), {}),
    r":: C:\mill": ("C:mill", (), {}),
    r":: odd\q": ("oddq", (), {}),
    ":: A muddy ford [water] <12,40>": ("A muddy ford", ("water",), {}),
    ":: 101-A": ("101-A", (), {}),
}


@pytest.mark.parametrize("line", HEADERS)
def test_a_header_is_read(line: str) -> None:
    header = read_header(line)
    assert (header.name, header.tags, header.metadata) == HEADERS[line]
    assert header.wrong == ()


BROKEN = {
    ":: A [b": "tags-open",
    ":: A [b] {nonsense}": "metadata-broken",
    ":: A {[1]}": "metadata-broken",
    ":: A [b] more": "header-rest",
    ":: A ] b": "name-bracket",
}


@pytest.mark.parametrize("line", BROKEN)
def test_what_is_wrong_with_a_header_is_told_and_its_name_still_read(line: str) -> None:
    header = read_header(line)
    assert [code for code, _ in header.wrong] == [BROKEN[line]]
    assert header.name.startswith("A")


no_break = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=20)
names = no_break.map(str.strip).filter(bool)
tags = no_break.filter(lambda text: len(text.split()) == 1 and text == text.strip())
scalars = st.one_of(st.integers(-999, 999), st.booleans(), no_break)


@given(names, st.lists(tags, max_size=3), st.dictionaries(no_break, scalars, max_size=3))
def test_a_header_that_was_written_is_read_again(name: str, tags: list[str], metadata: dict[str, Any]) -> None:
    header = read_header(write_header(Passage(name=name, tags=tuple(tags), metadata=metadata)))
    assert (header.name, list(header.tags), header.metadata, header.wrong) == (name, tags, metadata, ())


@given(st.text())
def test_escapes_come_back(text: str) -> None:
    assert unescaped(escaped(text)) == text


@given(st.text())
def test_any_header_is_read(text: str) -> None:
    read_header(f"::{text}")


def read(*texts: str) -> tuple[Twee, list[tuple[str, str, int]]]:
    """Files as a story, and what was found in them: the code, the file and the line."""
    findings = Findings()
    sources = (Source(f"{number}.twee", text) for number, text in enumerate(texts, 1))
    return read_twee(sources, findings), [(found.code, *found.at[:2]) for found in findings.sorted()]


DATA = '{"ifid":"D674C58C-DEFA-4F70-B7A2-27742230C0FC","start":"a"}'


def test_passages_have_their_file_and_line_and_lose_blank_lines_at_their_end() -> None:
    story, found = read(
        f":: a\none\n\n  two  \n \n\n:: b\n:: StoryData\n{DATA}\n", ":: StoryTitle\n The Mill \n:: c\n[[x]]"
    )
    assert found == []
    assert story.title == "The Mill"
    assert story.start == "a"
    assert [(passage.name, passage.text, passage.at[:2]) for passage in story.passages.values()] == [
        ("a", "one\n\n  two  ", ("1.twee", 1)),
        ("b", "", ("1.twee", 7)),
        ("StoryData", DATA, ("1.twee", 8)),
        ("StoryTitle", " The Mill ", ("2.twee", 1)),
        ("c", "[[x]]", ("2.twee", 3)),
    ]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_and_the_mark_of_an_editor_are_all_the_same(end: str) -> None:
    story, found = read("\ufeff" + f":: a\none\ntwo\n:: StoryData\n{DATA}\n".replace("\n", end))
    assert found == []
    assert story.passages["a"].text == "one\ntwo"


def test_of_two_passages_of_one_name_the_first_counts() -> None:
    story, found = read(f":: StoryData\n{DATA}\n:: a\nfirst\n", ":: a\nsecond\n::\nnobody\n")
    assert found == [("name-twice", "2.twee", 1), ("name-empty", "2.twee", 3)]
    assert story.passages["a"].text == "first"


def test_text_before_the_first_header_is_told_with_its_line() -> None:
    assert read(f"\n\nlost\n:: a\n:: StoryData\n{DATA}")[1] == [("text-before", "1.twee", 3)]
    assert read("lost")[1][-1] == ("text-before", "1.twee", 1)


@pytest.mark.parametrize(
    ("text", "start", "found"),
    [
        (":: Start\n", "Start", ["story-data-missing", "start-assumed"]),
        (':: StoryData\n{"ifid":"x"}\n:: Start\n', "Start", ["ifid-form", "start-assumed"]),
        (":: StoryData\n{}\n:: Start\n", "Start", ["ifid-missing", "start-assumed"]),
        (":: StoryData\nnonsense\n:: Start\n", "Start", ["story-data-broken", "start-assumed"]),
        (':: StoryData\n{"ifid":3}\n:: Start\n', "Start", ["story-data-broken", "start-assumed"]),
        (f":: StoryData\n{DATA}\n:: b\n", "b", ["start-missing"]),
        (f":: StoryData\n{DATA}\n:: s [script]\n:: b\n", "b", ["start-missing"]),
        (f":: StoryData\n{DATA}\n:: a\n", "a", []),
    ],
)
def test_where_a_story_begins(text: str, start: str, found: list[str]) -> None:
    story, told = read(text)
    assert (story.start, [code for code, *_ in told]) == (start, found)


def test_what_story_data_say_to_others_is_left_alone() -> None:
    data = (
        '{"ifid":"D674C58C-DEFA-4F70-B7A2-27742230C0FC","start":"a","format":"Harlowe","format-version":"3.3","zoom":1}'
    )
    story, found = read(f":: a\n:: StoryData\n{data}\n")
    assert found == []
    assert (story.data.format, story.data.format_version) == ("Harlowe", "3.3")


@pytest.mark.parametrize(
    ("header", "special"),
    [
        (":: StoryInit", True),
        (":: s [script]", True),
        (":: s [a stylesheet]", True),
        (":: w [widget]", True),
        (":: p [Twine.image]", True),
        (":: s [scripted]", False),
        (":: storyinit", False),
    ],
)
def test_what_compilers_keep_for_themselves_is_no_section(header: str, special: bool) -> None:
    story, _ = read(header)
    assert next(iter(story.passages.values())).special == special


lines = st.lists(
    st.one_of(st.just("::"), st.sampled_from([":: a", ":: StoryData", "{", "[[a]]", "```ffapp"]), st.text())
)


@given(lines)
def test_any_file_is_read(lines: list[str]) -> None:
    read("\n".join(lines))
