// A picture of boxes: for each pixel the box that its ray enters first.

// Light on the sides that face x, y and z, ahead of and behind the light.
const LIGHT = { x: [0.82, 0.55], y: [0.4, 1], z: [0.66, 0.5] };

// By the axis on which the ray enters last.
function lightOf(i, box, rays, boxes) {
  let latest = -Infinity;
  let light = 1;
  for (const axis of ['X', 'Y', 'Z']) {
    const direction = rays[`dir${axis}`][i];
    const face = direction > 0 ? boxes[`min${axis}`][box] : boxes[`max${axis}`][box];
    const t = (face - rays[`origin${axis}`][i]) / direction;
    if (t > latest) {
      latest = t;
      light = LIGHT[axis.toLowerCase()][direction > 0 ? 0 : 1];
    }
  }
  return light;
}

// Columns are asked for once: in the memory of the library they are made anew after it has grown.
const columnsOf = (held, names) => Object.fromEntries(names.map((name) => [name, held[name]]));
const OF_BOXES = ['minX', 'minY', 'minZ', 'maxX', 'maxY', 'maxZ'];
const OF_RAYS = ['originX', 'originY', 'originZ', 'dirX', 'dirY', 'dirZ'];

// Returns the milliseconds of the rays alone.
export function drawBoxes(lanehit, picture, rays, groups, boxes, colourOf) {
  const start = performance.now();
  const { nearest } = lanehit.pairsNearestRayAabb(rays, groups, { want: ['nearest'] });
  const time = performance.now() - start;
  picture.clear();
  const ofBoxes = columnsOf(boxes, OF_BOXES);
  const ofRays = columnsOf(rays, OF_RAYS);
  for (let i = 0; i < nearest.length; i++) {
    const box = nearest[i];
    if (box !== 0xffffffff) picture.set(i, colourOf(box), lightOf(i, box, ofRays, ofBoxes));
  }
  picture.show();
  return time;
}
