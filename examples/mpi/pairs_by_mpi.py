#!/usr/bin/env python3
"""All pairs of boxes that are distributed, by mpi4py. Each process has its share, sends each box where it belongs, and
lists the pairs of its slab. The first compares all lists with the one of one machine.

mpirun -n 2 python3 pairs_by_mpi.py [COUNT]
"""
import sys

import lanehit
import numpy as np
from lanehit import slabs
from mpi4py import MPI

WORLD = MPI.COMM_WORLD


def make_boxes(n):
    """Half a pair for each box."""
    low = np.random.default_rng(1).random((n, 3), np.float32)
    return np.concatenate([low, low + np.float32((0.125 / n) ** (1 / 3))], axis=1)


def sent(rows, slab_of_row):
    """Rows of one type, each to the process of its slab; returns what has come."""
    give = np.bincount(slab_of_row, minlength=WORLD.size)
    take = np.array(WORLD.alltoall(give.tolist()))
    received = np.empty((take.sum(), rows.shape[1]), rows.dtype)
    ordered = np.ascontiguousarray(rows[np.argsort(slab_of_row, kind="stable")])
    row = MPI.BYTE.Create_contiguous(rows.itemsize * rows.shape[1]).Commit()
    WORLD.Alltoallv([ordered, give, row], [received, take, row])
    row.Free()
    return received


def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    mine = np.array_split(np.arange(n, dtype=np.uint32), WORLD.size)[WORLD.rank]
    boxes = make_boxes(n)[mine]  # as if they had been here

    ends = slabs.cut(np.concatenate(WORLD.allgather(boxes[:1000, 0])), WORLD.size)
    first, last = slabs.of_boxes(boxes, ends)
    copies = last - first + 1
    box = np.repeat(np.arange(len(boxes)), copies)
    slab = first[box] + np.arange(len(box)) - np.repeat(np.cumsum(copies) - copies, copies)
    here, numbers = sent(boxes[box], slab), sent(mine[box, None], slab)[:, 0]
    pairs = slabs.pairs(here, numbers, ends, WORLD.rank)

    lists, halo = WORLD.gather(pairs), WORLD.reduce(len(here))
    if WORLD.rank == 0:
        same = np.array_equal(
            slabs.ascending(np.concatenate(lists)), slabs.ascending(lanehit.pairs_aabb_aabb(make_boxes(n)))
        )
        words = "the list of one machine" if same else "another list than that of one machine"
        print(f"{sum(map(len, lists))} pairs, halo {100 * (halo - n) / n:.1f}%, {words}")
        sys.exit(not same)


if __name__ == "__main__":
    main()
