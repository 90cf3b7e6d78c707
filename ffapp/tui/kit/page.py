"""What whole screens share: what can be done on them is listed as deeds (`ffapp.tui.deeds`), which key line, help and
command palette show, greyed with a reason where it is not possible now; a key that the player moved is shown where it
is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, cast, final

from msgspec import Struct
from msgspec.structs import replace
from textual import getters, on
from textual.actions import parse
from textual.binding import Binding
from textual.dom import DOMNode
from textual.events import ScreenResume
from textual.screen import ModalScreen, Screen
from textual.widgets import Input

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.texts.telling import tell_refusal
from ffapp.tui.deeds import Deed, Reason, name_in
from ffapp.tui.keys import character_of, shown_key
from ffapp.tui.kit.choice import Choice, ChoiceList, do_on
from ffapp.tui.kit.key_bar import Key, KeyBar
from ffapp.tui.kit.prose import DIALOG_KEYS_BETWEEN, Prose
from ffapp.tui.upstream import bindings_of, held_back, leaving

if TYPE_CHECKING:
    from ffapp.core.game import Game
    from ffapp.texts import Texts
    from ffapp.tui.app import FFApp
    from ffapp.tui.playing import Playing
    from ffapp.tui.session import Session


HELP_ACTION = "app.help"
PALETTE_ACTION = "app.palette"
QUIT_ACTION = "app.quit"
SETTINGS_ACTION = "app.settings"

HELP_KEYS: Final = Binding("question_mark,f1", HELP_ACTION, show=False)
"""The keys of the help on a dialog. In a field for text a question mark is typed; the other key helps there, too."""
PALETTE_KEYS: Final = Binding("ctrl+p", PALETTE_ACTION, show=False)
"""The key of the palette, which lists all that can be done, on a dialog: one that no field takes."""


class Offer(Struct, frozen=True):
    """An action that a key stands for: `action` with its namespace, `keys` as Textual names them, the ids of its
    messages, and why it is not possible now, in words ("" when it is)."""

    action: str
    keys: tuple[str, ...]
    title: str
    tip: str
    shown: bool
    reason: str


class Typed(NamedTuple):
    """Something that a typed line says, whole or begun: what it is called, what would follow, and the line that says
    this and nothing else. Without a command it says nothing yet, and `about` why; one that is `begun` may be meant for
    something else, and stands behind that."""

    title: str
    about: str
    line: str = ""
    command: Command | None = None
    begun: bool = False


class OfGame(Screen[Any]):
    """What every screen knows: the app as what it is, its texts, and the game it was opened for.

    That game stays the screen's own, also when another is opened or none: what reaches a screen that is being left
    finds the game that it shows, closed.
    """

    if TYPE_CHECKING:
        app = getters.app(FFApp)
    help_topic: str = ""
    """The topic of the help that fits; of a dialog without one that of the page below counts."""
    _session: Session | None = None
    pointing: Any = None
    """What one points with, where the screen is only asked and never shown, in the place of the list, the grid or the
    map that it would have: what has their `cursor`."""

    _styled = False

    @on(ScreenResume)
    def _comes_back(self, event: ScreenResume) -> None:
        # Upstream gives it all its styles once more; they can have changed only where it was shown before.
        event.refresh_styles = event.refresh_styles and self._styled
        self._styled = True

    def _compositor_refresh(self) -> None:
        if held_back(self.app):
            self.refresh()  # once they are not
        else:
            super()._compositor_refresh()

    @property
    def unseen(self) -> bool:
        """Whether it is only asked and never shown: it has no widgets then."""
        return self.pointing is not None

    def call_later(self, callback: Callable[..., Any], *given: Any, **named: Any) -> bool:
        """As Textual's; for what is never shown the app does it."""
        if self.unseen:
            return bool(self.app.call_later(callback, *given, **named))
        return super().call_later(callback, *given, **named)

    def call_after_refresh(self, callback: Callable[..., Any], *given: Any, **named: Any) -> bool:
        """As Textual's, but where its widgets are gone by then: it is left, or composed anew, which fills it anew."""
        return super().call_after_refresh(self._where_composed, callback, *given, **named)

    def _where_composed(self, callback: Callable[..., Any], *given: Any, **named: Any) -> Any:
        return callback(*given, **named) if self.composed else None

    @property
    def composed(self) -> bool:
        """Whether its widgets are there, with all that is in them: whoever leaves the app may do so before that."""
        return self.unseen or (bool(self.children) and not leaving(self.app))

    @property
    def playing(self) -> Playing:
        """The way to the open game: for wishes."""
        return self.app.playing

    @property
    def texts(self) -> Texts:
        return self.app.texts

    @property
    def opened(self) -> Session | None:
        """The game of this screen, None as long as there is none: before it is made, and where none is played."""
        if self._session is None:
            self._session = self.app.playing.session
        return self._session

    @property
    def session(self) -> Session:
        """The game of this screen. Raises LookupError where there is none."""
        if self.opened is None:
            raise LookupError("no game is open")
        return self.opened

    @property
    def game(self) -> Game:
        """The game of this screen, to be read. Raises LookupError where there is none."""
        return self.session.game

    @property
    def arguments(self) -> dict[str, int | str]:
        """The arguments that every message of this screen gets."""
        return self.playing.arguments if self.opened is None else self.opened.arguments


class Question(ModalScreen[Any], OfGame):
    """A dialog that stands between a wish and its fulfilment. Only one is open at a time."""

    BINDINGS = [HELP_KEYS, PALETTE_KEYS]


class Page(OfGame):
    """A whole screen of the app.

    `fill` is called once it is mounted and again whenever its texts were composed anew (another language, other
    glyphs). The rows of its deeds say which are greyed; call `refresh_keys` when that may have changed.
    """

    AUTO_FOCUS = ""
    place: ClassVar[str] = ""
    """The name of the place whose keys it has (`ffapp.tui.deeds.PLACES`)."""
    deeds: ClassVar[tuple[Deed[Any], ...]] = ()
    """What can be done here."""
    own: tuple[Deed[Any], ...] = ()
    """Deeds that only some pages of its class have."""
    says: ClassVar[bool] = False
    """Whether what was refused or done is said on a line above its keys, until the next one."""

    KEPT: ClassVar[frozenset[str]] = frozenset({HELP_ACTION, PALETTE_ACTION})
    """Actions that have a place in the bar of the page, whatever else finds none."""

    def __init__(self) -> None:
        super().__init__()
        # Upstream says how large it is only once it has been laid out and drawn, and then does both again.
        given = (self.HORIZONTAL_BREAKPOINTS or (), self.VERTICAL_BREAKPOINTS or ())
        for breakpoints, size in zip(given, self.app.size, strict=True):
            reached = [name for least, name in breakpoints if size >= least]
            self.set_class(bool(reached), *reached[-1:], update=False)

    @property
    def moment(self) -> str:
        """What the keys serve now, by the names in the rows of its deeds; "" where that makes no difference."""
        return ""

    typed_hint: ClassVar[str] = ""
    """The message with examples of the lines that can be typed on it; "" where none can."""

    def typed(self, text: str) -> list[Typed]:
        """What a line says that is typed where all actions are listed, beside their names."""
        return []

    def fill(self) -> None:
        """Puts what is so in the game, or whatever the screen shows, into its widgets."""

    def deed(self, name: str) -> Deed[Any] | None:
        """The deed of that name, None where there is none on this page."""
        return next((deed for deed in (*self.deeds, *self.own) if deed.name == name and name), None)

    def words_for(self, binding: Binding) -> tuple[str, str]:
        """The ids of the messages of a binding: what it is called, and what is told about it, as the page is now."""
        deed = self.deed(name_in(binding.action))
        if deed is not None and deed.told_as is not None:
            binding = replace(deed, name=deed.told_as(self)).binding(self.place)
        return binding.description, binding.tooltip

    @final
    def why_not_to(self, name: str) -> Reason:
        """Why a deed is not possible now: its row says it."""
        deed = self.deed(name)
        return None if deed is None else deed.why_not_on(self, self.opened, deed.command_on(self))

    @final
    def reason_not_to(self, name: str) -> str:
        """Why a deed is not possible now, in words; "" when it is."""
        return self.reason_text(self.why_not_to(name))

    def reason_text(self, why_not: Reason) -> str:
        """Why something is not possible, in words; "" for no reason."""
        if isinstance(why_not, Refusal):
            return tell_refusal(self.texts, why_not, self.arguments)
        return why_not or ""

    def allowed(self, name: str) -> bool:
        """Whether a deed is possible; says why not."""
        why_not = self.why_not_to(name)
        if why_not:
            self._tell(why_not)
        return not why_not

    def _tell(self, why_not: Reason) -> None:
        self.app.tell(self.reason_text(why_not), severity="warning")

    def action_deed(self, name: str, *given: int) -> None:
        """Does what a row of the deeds says, or says why not: the one door for keys, clicks, lists and lines. What it
        lets through asks no more whether it may."""
        deed = self.deed(name)
        if deed is None or (deed.quiet and not deed.is_of(self.moment)):
            return
        if why_not := deed.why_not_on(self, self.opened):
            self._tell(why_not)
            return
        command = deed.command_on(self)
        if deed.do:
            attrgetter(deed.do)(self)(*given if deed.command is None else (command,))
        elif command is not None:
            self.playing.act(command)
        elif deed.dialog:
            self.app.push_once(deed.dialog_on(self))

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self.chosen(event.value)

    def chosen(self, choice: Choice) -> None:
        """Does what an entry of a list of the page stands for."""
        if self.is_active:
            do_on(self, choice.deed)

    def action_choose(self, number: int) -> None:
        """Chooses an entry by its number where the list has not the focus."""
        self.query_one(ChoiceList).choose_number(number)

    def on_mount(self) -> None:
        self._first_fill()

    def _first_fill(self) -> None:
        if self in self.app.screen_stack and self.composed:  # else gone again before it was there: a key pressed twice
            for bar in self.query(KeyBar):
                bar.says = self.says
            self.fill()
            self.refresh_keys()

    def on_descendant_focus(self) -> None:
        self.refresh_keys()

    def on_descendant_blur(self) -> None:
        self.refresh_keys()

    def refresh_keys(self) -> None:
        """Shows in the bar which keys there are and which are possible now."""
        for bar in self.query(KeyBar):  # none while the page is composed anew
            bar.update(self.bar_entries())

    def bar_entries(self) -> Iterable[Key]:
        """The keys for the bar in the order of their importance; what finds no room is left out from the end."""
        return key_entries(self)

    async def retell(self) -> None:
        """Composes the screen anew: its language or its glyphs have changed."""
        await self.recompose()
        self._first_fill()


def app_at(node: DOMNode) -> FFApp:
    """The app of a screen or widget, as what it is."""
    return cast("FFApp", node.app)


def offers(screen: Screen[Any]) -> Iterator[Offer]:
    """Every action of a screen and of the app that has a title and that there is now (`check_action`), the screen's own
    first."""
    app = app_at(screen)
    for action, node, binding in _titled(screen):
        reason = node.reason_not_to(name_in(binding.action)) if isinstance(node, Page) else ""
        if action == SETTINGS_ACTION and screen.is_modal:
            reason = app.texts("app-settings-not-here")  # a dialog does not change its words while it is open
        title, tip = node.words_for(binding) if isinstance(node, Page) else (binding.description, binding.tooltip)
        yield Offer(action, app.keys.of(binding, node), title, tip, binding.show, reason)


def _titled(screen: Screen[Any]) -> Iterator[tuple[str, DOMNode, Binding]]:
    """The actions of a screen and of the app that have a title and that there are now, with their bindings and whose
    these are."""
    seen: set[str] = set()
    nodes: tuple[tuple[str, DOMNode], ...] = (("screen", screen), ("app", screen.app))
    for namespace, node in nodes:
        for _, binding in bindings_of(node):
            if not binding.description or "-" not in binding.description:
                continue
            action = f"{namespace}.{binding.action}"
            if action in seen or not node.check_action(*parse(binding.action)[1:]):
                continue
            seen.add(action)
            yield action, node, binding


def key_for(screen: Screen[Any], name: str) -> str:
    """The key of a deed of a screen ("walk"), or of an action of the app ("app.title"), as it is printed, where the
    player has it; "" for none."""
    app = app_at(screen)
    ascii_only = app.glyphs.name == "ascii"
    wanted = name if name.startswith("app.") else f"screen.deed('{name}')"
    keys = (app.keys.of(binding, node) for named, node, binding in _titled(screen) if named == wanted)
    return next((shown_key(known[0], app.texts, ascii_only=ascii_only) for known in keys if known), "")


def printed_keys(screen: Screen[Any], keys: Iterable[str]) -> str:
    """Keys as they are printed, one behind the other."""
    app = app_at(screen)
    return ", ".join(shown_key(key, app.texts, ascii_only=app.glyphs.name == "ascii") for key in keys)


def dialog_keys(screen: Screen[Any]) -> list[str]:
    """What the foot of a dialog says about its keys, one by one; nothing on a page."""
    feet = screen.query("#dialog-keys").results(Prose) if screen.is_modal else ()
    return [told for foot in feet for told in str(foot.text).split(DIALOG_KEYS_BETWEEN) if told]


def help_text(dialog: Screen[Any]) -> str:
    """What stands behind the keys at the foot of a dialog: the key that always helps there."""
    texts = app_at(dialog).texts
    key = shown_key("f1" if dialog.query("TextField") else "question_mark", texts)
    foot = next((str(line.text) for line in dialog.query("#dialog-keys").results(Prose)), "")
    return " " + texts("play-keys-help", key=key, sentence=foot.endswith("."))


def key_entries(screen: Screen[Any]) -> tuple[Key, ...]:
    """The bar of a screen: its own shown keys in their order, then the app's. While a field has the focus, which
    swallows letters and more, only keys that still work."""
    app = app_at(screen)
    ascii_only = app.glyphs.name == "ascii"
    field = screen.focused if isinstance(screen.focused, Input) else None
    entries = []
    for offer in offers(screen):
        keys = [key for key in offer.keys if field is None or not field.check_consume_key(key, character_of(key))]
        kept = isinstance(screen, Page) and offer.action in screen.KEPT
        if keys and (offer.shown or kept):
            shown = shown_key(keys[0], app.texts, ascii_only=ascii_only)
            entries.append(Key(shown, app.texts(offer.title), offer.action, not offer.reason, kept))
    return tuple(entries)
