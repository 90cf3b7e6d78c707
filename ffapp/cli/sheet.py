"""The adventure sheet of a gamebook as a document."""

from __future__ import annotations

from ffapp.cli.document import Document, Row, Section
from ffapp.gamebook.belongings import item_figures
from ffapp.gamebook.drawing import Exit
from ffapp.gamebook.sheet import (
    SCORE_NAMES,
    Encounter,
    Enemy,
    Fight,
    Sheet,
    attack_bonus,
    effective,
    health_penalty,
    score_of,
)
from ffapp.gamebook.stones import CATEGORIES, stone_count
from ffapp.texts import Texts


def summary(sheet: Sheet, texts: Texts) -> Document:
    """Everything on the sheet: scores, belongings, stones, fight, enemies left behind, map, notes, the end."""
    sections = (
        ("cli-ending", _ending(sheet, texts)),
        ("cli-sheet", _scores(sheet, texts)),
        ("cli-fight", _fight(sheet, texts)),
        ("cli-items", _items(sheet, texts)),
        ("cli-stones", _stones(sheet, texts)),
        ("cli-remembered", _remembered(sheet, texts)),
        ("cli-map", _map(sheet, texts)),
        ("cli-notes", _notes(sheet, texts)),
    )
    return Document(
        texts("cli-title", hero=sheet.name, book=texts(f"ui-{sheet.book}")),
        texts("cli-subtitle", section=_given(sheet.section), clearing=_given(sheet.clearing)) if sheet.name else "",
        tuple(Section(texts(title), rows) for title, rows in sections if rows),
    )


def _given(number: int | None) -> int | str:
    """A number as an argument: empty where there is none."""
    return "" if number is None else number


def _flag(value: bool) -> str:
    return "yes" if value else "no"


def _scores(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    if not sheet.name:
        return ()
    counts = effective(sheet)
    rows = []
    for name in SCORE_NAMES:
        score = score_of(sheet, name)
        if score is not None:
            now = counts.get(name, score.current)
            told = texts(
                "cli-score",
                current=score.current,
                initial=score.initial,
                effective="" if now == score.current else now,
            )
            rows.append(Row(texts("score-name", score=name), told))
    penalty = health_penalty(sheet.health)
    if penalty:
        rows.append(Row(texts("score-penalty"), texts("cli-penalty-cost", penalty=penalty)))
    rows.append(Row(texts("score-gold"), str(sheet.gold)))
    rows.append(Row(texts("score-meals"), str(sheet.meals)))
    if sheet.typed_dice:
        rows.append(Row(texts("cli-dice"), texts("dice-typed-mark")))
    return tuple(rows)


def _items(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    rows = []
    for item in sheet.items:
        told = texts("cli-item", **item_figures(item))
        in_hand = texts("item-wielded") if item.id == sheet.wielded else ""
        rows.append(Row(told, "\n".join(text for text in (in_hand, item.note) if text)))
    return tuple(rows)


def _stones(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    rows = []
    for category, kinds in CATEGORIES.items():
        held = [(kind, stone_count(sheet, kind)) for kind in kinds]
        told = ", ".join(texts("cli-stone", stone=kind, count=count) for kind, count in held if count)
        if told:
            rows.append(Row(texts("category-stones", category=category), told))
    return tuple(rows)


def _fight(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    fight = sheet.fight
    if fight is None:
        return ()
    facts = texts("cli-fight-facts", order=fight.order, round=fight.round, escape=_flag(fight.escape))
    rows = [Row(texts("cli-fight-order"), facts), *_enemies(fight.enemies, texts)]
    bonus = attack_bonus(sheet)
    if bonus:
        rows.append(Row(texts("cli-fight-bonus"), f"{bonus:+d}"))
    waiting = _waiting(fight, texts)
    if waiting:
        rows.append(Row(texts("cli-blow"), waiting))
    return tuple(rows)


def _waiting(fight: Fight, texts: Texts) -> str:
    """The blow that waits for its answer, or nothing."""
    index = fight.waiting
    if index is None:
        return ""
    blow = fight.blows[index]
    name = fight.enemies[blow.enemy].name if blow.enemy in range(len(fight.enemies)) else ""
    return texts("cli-blow-facts", dealt=_flag(blow.dealt), name=name, amount=blow.base)


def _enemies(enemies: tuple[Enemy, ...], texts: Texts) -> list[Row]:
    return [
        Row(
            enemy.name,
            texts(
                "cli-enemy",
                skill=enemy.skill,
                stamina=enemy.stamina,
                initial=enemy.initial,
                wound=enemy.wound,
                weakened=_flag(enemy.weakened),
            ),
        )
        for enemy in enemies
    ]


def _remembered(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    return tuple(row for known in sheet.remembered for row in _encounter(known, texts))


def _encounter(known: Encounter, texts: Texts) -> list[Row]:
    place = texts("cli-place", clearing=_given(known.clearing), section=_given(known.section))
    told = [f"{row.label} : {row.text}" for row in _enemies(known.enemies, texts)]
    return [Row(place, "\n".join(told))]


def _map(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    rows = []
    for clearing in sheet.drawing.clearings:
        here = _flag(clearing.number == sheet.clearing)
        ways = [(known.passage, _exit(known, texts)) for known in sheet.drawing.exits(clearing.number)]
        exits = ", ".join(told for _, told in ways)
        mark = texts("cli-mark", mark=clearing.mark) if clearing.mark else ""
        rows.append(
            Row(
                texts("cli-clearing", number=clearing.number, label=clearing.label, here=here),
                "\n".join(told for told in (exits, mark, clearing.note) if told),
            )
        )
        number = texts("cli-clearing", number=clearing.number, label="", here="no")
        rows += [
            Row(f"{number} {told}", passage.note)
            for passage, told in ways
            if passage.note and passage.start == clearing.number
        ]
    return tuple(rows)


def _exit(known: Exit, texts: Texts) -> str:
    return texts(
        "cli-exit",
        way=known.way or "named",
        label=known.passage.label,
        to=_given(known.to),
        barred=_flag(known.barred),
        one_way=_flag(known.passage.one_way and not known.barred),
    )


def _notes(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    return tuple(
        Row(texts("cli-place", clearing=_given(note.clearing), section=_given(note.section)), note.text)
        for note in sheet.notes
    )


def _ending(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    if sheet.ending is None:
        return ()
    ending = sheet.ending
    if ending.cause == "section":
        told = texts("ending-section", won=_flag(ending.won))
    else:
        told = texts("death-cause", cause=ending.cause, gender=sheet.gender, book=sheet.book)
    return (Row(told, ending.words),)
