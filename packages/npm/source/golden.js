// The hashes that the suite of the library has for plain inputs (tests/golden): the same inputs, drawn once more, and
// the hashes of what this module makes of them.
import * as description from './description.js';
import { argumentsOf } from './calls.js';

const N = 300;
const PLANES = 5;
const WORD = (1n << 64n) - 1n;

// SplitMix64, begun with 1: the upper six bits of each number.
function* dice() {
  for (let state = 1n; ;) {
    state = (state + 0x9e3779b97f4a7c15n) & WORD;
    let z = ((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & WORD;
    yield Number((z ^ (z >> 31n)) >> 58n);
  }
}

// Rays without reciprocals: of two ways to say the same, the first.
function drawnColumns(shape) {
  const second = shape.groups.filter((group) => group.presence === 'alternative')[1];
  return shape.columns.filter((_, k) => !second || k < second.first || k >= second.end);
}

// What is added to the numbers of a column: places are on both sides of 0, and so are k-DOPs along corners and edges,
// of which the lower bounds come first.
function shiftOf(shape, name) {
  const k = shape.columns.indexOf(name);
  const { first, end } = shape.groups.find((group) => k < group.end);
  if (k < 3) return -32;
  return shape.name === 'kdops' && first > 0 && k < (first + end) / 2 ? -96 : 0;
}

function drawnShape(argument, stream) {
  const names = drawnColumns(argument.shape);
  const columns = names.map(() => new Float32Array(N));
  const shifts = names.map((name) => shiftOf(argument.shape, name));
  for (let i = 0; i < N; i++)
    columns.forEach((column, k) => {
      column[i] = (stream.next().value + shifts[k]) / 16;
    });
  const count = argument.mark === '*' ? PLANES : N;
  return Object.fromEntries(names.map((name, k) => [name, columns[k].subarray(0, count)]));
}

function fold(value, word) {
  const mixed = ((value ^ word) * 0x100000001b3n) & WORD;
  return mixed ^ (mixed >> 32n);
}

const leaves = (result) => (ArrayBuffer.isView(result) ? [result] : Object.values(result).flatMap(leaves));

function hashOfValues(value, array) {
  const isByte = array.BYTES_PER_ELEMENT === 1;
  const numbers = isByte ? new Uint8Array(array.buffer) : new Uint32Array(array.buffer);
  return numbers.reduce((hash, number) => fold(hash, BigInt(isByte ? number ^ 0x80 : number)), value);
}

function hashOf(results) {
  let [hits, verdicts, values] = [0, 0n, 0n];
  for (const result of Object.values(results)) {
    if (result.bits) {
      hits += result.count();
      verdicts = new BigUint64Array(result.bits.buffer).reduce(fold, verdicts);
    } else for (const array of leaves(result)) values = hashOfValues(values, array);
  }
  return [hits, verdicts, values];
}

const hex = (number) => number.toString(16).padStart(16, '0');

// 'overlapSphereAabb 1234 0123456789abcdef 0123456789abcdef': hits, and the hashes of verdicts and of all else. None of
// queries with a grid, whose inputs are others.
export function* goldenHashes(lanehit) {
  for (const [name, text] of Object.entries(description.queries)) {
    const args = argumentsOf(text.split(' ').slice(1));
    if (args.some((argument) => argument.kind === 'grid')) continue;
    const stream = dice();
    const inputs = args.filter((argument) => !argument.isResult);
    const [hits, ...hashes] = hashOf(
      lanehit[name](...inputs.map((argument) => (argument.shape ? drawnShape(argument, stream) : 1))),
    );
    yield [name, hits, ...hashes.map(hex)].join(' ');
  }
}
