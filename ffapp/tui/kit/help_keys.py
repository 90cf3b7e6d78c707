"""How the line of keys at the foot of a dialog tells of the help."""

from __future__ import annotations

from ffapp.tui.keys import shown_key
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.page import OfGame
from ffapp.tui.kit.prose import Prose


def help_told(dialog: OfGame) -> str:
    """What stands behind the keys at the foot of a dialog: the key that always helps there."""
    texts = dialog.texts
    key = shown_key("f1" if dialog.query(TextField) else "question_mark", texts)
    foot = next((str(line.text) for line in dialog.query("#dialog-keys").results(Prose)), "")
    return " " + texts("play-keys-help", key=key, sentence=foot.endswith("."))
