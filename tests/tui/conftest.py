"""What makes hundreds of apps in one process quicker: a key waits for the app and for nothing else, nothing is painted
that nobody looks at, and what the style sheets say of a page is found out once for all of them."""

import pytest

import tests.tui.quiet
import tests.tui.sheets  # noqa: F401
from tests.tui.looks import other_looks


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leaves the pictures that show the same in another size or in other colours to the long tests."""
    pictures = {item.nodeid: item for item in items if "snap_compare" in getattr(item, "fixturenames", ())}
    for name in other_looks(pictures):
        pictures[name].add_marker(pytest.mark.long)
