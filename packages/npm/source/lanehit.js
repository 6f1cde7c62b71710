// The package: load() gives an object with a function for each query, and what shapes and results there are.
import * as description from './description.js';
import { queryOf } from './calls.js';
import { instantiate } from './instantiate.js';
import { keeperOf, List, listOf, newRoom } from './lists.js';
import { HeldArray, Memory } from './memory.js';
import { Indexed, Structs, TrianglesOfMesh } from './operands.js';
import { packOf } from './packs.js';
import { holdShapes, SHAPES } from './shapes.js';

export { Hits } from './hits.js';
export { LanehitError } from './errors.js';
export { hasSimd } from './instantiate.js';

// Numbers side by side, `stride` of them from one element to the next.
export const structs = (array, stride) => new Structs(array, stride);

// Elements that an index names: of all its numbers, or of a column of a list of pairs, such as 'a'.
export function indexed(of, index, column) {
  if (!(index instanceof List)) return new Indexed(of, index, 0, 1);
  return new Indexed(of, index.words, Math.max(index.members.indexOf(column), 0), index.step);
}

// Triangles: positions of three numbers, and three numbers of positions a triangle.
export const mesh = (positions, indices) => new TrianglesOfMesh(positions, indices);

function add(lanehit, exports, memory) {
  for (const shape of SHAPES.values())
    lanehit[shape.name] = (count, options) => holdShapes(memory, shape, count, options?.with);
  for (const [name, text] of Object.entries(description.queries))
    lanehit[name] = queryOf(exports, memory, name, text);
  const room = newRoom(memory);
  for (const [name, text] of Object.entries(description.lists))
    if (exports[`lh_${text.split(/[ ,]/)[0]}`]) lanehit[name] = listOf(exports, memory, room, name, text);
  for (const [name, text] of Object.entries(description.packs))
    lanehit[name] = packOf(exports, memory, name, text);
  lanehit.pairsKeep = keeperOf(exports, memory, 'pairsKeep', 'kept', ['lh_pairs_kept_size', 'lh_pairs_keep']);
  lanehit.pairsGroup = keeperOf(exports, memory, 'pairsGroup', 'groups', [
    'lh_pairs_group_size',
    'lh_pairs_group',
  ]);
}

// base: where the modules lie.
export async function loadFrom(base, options = {}) {
  const { exports, isSimd } = await instantiate(base, options);
  const memory = new Memory(exports);
  const lanehit = {
    version: memory.text(exports.lh_version()),
    backend: isSimd ? 'simd128' : 'plain',
    queries: Object.keys(description.queries),
    array: (Kind, length) => new HeldArray(memory, Kind, length),
    get bytes() {
      return memory.buffer.byteLength;
    },
  };
  add(lanehit, exports, memory);
  return lanehit;
}
