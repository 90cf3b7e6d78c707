"""Prose, links and blocks taken apart, and the Markdown of what is left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.adventure.prose import LONGEST, Block, Link, markdown, read_link, taken_apart, write_link

LINKS = {
    "[[mill]]": ("mill", "mill"),
    "[[ mill ]]": ("mill", "mill"),
    "[[to the mill->mill]]": ("mill", "to the mill"),
    "[[mill<-to the mill]]": ("mill", "to the mill"),
    "[[to the mill|mill]]": ("mill", "to the mill"),
    "[[a->b->c]]": ("c", "a->b"),
    "[[a<-b<-c]]": ("a", "b<-c"),
    "[[a|b|c]]": ("c", "a|b"),
    "[[a|b->c]]": ("c", "a|b"),
    "[[->mill]]": ("mill", "mill"),
    "[[mill][$gold to 3]]": ("mill", "mill"),
    r"[[a\->b->c]]": ("c", "a->b"),
    r"[[a\|b]]": ("a|b", "a|b"),
    r"[[a\]]b]]": ("a]]b", "a]]b"),
    "[[a]b]]": ("a]b", "a]b"),
    r"[[C:\\mill]]": (r"C:\mill", r"C:\mill"),
    "[[101-A]]": ("101-A", "101-A"),
}


@pytest.mark.parametrize("text", LINKS)
def test_a_link_is_read(text: str) -> None:
    (link,) = taken_apart(f"Go {text} now.").links
    assert (link.target, link.text) == LINKS[text]


@pytest.mark.parametrize(
    "text", ["[[]]", "[[ ]]", "[mill]", "[[mill]", "[[mi\nll]]", r"\[[mill]]", "[[->]]", r"[[mill\]]"]
)
def test_what_is_no_link(text: str) -> None:
    assert taken_apart(text).links == ()


def test_links_have_their_line_and_addresses_of_the_web_lead_outside() -> None:
    prose = taken_apart("a [[b]] [[c]]\n\n`[[d]]` [[e->https://example.org]]\n    [[f]]")
    assert prose.links == (
        Link("b", "b", 0),
        Link("c", "c", 0),
        Link("d", "d", 2),
        Link("https://example.org", "e", 2, outside=True),
        Link("f", "f", 3),
    )


@given(
    st.text(st.characters(exclude_categories=["Cs", "Zl", "Zp", "Cc", "Co"]), min_size=1).map(str.strip).filter(bool),
    st.text(),
)
def test_a_link_that_was_written_is_read_again(target: str, text: str) -> None:
    text = " ".join(text.split()).replace("\ue000", "").replace("\ue001", "").strip()
    written = write_link(target, text)
    assert read_link(written[2:-2]) == (target, text or target)
    (link,) = taken_apart(written).links
    assert (link.target, link.text) == (target, text or target)


def test_a_block_is_taken_out_and_no_line_moves() -> None:
    prose = taken_apart("one\n```ffapp\nonce = true\n[[no]]\n```\nfive [[a]]")
    assert prose.text == "one\n\n\n\n\nfive [[a]]"
    assert prose.blocks == (Block("once = true\n[[no]]", 2),)
    assert prose.links == (Link("a", "a", 5),)


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        ("~~~~ ffapp \nx\n~~~\n~~~~", (Block("x\n~~~", 1),)),
        ("   ```ffapp\nx\n  ````", (Block("x", 1),)),
        ("```ffapp\nx", (Block("x", 1, closed=False),)),
        ("```ffapp\nx\n```\n```ffapp\ny\n```", (Block("x", 1), Block("y", 4))),
        ("```toml\n```ffapp\n```", ()),
        ("    ```ffapp\nx", ()),
        ("```ffapp2\nx\n```", ()),
        ("```ffapp`\nx\n```", ()),
    ],
)
def test_what_is_a_block(text: str, blocks: tuple[Block, ...]) -> None:
    assert taken_apart(text).blocks == blocks


@given(st.text(st.sampled_from("[]\\->|<`~ffapp\n ab"), max_size=200))
def test_any_prose_is_taken_apart(text: str) -> None:
    prose = taken_apart(text)
    assert prose.text.count("\n") == text.count("\n")
    markdown(prose.text)


def inline(prose: str) -> list[tuple[str, str]]:
    """The types and words of all that stands in the paragraphs of a prose."""
    return [(child.type, child.content) for token in markdown(prose) for child in token.children or ()]


def test_prose_is_markdown_with_the_links_in_their_places() -> None:
    assert inline("Go *on*, [[to the **mill**->mill]]!") == [
        ("text", "Go "),
        ("em_open", ""),
        ("text", "on"),
        ("em_close", ""),
        ("text", ", "),
        ("way", "to the **mill**"),
        ("text", "!"),
    ]
    (token,) = [child for part in markdown("[[to the mill->mill]]") for child in part.children or ()]
    assert token.meta["link"] == Link("mill", "to the mill", 0)


def test_html_and_macros_are_the_text_they_are() -> None:
    assert inline("<b>x</b> <<if $x>>") == [("text", "<b>x</b> <<if $x>>")]


def test_a_link_in_code_or_in_an_address_is_shown_as_it_was_written() -> None:
    assert ("code_inline", "[[a->b]]") in inline("`[[a->b]]`")
    (opened,) = [child for part in markdown("[x]([[y]])") for child in part.children or () if child.type == "link_open"]
    assert opened.attrs["href"] == "[[y]]"
    assert inline("\ue0020\ue003 [[a]]")[-1] == ("way", "a")


def test_a_prose_without_end_is_shown_as_it_stands() -> None:
    (text,) = {kind for kind, _ in inline("*a* " * (LONGEST // 4 + 1))}
    assert text == "text"
