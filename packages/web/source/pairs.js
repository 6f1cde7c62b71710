// Boxes that move, and all pairs of them that meet.
import { drawBoxes } from './boxes.js';

export const range = { label: 'Boxes', min: 500, max: 20000, value: 4000, step: 500 };
export const moves = true;

const APART = [96, 140, 186];
const MEETING = [255, 166, 64];
const ROOM = 0.8; // from the middle to its walls
const AXES = ['X', 'Y', 'Z'];

export class Demo {
  constructor(lanehit) {
    this.lanehit = lanehit;
  }

  free() {
    this.boxes?.free();
  }

  // As many of them meet, whatever their number is.
  prepare(_, count) {
    this.free();
    this.boxes = this.lanehit.aabbs(count);
    const half = (0.35 * ROOM) / Math.cbrt(count);
    this.halves = Float32Array.from({ length: 3 * count }, () => half * (0.5 + Math.random()));
    this.places = Float32Array.from({ length: 3 * count }, () => ROOM * (2 * Math.random() - 1));
    this.speeds = Float32Array.from({ length: 3 * count }, () => (Math.random() - 0.5) * 0.3);
    this.move(0);
  }

  move(seconds) {
    AXES.forEach((axis, k) => {
      const [low, high] = [this.boxes[`min${axis}`], this.boxes[`max${axis}`]];
      for (let i = 0, j = k; i < low.length; i++, j += 3) {
        this.places[j] += this.speeds[j] * seconds;
        if (Math.abs(this.places[j]) > ROOM)
          this.speeds[j] = -Math.sign(this.places[j]) * Math.abs(this.speeds[j]);
        low[i] = this.places[j] - this.halves[j];
        high[i] = this.places[j] + this.halves[j];
      }
    });
  }

  draw(picture, rays) {
    const start = performance.now();
    const pairs = this.lanehit.pairsAabbAabb(this.boxes);
    const time = performance.now() - start;
    const meets = new Uint8Array(this.boxes.count);
    for (const number of pairs.words) meets[number] = 1;
    const groups = this.lanehit.pairsGroup(this.boxes);
    const ofRays = drawBoxes(this.lanehit, picture, rays, groups, this.boxes, (box) =>
      meets[box] ? MEETING : APART,
    );
    groups.free();
    return [
      ['Pairs', pairs.length.toLocaleString('en'), `of ${this.boxes.count.toLocaleString('en')} boxes`],
      ['Found in', `${time.toFixed(2)} ms`, `${((time * 1e6) / this.boxes.count).toFixed(0)} ns a box`],
      ['Rays', rays.count.toLocaleString('en'), `${((ofRays * 1e6) / rays.count).toFixed(0)} ns a ray`],
    ];
  }
}
