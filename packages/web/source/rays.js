// A ray tracer: the boxes on the way of each ray, the triangles in them, the nearest, or the floor; and of that whether
// it sees the light.
import { indexed, structs } from './lanehit.js';

export const range = { label: 'Pixels along the longest side', min: 96, max: 960, value: 480, step: 32 };
export const usesMesh = true;
export const isOfPixels = true;

const COLOUR = [228, 208, 186];
const TO_LIGHT = [-0.62, 0.7, -0.36];
const FLOOR = [120, 142, 168];
const FLOOR_ENDS = 2.6;
const ABOVE = 1e-3; // where rays to the light begin

export class Demo {
  constructor(lanehit) {
    this.lanehit = lanehit;
  }

  free() {
    this.triangles?.free();
    this.groups?.free();
  }

  prepare(mesh) {
    this.free();
    this.mesh = mesh;
    this.triangles = this.lanehit.triangles(mesh.count);
    const boxes = this.lanehit.aabbs(mesh.count);
    ['x', 'y', 'z'].forEach((axis, k) => {
      const corners = ['a', 'b', 'c'].map((corner) => this.triangles[corner + axis]);
      const [low, high] = ['min', 'max'].map((end) => boxes[end + axis.toUpperCase()]);
      for (let i = 0; i < mesh.count; i++) {
        corners.forEach((column, corner) => {
          column[i] = mesh.positions[3 * mesh.indices[3 * i + corner] + k];
        });
        low[i] = Math.min(corners[0][i], corners[1][i], corners[2][i]);
        high[i] = Math.max(corners[0][i], corners[1][i], corners[2][i]);
      }
    });
    const bottom = boxes.minY.reduce((least, y) => Math.min(least, y), Infinity);
    this.floor = structs([0, 1, 0, bottom], 4);
    this.groups = this.lanehit.pairsGroup(boxes);
    boxes.free();
  }

  // For each ray the pair of the list whose triangle it hits first; -1: none.
  cast(rays, count) {
    const start = performance.now();
    const list = this.lanehit.pairsRayAabb(rays, this.groups);
    const found = this.lanehit.raycastTriangle(indexed(rays, list, 'a'), indexed(this.triangles, list, 'b'));
    this.time += performance.now() - start;
    const first = new Int32Array(count).fill(-1);
    const { words, step } = list;
    for (let k = 0; k < list.length; k++) {
      const ray = words[step * k];
      if (found.t[k] < Infinity && (first[ray] < 0 || found.t[k] < found.t[first[ray]])) first[ray] = k;
    }
    return { first, words, step, ...found };
  }

  // Of the pixel's triangle, where it is hit, and its normal, of length 1 and towards the eye.
  onMesh({ words, step, u, v }, hit, way) {
    const { positions, indices, normals } = this.mesh;
    const corners = [0, 1, 2].map((corner) => 3 * indices[3 * words[step * hit + 1] + corner]);
    const weights = [1 - u[hit] - v[hit], u[hit], v[hit]];
    const at = (of) =>
      [0, 1, 2].map((axis) => corners.reduce((sum, c, k) => sum + weights[k] * of[c + axis], 0));
    const normal = at(normals);
    const towards = normal.reduce((sum, component, axis) => sum + component * way[axis], 0) > 0 ? -1 : 1;
    const scale = towards / (Math.hypot(...normal) || 1);
    return {
      point: at(positions),
      normal: normal.map((component) => component * scale),
      colour: COLOUR,
      share: 1,
    };
  }

  // It fades away with its distance from the middle.
  onFloor(t, origin, way) {
    const point = origin.map((component, axis) => component + t * way[axis]);
    const share = 1 - Math.hypot(point[0], point[2]) / FLOOR_ENDS;
    return share > 0
      ? { point, normal: [0, 1, 0], colour: FLOOR, share: share * share * (3 - 2 * share) }
      : undefined;
  }

  // What is seen, by pixel.
  surfaces(rays, cast) {
    const floor = this.lanehit.raycastPlane(rays, this.floor, { want: ['t'] }).t;
    const origin = [rays.originX[0], rays.originY[0], rays.originZ[0]];
    const ways = [rays.dirX, rays.dirY, rays.dirZ];
    const seen = [];
    cast.first.forEach((hit, pixel) => {
      if (hit < 0 && !(floor[pixel] < Infinity)) return;
      const way = ways.map((column) => column[pixel]);
      const surface = hit < 0 ? this.onFloor(floor[pixel], origin, way) : this.onMesh(cast, hit, way);
      if (surface) seen.push({ pixel, ...surface });
    });
    return seen;
  }

  // Which of them see the light.
  lit(surfaces) {
    const rays = this.lanehit.rays(surfaces.length);
    ['X', 'Y', 'Z'].forEach((axis, k) => {
      const origin = rays[`origin${axis}`];
      surfaces.forEach(({ point, normal }, i) => {
        origin[i] = point[k] + ABOVE * normal[k];
      });
      rays[`dir${axis}`].fill(TO_LIGHT[k]);
    });
    const { first } = this.cast(rays, surfaces.length);
    rays.free();
    return first.map((hit) => (hit < 0 ? 1 : 0));
  }

  draw(picture, rays) {
    this.time = 0;
    const surfaces = this.surfaces(rays, this.cast(rays, rays.count));
    const lit = this.lit(surfaces);
    picture.clear();
    surfaces.forEach(({ pixel, normal, colour, share }, k) => {
      const facing = TO_LIGHT.reduce((sum, component, axis) => sum + component * normal[axis], 0);
      const light = 0.3 + 0.12 * normal[1] + 0.68 * lit[k] * Math.max(0, facing);
      picture.blend(pixel, colour, Math.min(1, light), share);
    });
    picture.show();
    const count = rays.count + surfaces.length;
    return [
      ['Triangles', this.mesh.count.toLocaleString('en')],
      ['Rays', count.toLocaleString('en'), `${surfaces.length.toLocaleString('en')} of them to the light`],
      ['Traced in', `${this.time.toFixed(0)} ms`, `${((this.time * 1e6) / count).toFixed(0)} ns a ray`],
    ];
  }
}
