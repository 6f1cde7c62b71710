// A package that was made of one query: overlap_sphere_aabb.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const { load, structs } = await import(new URL('lanehit.js', pathToFileURL(`${process.env.LANEHIT_NPM}/`)));
for (const simd of [true, false]) {
  const lanehit = await load({ simd });
  assert.deepEqual(lanehit.queries, ['overlapSphereAabb']);
  assert.equal(lanehit.raycastAabb, undefined);
  assert.equal(lanehit.pairsRayAabb, undefined);
  assert.equal(lanehit.packKdopsFromAabbs, undefined);
  const boxes = structs([0, 0, 0, 1, 1, 1, 3, 0, 0, 4, 1, 1], 6);
  assert.deepEqual([...lanehit.overlapSphereAabb(structs([1.5, 0, 0, 0.5], 4), boxes).hits], [0]);
  assert.equal(lanehit.pairsSphereAabb(structs([2, 0, 0, 1], 4), boxes).length, 2);
}
