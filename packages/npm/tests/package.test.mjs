// node --test: the package that scripts/release.sh npm has made, in the directory LANEHIT_NPM, by both its modules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const directory = pathToFileURL(`${process.env.LANEHIT_NPM}/`);
const lanehitPackage = await import(new URL('lanehit.js', directory));
const { goldenHashes } = await import(new URL('golden.js', directory));
const { load, structs, indexed, mesh, LanehitError, Hits } = lanehitPackage;
const required = createRequire(import.meta.url)(`${process.env.LANEHIT_NPM}/lanehit.cjs`);

const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const table = readFileSync(new URL('../../../tests/golden/hashes.inc', import.meta.url), 'utf8');
const rows = [...table.matchAll(/\{"(\w+)", "plain", \{\d+, (\d+), 0x(\w+), 0x(\w+)\}\}/g)];
const golden = rows.map(([, name, ...row]) => [camel(name), ...row].join(' ')).sort();

// Bytes of a page's download, and how small brotli makes a file at its best.
const MOST_LOADED = 150_000;
const BEST = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const compressed = (file) => brotliCompressSync(readFileSync(new URL(file, directory)), { params: BEST }).length;

const RAY = structs([0, 0, 0, 1, 0, 0], 6);
const BOXES = [4, 0, 0, 5, 1, 1, 2, 0, 0, 3, 1, 1, 2, 3, 0, 3, 5, 1, 7, 0, 0, 8, 1, 1];

// n boxes in a row, of which each meets the next.
function rowOfBoxes(lanehit, n) {
  const boxes = lanehit.aabbs(n);
  for (let i = 0; i < n; i++) {
    boxes.minX[i] = i;
    boxes.maxX[i] = i + 1.5;
  }
  return boxes;
}

for (const simd of [true, false]) {
  const lanehit = await load({ simd });
  const name = (words) => `${lanehit.backend}: ${words}`;

  test(name('the committed hashes'), () => {
    const made = [...goldenHashes(lanehit)].sort();
    assert.ok(golden.length > 100);
    assert.deepEqual(made, golden);
  });

  test(name('what a page loads is small'), () => {
    const bytes = compressed(`lanehit-${simd ? 'simd' : 'plain'}.wasm`) + compressed('lanehit.js');
    assert.ok(bytes <= MOST_LOADED, `${bytes} bytes`);
  });

  test(name('few pairs and many give what a long call gives'), () => {
    const n = 131;
    const x = Float32Array.from({ length: n }, (_, i) => (i * 37) % 11);
    const zero = new Float32Array(n);
    const balls = { x, y: zero, z: zero, radius: zero.map((_, i) => (i % 5) / 2) };
    const ball = structs([3, 0, 0, 1], 4);
    const whole = lanehit.contactSphereSphere(balls, ball, null);
    for (let first = 0; first < 9; first++)
      for (let count = 0; count < 9; count++) {
        const part = Object.fromEntries(
          Object.entries(balls).map(([key, a]) => [key, a.slice(first, first + count)]),
        );
        const { hits, distance, normal } = lanehit.contactSphereSphere(part, ball, null);
        assert.equal(hits.length, count);
        for (let i = 0; i < count; i++) {
          assert.equal(hits.has(i), whole.hits.has(first + i));
          assert.equal(distance[i], whole.distance[first + i]);
          assert.equal(normal.x[i], whole.normal.x[first + i]);
        }
      }
  });

  test(name('one element for all is that element for each'), () => {
    const n = 1301; // more than are staged at a time, and no whole block at the end
    const boxes = rowOfBoxes(lanehit, n);
    const columns = { originX: -1, originY: 0, originZ: 0, dirX: 0.5, dirY: 0, dirZ: 0 };
    const rays = (count) =>
      Object.fromEntries(Object.entries(columns).map(([key, a]) => [key, new Array(count).fill(a)]));
    for (const query of ['raycastAabb', 'overlapAabbAabb', 'contactAabbAabb']) {
      const isRay = query === 'raycastAabb';
      const box = (count) => indexed(boxes, new Uint32Array(count).fill(700));
      const one = lanehit[query](isRay ? rays(1) : box(1), boxes);
      const each = lanehit[query](isRay ? rays(n) : box(n), boxes);
      assert.ok(one.hits.any());
      assert.deepEqual(one, each);
    }
  });

  test(name('every form of an operand'), () => {
    const columns = { minX: [4, 2], minY: [0, 0], minZ: [0, 0], maxX: [5, 3], maxY: [1, 1], maxZ: [1, 1] };
    const held = lanehit.aabbs(2);
    for (const [column, numbers] of Object.entries(columns)) held[column].set(numbers);
    const forms = [columns, held, structs(BOXES.slice(0, 12), 6), indexed(structs(BOXES, 6), [0, 1])];
    for (const boxes of forms) {
      const { hits, tEnter, tExit } = lanehit.raycastAabb(RAY, boxes);
      assert.deepEqual([...hits], [0, 1]);
      assert.deepEqual([...tEnter], [4, 2]);
      assert.equal(tExit.length, 2);
      assert.equal(hits.nearest(tEnter), 1);
    }
    const triangles = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0, 9, 9, 9], [0, 1, 2, 3, 3, 3]);
    assert.deepEqual([...lanehit.overlapSphereTriangle(structs([0, 0, 0.5, 0.6], 4), triangles).hits], [0]);
    assert.deepEqual([...lanehit.overlapSphereTriangle(structs([0, 0, 0.5], 3), triangles).hits], []);
    held.free();
  });

  test(name('what is wanted, and where it goes'), () => {
    const boxes = structs(BOXES, 6);
    const { tEnter, tExit } = lanehit.raycastAabb(RAY, boxes, { want: ['tEnter'] });
    assert.deepEqual([...tEnter], [4, 2, Infinity, 7]);
    assert.equal(tExit, undefined);
    const mine = new Float32Array(6);
    const written = lanehit.raycastAabb(RAY, boxes, { into: { tEnter: mine } });
    assert.equal(written.tEnter.buffer, mine.buffer);
    assert.deepEqual([...mine], [4, 2, Infinity, 7, 0, 0]);
    const inPlace = lanehit.array(Float32Array, 4);
    lanehit.raycastAabb(RAY, boxes, { into: { tEnter: inPlace } });
    assert.deepEqual([...inPlace.view], [4, 2, Infinity, 7]);
    inPlace.free();
    assert.throws(() => inPlace.view, /given back/);
  });

  test(name('memory that grows keeps what is in it'), () => {
    const boxes = rowOfBoxes(lanehit, 1000);
    const held = lanehit.spheres(1);
    const before = lanehit.bytes;
    const large = lanehit.aabbs(2_000_000);
    assert.ok(lanehit.bytes > before);
    assert.equal(boxes.minX[999], 999);
    const old = { x: held.x, y: held.y, z: held.z };
    const larger = lanehit.aabbs(4_000_000);
    assert.throws(() => lanehit.overlapSphereAabb(old, boxes), /column x is of memory that has grown since/);
    assert.equal(lanehit.overlapSphereAabb(held, boxes).hits.count(), 1);
    larger.free();
    assert.equal(lanehit.pairsAabbAabb(boxes).length, 999);
    large.free();
    boxes.free();
  });

  test(name('lists of pairs, longer than the room for them was'), () => {
    const boxes = rowOfBoxes(lanehit, 5000);
    const pairs = lanehit.pairsAabbAabb(boxes);
    assert.equal(pairs.length, 4999);
    assert.ok(pairs.a.every((a, k) => Math.abs(a - pairs.b[k]) === 1));
    const contacts = lanehit.contactAabbAabb(indexed(boxes, pairs, 'a'), indexed(boxes, pairs, 'b'), null);
    assert.equal(contacts.hits.count(), 4999);
    const kept = lanehit.pairsKeep(boxes);
    assert.equal(lanehit.pairsAabbKept(boxes, kept).length, 5000 + 2 * 4999);
    assert.equal(lanehit.pairsAnyAabbKept(boxes, kept).hits.count(), 5000);
    const groups = lanehit.pairsGroup(boxes);
    const { nearest, tEnter } = lanehit.pairsNearestRayAabb(structs([-1, 0, 0, 1, 0, 0], 6), groups);
    assert.deepEqual([nearest[0], tEnter[0]], [0, 1]);
    const swept = lanehit.pairsSweepAabbAabb(boxes, structs([1, 0, 0], 3), null, null, 1);
    assert.equal(swept.length, 4999);
    assert.ok(swept.toi.every((toi) => toi === 0));
    for (const held of [boxes, kept, groups]) held.free();
  });

  test(name('k-DOPs around shapes'), () => {
    const triangles = structs([0, 0, 0, 1, 0, 0, 0, 1, 0.1, 5, 5, 5, 6, 5, 5, 5, 6, 5.1], 9);
    const around = lanehit.packKdopsFromTriangles(triangles, 18);
    assert.deepEqual([...around.maxX, ...around.maxXPlusY], [1, 6, 1, 11]);
    assert.equal(around.maxXPlusYPlusZ, undefined);
    const corner = { x: [0.9, 0.2], y: [0.9, 0.2], z: [0, 0] }; // of the boxes around: the first in no edge's slab
    assert.deepEqual([...lanehit.containsKdopPoint(indexed(around, [0]), corner).hits], [1]);
    const both = lanehit.packKdopsFromKdops(indexed(around, [0]), indexed(around, [1]));
    assert.deepEqual([both.count, both.minX[0], both.maxX[0], both.maxXPlusY[0]], [1, 0, 6, 11]);
    const balls = lanehit.packKdopsFromSpheres(structs([0, 0, 0, 1, 9, 9, 9, 2], 4), 14);
    assert.deepEqual([...balls.minX, ...balls.maxZ], [-1, 7, 1, 11]);
    assert.ok(balls.maxXPlusYPlusZ[0] >= Math.sqrt(3) && balls.maxXPlusYPlusZ[0] < 1.7321);
    assert.deepEqual([...lanehit.overlapKdopKdop(indexed(around, [0]), balls).hits], [0]);
    assert.equal(lanehit.packKdopsFromAabbs(structs([], 6), 26).count, 0);
    for (const held of [around, both, balls]) held.free();
    assert.throws(() => lanehit.overlapKdopKdop(around, balls), /have been given back/);
  });

  test(name('cells of a grid'), () => {
    const grid = { origin: [0, 0, 0], cell: [0.5, 0.5, 1], count: [2, 2, 2] };
    assert.deepEqual(
      [...lanehit.overlapTriangleGrid(structs([0, 0, 0, 1, 0, 0, 0, 1, 0], 9), grid).hits],
      [0, 1, 2, 3],
    );
  });

  const boxes = lanehit.aabbs(4);
  const kept = lanehit.pairsKeep(boxes);
  const refused = {
    'overlapAabbAabb: argument 2 (b): its count is neither 1 nor that of the others': () =>
      lanehit.overlapAabbAabb(boxes, lanehit.aabbs(3)),
    'overlapSphereAabb: argument 1 (spheres): column y is missing': () =>
      lanehit.overlapSphereAabb({ x: [1] }, boxes),
    'overlapSphereAabb: argument 2 (boxes): it is missing': () =>
      lanehit.overlapSphereAabb(structs([0, 0, 0], 3)),
    'overlapSphereAabb: argument 1 (spheres): these are aabbs, and no spheres': () =>
      lanehit.overlapSphereAabb(boxes, boxes),
    'overlapAabbAabb: argument 2 (b): what holds its structs is no Float32Array': () =>
      lanehit.overlapAabbAabb(boxes, structs(new Float64Array(6), 6)),
    'overlapAabbAabb: argument 1 (a): there is no element 9 of 4': () =>
      lanehit.overlapAabbAabb(indexed(boxes, [9]), boxes),
    'sweepAabbAabb: argument 5 (tMax): it is negative or NaN': () =>
      lanehit.sweepAabbAabb(boxes, structs([1, 1, 1], 3), boxes, null, -1),
    'classifyAabbFrustum: argument 2 (planes): its count is 0, or of a frustum more than 32': () =>
      lanehit.classifyAabbFrustum(boxes, { nx: [], ny: [], nz: [], d: [] }),
    'pairsNearestRayAabb: argument 2 (groups): it is no set that pairsGroup has made, or has been given back':
      () => lanehit.pairsNearestRayAabb(RAY, kept),
    'packKdopsFromAabbs: argument 2 (k): it is not 6, 14, 18 or 26': () =>
      lanehit.packKdopsFromAabbs(boxes, 8),
    'raycastAabb: argument 4 (tEnter): what it is written to is shorter than 4': () =>
      lanehit.raycastAabb(RAY, boxes, { into: { tEnter: new Float32Array(3) } }),
  };
  for (const [words, call] of Object.entries(refused))
    test(name(`refused: ${words}`), () =>
      assert.throws(call, (error) => error instanceof LanehitError && error.message === words),
    );
}

test('CommonJS has the same', async () => {
  assert.deepEqual(Object.keys(required).sort(), Object.keys(lanehitPackage).sort());
  const lanehit = await required.load();
  const ray = required.structs([0, 0, 0, 1, 0, 0], 6);
  assert.equal(lanehit.raycastAabb(ray, required.structs(BOXES, 6)).hits.count(), 3);
});

test('hits', () => {
  const hits = new Hits(new Uint32Array([5, 0x80000000]), 64);
  assert.deepEqual([...hits], [0, 2, 63]);
  assert.equal(hits.count(), 3);
  assert.ok(hits.any() && hits.has(63) && !hits.has(1));
  const t = new Float32Array(64).fill(NaN);
  assert.equal(hits.nearest(t), -1);
  t[2] = t[63] = 1;
  assert.equal(hits.nearest(t), 2);
});
