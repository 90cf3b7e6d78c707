"""What a reader can do on the pages of a gamebook, each place in the order of how often its keys are used.

What only some books have is a part of the desk (`ffapp.tui.book.desk`) and stands among these where its row says so.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.books import book_of
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RemoveClearing,
    RenameClearing,
    RenumberClearing,
    StandAt,
    Walk,
)
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.deciding import Face
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.pace import FightOn, SpareLuck
from ffapp.gamebook.passage_commands import AddPassage, ChangePassage
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import EndFight, Escape, FightRound
from ffapp.gamebook.sheet import BLOW, encounters_here
from ffapp.rulesets import named
from ffapp.tui.book.desk import PARTS, DeskPart
from ffapp.tui.deeds import (
    FOLD,
    KEEP,
    LOOK_BACK,
    READ_ENDS,
    READ_LINES,
    READ_PAGES,
    REDO,
    STATISTICS,
    UNDO,
    Deed,
    OfSession,
    PageOf,
    dice_deed,
    lacking,
    unnamed,
)

if TYPE_CHECKING:
    from ffapp.tui.book.book import BookScreen
    from ffapp.tui.book.creation import CreationScreen
    from ffapp.tui.book.ending import EndingScreen
    from ffapp.tui.book.fight import FightScreen
    from ffapp.tui.book.map import ChartScreen
    from ffapp.tui.book.page import BookPage

_BOOK: Final = "ffapp.tui.book"


# -- the book ----------------------------------------------------------------------------------------------------------


def _meal(page: BookPage) -> Command:
    """A meal of one's own choice; another one at the same stop where the reader does not keep to that limit."""
    return EatMeal(again=book_of(page.sheet).meal_a_stop and not page.app.settings.one_meal_a_stop)


def _begins_walk(page: BookPage) -> type[Command]:
    """Without a compass one begins to walk from nowhere by saying where one is."""
    return StandAt if page.sheet.drawing.free and page.sheet.clearing is None else Walk


def _walks_nowhere(page: BookPage) -> Refusal | None:
    nowhere = page.sheet.clearing is None and _begins_walk(page) is Walk
    return Refusal("walk-nowhere") if nowhere else None


def _fight_dialog(page: BookPage) -> Any:
    """What stands here waits, or else a new fight is opened."""
    return named(f"{_BOOK}.fight_opening:{'FightMenu' if encounters_here(page.sheet) else 'FightOpening'}")()


def _map_page(page: BookPage) -> Any:
    return named(f"{_BOOK}.map:{'FreeMapScreen' if page.sheet.drawing.free else 'MapScreen'}")()


_NEXT: Final = frozenset({"round"})
"""Before each round of a fight."""

_ROUND: Final = frozenset({"round", "section"})
"""Before each round of a fight, and where the section has taken over."""


def _no_discard(page: OfSession) -> Refusal | None:
    """Why no hero can be thrown away."""
    return Refusal("discard-played") if page.opened is None else page.opened.why_no_discard()


def _goes(page: BookPage) -> type[Command]:
    """A section of a book, or one of an adventure that is read from a file."""
    return GoTo if page.sheet.reading is None else Enter


def _go_form(page: BookPage) -> Any:
    return named(f"{_BOOK}.notes:GoToForm" if page.sheet.reading is None else f"{_BOOK}.sections:SectionForm")()


def _test(kind: type[TestLuck | TestSkill], of: str) -> Callable[[BookPage], Command]:
    """A test; the one that the section asks for, where it does."""

    def made(page: BookPage) -> Command:
        reading = page.sheet.reading
        asked = reading is not None and reading.asked == "test" and reading.test is not None and reading.test.of == of
        return Face() if asked else kind()

    return made


GO: Final[Deed[BookPage]] = Deed(name="go", keys="g", leads_to=_goes, dialog=_go_form)
OPEN_FIGHT: Final[Deed[BookPage]] = Deed(name="fight", keys="c", leads_to=OpenFight, dialog=_fight_dialog)
WALK: Final[Deed[BookPage]] = Deed(
    name="walk",
    keys="w",
    leads_to=_begins_walk,
    lacks=_walks_nowhere,
    dialog=lambda page: named(f"{_BOOK}.walk:walk_dialog")(page.sheet.drawing),
)
LUCK: Final[Deed[BookPage]] = Deed(name="luck", keys="t", command=_test(TestLuck, "luck"))
MEAL: Final[Deed[BookPage]] = Deed(name="meal", keys="r", command=_meal)
NOTE: Final[Deed[BookPage]] = Deed(name="note", keys="n", leads_to=AddNote, dialog=f"{_BOOK}.notes:NotesDialog")
CHART: Final[Deed[BookPage]] = Deed(name="map", keys="m", dialog=_map_page)
HAND: Final[Deed[BookPage]] = Deed(name="adjust", keys="a", leads_to=AdjustGold, dialog=f"{_BOOK}.life:AdjustMenu")
ITEMS: Final[Deed[BookPage]] = Deed(name="items", keys="i", dialog=f"{_BOOK}.belongings:ItemsMenu")
SKILL: Final[Deed[BookPage]] = Deed(name="skill", keys="h", command=_test(TestSkill, "skill"))
ROLL: Final[Deed[BookPage]] = Deed(name="roll", keys="d", leads_to=RollDice, dialog=f"{_BOOK}.checks:RollForm")
END: Final[Deed[BookPage]] = Deed(name="end", keys="e", leads_to=EndAdventure, dialog=f"{_BOOK}.life:EndForm")
SKILL_MODIFIED: Final[Deed[BookPage]] = Deed(
    name="skill_modified", keys="H", shown=False, leads_to=TestSkill, dialog=f"{_BOOK}.checks:SkillForm"
)
LUCK_MODIFIED: Final[Deed[BookPage]] = Deed(
    name="luck_modified", keys="T", shown=False, leads_to=TestLuck, dialog=f"{_BOOK}.checks:LuckForm"
)

DICE: Final = dice_deed(ChooseDice)


def part_deed(part: DeskPart, page: str) -> Deed[BookPage]:
    """The deed of a part of the desk on a page."""

    def leads_to(shown: BookPage) -> type[Command]:
        return part.in_blow if part.in_blow is not None and shown.game.phase == BLOW else part.command

    words = "fight" if page == "fight" and part.name == "terms" else "book"
    shown = part.in_bar or page == "book"
    moments = _ROUND if page == "fight" and part.name in ("stones", "magic", "terms") else None
    return Deed(
        name=part.name, keys=part.key, words=words, shown=shown, leads_to=leads_to, dialog=part.dialog, moments=moments
    )


def _parts(page: str, **wanted: bool) -> tuple[Deed[BookPage], ...]:
    """The deeds of the parts that more than one book has, those of them that are as `wanted`."""
    return tuple(
        part_deed(part, page)
        for part in PARTS
        if page in part.pages and all(getattr(part, name) == value for name, value in wanted.items())
    )


_DIGITS: Final = tuple(unnamed(str(number), f"choose({number})") for number in range(1, 10))

_BY_HAND: Final = frozenset({""})


def _by_hand(deed: Deed[BookPage]) -> Deed[BookPage]:
    """What an adventure that is read from a file does by itself: there its key is not in the key line."""
    return replace(deed, moments=_BY_HAND)


BOOK: Final[tuple[Deed[BookScreen], ...]] = (
    GO,
    _by_hand(OPEN_FIGHT),
    _by_hand(WALK),
    _by_hand(LUCK),
    UNDO,
    _by_hand(MEAL),
    *_parts("book", early=True),
    NOTE,
    CHART,
    ITEMS,
    HAND,
    _by_hand(SKILL),
    LOOK_BACK,
    _by_hand(ROLL),
    _by_hand(END),
    *_parts("book", early=False),
    SKILL_MODIFIED,
    LUCK_MODIFIED,
    Deed(name="discard", keys="x", words="creation", shown=False, do="throw_away", why_not=_no_discard),
    DICE,
    FOLD,
    replace(STATISTICS, shown=False),
    REDO,
    *READ_LINES,
    *READ_PAGES,
    unnamed("space", "read_pages(1)"),
    *READ_ENDS,
    *_DIGITS,
    unnamed("0", "choose(0)"),
)

# -- the fight ---------------------------------------------------------------------------------------------------------

_NO_BLOW: Final = frozenset({"round", "section", "over"})


def _book(deed: Deed[PageOf], **changes: Any) -> Deed[PageOf]:
    """A deed of the book on the page of the fight, by the same words."""
    return replace(deed, words=deed.words or "book", **changes)


def _round(page: FightScreen) -> Command | None:
    return None if page.over else FightRound(target=page.aim)


def _no_round(page: FightScreen) -> Refusal | None:
    """Why nobody is fought now, which is when nobody need be aimed at."""
    command = _round(page)
    return None if command is None else page.session.why_not(command)


def _on(page: FightScreen) -> Command | None:
    return None if page.over else FightOn(target=page.aim, mark=page.mark)


def _spare(page: FightScreen) -> Command:
    """Luck spared, or asked for again."""
    return SpareLuck(spare=page.sheet.fight is None or not page.sheet.fight.spare_luck)


def _mark(page: FightScreen) -> Any:
    return named(f"{_BOOK}.fight_changes:FightOnForm")(page.aim, page.mark)


def _no_advice(page: FightScreen) -> str:
    """Why no odds are told."""
    if page.app.settings.advice == "never":
        off: str = named(f"{_BOOK}.advice:advice_off")(page)
        return off
    return "" if page.moment in _NEXT | {"blow"} else page.texts("odds-no-fight")


FIGHT: Final[tuple[Deed[FightScreen], ...]] = (
    Deed(name="round", keys="space,enter", command=_round, do="fight_on", moments=frozenset({"round", "over"})),
    Deed(name="target", keys="tab", do="target_on", why_not=_no_round, moments=_NEXT, quiet=True),
    Deed(name="on", keys="j", command=_on, moments=_NEXT),
    replace(
        LUCK,
        command=lambda page: AnswerBlow(luck=True) if page.waiting else TestLuck(),
        moments=_ROUND | {"blow"},
    ),
    Deed(name="plain", keys="n", command=lambda _: AnswerBlow(luck=False), moments=frozenset({"blow"}), quiet=True),
    Deed(name="escape", keys="f", command=Escape, do="escape_by", moments=_NEXT),
    Deed(
        name="spare",
        keys="l",
        command=_spare,
        told_as=lambda page: "unspare" if page.sheet.fight and page.sheet.fight.spare_luck else "spare",
        moments=_NEXT,
    ),
    Deed(name="mark", keys="J", shown=False, leads_to=FightOn, dialog=_mark),
    *_parts("fight", in_bar=True),
    Deed(name="advice", keys="k", do="adviser.ask", why_not=_no_advice, moments=_NEXT | {"blow"}),
    _book(HAND, moments=_ROUND),
    Deed(name="finish", keys="x", leads_to=EndFight, dialog=f"{_BOOK}.fight_changes:FinishMenu", moments=_ROUND),
    _book(UNDO),
    _book(ITEMS, moments=_ROUND | {"blow"}),
    _book(SKILL, moments=_ROUND),
    _book(GO, moments=_ROUND),
    _book(ROLL, moments=_ROUND),
    _book(CHART),
    _book(LOOK_BACK),
    _book(END, moments=_ROUND),
    # Not on n, which answers a blow: pressed once too often it must do nothing.
    replace(NOTE, keys="N", moments=_NO_BLOW),
    # As in the book, and no answer to a blow: a key that answers must do nothing when pressed once too often.
    *_parts("fight", in_bar=False),
    _book(SKILL_MODIFIED),
    _book(LUCK_MODIFIED),
    DICE,
    _book(MEAL, shown=False),
    _book(OPEN_FIGHT, shown=False),
    _book(WALK, shown=False),
    _book(REDO),
    unnamed("shift+tab,up", "deed('target', -1)"),
    unnamed("down", "deed('target', 1)"),
    unnamed("y", "say_yes"),
    unnamed("escape", "leave"),
    *READ_PAGES,
    *READ_ENDS,
    *(unnamed(str(number), f"number({number})") for number in range(1, 10)),
)

# -- the map -----------------------------------------------------------------------------------------------------------


def _there(page: ChartScreen) -> Refusal | None:
    """Why nothing can be done with what is under the cursor."""
    number = page.canvas.cursor or 0
    return Refusal("clearing-unknown", number=number) if page.sheet.drawing.clearing(number) is None else None


def _of_cursor(
    name: str, keys: str, leads_to: type[Command], dialog: Callable[[ChartScreen], Any], **how: Any
) -> Deed[ChartScreen]:
    """What is done with the clearing under the cursor: refused where there is none, after what the rules say."""
    return Deed(name=name, keys=keys, leads_to=leads_to, lacks=_there, dialog=dialog, **how)


def _about(where: str) -> Callable[[ChartScreen], Any]:
    """The dialog about the clearing under the cursor."""
    return lambda page: named(f"{_BOOK}.{where}")(page.canvas.cursor)


def _seen(page: ChartScreen) -> Any:
    """What notes the exits that are seen, on the kind of map that there is."""
    return named(f"{_BOOK}.passages:{'SeenWaysForm' if page.sheet.drawing.free else 'SeenExitsForm'}")


def _alone(page: ChartScreen) -> Refusal | None:
    return Refusal("move-alone") if len(page.canvas.layout_of_map.places) < 2 else None


def _no_place(page: ChartScreen) -> Refusal | None:
    return None if page.canvas.layout_of_map.places else Refusal("clearing-unknown", number=0)


def _no_contradiction(page: ChartScreen) -> str:
    return "" if page.canvas.contradictions else page.texts("mapui-contradictions-none")


def _view(name: str, keys: str, action: str, message: str = "") -> Deed[object]:
    """A key of the map itself."""
    said = message or name
    return Deed(name=name, keys=keys, shown=False, action=action, title=f"map-key-{said}", tip=f"map-tip-{said}")


_WAYS: Final = (("n", "up"), ("e", "right"), ("s", "down"), ("w", "left"))

CANVAS: Final[tuple[Deed[object], ...]] = (
    _view("north", "up,k", "go('n')", "go"),
    _view("east", "right,l", "go('e')", "go"),
    _view("south", "down,j", "go('s')", "go"),
    _view("west", "left,h", "go('w')", "go"),
    _view("next", "tab", "step(1)"),
    _view("previous", "shift+tab", "step(-1)", "next"),
    _view("home", "home", "home"),
    _view("closer", "plus", "zoom(1)"),
    _view("farther", "minus", "zoom(-1)"),
    _view("select", "enter", "select"),
)
"""The keys of the map itself, wherever one with a cursor is shown."""


CHART_KEYS: Final[tuple[Deed[ChartScreen], ...]] = (
    WALK,
    _of_cursor("exits", "e", ChangePassage, lambda page: page.exits_menu()),
    _of_cursor("seen", "s", AddPassage, lambda page: _seen(page)(page.canvas.cursor)),
    Deed(name="add", keys="a", leads_to=AddClearing, dialog=_about("passages:AddMenu")),
    _of_cursor("note", "n", AnnotateClearing, _about("clearings:NoteForm")),
    _of_cursor("rename", "r", RenameClearing, _about("clearings:NameForm")),
    _of_cursor("mark", "m", MarkClearing, _about("clearings:MarkMenu")),
    _of_cursor("move", "d", MoveClearing, lambda page: page.move_dialog(), why_not=_alone),
    UNDO,
    Deed(name="leave", keys="escape", do="leave"),
    Deed(
        name="remove",
        keys="delete,x",
        shown=False,
        command=lambda page: RemoveClearing(number=page.canvas.cursor or 0),
    ),
    Deed(name="stand", keys="t", shown=False, command=lambda page: StandAt(clearing=page.canvas.cursor)),
    _of_cursor("renumber", "R", RenumberClearing, _about("clearings:RenumberForm"), shown=False),
    Deed(
        name="contradictions",
        keys="i",
        shown=False,
        why_not=_no_contradiction,
        dialog=lambda page: page.contradictions_menu(),
    ),
    Deed(name="legend", keys="L", shown=False, dialog=f"{_BOOK}.map:LegendDialog"),
    REDO,
    # The map has them itself; here they are told.
    *(
        replace(deed, action="", do=f"view_{deed.name}")
        for deed in CANVAS
        if deed.name in ("home", "closer", "farther")
    ),
    # The exits to be explored, by their numbers.
    *_DIGITS,
)
"""The keys of every map, told by the messages of `mapui`."""


def _walk_dialog(way: str, _: Any) -> Any:
    return named(f"{_BOOK}.walk:WalkDialog")(way)


COMPASS_KEYS: Final[tuple[Deed[ChartScreen], ...]] = tuple(
    Deed(
        name=f"walk-{way}",
        keys=f"shift+{arrow}",
        shown=False,
        leads_to=_begins_walk,
        lacks=_walks_nowhere,
        dialog=partial(_walk_dialog, way),
        tip="mapui-tip-walk",
    )
    for way, arrow in _WAYS
)
"""The keys that only a map with a compass has."""

FREE_KEYS: Final[tuple[Deed[ChartScreen], ...]] = (
    Deed(name="find", keys="f", shown=False, why_not=_no_place, dialog=lambda page: page.places_menu()),
)
"""The keys that only a map without a compass has."""

# -- creation, history, ending -----------------------------------------------------------------------------------------


def _no_waiting(page: CreationScreen) -> Refusal | None:
    return Refusal("redo-nothing") if page.waiting_hero is None else None


CREATION: Final[tuple[Deed[CreationScreen], ...]] = (
    Deed(name="confirm", keys="enter", do="confirm"),
    Deed(name="discard", keys="x", do="discard", why_not=_no_discard),
    Deed(name="redo", keys="ctrl+r", shown=False, do="redo", why_not=_no_waiting),
    lacking(LOOK_BACK, _no_waiting, keys="f4", shown=False),
    Deed(name="leave", keys="escape", do="leave"),
)

ENDING: Final[tuple[Deed[EndingScreen], ...]] = (
    Deed(name="new", keys="h", do="new"),
    Deed(name="new_noted", keys="H", do="new_noted", why_not=lambda page: page.why_no_notes()),
    LOOK_BACK,
    CHART,
    replace(NOTE, why_not=lambda page: page.session.why_not(AddNote(text="A"))),
    UNDO,
    KEEP,
    replace(STATISTICS, shown=False),
    Deed(name="leave", keys="escape", do="leave"),
    *_DIGITS,
)
