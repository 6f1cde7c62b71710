// What views of each shape hold, and shapes that are in the memory of the library.
import { shapes as described } from './description.js';
import { Held } from './memory.js';

export const FIRST_COLUMN = 4; // behind count, index, stride and indexStride
const PRESENCE = { N: 'needed', O: 'optional', A: 'alternative' };

function groupsOf(text, members) {
  let first = 0;
  return text.split(' ').map((word) => {
    const [, presence, arrays, stride] = /^(\w)(\d+)([a-z]\w*)$/i.exec(word);
    const group = {
      presence: PRESENCE[presence],
      first,
      end: first + Number(arrays),
      stride: members.indexOf(stride),
    };
    first = group.end;
    return group;
  });
}

function shapeOf(name, text) {
  const [members, groups] = text.split(', ');
  const shape = { name, members: members.split(' ') };
  shape.groups = groupsOf(groups, shape.members);
  shape.columns = shape.members.slice(FIRST_COLUMN, FIRST_COLUMN + shape.groups.at(-1).end);
  // What structs have, and shapes unless more is wanted: no second way to say the same, and nothing behind it.
  const alternative = shape.groups.findIndex((group) => group.presence === 'alternative');
  shape.usual = alternative < 0 ? shape.groups : shape.groups.slice(0, alternative + 1);
  return shape;
}

export const SHAPES = new Map(Object.entries(described).map(([name, text]) => [name, shapeOf(name, text)]));

const columnsOf = (shape, wanted) =>
  shape.groups.filter(
    (group) =>
      shape.usual.includes(group) ||
      shape.columns.slice(group.first, group.end).some((name) => wanted.includes(name)),
  );

// Columns at places from its address on.
class HeldShape extends Held {
  #memory;
  #views = new Map();
  places = new Map();

  constructor(memory, shape, count, bytes) {
    super(memory, bytes);
    this.#memory = memory;
    this.count = count;
    this.shape = shape;
  }

  column(name) {
    if (!this.places.has(name)) return undefined;
    if (!this.address) throw new Error('lanehit: these shapes have been given back');
    let view = this.#views.get(name);
    if (view?.buffer !== this.#memory.buffer) {
      view = new Float32Array(this.#memory.buffer, this.address + this.places.get(name), this.count);
      this.#views.set(name, view);
    }
    return view;
  }
}

function classOf(shape) {
  class Shape extends HeldShape {}
  for (const name of shape.columns)
    Object.defineProperty(Shape.prototype, name, {
      get() {
        return this.column(name);
      },
    });
  return Shape;
}

const CLASSES = new Map([...SHAPES.values()].map((shape) => [shape, classOf(shape)]));

export function holdShapes(memory, shape, count, wanted = []) {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`lanehit: ${count} is no number of ${shape.name}`);
  for (const name of wanted)
    if (!shape.columns.includes(name)) throw new RangeError(`lanehit: ${shape.name} have no ${name}`);
  // Side by side, each aligned to 16 bytes, and cleared.
  const pitch = (4 * count + 15) & ~15;
  const columns = columnsOf(shape, wanted).flatMap(({ first, end }) => shape.columns.slice(first, end));
  const held = roomForShapes(memory, shape, count, pitch * columns.length);
  columns.forEach((name, k) => held.places.set(name, pitch * k));
  new Uint8Array(memory.buffer, held.address, pitch * columns.length).fill(0);
  return held;
}

// So many bytes, in which columns get their places later.
export const roomForShapes = (memory, shape, count, bytes) =>
  new (CLASSES.get(shape))(memory, shape, count, bytes);

export const isHeldShape = (given) => given instanceof HeldShape;
