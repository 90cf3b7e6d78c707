"""Save files: records on disk, recovery, locks, the shelf of saves.

`shelf.Shelf` is the way in: it lists, creates and opens saves. A `savefile.SavedGame` is a game that lives in a file.
What fails raises `errors.StoreError`.
"""
