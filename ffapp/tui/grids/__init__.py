"""The grid of a dungeon drawn to characters, without Textual."""
