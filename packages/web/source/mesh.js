// Meshes: the cow that comes with the page, or a file, by the loaders of three.js, which are fetched when the first
// file is opened.

// Within the cube from -1 to 1, around the origin.
function centred(positions) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((number, k) => {
    low[k % 3] = Math.min(low[k % 3], number);
    high[k % 3] = Math.max(high[k % 3], number);
  });
  const scale = 2 / Math.max(...high.map((end, axis) => end - low[axis]));
  if (!Number.isFinite(scale)) throw new Error('it has no extent');
  return positions.map((number, k) => (number - (low[k % 3] + high[k % 3]) / 2) * scale);
}

// Corners at one place become one, so that light is smooth over edges.
function welded(corners) {
  const places = new Map();
  const positions = [];
  const indices = new Uint32Array(corners.length / 3);
  for (let k = 0; k < indices.length; k++) {
    const corner = corners.slice(3 * k, 3 * k + 3);
    const key = corner.join();
    if (!places.has(key)) {
      places.set(key, places.size);
      positions.push(...corner);
    }
    indices[k] = places.get(key);
  }
  return { positions: Float32Array.from(positions), indices };
}

// Sums of the normals of faces, each as long as its face is large.
function normalsOf({ positions, indices }) {
  const normals = new Float32Array(positions.length);
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => 3 * indices[k + corner]);
    const u = [0, 1, 2].map((axis) => positions[b + axis] - positions[a + axis]);
    const v = [0, 1, 2].map((axis) => positions[c + axis] - positions[a + axis]);
    for (let axis = 0; axis < 3; axis++) {
      const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
      const normal = u[p] * v[q] - u[q] * v[p];
      for (const corner of [a, b, c]) normals[corner + axis] += normal;
    }
  }
  return normals;
}

function finished(mesh, name) {
  mesh.positions = centred(mesh.positions);
  return { name, ...mesh, normals: normalsOf(mesh), count: mesh.indices.length / 3 };
}

// Positions and indices, as packages/web/write_data.py writes them.
export async function spot() {
  const bytes = await (await fetch('spot.bin')).arrayBuffer();
  const [vertices] = new Uint32Array(bytes, 0, 1);
  const positions = new Float32Array(bytes, 4, 3 * vertices);
  return finished({ positions, indices: new Uint32Array(bytes, 4 + 12 * vertices) }, 'Spot, a cow');
}

function cornersOf(geometry) {
  const { array } = (geometry.index ? geometry.toNonIndexed() : geometry).getAttribute('position');
  return Array.from(array.subarray(0, array.length - (array.length % 9)));
}

export async function opened(file) {
  const { geometriesOf } = await import('./loaders.js');
  const kind = file.name.split('.').pop().toLowerCase();
  const corners = geometriesOf(kind, await file.arrayBuffer()).flatMap(cornersOf);
  if (corners.length === 0) throw new Error('it has no triangles');
  if (!corners.every(Number.isFinite)) throw new Error('it has numbers that are not finite');
  return finished(welded(corners), file.name);
}
