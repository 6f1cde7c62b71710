// Files of meshes, by three.js.
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';

function ofObj(bytes) {
  const geometries = [];
  new OBJLoader().parse(new TextDecoder().decode(bytes)).traverse((node) => {
    if (node.isMesh) geometries.push(node.geometry);
  });
  return geometries;
}

const LOADERS = {
  obj: ofObj,
  ply: (bytes) => [new PLYLoader().parse(bytes)],
  stl: (bytes) => [new STLLoader().parse(bytes)],
};

export function geometriesOf(kind, bytes) {
  if (!LOADERS[kind]) throw new Error('it is neither OBJ nor STL nor PLY');
  return LOADERS[kind](bytes);
}
