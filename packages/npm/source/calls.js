// Functions of the package by their descriptions: what they are given becomes a frame in memory, and what C writes
// there their results.
import { Frame } from './frame.js';
import { LanehitError, throwUnless } from './errors.js';
import { viewOf, writeView } from './operands.js';
import { leavesOf, Output } from './results.js';
import { Held } from './memory.js';
import { SHAPES } from './shapes.js';

// 'boxes:aabbs/view' is an input, 'tEnter>float/output' a result. Behind the kind, ? may be missing, * is a set for
// all, ! is always computed; then follows what it is to the words of errors.
function argumentOf(text, at) {
  const [, name, sign, kind, mark, group] = /^(\w+)([:>])([\w ]+)([?*!]?)\/(\w+)$/.exec(text);
  const argument = { name, kind, position: at + 1, isResult: sign === '>', mark, group };
  if (!argument.isResult) argument.shape = SHAPES.get(kind);
  return argument;
}

export const argumentsOf = (texts) => texts.map(argumentOf);

// Axes of a grid are numbers of C side by side: three of origin, cell, first and count.
const GRID = [
  ['origin', 'floats'],
  ['cell', 'floats'],
  ['first', 'words'],
  ['count', 'words'],
];

function checkGrid(grid, refuse) {
  if (typeof grid !== 'object' || grid === null) refuse('this is no grid');
  const whole = { first: [0, 0, 0], ...grid };
  for (const [name] of GRID) if (whole[name]?.length !== 3) refuse(`its ${name} is not three numbers`);
  return whole;
}

// One call: its inputs in their order, then its results.
export class Call {
  constructor(memory, call, args) {
    Object.assign(this, {
      memory,
      call,
      args,
      frame: new Frame(memory),
      inputs: [],
      outputs: [],
      counts: [],
    });
  }

  refuse(argument, words) {
    throw new LanehitError(this.call, argument.position, argument.name, words);
  }

  plan(given, { want, into } = {}) {
    const inputs = this.args.filter((argument) => !argument.isResult);
    inputs.forEach((argument, k) => this.inputs.push(this.planInput(argument, given[k])));
    for (const argument of this.args) if (argument.isResult) this.planOutput(argument, want, into);
  }

  planInput(argument, given) {
    const refuse = (words) => this.refuse(argument, words);
    const isMissing = given === undefined || given === null;
    if (isMissing && argument.mark === '?') return { argument, isMissing };
    if (isMissing) refuse('it is missing');
    if (argument.shape) {
      const view = viewOf(this.frame, argument.shape, given, refuse);
      if (argument.mark !== '*') this.counts.push(view.count);
      return { argument, view, place: this.frame.room(4 * argument.shape.members.length) };
    }
    if (argument.kind === 'grid') {
      this.grid = checkGrid(given, refuse);
      return { argument, place: this.frame.room(48) };
    }
    if (argument.kind === 'number') {
      if (typeof given !== 'number') refuse('it is no number');
    } else if (!(given instanceof Held) || given.what !== argument.kind || !given.address) {
      const maker = argument.kind === 'kept' ? 'pairsKeep' : 'pairsGroup';
      refuse(`it is no set that ${maker} has made, or has been given back`);
    }
    return { argument, given };
  }

  // As many as the operands that are not one.
  get n() {
    return this.counts.find((count) => count !== 1) ?? 1;
  }

  get cells() {
    return this.grid.count.reduce((cells, count) => cells * count, 1);
  }

  planOutput(argument, want, into) {
    const { name, kind, mark } = argument;
    const isWanted = mark === '!' || (want ? want.includes(name) : !into || into[name] !== undefined);
    if (!isWanted) {
      this.outputs.push({ argument });
      return;
    }
    const output = new Output(kind);
    output.plan(this.frame, kind === 'cells' ? this.cells : this.lengthOf(argument), into?.[name], (words) =>
      this.refuse(argument, words),
    );
    this.outputs.push({ argument, output });
  }

  lengthOf() {
    return this.n;
  }

  begin() {
    this.frame.begin();
    for (const { view, place, argument } of this.inputs) {
      if (view) writeView(this.memory, this.frame, view, this.frame.at(place));
      if (argument.kind === 'grid') this.writeGrid(this.frame.at(place));
    }
  }

  writeGrid(at) {
    GRID.forEach(([name, kind], k) => this.memory[kind].set(this.grid[name], (at >>> 2) + 3 * k));
  }

  // What C is given for an input: an address, or a number.
  passed({ argument, isMissing, place, given }) {
    if (isMissing) return 0;
    if (argument.kind === 'number') return given;
    return place === undefined ? given.address : this.frame.at(place);
  }

  // Addresses of all arrays of a result.
  addresses({ argument, output }) {
    if (!output) return new Array(leavesOf(argument.kind)).fill(0);
    return output.leaves.map(({ place }) => this.frame.at(place));
  }

  results() {
    const results = {};
    for (const { argument, output } of this.outputs)
      if (output) results[argument.name] = output.take(this.memory, this.frame);
    return results;
  }
}

const MOST_ARGUMENTS = 52; // of a query: LH_MOST_ARGUMENTS

// Of a query: lanehit.name(...inputs, options).
export function queryOf(exports, memory, name, text) {
  const [number, ...texts] = text.split(' ');
  const args = argumentsOf(texts);
  const inputs = args.filter((argument) => !argument.isResult).length;
  return (...given) => {
    const call = new Call(memory, name, args);
    call.plan(given, given[inputs]);
    const place = call.frame.room(4 * MOST_ARGUMENTS);
    call.begin();
    const at = call.frame.at(place);
    let word = at >>> 2;
    for (const input of call.inputs)
      memory[input.argument.kind === 'number' ? 'floats' : 'words'][word++] = call.passed(input);
    for (const output of call.outputs)
      for (const address of call.addresses(output)) memory.words[word++] = address;
    throwUnless(exports.run(Number(number), at), name, args);
    return call.results();
  };
}
