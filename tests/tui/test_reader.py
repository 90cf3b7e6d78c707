"""An adventure that is read from a file, on the reader's desk: its prose, its choices, one entry for one key, other
sections by name, and a whole one from the title to its end."""

from __future__ import annotations

from typing import Any

import pytest
from textual import events

from ffapp.adventure.paragraphs import Paragraph, last_words, paragraphs, plainly
from ffapp.core.game import Game
from ffapp.gamebook.deciding import Face
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.notes import GoTo, walked_on
from ffapp.gamebook.reading_state import Reading
from ffapp.gamebook.sheet import Sheet
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.store.folders import adventures_folder, saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.book import reader
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.creation import CreationScreen
from ffapp.tui.book.ending import EndingScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.fitting import fit_pages
from ffapp.tui.book.passage import MEASURE, set_lines
from ffapp.tui.book.reader import Door
from ffapp.tui.book.sections import FaceForm, SectionForm, WizardMenu, found_by
from ffapp.tui.kit.asking import Asking, Problem
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.choosing import ChoiceDialog, ConfirmDialog
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.glyphs import ASCII, UNICODE
from ffapp.tui.pages.help import HelpScreen
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.pages.title import TitleScreen
from ffapp.tui.session import GameChange
from tests.tui.reading import NAME, TINY, in_story, read, story_app
from tests.tui.tables import in_memory, press_all, settled

# -- the prose ---------------------------------------------------------------------------------------------------------


def lines(prose: str, width: int = 40, *, ascii_only: bool = False) -> list[str]:
    glyphs = ASCII if ascii_only else UNICODE
    return [line.plain for line in set_lines(paragraphs(prose), width, glyphs)]


def test_prose_is_set_in_paragraphs_lists_and_quotations() -> None:
    prose = "# Nuit\n\nUn *mot* **fort**\nsuit.\n\n- un\n- deux\n\n3. trois\n\n> dit-il\n\n---\n\n    code  [[Ici]]\n"
    assert lines(prose) == [
        "Nuit", "", "Un mot fort suit.", "", "• un", "• deux", "", "3. trois", "", "│ dit-il", "",
        "•   •   •".center(40).rstrip(), "", "code  [[Ici]]",
    ]  # fmt: skip
    assert lines("> a\n\n- b", ascii_only=True)[0] == "| a"


def test_what_is_only_ways_on_is_left_to_the_choices_and_a_way_within_a_sentence_stays() -> None:
    assert lines("[[Partir->2]]\n[[Rester]]\n\n- [[Partir->2]]\n\nOu [[fuir->3]].") == ["Ou fuir."]
    (told,) = paragraphs("Ou [[fuir->3]].")
    assert [run.manner for run in told.runs] == ["", "way", ""]


@pytest.mark.parametrize(
    ("prose", "shown"),
    [
        ("\x1b[31mrouge", "␛[31mrouge"),
        ("[b]gras[/b] [@click=app.quit]x[/]", "[b]gras[/b] [@click=app.quit]x[/]"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u202eb", "a¤b"),
        ("![image](http://x.example/y.png)", "image"),
        ("![image](file:///etc/passwd)", "![image](file:///etc/passwd)"),
        ("[lien](http://x.example)", "lien (http://x.example)"),
    ],
)
def test_hostile_prose_is_the_text_that_it_is(prose: str, shown: str) -> None:
    assert lines(prose, 72) == [shown]


def test_french_signs_stay_with_their_words_and_no_line_is_longer_than_the_measure() -> None:
    prose = "« Oui ! » dit-elle ; " * 30
    set_wide = [line.plain for line in set_lines(paragraphs(prose.replace(" !", "\u00a0!")), MEASURE, UNICODE)]
    assert max(map(len, set_wide)) <= MEASURE
    assert not any(line.startswith(("!", ";", "»")) for line in set_wide)


def test_a_long_and_deep_prose_is_set_in_the_room_there_is() -> None:
    assert max(map(len, lines("> " * 15 + "mot " * 40, 30))) <= 30
    assert paragraphs("mot " * 60_000)[0].text.startswith("mot mot")


def test_prose_is_read_aloud_line_by_line_and_its_last_words_are_known() -> None:
    assert list(plainly("Un\n\n1. deux\n\n- trois\n\n[[Fin]]")) == ["Un", "1. deux", "trois"]
    assert last_words("Un.\n\nDeux.\n\n---\n\n[[Fin]]") == "Deux."
    assert last_words("") == ""
    assert Paragraph().text == ""


# -- one entry for one stroke ------------------------------------------------------------------------------------------


def struck(key: str, at: float) -> events.Key:
    event = events.Key(key, key)
    event.time = at
    return event


def test_only_what_is_chosen_from_what_is_seen_goes_through() -> None:
    door = Door()
    change = GameChange("submit", (), None, None)
    door.shows(None, 10.0)
    assert door.lets(struck("1", 10.1))  # the page was opened at leisure
    door.shows(change, 10.2)
    assert not door.lets(struck("2", 10.3))  # before it can have been read
    assert not door.lets(struck("1", 10.6))  # struck twice
    assert door.lets(struck("2", 11.0))
    assert door.lets(struck("1", 11.1))


def test_a_key_that_is_held_down_is_one_stroke_and_one_that_is_struck_again_another() -> None:
    door = Door()
    assert door.lets(struck("1", 10.0))
    door.shows(GameChange("submit", (), None, None), 10.0)
    assert not any(door.lets(struck("1", 10.66 + 0.03 * repeat)) for repeat in range(100))
    assert door.lets(struck("1", 14.0))
    door.shows(GameChange("submit", (), None, None), 14.0)
    assert not door.lets(struck("1", 14.5))
    assert door.lets(struck("1", 14.8))
    assert door.lets(None)


# -- sections by name --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "met"),
    [
        ("Saule", ["Saule"]),
        ("sau", ["Saule"]),
        ("GUÉ", ["Gué"]),
        ("gue 2", ["Gué 2"]),
        ("gu", ["Gué", "Gué 2"]),
        ("rille", ["Grille"]),
        ("xyz", []),
        ("", []),
    ],
)
def test_a_section_is_found_by_its_name_or_its_beginning(typed: str, met: list[str]) -> None:
    assert found_by(read(), typed) == met


def test_going_by_name_takes_a_way_where_one_leads_and_is_by_hand_elsewhere() -> None:
    session = in_memory(in_story("Gué"))
    session.story_of = {NAME: read()}.get
    asked = SectionForm.asked_by(Asking(Texts("fr"), session))

    def given(typed: str) -> Any:
        return asked.answered({"section": typed})["section"]

    assert isinstance(way := given("saule"), Enter)
    assert isinstance(hand := given("Cour"), Enter)
    assert isinstance(shut := given("Grille"), Enter)
    assert [enter.by_hand for enter in (way, hand, shut)] == [False, True, True]
    for typed in ("", "gu", "nulle part"):
        assert isinstance(given(typed), Problem)
    refusal = session.why_not(GoTo(section=3))
    assert refusal is not None
    assert refusal.rule == "adventure-read"


def test_where_it_is_drawn_a_section_is_not_left() -> None:
    assert not walked_on(in_story("Gué", "Saule").back())


SHORT = """:: StoryTitle
Le Pont

:: StoryData
{"ifid": "6F1D3C52-5A0C-4B0E-9C2B-0A2E8F0D7A12", "start": "Pont"}

:: StoryRules
```ffapp
rules = "night-dragon"
```

:: Pont
Le pont ne tiendra pas un second assaut.

[[Il tombe->Rive]]
[[Le pont cède->Rive 2]]

```ffapp
fight = "Garde 3 30; tours 1"
[to."Rive"]
when = "victory"
[to."Rive 2"]
when = "rounds"
```

:: Rive
:: Rive 2
"""
"""A fight that its section takes over after a round."""


# -- the page ----------------------------------------------------------------------------------------------------------


def listed(app: FFApp) -> list[tuple[str, bool]]:
    choices = app.screen.query_one("#choices", ChoiceList).choices
    return [(choice.text, choice.allowed) for choice in choices]


def sheet_of(app: FFApp) -> Sheet:
    state: Sheet = app.playing.game.state
    return state


@pytest.fixture
def at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys count however soon they are struck."""
    monkeypatch.setattr(reader, "PAUSE", 0.0)
    monkeypatch.setattr(reader, "HABIT", 0.0)
    monkeypatch.setattr(reader, "HELD", 0.0)


async def test_a_key_struck_again_enters_once() -> None:
    app = story_app(in_story("Gué"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        before = app.playing.game.depth
        await pilot.press("3", "1", "1", "3")
        await settled(pilot)
        assert app.playing.game.depth == before + 1
        assert sheet_of(app).section == "Saule"


@pytest.mark.usefixtures("at_leisure")
async def test_the_page_shows_what_is_read_and_what_can_be_chosen() -> None:
    app = story_app(in_story("Gué"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert listed(app) == [
            ("Payer le passeur · Il vous faut 50 Pièces d’Or\u00a0; vous en avez 20.", False),
            ("Ouvrir la grille · Il vous faut\u00a0: clef rouge.", False),
            ("Plonger sous le saule", True),
            ("Tirer le passeur par la manche", True),
        ]
        notes = app.screen.query_one("#notes")
        await press_all(pilot, ["space"])
        assert notes.scroll_offset.y > 0
        await press_all(pilot, ["pageup", "1"])  # a closed way is told and costs nothing
        assert (notes.scroll_offset.y, sheet_of(app).section) == (0, "Gué")
        await press_all(pilot, ["3"])
        sheet = sheet_of(app)
        assert (sheet.section, sheet.stamina.current, sheet.items[-1].name) == ("Saule", 18, "clef rouge")
        await press_all(pilot, ["u"])
        sheet = sheet_of(app)
        assert (sheet.section, sheet.stamina.current, sheet.items[-1].name != "clef rouge") == ("Gué", 19, True)
        await press_all(pilot, ["g", *"cour", "enter"])
        assert isinstance(app.screen, ConfirmDialog)
        await press_all(pilot, ["o"])
        assert sheet_of(app).section == "Cour"


@pytest.mark.usefixtures("at_leisure")
async def test_a_fight_is_read_first_fought_on_its_page_and_leads_on() -> None:
    app = story_app(in_story("Gué", "Passeur"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, BookScreen)
        assert [allowed for _, allowed in listed(app)] == [True, False, False]
        await press_all(pilot, ["1"])
        assert isinstance(app.screen, FightScreen)
        while sheet_of(app).fight is not None:
            await press_all(pilot, ["n" if app.screen.waiting else "space"])
        await press_all(pilot, ["enter"])
        assert isinstance(app.screen, BookScreen)
        assert listed(app) == [("Il s’effondre", True), ("Courir", False)]


async def fought_until_taken_over(app: FFApp, pilot: Any) -> None:
    """Plays the only round of a fight, back to the page of its section."""
    await settled(pilot)
    await press_all(pilot, ["1", "space"])
    while isinstance(app.screen, FightScreen) and app.screen.waiting:
        await press_all(pilot, ["n"])
    await press_all(pilot, ["2"])
    assert isinstance(app.screen, BookScreen)


@pytest.mark.usefixtures("at_leisure")
async def test_a_section_that_takes_a_fight_over_leads_on_from_its_page() -> None:
    story = read(SHORT)
    app = story_app(in_story("Pont", story=story, book="night-dragon"), story)
    async with app.run_test(size=(80, 24)) as pilot:
        await fought_until_taken_over(app, pilot)
        assert [allowed for _, allowed in listed(app)] == [True, False, True]
        await press_all(pilot, ["3"])
        assert (sheet_of(app).section, sheet_of(app).fight) == ("Rive 2", None)


@pytest.mark.usefixtures("at_leisure")
async def test_an_end_is_open_once_its_section_has_taken_the_fight_over() -> None:
    story = read(
        SHORT.replace('[to."Rive 2"]\nwhen = "rounds"', "")
        .replace("[[Le pont cède->Rive 2]]", "")
        .replace('tours 1"', 'tours 1"\nend = "other"')
    )
    app = story_app(in_story("Pont", story=story, book="night-dragon"), story)
    async with app.run_test(size=(80, 24)) as pilot:
        await fought_until_taken_over(app, pilot)
        assert [allowed for _, allowed in listed(app)] == [True, True, False]
        await press_all(pilot, ["2"])
        assert sheet_of(app).ending is not None


async def test_without_its_text_a_game_can_be_looked_at_and_undone() -> None:
    app = story_app(in_story("Gué", "Saule"), story=None)
    app.playing.session = None
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        session = app.playing.session
        assert session is not None
        session.story_of = lambda _: None
        session._story = None
        await press_all(pilot, ["u"])
        assert (sheet_of(app).section, listed(app)) == ("Gué", [])


# -- from the title to the end -----------------------------------------------------------------------------------------


class Seeded(Shelf):
    """The player's shelf, on which new games always have the same dice."""

    def create(self, ruleset_id: str, **named: Any) -> Any:
        return super().create(ruleset_id, **{**named, "seed": "saule"})


@pytest.mark.usefixtures("at_leisure")
async def test_an_adventure_is_played_from_the_title_to_its_end() -> None:
    adventures_folder().mkdir(parents=True)
    (adventures_folder() / "gue.twee").write_text(TINY, encoding="utf-8")
    app = FFApp(Settings(dice="instant", language="fr"), shelf=Seeded(saves_folder(), ruleset_of, known=RULESETS))
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await begin(app, pilot)
        assert (type(app.screen), sheet_of(app).section) == (BookScreen, "Gué")
        await press_all(pilot, ["3", "1", "2", "t"])
        assert reading_of(app).outcome == "lucky"
        await press_all(pilot, ["1", "1"])
        assert isinstance(app.screen, WizardMenu)
        await press_all(pilot, ["1"])
        assert (sum(count for _, count in sheet_of(app).stones), type(app.screen)) == (1, BookScreen)
        assert [text for text, _ in listed(app)] == ["Prendre un repas (il en reste 4)", "Sortir au matin"]
        await press_all(pilot, ["2"])
        assert isinstance(app.screen, BookScreen)  # the last section is read first
        await press_all(pilot, ["1"])
        assert isinstance(app.screen, EndingScreen)
        told = app.screen.outcome(sheet_of(app).ending)  # type: ignore[arg-type]
        assert (told.won, "La porte se souvient." in told.words) == (True, True)
        app.action_title()
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)
        assert "Le Gué du Saule" in str(app.screen.table.rows[0][0])
        assert app.screen.entry is not None
        assert app.screen.entry.card is not None
        assert app.screen.entry.card.title == "Le Gué du Saule"


def test_the_last_words_of_a_section_stand_for_those_of_its_end() -> None:
    game: Game = in_story("Gué", "Fond")
    assert game.state.ending is not None
    assert game.state.ending.words == ""
    assert last_words(read().sections["Fond"].prose) == "En bas, c’est calme."


@pytest.mark.usefixtures("at_leisure")
async def test_a_text_that_has_changed_is_offered_and_undo_goes_back_to_the_old_one() -> None:
    adventures_folder().mkdir(parents=True)
    file = adventures_folder() / "gue.twee"
    file.write_text(TINY, encoding="utf-8")
    app = FFApp(Settings(dice="instant", language="fr"))
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await begin(app, pilot)
        before = reading_of(app).adventure
        app.action_title()
        await settled(pilot)
        file.write_text(TINY.replace("La rivière a mangé", "La rivière a bu"), encoding="utf-8")
        await press_all(pilot, ["enter"])
        assert isinstance(app.screen, ChoiceDialog)
        await press_all(pilot, ["2"])
        assert reading_of(app).adventure != before
        assert "La rivière a bu" in str(app.screen.query_one("#passage", Prose).text)
        await press_all(pilot, ["u"])
        assert reading_of(app).adventure == before
        assert "La rivière a mangé" in str(app.screen.query_one("#passage", Prose).text)
        app.action_title()
        await settled(pilot)
        file.write_text(TINY.replace(":: Gué\n", ":: Bac\n").replace('"Gué"', '"Bac"').replace("->Gué]]", "->Bac]]"))
        await press_all(pilot, ["enter"])
        assert isinstance(app.screen, BookScreen)  # that text has not the section that is read: told, and left
        assert reading_of(app).adventure == before


async def test_an_adventure_with_mistakes_is_not_begun() -> None:
    adventures_folder().mkdir(parents=True)
    (adventures_folder() / "gue.twee").write_text(TINY.replace("[[Courir->Gué 2]]", "[[Courir->Nulle part]]"))
    app = FFApp(Settings(dice="instant", language="fr"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await choose(app, pilot)
        assert isinstance(app.screen, TitleScreen)
        assert app.playing.session is None
        assert not any(saves_folder().glob("books/*"))


async def test_where_its_beginning_is_taken_back_the_page_is_that_of_a_book_again() -> None:
    app = story_app(in_story())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert listed(app) == [("Commencer l’aventure", True)]
        await press_all(pilot, ["u"])
        await settled(pilot)
        assert (sheet_of(app).reading, app.screen.has_class("-reading")) == (None, False)
        await press_all(pilot, ["U"])
        await settled(pilot)
        assert app.screen.has_class("-reading")
        assert listed(app) == [("Commencer l’aventure", True)]


async def test_twelve_lines_of_a_long_section_are_seen_with_its_choices() -> None:
    story = read(TINY.replace("La rivière a mangé le chemin.", "La rivière a mangé le chemin. " * 30))
    app = story_app(in_story("Gué", "Barque", "Gué", story=story), story)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        choices = app.screen.query_one("#choices", ChoiceList)
        assert choices.size.height == choices.rows_in(choices.size.width) == 6  # none is scrolled away
        assert app.screen.query_one("#notes").size.height >= 12
        story_shown = app.screen.query_one("#story").display
        await press_all(pilot, ["3"])
        await settled(pilot)
        assert (story_shown, app.screen.query_one("#story").display) == (False, True)  # there is less to read


async def choose(app: FFApp, pilot: Any) -> None:
    """Chooses the tiny adventure on the shelf."""
    await press_all(pilot, ["l"])
    titles = [choice.text for choice in app.screen.query_one(ChoiceList).choices]
    await press_all(pilot, ["down"] * titles.index("Le Gué du Saule") + ["enter"])


MANY = (
    SHORT.split(":: Pont")[0]
    + ":: Pont\n"
    + "".join(f"[[Voie {n}->{n}]]\n" for n in range(1, 12))
    + "".join(f"\n:: {n}\n[[Pont]]\n" for n in range(1, 12))
)
"""A section with eleven ways on."""


@pytest.mark.usefixtures("at_leisure")
async def test_the_tenth_choice_has_a_key_and_a_digit_that_has_none_is_told() -> None:
    story = read(MANY)
    app = story_app(in_story("Pont", story=story, book="night-dragon"), story)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        ways = app.screen.query_one("#choices", ChoiceList)
        assert [ways.key_of(index) for index in range(11)] == [*"1234567890", ""]
        await press_all(pilot, ["0"])
        assert sheet_of(app).section == 10
        await press_all(pilot, ["7"])
        assert app.screen.query_one(KeyBar).said == app.texts("reader-few", count=1)
        await press_all(pilot, ["0"])
        assert sheet_of(app).section == 10
        ways.focus()
        await press_all(pilot, ["5"])
        assert app.screen.query_one(KeyBar).said == app.texts("reader-few", count=1)


CLOSED = (
    SHORT.split(":: Pont")[0]
    + """:: Pont
[[Ouvrir la grille de fer rouillée qui barre toute la largeur du passage->1]]
[[Payer au passeur tout ce que sa barque et son silence lui ont coûté->2]]
[[Rendre au forgeron la clef qu’il cherche depuis la dernière lune->3]]
[[Montrer au garde endormi le sceau brisé du vieux roi de la colline->4]]
[[Partir->5]]

```ffapp
"""
    + "".join(f'to.{n}.needs = {{item = "vieille clef du gardien numéro {n}"}}\n' for n in range(1, 5))
    + """```
"""
    + "".join(f"\n:: {n}\n[[Pont]]\n" for n in range(1, 6))
)
"""A section with four ways that are closed, and one that is not."""


async def test_the_reasons_of_closed_ways_leave_the_open_ones_in_sight() -> None:
    story = read(CLOSED)
    app = story_app(in_story("Pont", story=story, book="night-dragon"), story)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        ways = app.screen.query_one("#choices", ChoiceList)
        assert ways.lines_of(4).stop <= ways.size.height
        await press_all(pilot, ["1"])  # and the reason of one is a key away
        assert ways.told == 0


async def test_the_help_of_a_section_opens_on_adventures_and_its_history_is_headed_by_the_title() -> None:
    app = story_app(in_story("Gué"))
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press_all(pilot, ["f1"])
        assert isinstance(app.screen, HelpScreen)
        assert app.screen.fitting() == "adventure"
        await press_all(pilot, ["escape", "v"])
        assert isinstance(app.screen, HistoryScreen)
        assert app.screen.title_text == "Le Gué du Saule · Le Marais aux Scorpions"


async def test_a_game_left_at_the_dice_of_its_hero_goes_on_in_its_adventure() -> None:
    adventures_folder().mkdir(parents=True)
    (adventures_folder() / "gue.twee").write_text(TINY, encoding="utf-8")
    app = FFApp(Settings(dice="instant", language="fr"), shelf=Seeded(saves_folder(), ruleset_of, known=RULESETS))
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await choose(app, pilot)
        assert "Le Gué du Saule" in app.screen.query_one("#creation", Panel).title
        await press_all(pilot, [*"Zoé", "enter"])
        assert isinstance(app.screen, CreationScreen)
        session = app.playing.session
        assert session is not None
        assert session.why_no_discard() is None  # the dice can still be thrown away
        left = session.saved.path.read_bytes()
        await press_all(pilot, ["x", "enter"])
        assert isinstance(app.screen, CreationScreen)
        assert (len(list(saves_folder().glob("*.ffsave"))), sheet_of(app).name) == (1, "Zoé")
    path = saves_folder() / "left.ffsave"
    path.write_bytes(left)
    app = FFApp(Settings(dice="instant", language="fr"), shelf=Seeded(saves_folder(), ruleset_of, known=RULESETS))
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert app.playing.open_game(path)
        await settled(pilot)
        assert (type(app.screen), sheet_of(app).section) == (BookScreen, "Gué")


async def begin(app: FFApp, pilot: Any) -> None:
    """Begins it with a new heroine."""
    await choose(app, pilot)
    await press_all(pilot, [*"Zoé", "enter", "enter"])


def reading_of(app: FFApp) -> Reading:
    reading = sheet_of(app).reading
    assert reading is not None
    return reading


def test_luck_can_be_played_for_what_the_section_asks() -> None:
    story = read(SHORT.replace('fight = "Garde 3 30; tours 1"', 'test = "skill"').replace("victory", "passed"))
    session = in_memory(in_story("Pont", story=story, book="night-dragon"))
    asked = FaceForm.asked_by(Asking(Texts("fr"), session))
    assert asked.arguments == {"of": "skill"}
    assert asked.make(played=asked.answered({"played": "-2"})["played"]) == Face(played=-2)
    assert [row.name for row in asked.asked] == ["played"]


async def test_what_waits_for_the_layout_of_a_page_whose_widgets_are_gone_is_dropped() -> None:
    """It is left, or composed anew, and then filled once it has others."""
    app = story_app(in_story("Gué"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page, called = app.screen, []
        page.call_after_refresh(called.append, "composed")
        await settled(pilot)
        assert called == ["composed"]
        await page.remove_children()
        page.call_after_refresh(fit_pages, page)
        page.call_after_refresh(called.append, "gone")
        await settled(pilot)
        assert called == ["composed"]
        await page.retell()
        await settled(pilot)
        assert page.query_one("#centre")
