"""A whole reading to keep: one page of HTML with everything in it, which asks for nothing from anywhere.

`page.page_of` makes it of a game.
"""
