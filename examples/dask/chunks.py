#!/usr/bin/env python3
"""Rays and all pairs in chunks, by Dask: workers on other machines, or here. Results are those of one machine.

chunks.py [SCHEDULER]    the address of a scheduler; without it two workers are started here
"""
import sys

import lanehit
import numpy as np
from distributed import Client, LocalCluster
from lanehit import slabs

GROUPED = [
    None,
    None,
]  # boxes, and what they were grouped into: a worker is given the same ones with each chunk


def aligned(array):
    """What has come in a message may begin at any byte; the library reads floats where they are."""
    return np.require(array, requirements="A")


def nearest_of_chunk(rays, boxes):
    if GROUPED[0] is not boxes:
        GROUPED[:] = boxes, lanehit.pairs_group(aligned(boxes))
    return lanehit.pairs_nearest_ray_aabb(aligned(rays), GROUPED[1])


def pairs_of_chunk(boxes, numbers, ends, slab):
    return slabs.pairs(aligned(boxes), numbers, ends, slab)


def nearest_boxes(client, rays, boxes, chunks):
    """For each ray the box that it enters first, and when: as lanehit.pairs_nearest_ray_aabb."""
    everywhere = client.scatter(boxes, broadcast=True)
    sent = client.scatter(np.array_split(rays, chunks))
    futures = [client.submit(nearest_of_chunk, chunk, everywhere) for chunk in sent]
    return tuple(map(np.concatenate, zip(*client.gather(futures))))


def all_pairs(client, boxes, chunks):
    """All pairs, ascending."""
    ends = slabs.cut(boxes[:: max(1, len(boxes) // 10000), 0], chunks)
    futures = []
    for slab in range(chunks):
        here = slabs.inside(boxes, ends, slab).astype(np.uint32)
        futures.append(client.submit(pairs_of_chunk, client.scatter(boxes[here]), here, ends, slab))
    return slabs.ascending(np.concatenate(client.gather(futures)))


def main():
    rng = np.random.default_rng(1)
    low = rng.random((100000, 3), np.float32)
    boxes = np.concatenate([low, low + np.float32(0.01)], axis=1)
    origin = rng.random((50000, 3), np.float32) * 2
    rays = np.concatenate([origin, low[: len(origin)] - origin], axis=1)

    given = (
        sys.argv[1]
        if len(sys.argv) > 1
        else LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    )
    with Client(given) as client:
        nearest, t_enter = nearest_boxes(client, rays, boxes, 8)
        pairs = all_pairs(client, boxes, 8)

    of_one = lanehit.pairs_nearest_ray_aabb(rays, lanehit.pairs_group(boxes))
    same = nearest.tobytes() == of_one[0].tobytes() and t_enter.tobytes() == of_one[1].tobytes()
    same = same and np.array_equal(pairs, slabs.ascending(lanehit.pairs_aabb_aabb(boxes)))
    hit = np.isfinite(t_enter).sum()
    print(f"{hit} of {len(rays)} rays hit, {len(pairs)} pairs, {'as' if same else 'not as'} on one machine")
    sys.exit(not same)


if __name__ == "__main__":
    main()
