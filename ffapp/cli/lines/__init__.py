"""`ffapp play-text`: the games line by line, for screen readers, slow lines and terminals that can draw nothing.

What can be done is read from the table of deeds (`ffapp.tui.deeds`), and what is asked from the rows of the forms
(`ffapp.tui.kit.rows`): a deed that is added there is there by itself. The pages and dialogs are those of the screen,
made as ever and never shown (`unseen`); a `host` stands for the app that would show them.
"""
