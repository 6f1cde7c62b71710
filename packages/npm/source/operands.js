// What callers give as shapes becomes a view.
import { isHeldShape } from './shapes.js';

// Structs: numbers side by side, `stride` of them from one element to the next.
export class Structs {
  constructor(array, stride) {
    this.array = array;
    this.stride = stride;
  }
}

// Elements of other shapes, by their numbers: index[from], index[from + step] and so on.
export class Indexed {
  constructor(of, index, from, step) {
    Object.assign(this, { of, index, from, step });
  }
}

// Triangles by the numbers of their corners among positions, three numbers each.
export class TrianglesOfMesh {
  constructor(positions, indices) {
    this.positions = positions;
    this.indices = indices;
  }
}

const isNumbers = (given, Kind) => given instanceof Kind || Array.isArray(given);

// An array over memory that has grown since: it is empty now, which is not what was meant.
function isOfOldMemory(array) {
  if (array.length > 0 || !ArrayBuffer.isView(array)) return false;
  try {
    new Uint8Array(array.buffer); // which throws of such
    return false;
  } catch {
    return true;
  }
}

// Doubles are not rounded in silence: a contact may be lost by it.
function checkFloats(array, what, refuse) {
  if (!isNumbers(array, Float32Array)) refuse(`${what} is no Float32Array`);
  if (isOfOldMemory(array)) refuse(`${what} is of memory that has grown since: it is to be asked for anew`);
}

// Numbers from, from + step and so on of an index; returns how many there are.
function checkIndex(index, from, step, count, refuse) {
  if (!isNumbers(index, Uint32Array)) refuse('its index is no Uint32Array');
  let named = 0;
  for (let i = from; i < index.length; i += step, named++)
    if (!(index[i] < count)) refuse(`there is no element ${index[i]} of ${count}`);
  return named;
}

// A view: its count, places of its arrays by column, strides in bytes by member, and an index if there is one.
const newView = (shape, count) => ({
  shape,
  count,
  columns: new Array(shape.columns.length).fill(0),
  strides: [],
});

function viewOfHeld(shape, given, refuse) {
  if (given.shape !== shape) refuse(`these are ${given.shape.name}, and no ${shape.name}`);
  if (!given.address) refuse('these shapes have been given back');
  const view = newView(shape, given.count);
  for (const [name, place] of given.places) view.columns[shape.columns.indexOf(name)] = given.address + place;
  return view;
}

function checkGroup(shape, group, given, refuse) {
  const names = shape.columns.slice(group.first, group.end);
  const missing = names.filter((name) => given[name] === undefined || given[name] === null);
  if (missing.length > 0 && (group.presence === 'needed' || missing.length < names.length))
    refuse(`column ${missing[0]} is missing`);
  return missing.length === 0;
}

function viewOfColumns(frame, shape, given, refuse) {
  const view = newView(shape, -1);
  for (const group of shape.groups) {
    if (!checkGroup(shape, group, given, refuse)) continue;
    for (let k = group.first; k < group.end; k++) {
      const array = given[shape.columns[k]];
      checkFloats(array, `column ${shape.columns[k]}`, refuse);
      if (view.count >= 0 && array.length !== view.count) refuse('its columns are not of one length');
      view.count = array.length;
      view.columns[k] = frame.numbers(array, true);
    }
  }
  return view;
}

function viewOfStructs(frame, shape, given, refuse) {
  checkFloats(given.array, 'what holds its structs', refuse);
  const groups = shape.usual.filter((group) => group.presence !== 'optional' || group.end <= given.stride);
  const numbers = groups.at(-1).end;
  if (!Number.isInteger(given.stride) || given.stride < numbers)
    refuse(`a struct has ${numbers} numbers at least`);
  const view = newView(shape, Math.floor((given.array.length + given.stride - numbers) / given.stride));
  const first = frame.numbers(given.array, true);
  const step = first < 0 ? -4 : 4;
  for (let k = 0; k < numbers; k++) view.columns[k] = first + step * k;
  for (const group of groups) view.strides[group.stride] = 4 * given.stride;
  return view;
}

function viewOfIndexed(frame, shape, given, refuse) {
  const view = viewOf(frame, shape, given.of, refuse);
  if (view.index !== undefined) refuse('of what an index names, no other index can name some');
  const { index, from, step } = given;
  view.count = checkIndex(index, from, step, view.count, refuse);
  view.index = frame.numbers(index, false);
  view.index += (view.index < 0 ? -4 : 4) * from;
  view.indexStride = 4 * step;
  return view;
}

function viewOfMesh(frame, shape, given, refuse) {
  if (shape.name !== 'triangles') refuse(`a mesh is triangles, and no ${shape.name}`);
  checkFloats(given.positions, 'what holds its positions', refuse);
  const corners = checkIndex(given.indices, 0, 1, Math.floor(given.positions.length / 3), refuse);
  const view = newView(shape, Math.floor(corners / 3));
  const first = frame.numbers(given.positions, true);
  const step = first < 0 ? -4 : 4;
  for (let k = 0; k < 9; k++) view.columns[k] = first + step * (k % 3);
  view.strides[shape.groups[0].stride] = 12;
  view.index = frame.numbers(given.indices, false);
  view.others = [view.index, view.index].map((place, k) => place + (place < 0 ? -4 : 4) * (k + 1));
  view.indexStride = 12;
  return view;
}

// refuse(words) throws.
export function viewOf(frame, shape, given, refuse) {
  if (isHeldShape(given)) return viewOfHeld(shape, given, refuse);
  if (given instanceof Structs) return viewOfStructs(frame, shape, given, refuse);
  if (given instanceof Indexed) return viewOfIndexed(frame, shape, given, refuse);
  if (given instanceof TrianglesOfMesh) return viewOfMesh(frame, shape, given, refuse);
  if (typeof given !== 'object' || given === null) refuse(`these are no ${shape.name}`);
  return viewOfColumns(frame, shape, given, refuse);
}

// Writes it as C has it.
export function writeView(memory, frame, view, at) {
  const { words } = memory;
  const first = at >>> 2;
  const { members, columns } = view.shape;
  words.fill(0, first, first + members.length);
  words[first] = view.count;
  view.columns.forEach((place, k) => {
    words[first + 4 + k] = place === 0 ? 0 : frame.at(place);
  });
  view.strides.forEach((stride, member) => {
    words[first + member] = stride;
  });
  if (view.index !== undefined) {
    words[first + 1] = frame.at(view.index);
    words[first + 3] = view.indexStride;
  }
  view.others?.forEach((place, k) => {
    words[first + 4 + columns.length + k] = frame.at(place);
  });
}
