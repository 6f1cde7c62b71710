import { faults } from './description.js';

// What is wrong with a call is an exception; nothing has been written.

export class LanehitError extends Error {
  // position counts from 1.
  constructor(call, position, argument, words) {
    super(`${call}: argument ${position} (${argument}): ${words}`);
    this.name = 'LanehitError';
    this.argument = argument;
    this.position = position;
  }
}

// A status of the library, in its words: kind in bits 0-7, argument in bits 8-15.
export function throwUnless(status, call, args) {
  if (status === 0) return;
  const argument = args[((status >> 8) & 255) - 1];
  const words = faults[`${argument.group} ${status & 255}`];
  throw new LanehitError(
    call,
    argument.position,
    argument.name,
    words ?? `it is refused, with status ${status}`,
  );
}
