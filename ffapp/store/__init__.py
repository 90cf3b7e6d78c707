"""Save files: records on disk, recovery, locks, the shelf of saves.

Everything is done through a `Store` (rulesets, disk, clock); `Shelf` knows the folder. What fails raises `StoreError`.
"""
