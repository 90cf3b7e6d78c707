"""Save files: records on disk, recovery, locks, the shelf of saves.

`Shelf` is the way in: it lists, creates and opens saves. A `SavedGame` is a game that lives in a file. What
fails raises `StoreError`.
"""

from ffapp.store.entries import Entry
from ffapp.store.errors import StoreError
from ffapp.store.savefile import SavedGame, Store
from ffapp.store.shelf import Shelf

__all__ = ["Entry", "SavedGame", "Shelf", "Store", "StoreError"]
