// What views of each shape hold, and shapes that are in the memory of the library.
import { shapes as described } from './description.js';
import { Held } from './memory.js';

const FIRST_COLUMN = 4; // behind count, index, stride and indexStride
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

// Columns side by side, each aligned to 16 bytes, and cleared.
class HeldShape extends Held {
  #memory;
  #views = new Map();

  constructor(memory, shape, count, wanted) {
    const pitch = (4 * count + 15) & ~15;
    const groups = columnsOf(shape, wanted);
    const arrays = groups.reduce((sum, group) => sum + group.end - group.first, 0);
    super(memory, pitch * arrays);
    this.#memory = memory;
    this.count = count;
    this.shape = shape;
    this.places = new Map();
    for (const group of groups)
      for (let k = group.first; k < group.end; k++)
        this.places.set(shape.columns[k], pitch * this.places.size);
    new Uint8Array(memory.buffer, this.address, pitch * arrays).fill(0);
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
  return new (CLASSES.get(shape))(memory, shape, count, wanted);
}

export const isHeldShape = (given) => given instanceof HeldShape;
