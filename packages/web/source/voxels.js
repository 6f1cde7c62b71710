// The cells of a grid that triangles meet.
import { mesh as meshOf } from './lanehit.js';
import { drawBoxes } from './boxes.js';
import { hue } from './picture.js';

export const range = { label: 'Cells along the longest side', min: 8, max: 256, value: 56, step: 4 };
export const usesMesh = true;

export class Demo {
  constructor(lanehit) {
    this.lanehit = lanehit;
  }

  free() {
    this.boxes?.free();
    this.groups?.free();
  }

  gridOf(mesh, cells) {
    const cell = 2.0001 / cells;
    const half = [0, 0, 0];
    mesh.positions.forEach((number, k) => {
      half[k % 3] = Math.max(half[k % 3], Math.abs(number));
    });
    const count = half.map((extent) => Math.max(1, Math.ceil((2 * extent) / cell)));
    return { origin: count.map((n) => (-n * cell) / 2), cell: [cell, cell, cell], count };
  }

  boxesOf(grid, cells) {
    const [nx, ny] = grid.count;
    const boxes = this.lanehit.aabbs(cells.length);
    ['X', 'Y', 'Z'].forEach((axis, k) => {
      const [low, high] = [boxes[`min${axis}`], boxes[`max${axis}`]];
      cells.forEach((cell, i) => {
        const at = [cell % nx, Math.floor(cell / nx) % ny, Math.floor(cell / (nx * ny))][k];
        low[i] = grid.origin[k] + at * grid.cell[k];
        high[i] = low[i] + 0.94 * grid.cell[k];
      });
    });
    return boxes;
  }

  prepare(mesh, cells) {
    this.free();
    const grid = this.gridOf(mesh, cells);
    const triangles = meshOf(mesh.positions, mesh.indices);
    const start = performance.now();
    const { hits } = this.lanehit.overlapTriangleGrid(triangles, grid);
    this.time = performance.now() - start;
    this.cells = hits.count();
    this.all = hits.length;
    this.triangles = mesh.count;
    this.boxes = this.boxesOf(grid, hits.indices());
    this.groups = this.lanehit.pairsGroup(this.boxes);
    this.colours = Array.from(this.boxes.minY, (y) => hue((y + 1) / 2));
  }

  draw(picture, rays) {
    const time = drawBoxes(this.lanehit, picture, rays, this.groups, this.boxes, (box) => this.colours[box]);
    return [
      ['Voxels', this.cells.toLocaleString('en'), `of ${this.all.toLocaleString('en')} cells`],
      [
        'Voxelized in',
        `${this.time.toFixed(2)} ms`,
        `${((this.time * 1e6) / this.triangles).toFixed(0)} ns a triangle`,
      ],
      ['Rays', rays.count.toLocaleString('en'), `${((time * 1e6) / rays.count).toFixed(0)} ns a ray`],
    ];
  }
}
