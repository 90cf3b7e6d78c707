"""Start of the program: ``ffapp`` and ``python -m ffapp``."""

import sys

from ffapp import __version__


def main(arguments: list[str] | None = None) -> int:
    """Run the verb named by ``arguments`` (the command line by default) and return the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    if words in (["--version"], ["-V"]):
        try:
            print(f"ffapp {__version__}", flush=True)
        except OSError:
            pass  # told below, with whatever else can happen to what is printed
        else:
            return 0
    from ffapp.cli.main import run_verb

    return run_verb(words)


if __name__ == "__main__":
    sys.exit(main())
