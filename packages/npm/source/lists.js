// Lists of pairs, and sets that are kept for them.
import { argumentsOf, Call } from './calls.js';
import { structs } from './description.js';
import { throwUnless } from './errors.js';
import { Held } from './memory.js';

const ARRAYS = { uint32_t: Uint32Array, int32_t: Int32Array, float: Float32Array };

// Structs of numbers of four bytes, one for each pair: `words` as they are, and a column for each number.
export class List {
  constructor(words, members) {
    this.words = words;
    this.step = members.length;
    this.length = words.length / this.step;
    this.members = members.map(({ name }) => name);
  }
}

function listClassOf(members) {
  class ListOf extends List {
    constructor(words) {
      super(words, members);
    }
  }
  members.forEach(({ name, Kind }, k) => {
    Object.defineProperty(ListOf.prototype, name, {
      get() {
        const all = new Kind(this.words.buffer, this.words.byteOffset, this.words.length);
        const column = Kind.from({ length: this.length }, (_, i) => all[i * this.step + k]);
        Object.defineProperty(this, name, { value: column });
        return column;
      },
    });
  });
  return { Class: ListOf, step: members.length };
}

const membersOf = (text) =>
  text.split(' ').map((word) => {
    const [name, kind] = word.split(':');
    return { name, Kind: ARRAYS[kind] };
  });

const LISTS = Object.fromEntries(
  Object.entries(structs).map(([name, text]) => [name, listClassOf(membersOf(text))]),
);

// Room for a list, which is kept from call to call.
class Room {
  #memory;
  #at = 0;
  capacity = 0; // in words

  constructor(memory) {
    this.#memory = memory;
  }

  at(words) {
    if (words > this.capacity) {
      if (this.#at) this.#memory.give(this.#at);
      this.#at = this.capacity = 0;
      this.#at = this.#memory.take(4 * words);
      this.capacity = words;
    }
    return this.#at;
  }
}

class CallOfList extends Call {
  planOutput(argument, want, into) {
    if (!argument.kind.startsWith('list ')) super.planOutput(argument, want, into);
    else this.list = LISTS[argument.kind.slice('list '.length)];
  }

  // Results are one for each shape; velocities may be one for all.
  lengthOf() {
    return this.counts[0];
  }

  // Of the one or two sets of shapes, not of their velocities.
  countsOfSets() {
    const sets = this.inputs.filter(({ view, argument }) => view && argument.kind !== 'vectors');
    return [sets[0].view.count, sets[1]?.view.count ?? 0];
  }
}

const LEAST_LIST = 1024;

function find(run, call, room, [found, ...scratch]) {
  const passed = call.inputs.map((input) => call.passed(input));
  const { Class, step } = call.list;
  const at = room.at(step * LEAST_LIST);
  const capacity = Math.floor(room.capacity / step);
  throwUnless(run(...passed, at, capacity, found, ...scratch), call.call, call.args);
  const count = call.memory.words[found >>> 2];
  return count > capacity
    ? { count }
    : { list: new Class(call.memory.words.slice(at >>> 2, (at >>> 2) + step * count)) };
}

// A list that was cut off is found once more, with room for all of it.
function findList(exports, run, room, needsScratch, newCall) {
  for (;;) {
    const call = newCall();
    const size = needsScratch ? exports.lh_pairs_shapes_scratch_size(...call.countsOfSets()) >>> 0 : 0;
    const places = [call.frame.room(16), call.frame.room(size)];
    call.begin();
    const [found, scratch] = places.map((place) => call.frame.at(place));
    const { list, count } = find(run, call, room, needsScratch ? [found, scratch, size] : [found]);
    if (list) return list;
    room.at(call.list.step * Math.ceil(count * 1.25));
  }
}

function compute(run, call) {
  call.begin();
  const passed = call.inputs.map((input) => call.passed(input));
  const addresses = call.outputs.flatMap((output) => call.addresses(output));
  throwUnless(run(...passed, ...addresses), call.call, call.args);
  return call.results();
}

export const newRoom = (memory) => new Room(memory);

// lanehit.pairsAabbAabb(a, b, options) and its like.
export function listOf(exports, memory, room, name, text) {
  const [called, ...texts] = text.split(', ');
  const [cName, needsScratch] = called.split(' ');
  const run = exports[`lh_${cName}`];
  const args = argumentsOf(texts);
  const inputs = args.filter((argument) => !argument.isResult).length;
  const isList = args.some((argument) => argument.kind.startsWith('list '));
  return (...given) => {
    const newCall = () => {
      const call = new CallOfList(memory, name, args);
      call.plan(given, given[inputs]);
      return call;
    };
    if (!isList) return compute(run, newCall());
    return findList(exports, run, room, Boolean(needsScratch), newCall);
  };
}

// A set of boxes that is sorted once.
class KeptSet extends Held {
  constructor(memory, bytes, what, count) {
    super(memory, bytes);
    this.what = what;
    this.count = count;
  }
}

// lanehit.pairsKeep(boxes) and lanehit.pairsGroup(boxes).
export function keeperOf(exports, memory, name, what, [sizeOf, fill]) {
  const args = argumentsOf(['boxes:aabbs/boxes']);
  return (boxes) => {
    const call = new Call(memory, name, args);
    call.plan([boxes]);
    const [{ view }] = call.inputs;
    if (view.index !== undefined) call.refuse(args[0], 'boxes that an index names cannot be kept');
    const size = exports[sizeOf](view.count) >>> 0;
    const set = new KeptSet(memory, size, what, view.count);
    call.begin();
    try {
      throwUnless(exports[fill](call.passed(call.inputs[0]), set.address, size), name, args);
    } catch (error) {
      set.free();
      throw error;
    }
    return set;
  };
}
