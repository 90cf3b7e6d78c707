"""What goes wrong with a text."""


class MissingText(LookupError):
    """A message, or an argument of one, that is not there; or a message that cannot be rendered."""
