"""The adventure sheet of a gamebook as a document."""

from __future__ import annotations

from collections.abc import Iterable

from ffapp.core.errors import Argument
from ffapp.core.game import Step
from ffapp.gamebook.belongings import item_arguments
from ffapp.gamebook.blows import luck_offered
from ffapp.gamebook.books import book_of, counter_of, scores_of
from ffapp.gamebook.drawing import Exit
from ffapp.gamebook.fight_state import WOUND, Encounter, Enemy, Fight
from ffapp.gamebook.magic import magic_arguments
from ffapp.gamebook.notes import walked_on
from ffapp.gamebook.passages import name_of
from ffapp.gamebook.sections import SectionLabel
from ffapp.gamebook.sheet import (
    Note,
    Sheet,
    antidotes,
    attack_bonus,
    curable,
    effective,
    effective_skill,
    health_penalty,
    treasure_worth,
)
from ffapp.gamebook.stones import CATEGORIES, stone_count
from ffapp.texts import Texts
from ffapp.texts.document import Document, Row, Section
from ffapp.texts.telling import told_as


def summary(sheet: Sheet, texts: Texts, past: Iterable[Step] = ()) -> Document:
    """Everything on the sheet, as far as its book has it: scores, counters, belongings, magic, stones, fight, enemies
    left behind, map, notes, the end. How it came about tells only whether the section read last has been left."""
    texts = told_as(texts, {"compass": not sheet.drawing.free})
    sections = (
        ("ending", "cli-ending", _ending(sheet, texts)),
        ("sheet", "cli-sheet", _scores(sheet, texts)),
        ("counters", "cli-counters", _counters(sheet, texts)),
        ("fight", "cli-fight" if sheet.ending is None else "cli-fight-last", _fight(sheet, texts)),
        ("items", "cli-items", _items(sheet, texts)),
        ("magic", "cli-magic", _magic(sheet, texts)),
        ("stones", "cli-stones", _stones(sheet, texts)),
        ("remembered", "cli-remembered", _remembered(sheet, texts)),
        ("map", "cli-map", _map(sheet, texts)),
        ("notes", "cli-notes", _notes(sheet, texts)),
    )
    here = {"clearing": _given(sheet.clearing), "place": name_of(sheet.drawing, sheet.clearing)}
    return Document(
        texts("cli-title", hero=sheet.name, book=title_read(texts, sheet)),
        texts("cli-subtitle", section=_given(sheet.section), left=_flag(walked_on(past)), **here) if sheet.name else "",
        tuple(Section(texts(title), rows, kind=kind) for kind, title, rows in sections if rows),
    )


def title_read(texts: Texts, sheet: Sheet) -> str:
    """What is read: an adventure from a file, or the book of the rules."""
    return (sheet.reading.title if sheet.reading is not None else "") or texts.name(sheet.book, "ui")


def _given(number: SectionLabel | None) -> SectionLabel:
    """A number or a label as an argument: empty where there is none."""
    return "" if number is None else number


def _flag(value: bool) -> str:
    return "yes" if value else "no"


def _scores(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    if not sheet.name:
        return ()
    counts = effective(sheet)
    rows = []
    for name, score in scores_of(sheet).items():
        now = counts.get(name, score.current)
        effectively = "" if now == score.current else now
        told = texts("cli-score", current=score.current, initial=score.initial, effective=effectively)
        rows.append(Row(texts("score-name", score=name), told))
    penalty = health_penalty(sheet.health)
    if penalty:
        rows.append(Row(texts("score-penalty"), texts("cli-penalty-cost", penalty=penalty)))
    if curable(sheet) and sheet.ending is None:
        rows.append(Row(texts("cli-poison"), texts("cli-poison-left", curable=curable(sheet))))
    rows.append(Row(texts("score-gold"), str(sheet.gold)))
    if "treasure" in book_of(sheet).properties:
        rows.append(Row(texts("cli-treasure"), texts("cli-worth", worth=treasure_worth(sheet))))
    limit = book_of(sheet).meal_limit
    meals = texts("cli-meals", meals=sheet.meals, limit=_given(limit), rested=_flag(sheet.rested))
    rows.append(Row(texts("score-meals"), meals))
    if sheet.typed_dice:
        rows.append(Row(texts("cli-dice"), texts("dice-typed-mark")))
    return tuple(rows)


def _counters(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    """What the book counts besides, those that may be negative with their sign."""
    rows = []
    for counter in book_of(sheet).counters:
        value = counter_of(sheet, counter.name)
        if value is not None:
            told = texts("cli-counter", value=value, signed=_flag(counter.signed))
            rows.append(Row(texts("score-name", score=counter.name), told))
    return tuple(rows)


def _items(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    rows = []
    for item in sheet.items:
        told = texts("cli-item", **item_arguments(item))
        facts = (
            texts("item-wielded") if item.id == sheet.wielded else "",
            "" if item.antidote is None else texts("item-antidote", power=item.antidote),
            texts("item-treasure", worth=item.worth, count=item.count) if item.treasure else "",
        )
        rows.append(Row(told, _lines(", ".join(fact for fact in facts if fact), item.note)))
    return tuple(rows)


def _magic(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    told = ((magic, texts("cli-magic-nature", **magic_arguments(magic))) for magic in sheet.magic)
    return tuple(Row(magic.name, _lines(nature, magic.use)) for magic, nature in told)


def _lines(*texts: str) -> str:
    """The texts that say something, one below the other."""
    return "\n".join(text for text in texts if text)


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
    bonus, effects = attack_bonus(sheet), len(fight.effects)
    if bonus or effects:
        whole = texts("cli-fight-attack", skill=effective_skill(sheet), bonus=bonus, effects=effects)
        rows.append(Row(texts("cli-fight-bonus"), whole))
    rows += (
        Row(effect.name, texts("cli-effect", attack=effect.attack, skill=effect.skill)) for effect in fight.effects
    )
    terms = _terms(sheet, fight, texts)
    if terms:
        rows.append(Row(texts("cli-fight-terms"), terms))
    waiting = _waiting(sheet, fight, texts)
    if waiting:
        rows.append(Row(texts("cli-blow"), waiting))
    return tuple(rows)


def _terms(sheet: Sheet, fight: Fight, texts: Texts) -> str:
    """What the section says of the fight that is not as usual, a line each."""
    over = fight.handed_over
    price = fight.escape_wound if fight.escape and fight.escape_wound != book_of(sheet).escape_wound else ""
    told: tuple[tuple[str, dict[str, Argument], bool], ...] = (
        ("cli-term-weapon", {}, not fight.weapon_bonus),
        ("cli-term-luck", {}, fight.spare_luck),
        ("cli-term-strike", {"strike": fight.strike}, fight.strike != WOUND),
        ("cli-term-escape", {"wound": price}, price != ""),
        ("cli-term-rounds", {"count": fight.until_round}, fight.until_round > 0 and over is None),
        ("cli-term-over", {}, over is not None),
    )
    return _lines(*(texts(message, **arguments) for message, arguments, there in told if there))


def _waiting(sheet: Sheet, fight: Fight, texts: Texts) -> str:
    """The blow that waits for its answer, or nothing."""
    index = fight.waiting
    if index is None:
        return ""
    blow = fight.blows[index]
    enemy = fight.enemies[blow.enemy] if blow.enemy in range(len(fight.enemies)) else None
    return texts(
        "cli-blow-facts",
        dealt=_flag(blow.dealt),
        name=enemy.name if enemy else "",
        amount=blow.base,
        poison=blow.venom,
        luck=_flag(luck_offered(blow, enemy, sheet.luck.current)),
        antidote=_flag(blow.venom > 0 and bool(antidotes(sheet))),
    )


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
                poison=enemy.poison,
                until_wounds=enemy.until_wounds,
                wounds=enemy.wounds,
            ),
        )
        for enemy in enemies
    ]


def _remembered(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    """The enemies left behind; those of a fight that is taken up again are told with it, as they are now."""
    again = sheet.fight.encounter if sheet.fight is not None else None
    return tuple(_encounter(sheet, known, texts) for known in sheet.remembered if known.id != again)


def _place(sheet: Sheet, thing: Encounter | Note, texts: Texts) -> str:
    """Where something was left or noted. What a clearing remembers it remembers whatever section is read there."""
    name = name_of(sheet.drawing, thing.clearing)
    section = None if isinstance(thing, Encounter) and thing.clearing is not None else thing.section
    return texts("cli-place", clearing=_given(thing.clearing), place=name, section=_given(section))


def _encounter(sheet: Sheet, known: Encounter, texts: Texts) -> Row:
    told = (texts("cli-enemy-named", name=row.label, told=row.text) for row in _enemies(known.enemies, texts))
    return Row(_place(sheet, known, texts), _lines(*told))


def _map(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    rows = []
    for clearing in sheet.drawing.clearings:
        here = _flag(clearing.number == sheet.clearing)
        ways = [(known.passage, _exit(sheet, known, texts)) for known in sheet.drawing.exits(clearing.number)]
        exits = ", ".join(told for _, told in ways)
        mark = texts("cli-mark", mark=clearing.mark) if clearing.mark else ""
        rows.append(
            Row(
                texts("cli-clearing", number=clearing.number, label=clearing.label, here=here),
                _lines(exits, mark, clearing.note),
            )
        )
        label = clearing.label if sheet.drawing.free else ""
        number = texts("cli-clearing", number=clearing.number, label=label, here="no")
        rows += [
            Row(f"{number} {told}", passage.note)
            for passage, told in ways
            if passage.note and passage.start == clearing.number
        ]
    return tuple(rows)


def _exit(sheet: Sheet, known: Exit, texts: Texts) -> str:
    return texts(
        "cli-exit",
        way=known.way or "named",
        label=known.passage.label,
        to=_given(known.to),
        place=name_of(sheet.drawing, known.to),
        barred=_flag(known.barred),
        one_way=_flag(known.passage.one_way and not known.barred),
    )


def _notes(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    return tuple(Row(_place(sheet, note, texts), note.text) for note in sheet.notes)


def _ending(sheet: Sheet, texts: Texts) -> tuple[Row, ...]:
    if sheet.ending is None:
        return ()
    ending = sheet.ending
    if ending.cause == "section":
        told = texts("ending-section", won=_flag(ending.won))
    else:
        told = texts("death-cause", cause=ending.cause, gender=sheet.gender, book=sheet.book)
    return (Row(told, ending.words),)
