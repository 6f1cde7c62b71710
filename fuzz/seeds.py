#!/usr/bin/env python3
"""Writes inputs for a fuzzer to begin with: seeds.py DIRECTORY [COUNT]

They are chance, always the same, of several lengths: behind its end every input goes on by chance."""
import os
import random
import sys

LENGTHS = (8, 32, 128, 512)


def main(arguments):
    if len(arguments) not in (2, 3) or (len(arguments) == 3 and not arguments[2].isdecimal()):
        sys.exit("usage: seeds.py DIRECTORY [COUNT]")
    directory = arguments[1]
    count = int(arguments[2]) if len(arguments) == 3 else 4096
    dice = random.Random(1)
    try:
        os.makedirs(directory, exist_ok=True)
        for number in range(count):
            with open(os.path.join(directory, f"seed-{number:04}"), "wb") as file:
                file.write(dice.randbytes(dice.choice(LENGTHS)))
    except OSError as problem:
        sys.exit(f"seeds.py: {problem}")


if __name__ == "__main__":
    main(sys.argv)
