"""The map drawn to characters: a layout in, lines of styled text out. Nothing here knows Textual.

`ffapp.gamebook.layout` says where places lie; here it is said how they and the lines between them look.
"""
