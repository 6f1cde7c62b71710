// What calls give. A result is some arrays, its leaves, and what they make up.
import { Hits, wordsOfHits } from './hits.js';
import { HeldArray } from './memory.js';

const POINTS = 4; // of a manifold, at most
const AXES = ['x', 'y', 'z'];

const vectorOf = (arrays) => ({ x: arrays[0], y: arrays[1], z: arrays[2] });
const leavesOfVector = (vector) => AXES.map((axis) => vector?.[axis]);
const each = (count, of) => Array.from({ length: count }, (_, k) => of(k));

function manifoldOf(arrays) {
  const of = (first) => arrays.slice(first, first + POINTS);
  return {
    count: arrays[0],
    normal: vectorOf(arrays.slice(1, 4)),
    point: each(POINTS, (k) => vectorOf(arrays.slice(4 + 3 * k, 7 + 3 * k))),
    distance: of(4 + 3 * POINTS),
    feature: of(4 + 4 * POINTS),
  };
}

const leavesOfManifold = (given) => [
  given?.count,
  ...leavesOfVector(given?.normal),
  ...each(POINTS, (k) => leavesOfVector(given?.point?.[k])).flat(),
  ...each(POINTS, (k) => given?.distance?.[k]),
  ...each(POINTS, (k) => given?.feature?.[k]),
];

// leaves(n): the kinds of its arrays, and how long they are; made(arrays, n): the result; taken(result): its arrays.
const numbers = (Kind) => ({
  leaves: (n) => [[Kind, n]],
  made: ([array]) => array,
  taken: (given) => [given],
});
const bits = {
  leaves: (n) => [[Uint32Array, wordsOfHits(n)]],
  made: ([words], n) => new Hits(words, n),
  taken: (given) => [given instanceof Hits ? given.bits : given],
};
export const RESULTS = {
  bits,
  cells: bits,
  float: numbers(Float32Array),
  int8: numbers(Int8Array),
  uint32: numbers(Uint32Array),
  vector: {
    leaves: (n) => AXES.map(() => [Float32Array, n]),
    made: vectorOf,
    taken: leavesOfVector,
  },
  manifold: {
    leaves: (n) => [
      [Uint8Array, n],
      ...each(3 + 4 * POINTS, () => [Float32Array, n]),
      ...each(POINTS, () => [Uint32Array, n]),
    ],
    made: manifoldOf,
    taken: leavesOfManifold,
  },
};

function checkLeaf(given, Kind, length, refuse) {
  if (!(given instanceof Kind)) refuse(`what it is written to is no ${Kind.name}`);
  if (given.length < length) refuse(`what it is written to is shorter than ${length}`);
}

// A result of a call that runs: where its arrays are while it does.
export class Output {
  constructor(what) {
    this.result = RESULTS[what];
  }

  // given: what it is written to, or undefined, where new arrays are made.
  plan(frame, n, given, refuse) {
    this.n = n;
    this.given = given === undefined ? [] : this.result.taken(given);
    this.leaves = this.result.leaves(n).map(([Kind, length], k) => {
      const array = this.given[k] instanceof HeldArray ? this.given[k].view : this.given[k];
      if (array !== undefined) checkLeaf(array, Kind, length, refuse);
      const isInPlace = frame.isInMemory(array);
      const place = isInPlace ? array.byteOffset : frame.room(length * Kind.BYTES_PER_ELEMENT);
      return { Kind, length, array, isInPlace, place };
    });
  }

  take(memory, frame) {
    const arrays = this.leaves.map(({ Kind, length, array, isInPlace, place }) => {
      const view = new Kind(memory.buffer, frame.at(place), length);
      if (isInPlace) return view;
      if (array === undefined) return view.slice();
      array.set(view);
      return array.length === length ? array : array.subarray(0, length);
    });
    return this.result.made(arrays, this.n);
  }
}

export const leavesOf = (what) => RESULTS[what].leaves(0).length;
