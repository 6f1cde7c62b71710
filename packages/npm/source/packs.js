// Shapes that are packed around others, in the memory of the library.
import { argumentsOf, Call } from './calls.js';
import { throwUnless } from './errors.js';
import { FIRST_COLUMN, roomForShapes, SHAPES } from './shapes.js';

// lanehit.packKdopsFromSpheres(spheres, k) and its like.
export function packOf(exports, memory, name, text) {
  const [cName, made, ...texts] = text.split(', ');
  const shape = SHAPES.get(made);
  const args = argumentsOf(texts);
  return (...given) => {
    const call = new Call(memory, name, args);
    call.plan(given);
    const packed = call.frame.room(4 * shape.members.length);
    const bytes = 4 * exports.lh_pack_floats(call.n, shape.columns.length);
    const held = roomForShapes(memory, shape, call.n, bytes);
    call.begin();
    const view = call.frame.at(packed);
    try {
      const passed = call.inputs.map((input) => call.passed(input));
      throwUnless(exports[`lh_${cName}`](...passed, held.address, view), name, args);
    } catch (error) {
      held.free();
      throw error;
    }
    // Columns that there are.
    const first = (view >>> 2) + FIRST_COLUMN;
    shape.columns.forEach((column, k) => {
      const at = memory.words[first + k];
      if (at) held.places.set(column, at - held.address);
    });
    return held;
  };
}
