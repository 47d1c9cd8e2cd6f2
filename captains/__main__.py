"""`python -m captains`: the same as the command `captains`."""

from captains.cli.start import run

if __name__ == "__main__":
    run()
