"""The pages of a gamebook, a file per chapter of its rules."""
