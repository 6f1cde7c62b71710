// That the types are as one would use them.
import { load, structs, indexed, mesh, Hits, LanehitError } from './lanehit';

export async function used(): Promise<number> {
  const lanehit = await load({ simd: false });
  const boxes = lanehit.aabbs(10);
  boxes.minX.set([1, 2, 3]);
  const { hits, tEnter } = lanehit.raycastAabb(structs([0, 0, 0, 1, 0, 0], 6), boxes, { want: ['tEnter'] });
  const pairs = lanehit.pairsAabbAabb(boxes);
  const contact = lanehit.contactAabbAabb(indexed(boxes, pairs, 'a'), indexed(boxes, pairs, 'b'));
  const triangles = mesh(new Float32Array(9), [0, 1, 2]);
  const cells: Hits = lanehit.overlapTriangleGrid(triangles, {
    origin: [0, 0, 0],
    cell: [1, 1, 1],
    count: [2, 2, 2],
  }).hits;
  const around = lanehit.packKdopsFromTriangles(triangles, 18);
  const apart: Hits = lanehit.overlapKdopKdop(around, lanehit.packKdopsFromAabbs(boxes, 18)).hits;
  const swept = lanehit.pairsSweepAabbAabb(boxes, { x: [1], y: [0], z: [0] }, null, null, 1);
  try {
    // @ts-expect-error: spheres have a z
    lanehit.overlapSphereAabb({ x: [1], y: [1] }, boxes);
  } catch (error) {
    if (error instanceof LanehitError) return error.position;
  }
  return hits.nearest(tEnter) + contact.normal.x[0] + swept.toi[0] + cells.count() + apart.count();
}
