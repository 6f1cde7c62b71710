#!/usr/bin/env python3
"""Writes what the page fetches: write_data.py DIRECTORY

spot.bin      the mesh in assets: the number of its vertices, their positions, and three indices a triangle
golden.json   the committed hashes of plain inputs, a line a query, as packages/npm/source/golden.js makes them
"""
import json
import pathlib
import re
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / 'packages/npm'))

from names import camel  # pylint: disable=wrong-import-position


def mesh(path):
    lines = [line.split() for line in path.read_text(encoding='utf-8').splitlines()]
    positions = [float(number) for line in lines if line[:1] == ['v'] for number in line[1:4]]
    indices = [int(corner.split('/')[0]) - 1 for line in lines if line[:1] == ['f'] for corner in line[1:4]]
    return struct.pack(f'<I{len(positions)}f{len(indices)}I', len(positions) // 3, *positions, *indices)


def golden(path):
    row = r'\{"(\w+)", "plain", \{\d+, (\d+), 0x(\w+), 0x(\w+)\}\}'
    return [' '.join([camel(name), *rest]) for name, *rest in re.findall(row, path.read_text(encoding='utf-8'))]


def main(directory):
    directory = pathlib.Path(directory)
    (directory / 'spot.bin').write_bytes(mesh(ROOT / 'assets/spot.obj'))
    (directory / 'golden.json').write_text(json.dumps(golden(ROOT / 'tests/golden/hashes.inc')), encoding='utf-8')


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
