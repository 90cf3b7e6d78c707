"""Which keys the line at the lower edge holds."""

from __future__ import annotations

from ffapp.tui.kit.key_bar import Key, fitted_keys

GO = Key("g", "Section", "screen.go")
LUCK = Key("t", "Chance", "screen.luck")
MEAL = Key("r", "Repas", "screen.meal")
HELP = Key("?", "Aide", "app.help", kept=True)
KEYS = (GO, LUCK, MEAL, HELP)


def test_keys_are_held_in_their_order_as_long_as_there_is_room_and_what_is_kept_always() -> None:
    widths = {GO: 9, LUCK: 8, MEAL: 7, HELP: 6}
    assert {key: key.width for key in KEYS} == widths
    whole = sum(widths.values()) + 2 * 3
    for width, held in ((whole, KEYS), (whole - 1, (GO, LUCK, HELP)), (17, (GO, HELP)), (16, (HELP,)), (0, (HELP,))):
        assert fitted_keys(KEYS, width) == held, width


def test_what_is_kept_stays_where_it_stands() -> None:
    assert fitted_keys((HELP, GO), 0) == (HELP,)
    assert fitted_keys((GO, HELP, LUCK), 40) == (GO, HELP, LUCK)
    assert fitted_keys((), 40) == ()
