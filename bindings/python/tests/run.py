#!/usr/bin/env python3
"""Runs the tests of the package, or says by 77, which Meson takes for skipped, that NumPy or pytest is missing."""
import pathlib
import sys

sys.dont_write_bytecode = True


def main():
    try:
        import numpy  # noqa: F401  pylint: disable=unused-import,import-outside-toplevel
        import pytest  # pylint: disable=import-outside-toplevel
    except ImportError as missing:
        print(missing)
        return 77
    return pytest.main(["-q", "-p", "no:cacheprovider", str(pathlib.Path(__file__).parent), *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
