"""The outer end of a command: what its user can mend becomes one message on stderr, and exit status 2."""
import subprocess
import sys


class Unusable(Exception):
    """What was asked for cannot be done, and why."""


def run(name, main):
    """Leaves with the status that main returns for the arguments."""
    try:
        sys.exit(main(sys.argv[1:]))
    except FileNotFoundError as error:
        problem = f"{error.filename}: {error.strerror}"
    except subprocess.CalledProcessError as error:
        problem = f"{error}\n{error.stderr or ''}".rstrip()
    except Unusable as error:
        problem = str(error)
    print(f"{name}: {problem}", file=sys.stderr)
    sys.exit(2)
