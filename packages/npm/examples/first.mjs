// One ray against four boxes: how many are hit, and which first?
import { load, structs } from 'lanehit';

const lanehit = await load();
const ray = structs([0, 0, 0, 1, 0, 0], 6); // from the origin along x
const boxes = structs([4, 0, 0, 5, 1, 1, 2, 0, 0, 3, 1, 1, 2, 3, 0, 3, 5, 1, 7, 0, 0, 8, 1, 1], 6);
const { hits, tEnter } = lanehit.raycastAabb(ray, boxes);
const first = hits.nearest(tEnter);
console.log(`${hits.count()} of 4 hit, first box ${first} at t = ${tEnter[first]}`);
