#!/usr/bin/env python3
"""Cycles of a ray with a node of boxes by llvm-mca: by lanehit/inline.h and in the ways of engines (bench/nodes).

usage: nodes.py NODES
    NODES     the program bench/nodes of a build"""
import re
import sys

import figures
import loops

CORES = figures.CORES["avx2"]
ROW = "{:8} {:6} {:8}" + " {:>16}" * len(CORES)


def cycles_of(functions, name, core):
    """A node."""
    loop = loops.batch_loop(functions[name], 1)
    nodes = sum(bool(re.match(r"v?movmskps", i.text)) for i in loop.instructions)
    return figures.simulate(core, {name: loop.assembly()})[name][0] / nodes


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    functions = loops.functions_of(sys.argv[1])
    print(ROW.format("asked", "boxes", "way", *CORES))
    for asked in ("row", "chain"):
        for boxes in (4, 8):
            for way in ("robust", "fused", "lanehit"):
                cycles = (cycles_of(functions, f"lh{boxes}_{way}_in_a_{asked}", core) for core in CORES)
                print(ROW.format(asked, boxes, way, *(f"{c:.2f}" for c in cycles)))


if __name__ == "__main__":
    main()
