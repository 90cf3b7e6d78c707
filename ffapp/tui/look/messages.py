"""What widgets tell of themselves."""

from __future__ import annotations

from typing import Generic, TypeVar

from textual.message import Message
from textual.widget import Widget

WidgetOf = TypeVar("WidgetOf", bound=Widget)
Value = TypeVar("Value")


class WidgetMessage(Message, Generic[WidgetOf, Value]):
    """Something has happened to a `widget`: what was chosen, or what it is now, is the `value`."""

    def __init__(self, widget: WidgetOf, value: Value) -> None:
        super().__init__()
        self.widget = widget
        self.value = value

    @property
    def control(self) -> WidgetOf:
        """The widget, for selectors of `@on`."""
        return self.widget
