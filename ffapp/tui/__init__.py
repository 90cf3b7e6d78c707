"""The screen: the only package of ffapp that imports textual."""

import os

# Milliseconds for the rest of a key that began with the byte of Esc, before textual reads them; the player's own count.
# A slow line may tear a key by more than the 100 of textual, and an Esc alone seldom waits: see `sequences`.
os.environ.setdefault("ESCDELAY", "400")
