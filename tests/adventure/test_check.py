"""Each finding by the smallest adventure that has it, and what must not be found."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.adventure.findings import CODES, MOST, Findings
from ffapp.texts import Texts
from ffapp.texts.adventure import finding_line, tell_finding
from tests.adventure.stories import DATA, END, checked, codes, rules, section

FOUND: dict[str, tuple[str, int, dict[str, Any]]] = {
    # code: the adventure, the line, and what is told
    "text-before": (f"lost\n{rules()}{section('1', '[[end]]')}{END}", 1, {}),
    "name-empty": (f"{rules()}{section('1', '[[end]]')}{END}::\n", 15, {}),
    "name-twice": (f"{rules()}{section('1', '[[end]]')}{END}:: 1\n", 15, {"name": "1", "first_line": 8}),
    "name-bracket": (f"{rules()}{section('1', '[[end]]')}{END}:: s] [script]\n", 15, {"name": "s]"}),
    "tags-open": (f"{rules()}{section('1', '[[end]]')}{END}:: s [script\n", 15, {"name": "s"}),
    "metadata-broken": (f"{rules()}{section('1', '[[end]]')}{END}:: s [script] {{x}}\n", 15, {"name": "s"}),
    "header-rest": (f"{rules()}{section('1', '[[end]]')}{END}:: s [script] x\n", 15, {"rest": "x"}),
    "story-data-missing": (":: Start\n", 0, {}),
    "story-data-broken": (":: Start\n:: StoryData\n[]", 2, {"fault": "type", "expected": "object"}),
    "ifid-missing": (':: a\n:: StoryData\n{"start": "a"}', 2, {}),
    "ifid-form": (':: a\n:: StoryData\n{"start": "a", "ifid": "1"}', 2, {"ifid": "1"}),
    "start-assumed": (":: Start\n", 0, {"name": "Start"}),
    "start-missing": (f"{DATA}{END}", 1, {"name": "1"}),
    "rules-empty": (f"{DATA}:: StoryRules\nx\n:: 1\n", 3, {}),
    "rules-missing": (f"{DATA}{section('1', 'x', 'once = true')}", 6, {}),
    "rulebook-unknown": (rules("scorpion") + section("1", "x"), 3, {"meant": ("scorpion-swamp",)}),
    "language-unknown": (rules().replace('"en"', '"tlh"'[:3] + '"') + section("1", "x"), 3, {"name": "tl"}),
    "block-open": (f"{rules()}{END}:: 1\n[[end]]\n```ffapp\nonce = true", 15, {}),
    "block-second": (f"{rules()}{END}{section('1', '[[end]]', 'once = true')}```ffapp\n```\n", 18, {}),
    "block-unread": (f"{rules()}{section('1', '[[end]]')}{END}{section('StoryInit', '', 'once = true')}", 17, {}),
    "block-brackets": (rules() + section("1", "x", 'end = "other" # [[x]]'), 11, {}),
    "block-long": (rules() + section("1", "x", 'end = "other"\n' + "#" * 3_000), 12, {}),
    "block-deep": (rules() + section("1", "x", "a.b.c.d.e = 1"), 11, {}),
    "block-syntax": (rules() + section("1", "x", 'end = "other"\nonce = '), 12, {"reason": "value"}),
    "key-unknown": (rules() + section("1", "x", 'end = "other"\nwizzard = 1'), 12, {"meant": ("wizard",)}),
    "value-wrong": (
        rules() + section("1", "x", 'end = "other"\nmay_eat = 3'),
        12,
        {"where": "may_eat", "expected": "bool", "example": "may_eat = true"},
    ),
    "order-foreign": (rules() + section("1", "x", 'end = "other"\npoison = 1'), 12, {"key": "poison"}),
    "points-unknown": (
        rules() + section("1", "x", 'end = "other"\npoints = {honour = 1}'),
        12,
        {"name": "honour", "known": ("skill", "stamina", "luck", "health", "gold", "meals")},
    ),
    "points-full": (rules() + section("1", "x", 'end = "other"\npoints = {gold = "full"}'), 12, {"name": "gold"}),
    "price-void": (
        rules() + section("1", "x", 'end = "other"\npoints = {gold = {by = -1, pay = true}}'),
        12,
        {"name": "gold", "reason": "place"},
    ),
    "fight-line": (rules() + END + section("1", "[[end]]", 'fight = "Orc 7"'), 16, {"problem": "figures", "given": 1}),
    "refused": (
        rules() + section("1", "x", 'end = "other"\nfinds = [{name = "a", bonus = 1}]'),
        12,
        {"rule": "bonus-no-weapon"},
    ),
    "decisions-several": (rules() + END + section("1", "[[end]]", 'test = "luck"\ndice = "1d6"'), 17, {}),
    "when-never": (rules() + END + section("1", "[[end]]", '[to.end]\nwhen = "lucky"'), 17, {"when": "lucky"}),
    "outcome-missing": (
        rules() + END + section("1", "[[end]]", 'test = "luck"\n[to.end]\nwhen = "lucky"'),
        16,
        {"when": "unlucky"},
    ),
    "roll-without-dice": (rules() + END + section("1", "[[end]]", '[to.end]\nroll = "1-3"'), 17, {"target": "end"}),
    "roll-gap": (
        rules() + END + section("1", "[[end]]", 'dice = "2d6"\n[to.end]\nroll = "3-5,8+"'),
        16,
        {"results": "2, 6–7"},
    ),
    "roll-overlap": (
        rules()
        + END
        + section("1", "[[end]] [[2]]", 'dice = "1d6"\nto.end.roll = "1-4"\nto.2.roll = "3+"')
        + section("2", "[[end]]"),
        18,
        {"results": "3–4", "target": "2", "other": "end"},
    ),
    "roll-beyond": (
        rules() + END + section("1", "[[end]]", 'dice = "1d6"\nto.end.roll = "1-7"'),
        17,
        {"target": "end", "results": "1–6"},
    ),
    "way-unlinked": (rules() + END + section("1", "[[end]]", '[to."ende"]'), 16, {"meant": ("end",)}),
    "end-goes-on": (rules() + END + section("1", "[[end]]", 'end = "other"'), 16, {}),
    "link-unknown": (rules() + END + section("1", "x\n[[end]] [[ende]]"), 15, {"target": "ende", "meant": ("end",)}),
    "link-special": (rules() + END + section("1", "[[end]] [[StoryData]]"), 14, {"target": "StoryData"}),
    "link-outside": (rules() + END + section("1", "[[end]] [[x->http://a.b]]"), 14, {"address": "http://a.b"}),
    "section-orphan": (rules() + END + section("1", "[[end]]") + section("2", "[[1]]"), 15, {}),
    "section-unreachable": (
        rules() + END + section("1", "[[end]] [[2]]", 'to.2.needs.item = "rope"') + section("2", "[[1]]"),
        18,
        {},
    ),
    "dead-end": (rules() + section("1", "x"), 8, {}),
    "end-unsaid": (f"{DATA}:: 1\n", 3, {}),
    "way-impossible": (
        rules() + END + section("1", "[[end]] [[2]]", 'to.2.needs.item = "Rope"') + section("2", "[[1]]"),
        16,
        {"target": "2", "kind": "item", "name": "rope"},
    ),
    "macro-foreign": (
        f"{DATA}:: 1\na\n<<if $x>> <<if $y>>\n",
        5,
        {"format": "SugarCube", "macro": "if", "count": 2},
    ),
}

ELSEWHERE = {"file-unreadable", "file-large", "file-encoding", "files-none", "and-more"}
"""Those that need a disk, or a thousand mistakes."""


def test_every_code_has_its_case() -> None:
    assert set(FOUND) | ELSEWHERE == set(CODES)


@pytest.mark.parametrize("code", FOUND)
def test_a_mistake_is_found_on_its_line(code: str) -> None:
    text, line, told = FOUND[code]
    first = next(found for found in checked(text).findings if found.code == code)
    assert first.at[:2] == ("a.twee", line)
    assert told.items() <= first.arguments.items()


@pytest.mark.parametrize("language", Texts.available)
@pytest.mark.parametrize("code", sorted(set(FOUND) | ELSEWHERE))
def test_what_is_found_is_told(code: str, language: str) -> None:
    texts = Texts(language, strict=True)
    if code in FOUND:
        found = next(found for found in checked(FOUND[code][0]).findings if found.code == code)
        assert "a.twee" in finding_line(texts, found)
    else:
        findings = Findings()
        findings.add(code, **dict.fromkeys(CODES[code].arguments, 1)) if code != "and-more" else None
        for _ in range(MOST + 3 if code == "and-more" else 0):
            findings.add("name-empty")
        found = findings.sorted()[-1]
        assert found.code == code
    assert "⟦" not in tell_finding(texts, found)


GOOD = (
    rules()
    + section(
        "1",
        "An orc! [[win->2]] or [[run->3]].",
        'fight = "Orc 7 6; escape"\n[to."2"]\nwhen = "victory"\n[to."3"]\nwhen = "escape"',
    )
    + section("2", "A door. [[open->4]] [[back->3]]", '[to."4"]\nneeds = {item = "clé"}')
    + section(
        "3", "A wood. [[on->2]]", 'finds = ["Clé"]\npoints = {stamina = "-1d6", gold = 3}\nmay_eat = true\nonce = true'
    )
    + section("4", "Dice! [[5]] [[end]]", 'dice = "1d6"\n[to."5"]\nroll = "1-3"\n[to.end]\nroll = "4+"')
    + section("5", "A wizard. [[end]] [[6]]", 'wizard = {kind = "good", stones = 2}\nto.6.casts = "friendship"')
    + section("6", "Luck! [[end]] [[2]]", 'test = "luck"\nto.end.when = "lucky"\nto.2.when = "unlucky"')
    + END
)


def test_a_sound_adventure_has_nothing_wrong() -> None:
    found = checked(GOOD)
    assert codes(found) == []
    assert found.errors == 0
    assert found.reach.reached == found.story.sections.keys()


@pytest.mark.parametrize(
    "block",
    [
        'test = "luck"\nto.2.when = "lucky"',  # the plain way is for the unlucky
        'test = {of = "skill", optional = true}\nto.2.when = "passed"',
        'dice = "2d6"\nto.2.roll = "7+"',
        'fight = "Orc 7 6"',
        'fight = "Orc 7 6; escape"\nto.2.when = "escape"',
        'dice = "1d6"\nto.2.roll = "1-6"\nto.2.if = {first = true}\nto.end.roll = "2-3"',  # only one of them is there
        'dice = "1d6+4"\nto.2.roll = "5-7"\nto.end.roll = "8-10"',
    ],
)
def test_what_is_left_to_plain_ways_is_no_mistake(block: str) -> None:
    assert codes(checked(rules(), section("1", "[[2]] [[end]]", block), section("2", "[[end]]"), END)) == []


@pytest.mark.parametrize(
    ("fight", "missing"),
    [
        ("Snake 7 6 /2", ["victory", "wounds"]),
        ("Snake 7 6; rounds 3", ["victory", "rounds"]),
        ("Snake 7 6; escape", ["victory"]),
    ],
)
def test_each_way_out_of_a_fight_needs_its_way_on(fight: str, missing: list[str]) -> None:
    block = f'fight = "{fight}"\nto.end.when = "escape"'
    found = checked(rules("night-dragon"), section("1", "[[end]]", block), END).findings
    assert [one.arguments["when"] for one in found if one.code == "outcome-missing"] == missing


@pytest.mark.parametrize("fight", ["Snake 7 6; rounds 3", "Snake 7 6 /2; rounds 3; escape", "Snake 7 6 /2"])
def test_an_end_comes_of_a_fight_however_that_stops(fight: str) -> None:
    parts = (section("1", "[[2]]", f'fight = "{fight}"\nend = "other"\nto.2.when = "victory"'), section("2", "[[1]]"))
    assert "outcome-missing" not in codes(checked(rules("night-dragon"), *parts))


@pytest.mark.parametrize(
    "key",
    [
        "stones = {fire = 1}",
        'wizard = {kind = "good"}',
        'to.end.casts = "fire"',
        'to.end.if = {any = [{stone = "ice"}]}',
    ],
)
def test_the_night_knows_no_stones(key: str) -> None:
    assert "order-foreign" in codes(checked(rules("night-dragon"), section("1", "[[end]]", key), END))


@pytest.mark.parametrize(
    "key",
    ["poison = 2", "cured = true", 'magic = ["Light"]', 'forgets = ["Light"]', 'to.end.uses = "Light"'],
)
def test_the_swamp_knows_neither_poison_nor_magic(key: str) -> None:
    assert "order-foreign" in codes(checked(rules(), section("1", "[[end]]", key), END))


@pytest.mark.parametrize(
    ("block", "rule"),
    [
        ('dice = "21d6"', "amount-bounds"),
        ('points = {stamina = "-1d1"}', "amount-bounds"),
        ('to.end.way = "ne"', "way-diagonal"),
        ('wizard = {kind = "good", among = ["fear"]}', "stone-source"),
        ('fight = "Orc 7 6; Orc 7 6; as-one"', ""),
        ('finds = [{name = "a", worth = 3}]', "worth-no-treasure"),
        ('finds = [" "]', "name-empty"),
        ('codewords = [" "]', "name-empty"),
        ('place = " "', "name-empty"),
        ("initial = {skill = -40}", "amount-bounds"),
        ("to.end.initial = {luck = 0}", "amount-zero"),
        ("points = {luck = {by = 9999, beyond = true}}", "amount-bounds"),
        ("points = {luck = 9999, skill = -40, gold = -50, meals = 4}\ninitial = {skill = -11}", None),
        ("points = {gold = {by = -50, why = 'a'}, meals = -40, health = 9, stamina = '-9d6'}", None),
        ('test = {of = "luck", optional = true, why = "a"}', None),
    ],
)
def test_the_rules_of_the_book_have_their_say(block: str, rule: str | None) -> None:
    """A rule, or "" where it is said otherwise; None where nothing is said."""
    found = checked(rules(), section("1", "[[end]]", block), END).findings
    assert [one.arguments["rule"] for one in found if one.code == "refused"] == ([rule] if rule else [])
    assert bool(found) == (rule is not None)


@pytest.mark.parametrize(
    ("price", "reason"),
    [
        ("points = {luck = {by = -1, pay = true}}", ""),
        ("points = {luck = {by = 1, pay = true}}", "gain"),
        ('points = {luck = {by = "full", pay = true}}', "dice"),
        ('points = {luck = {by = "-half", pay = true}}', "dice"),
        ('points = {luck = {by = "-1d6", pay = true}}', "dice"),
    ],
)
def test_a_price_is_a_number_on_a_way(price: str, reason: str) -> None:
    on_way = checked(rules(), section("1", "[[end]]", f"[to.end]\n{price}"), END).findings
    assert [one.arguments["reason"] for one in on_way] == ([reason] if reason else [])
    here = checked(rules(more=f"hero = {{{price}}}"), section("1", "[[end]]", price), END).findings
    assert [one.arguments.get("reason") for one in here] == ["place", "place"]


@pytest.mark.parametrize("sign", ["\\n", "\\u0000", "\\u001b", "\\u0085", "\\u2028", "\\u007f"])
def test_names_and_reasons_are_lines_without_control_characters(sign: str) -> None:
    one_line = {
        *(f'codewords = ["a{sign}"]', f'finds = ["a{sign}b"]', f'place = "a{sign}"', f'why = "a{sign}b"'),
        *(f'points = {{gold = {{by = 5, why = "a{sign}b"}}}}', f'test = {{of = "luck", why = "a{sign}b"}}'),
        *(f'to.end.way = "{sign}"', f'to.end.needs = {{item = "a{sign}"}}', f'points = {{gold = "-1d6{sign}"}}'),
        *(f'dice = "1d6{sign}"', f'dice = "1d6"\nto.end.roll = "1-6{sign}"'),
    }
    for block in one_line:
        told = codes(checked(rules(), section("1", "[[end]]", block), END))
        assert "value-wrong" in told, block
    words = f'end = {{kind = "other", words = "a{sign}b"}}\nfinds = [{{name = "a", note = "a{sign}b"}}]'
    told = codes(checked(rules(), section("1", "", words)))
    assert told.count("value-wrong") == (0 if sign in ("\\n", "\\u2028") else 2)


@pytest.mark.parametrize(
    ("ranges", "told"),
    [
        (("1-6", "2-3", "4-5"), [("2–3", "3", "2"), ("4–5", "4", "2")]),
        (("1-3,2", "4-6", ""), []),
        (("1-2,4-5", "2-4,6", ""), [("2", "3", "2"), ("4", "2", "3")]),
        (("1-4", "3-6", "4"), [("3–4", "3", "2"), ("4", "4", "3")]),
    ],
)
def test_each_way_that_shares_results_with_another_is_told(
    ranges: tuple[str, ...], told: list[tuple[str, ...]]
) -> None:
    block = "\n".join(f'to.{at}.roll = "{one}"' for at, one in enumerate(ranges, 2) if one)
    rooms = "".join(section(str(at), "[[end]]") for at in (2, 3, 4))
    found = checked(rules(), section("1", "[[2]] [[3]] [[4]] [[end]]", f'dice = "1d6"\n{block}'), rooms, END).findings
    pairs = [one.arguments for one in found if one.code == "roll-overlap"]
    assert sorted((one["results"], one["target"], one["other"]) for one in pairs) == sorted(told)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (section("1", " ".join(f"[[end][{at}]] [[{at}]]" for at in range(201))), "links-many"),
        (section("1", f"[[end]] [[{'x' * 201}]]") + section("x" * 201, "[[1]]"), "text-long"),
    ],
)
def test_what_no_game_could_enter_is_told(text: str, rule: str) -> None:
    rooms = "".join(section(str(at), "[[1]]") for at in range(2, 201)) + section("0", "[[1]]")
    more = rooms if rule == "links-many" else ""
    found = checked(rules(), text, END, more).findings
    assert {one.arguments.get("rule") for one in found if one.code == "refused"} == {rule}


def test_a_number_is_one_name_however_it_is_written() -> None:
    found = checked(rules(), section("7", "[[end]]"), section("07", "[[end]]"), DATA.replace('"1"', '"7"'), END)
    told = [one.arguments for one in found.findings if one.code == "name-twice" and one.at.section == "07"]
    assert [(one["name"], one["first_line"]) for one in told] == [("07", 8)]
    assert "07" not in found.story.sections


def test_all_that_is_wrong_with_a_block_is_told_at_once() -> None:
    block = 'onse = 1\nfight = 3\npoints = 4\n[to.end]\nwhen = "won"\nneeds = {item = 3}\nx = 1\n[to.2]\nif = 3\n[hero]'
    found = checked(rules(), section("1", "[[end]] [[2]]", block), section("2", "[[end]]"), END).findings
    assert [(one.at.line, one.arguments.get("key", one.arguments.get("where"))) for one in found] == [
        (11, "onse"),
        (12, "fight"),
        (13, "points"),
        (15, "to.end.when"),
        (16, "to.end.needs.item"),
        (17, "to.end.x"),
        (19, "to.2.if"),
        (20, "hero"),
    ]


SYNTAX = {
    "x": "equals",
    "= 1": "statement",
    "a = 1 2": "more",
    "a = 1\na = 2": "twice",
    "[a]\n[a]": "twice",
    "[a": "bracket",
    "a = [1": "array",
    "a = {b = 1": "table",
    'a = "x': "string",
    "a = x": "value",
    "a = {b = 1, b = 2}": "twice",
}


@pytest.mark.parametrize("block", SYNTAX)
def test_what_is_no_toml_is_told_with_its_reason(block: str) -> None:
    found = [one for one in checked(rules(), section("1", "x", block)).findings if one.code == "block-syntax"]
    assert [one.arguments["reason"] for one in found] == [SYNTAX[block]]


MACROS = {
    "(set: $a to 1)": [("Harlowe", "set")],
    "a word (note: this is prose)": [],
    "<<set $a to 1>>": [("SugarCube", "set")],
    "<</if>>": [("SugarCube", "if")],
    "<<Bonjour>>, dit-il.": [],
    "[if a]\nx\n[continued]": [("Chapbook", "if"), ("Chapbook", "continued")],
    "see [if you can]": [],
    "{embed passage: 'x'}": [("Chapbook", "embed passage")],
    "{not one}": [],
    "<%= s.x %>": [("Snowman", "<%=")],
}


@pytest.mark.parametrize("prose", MACROS)
def test_macros_of_other_formats_are_known_from_prose(prose: str) -> None:
    found = checked(f"{DATA}:: 1\n{prose}\n").findings
    told = [(one.arguments["format"], one.arguments["macro"]) for one in found if one.code == "macro-foreign"]
    assert told == MACROS[prose]


@pytest.mark.parametrize(
    ("form", "prose", "macro"),
    [
        ("SugarCube", "<<ownWidget 3>>", "ownwidget"),
        ("Harlowe", "(own: 3)", "own"),
        ("Chapbook", "{a.b}", "a.b"),
    ],
)
def test_a_story_of_a_format_has_macros_of_its_own(form: str, prose: str, macro: str) -> None:
    data = DATA.replace('"start"', f'"format": "{form}", "start"')
    told = {one.code: one.arguments.get("macro") for one in checked(data, f":: 1\n{prose}\n").findings}
    assert told["macro-foreign"] == macro
    assert "macro-foreign" not in codes(checked(DATA, f":: 1\n{prose}\n"))


def test_a_story_of_twine_plays_without_our_blocks() -> None:
    found = checked(f"{DATA}:: 1\n[[2]] [[3]]\n:: 2\nbye\n:: 3\n[[1]]\n:: code [script]\nx\n:: StoryInit\ny\n")
    assert (codes(found), found.errors) == (["end-unsaid"], 0)
    assert found.reach.reached == {"1", "2", "3"}


words = st.sampled_from(
    [
        *(
            ":: 1\n",
            ":: 2 [a] {}\n",
            ":: StoryRules\n",
            ":: StoryData\n{}",
            "[[1]]",
            "[[x->2]]",
            "\n```ffapp\n",
            "\n```\n",
        ),
        *("[to.1]\n", "when = 'lucky'\n", 'fight = "Orc 7 6"\n', "to.2.roll = '1-3'\n", 'dice = "1d6"\n'),
        *("end = 'death'\n", 'rules = "night-dragon"\n', "needs = {item = 'x', any = []}\n"),
        *("points = {gold = '-all'}\n", "<<if x>>", "\x00", "\u202e"),
    ]
)


@given(st.lists(st.one_of(words, st.text(max_size=8)), max_size=40))
def test_any_adventure_is_looked_through_and_told(parts: list[str]) -> None:
    texts = Texts("en", strict=True)
    for found in checked(*parts).findings:
        assert found.code in CODES
        finding_line(texts, found)
