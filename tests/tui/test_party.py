"""The party gathers: characters made by keys, refused in place, named anew, taken off; and where a campaign begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from ffapp.core.game import Game
from ffapp.doonjons.campaign import PARTY, SETUP
from ffapp.doonjons.figures import HIT_POINTS, RACES, TRAITS
from ffapp.doonjons.party import CharacterCreated, CreateCharacter
from ffapp.store.folders import saves_folder
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.typed_dice import DiceDialog
from ffapp.tui.pages.title import TitleScreen
from ffapp.tui.table.character_sheet import CharacterSheet, Overview
from ffapp.tui.table.party import CharacterForm, PartyPage
from ffapp.tui.table.setup import SetupPage
from tests.tui.doonjons_tables import AILA, BRUNE, FOUR, begun, campaign, press_all, table_app
from tests.tui.gallery import HOSTILE, screen_lines
from tests.tui.shelves import Desk, says, shown_text, toasts

FR = Texts("fr")


def saves() -> list[Path]:
    return list(saves_folder().glob("*.ffsave"))


def party_of(app: FFApp) -> list[tuple[str, str, str]]:
    return [(one.name, one.race, one.role) for one in app.playing.game.state.characters]


def app_of(game: Game | None = None, **given: Any) -> FFApp:
    return table_app(game, **given)


def new_campaign() -> Desk:
    return Desk(first=lambda app: app.playing.create_hero("doonjons"))


async def field_of(pilot: Pilot[Any]) -> TextField:
    await pilot.pause()
    return pilot.app.screen.query_one("#name", TextField)


async def test_a_campaign_is_saved_from_its_first_character_on() -> None:
    app = new_campaign()
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, PartyPage)
        assert says(app, FR("party-rules-title"))
        assert saves() == []
        await press_all(pilot, ["a", "n", *"Aïla", "enter"])
        assert len(saves()) == 1
        assert party_of(app) == [("Aïla", "human", "fighter")]
        assert app.playing.game.header.undo == "free"
        (step,) = app.playing.game.path()
        (made,) = step.events
        assert isinstance(made, CharacterCreated)
        shown = shown_text(app)
        for trait, faces in zip(TRAITS, made.dice, strict=True):
            assert f"{sum(faces)} + 3 + 2 = {getattr(made.character, trait):>2}" in shown
            assert "   ".join(map(str, faces)) in shown
        await press_all(pilot, ["f3"])
        assert isinstance(app.screen, TitleScreen)
        assert "Aïla" in shown_text(app)
        await press_all(pilot, ["enter"])
        assert isinstance(app.screen, PartyPage)
        assert party_of(app) == [("Aïla", "human", "fighter")]


async def test_leaving_before_the_first_character_leaves_nothing() -> None:
    app = new_campaign()
    async with app.run_test() as pilot:
        await press_all(pilot, ["n", *"Ida", "escape", "escape", "u", "v", "b", "r", "x", "escape"])
        assert isinstance(app.screen, TitleScreen)
    assert saves() == []


async def test_race_and_class_are_chosen_by_arrows_digits_and_letters() -> None:
    app = app_of(campaign())
    async with app.run_test() as pilot:
        await press_all(pilot, ["n", *"Ida", "tab", "tab", "right", "down", "left", "enter"])
        await press_all(pilot, ["n", *"Zoé", "tab", "tab", "3", "tab", "2", "enter"])
        await press_all(pilot, ["n", *"Ulf", "tab", "tab", "h", "h", "tab", "m", "9", "z", "enter"])
        assert party_of(app) == [("Ida", "dwarf", "rogue"), ("Zoé", "elf", "cleric"), ("Ulf", "human", "wizard")]


async def test_races_and_classes_agree_with_the_gender_that_is_chosen() -> None:
    app = app_of(campaign())
    async with app.run_test() as pilot:
        await press_all(pilot, ["n", *"Zoé", "tab"])
        assert says(app, "Nain ")
        assert says(app, "Magicien ")
        await press_all(pilot, ["f"])
        assert says(app, "Naine ")
        assert says(app, "Magicienne ")
        await press_all(pilot, ["tab", "n", "tab", "m", "enter"])
        assert says(app, "Naine, Magicienne")
        assert [one.gender for one in app.playing.game.state.characters] == ["f"]


@pytest.mark.long
@pytest.mark.parametrize("gender", ["m", "f"])
async def test_the_smallest_screen_offers_every_gender_race_and_class(gender: str) -> None:
    app = new_campaign()
    async with app.run_test(size=(60, 20)) as pilot:
        await press_all(pilot, ["n", "tab", *(["right"] if gender == "f" else [])])
        await pilot.pause()
        text = shown_text(app)
        assert all(FR("party-gender-name", gender=one) in text for one in ("m", "f"))
        assert all(FR("figure-race", race=race, gender=gender) in text for race in RACES)
        assert all(FR("figure-role", role=role, gender=gender) in text for role in HIT_POINTS)
        assert "renoncer · F1" in text


async def test_one_of_the_party_is_marked_and_every_name_is_whole() -> None:
    names = ("Brunehaut", "Aldeberte")
    party = (CreateCharacter(name=name, gender="f", race="human", role="wizard") for name in names)
    app = app_of(campaign(*party))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert all(name in shown_text(app) for name in names)
        app.screen.set_focus(None)
        await pilot.pause()
        assert "▸ 1  Brunehaut" in shown_text(app)


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "large", "everybody"), [((80, 24), 0, False), ((120, 40), 1, True), ((200, 50), 2, True)]
)
async def test_numbers_are_large_where_there_is_room(size: tuple[int, int], large: int, everybody: bool) -> None:
    """Those of the character that is looked at, and on the largest screens those of all four as well."""
    app = app_of(campaign(*FOUR))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        sheet, party = app.screen.query_one(CharacterSheet), app.screen.query_one(Overview)
        drawn = [sheet.canvas.text(), *([party.canvas.text()] if party.display else [])]
        assert party.display == everybody
        assert sum("█" in text for text in drawn) == large
        for one in app.playing.game.state.characters:
            assert not everybody or one.name in party.canvas.text()


async def test_names_are_refused_in_place() -> None:
    app = app_of(campaign(AILA))
    async with app.run_test() as pilot:
        await press_all(pilot, ["n", "enter"])
        field = await field_of(pilot)
        for name in ("", "   ", "aïla", "AÏLA ", "Ai\u0308la", "\u200b"):
            field.input.value = name
            await press_all(pilot, ["enter"])
            assert field.message, name
            assert isinstance(app.screen, CharacterForm)
        await press_all(pilot, ["escape", "escape"])
        assert isinstance(app.screen, PartyPage)
        assert len(party_of(app)) == 1


@pytest.mark.long
async def test_hostile_names_sit_at_the_table() -> None:
    app = app_of(campaign())
    async with app.run_test() as pilot:
        for name in HOSTILE[:6]:
            await press_all(pilot, ["n"])
            (await field_of(pilot)).input.insert_text_at_cursor(name)
            await press_all(pilot, ["enter"])
        assert len(party_of(app)) == 6
        for _ in HOSTILE[:6]:
            await press_all(pilot, ["up"])
            assert "\x1b" not in shown_text(app)
        await press_all(pilot, ["b", "e", "1", "w", "enter"])
        assert "\x1b" not in shown_text(app)
        assert app.is_running


async def test_a_party_has_six_at_most_and_says_so() -> None:
    app = app_of(campaign(*FOUR))
    async with app.run_test() as pilot:
        await press_all(pilot, ["n", *"Cinq", "enter", "n", *"Six", "enter", "n"])
        assert isinstance(app.screen, PartyPage)
        assert toasts(app) == [FR("refusal-party-full", high=6)]
        assert len(party_of(app)) == 6


@pytest.mark.long
async def test_characters_are_named_anew_and_taken_off() -> None:
    app = app_of(campaign(AILA, BRUNE))
    async with app.run_test() as pilot:
        await press_all(pilot, ["down", "r"])
        (await field_of(pilot)).input.value = "Zoé"
        await press_all(pilot, ["enter", "1", "2"])
        assert party_of(app) == [("Zoé", "elf", "rogue")]
        await press_all(pilot, ["x", "x", "b"])
        assert party_of(app) == []
        assert toasts(app) == [FR("refusal-party-empty")]
        assert says(app, FR("party-rules-title"))


@pytest.mark.long
async def test_typed_dice_are_asked_for_from_the_first_character_on() -> None:
    app = new_campaign()
    async with app.run_test() as pilot:
        await press_all(pilot, ["d", "n", *"Ida", "enter"])
        assert isinstance(app.screen, DiceDialog)
        assert says(app, FR("dice-typed-wanted", count=4, sides=4, kind="creation", label="strength"))
        await press_all(pilot, [*"5555", "enter"])
        assert says(app, FR("refusal-dice-impossible", face=5, sides=4))
        app.screen.query_one(TextField).value = ""
        await press_all(pilot, [*"1111123444442222"])
        (ida,) = app.playing.game.state.characters
        assert (ida.strength, ida.dexterity, ida.speed, ida.initiative) == (9, 15, 21, 13)
        assert app.screen.query("#members")
        await press_all(pilot, ["d", "n", *"Zoé", "enter"])
        assert len(party_of(app)) == 2


@pytest.mark.long
async def test_full_walls_are_chosen_before_the_first_character_and_after() -> None:
    app = new_campaign()
    async with app.run_test() as pilot:
        assert says(app, FR("party-walls", full=False, key="w"))
        await press_all(pilot, ["w"])
        assert says(app, FR("party-walls", full=True, key="w"))
        await press_all(pilot, ["d", "d", "n", *"Ida", "enter"])
        assert app.playing.game.state.walls
        assert len(party_of(app)) == 1
        await press_all(pilot, ["w"])
        assert not app.playing.game.state.walls
        await press_all(pilot, ["u"])
        assert app.playing.game.state.walls
        assert says(app, FR("party-walls", full=True, key="w"))


@pytest.mark.long
async def test_the_page_follows_the_phase_back_and_forth() -> None:
    app = app_of(campaign(AILA))
    async with app.run_test() as pilot:
        await press_all(pilot, ["b", "b"])
        assert isinstance(app.screen, SetupPage)
        assert app.playing.game.state.control == "nearest", "nobody need play the monsters who has not asked to"
        await press_all(pilot, ["u"])
        assert isinstance(app.screen, SetupPage)
        assert app.playing.game.state.control == "master"
        await press_all(pilot, ["u"])
        assert isinstance(app.screen, PartyPage)
        assert app.playing.game.phase == PARTY
        await press_all(pilot, ["U"])
        assert isinstance(app.screen, SetupPage)
        await press_all(pilot, ["e", "1", "u", "u", "escape", "u", "u"])
        assert isinstance(app.screen, PartyPage)
        assert party_of(app) == []


async def test_a_double_key_opens_one_form() -> None:
    app = app_of(campaign(AILA))
    async with app.run_test() as pilot:
        await pilot.press("n", "n", "n")
        await pilot.pause()
        assert sum(isinstance(screen, CharacterForm) for screen in app.screen_stack) == 1


async def test_what_is_only_read_is_greyed() -> None:
    app = app_of(campaign(AILA), writable=False)
    async with app.run_test() as pilot:
        await press_all(pilot, ["n", "b", "x", "u"])
        assert isinstance(app.screen, PartyPage)
        assert party_of(app) == [("Aïla", "human", "fighter")]
        assert toasts(app) == [FR("refusal-game-read-only")]


async def test_in_another_language_every_page_is_told_anew() -> None:
    app = app_of(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, ["e", "1", "m"])
        app.looks.use(replace(app.settings, language="en"), "language")
        await press_all(pilot, ["escape"])
        assert app.playing.game.phase == SETUP
        heading = next(line for line in screen_lines(app) if "w who is where" in line)
        told = Texts("en")("setup-more", who="w", size="t", context="c", keep="k", kept="f", remove="x")
        shown = heading.rpartition("─ ")[2].strip()
        assert told.startswith(f"{shown} · "), "whole words"
        assert " × " in heading.partition(" ─")[0], heading
