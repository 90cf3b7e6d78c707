"""The verbs of the command line. Each also works without a screen, in a pipe; none of them imports textual."""
