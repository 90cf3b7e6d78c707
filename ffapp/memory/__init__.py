"""What was lived in a rulebook, over all its games: read from the saves, kept in an index beside them, which is made
anew wherever it does not fit.

`index.remember` reads the games of a shelf, each as a `lived.Lived`; `recall` answers what is asked of them
in play, `statistics` counts them all.
"""
