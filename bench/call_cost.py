#!/usr/bin/env python3
"""Counts the instructions of public calls, with callgrind, and prints what a call costs beyond its tests:
    I(n) - n * I(256) / 256
where I(n) are the instructions from entering the public function to leaving it, for a batch of n tests. A
short batch pays for a whole vector, so this holds the unused lanes too.

usage: call_cost.py PROGRAM [--check]
    PROGRAM   the executable `call` of the build directory
    --check   exit status 1 if a row costs more than its target
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "static"))
import command
from counts import instructions_of_calls

TARGET = 200
TARGET_TRIANGLE = 400


def print_table(table):
    """Prints a line a row and returns how many miss their target."""
    sizes = sorted(next(iter(table.values())))
    most = sizes[-1]
    print("Instructions of a call beyond n times those of a test; at 256, those of a test.")
    print(f"{'workload':28} {'form':10} {'backend':7}" + "".join(f"{n:8}" for n in sizes))
    missed = 0
    for (workload, form, backend), counts in sorted(table.items()):
        target = TARGET_TRIANGLE if "triangle" in workload else TARGET
        each = counts[most] / most
        beyond = [counts[n] - n * each for n in sizes[:-1]]
        miss = max(beyond) > target
        missed += miss
        print(
            f"{workload:28} {form:10} {backend:7}"
            + "".join(f"{value:8.0f}" for value in beyond)
            + f"{each:8.2f}"
            + (f"  MISS: more than {target}" if miss else "")
        )
    return missed


def main(arguments):
    check = "--check" in arguments
    programs = [argument for argument in arguments if argument != "--check"]
    if len(programs) != 1 or programs[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    table = instructions_of_calls(programs[0], "public")
    missed = print_table(table)
    print(f"\n{missed} of {len(table)} rows miss their target.")
    return 1 if check and missed else 0


if __name__ == "__main__":
    command.run("call_cost.py", main)
