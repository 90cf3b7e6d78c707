"""What makes hundreds of apps in one process quicker: a key waits for the app and for nothing else, nothing is painted
that nobody looks at, and what the style sheets say of a page is found out once for all of them."""

import tests.tui.quiet
import tests.tui.sheets  # noqa: F401
