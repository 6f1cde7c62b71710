// node bench.mjs: the package beside plain JavaScript, which is written as one would, on the same typed arrays. Rounds
// of both take turns, and the fastest of each counts.
import { pathToFileURL } from 'node:url';
import { plainPairs, plainSphereBox } from './plain.mjs';

const directory = pathToFileURL(`${process.env.LANEHIT_NPM ?? 'dist/npm'}/`);
const { load } = await import(new URL('lanehit.js', directory));
const lanehit = await load({ simd: process.argv[2] !== 'plain' });

// Numbers from 0 to 1.
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function boxes(n, side, room) {
  const next = dice(1);
  const made = lanehit.aabbs(n);
  for (const axis of ['X', 'Y', 'Z'])
    for (let i = 0; i < n; i++) {
      const low = next() * room;
      made[`min${axis}`][i] = low;
      made[`max${axis}`][i] = low + side;
    }
  return made;
}

function balls(n, radius, room) {
  const next = dice(2);
  const made = lanehit.spheres(n);
  for (const axis of 'xyz') for (let i = 0; i < n; i++) made[axis][i] = next() * room;
  made.radius.fill(radius);
  return made;
}

// Milliseconds of the fastest round of each, which take turns; a round is as many calls as take about 20 ms.
function fastest(calls) {
  const best = calls.map(() => Infinity);
  const times = calls.map((call) => {
    const start = performance.now();
    for (let k = 0; k < 3; k++) call();
    return Math.max(1, Math.round(60 / (performance.now() - start)));
  });
  for (let round = 0; round < 25; round++)
    calls.forEach((call, k) => {
      const start = performance.now();
      for (let again = 0; again < times[k]; again++) call();
      best[k] = Math.min(best[k], (performance.now() - start) / times[k]);
    });
  return best;
}

function row(what, [ours, plain], unit, scale) {
  const figures = [ours, plain].map((time) => `${(time * scale).toPrecision(3)} ${unit}`);
  console.log(`| ${what} | ${figures.join(' | ')} | ${(plain / ours).toFixed(1)} |`);
}

const MANY = 10_000;
console.log(
  `${lanehit.backend}, ${process.version}\n| | lanehit | plain JavaScript | times |\n|---|---|---|---|`,
);
{
  const [a, b] = [balls(MANY, 0.5, 4), boxes(MANY, 1, 4)];
  const hits = lanehit.overlapSphereAabb(a, b).hits.count();
  const call = () => lanehit.overlapSphereAabb(a, b);
  const times = fastest([call, () => plainSphereBox(a, b, MANY)]);
  if (Math.abs(plainSphereBox(a, b, MANY).filter(Boolean).length - hits) > 2) throw new Error('other hits');
  row(`sphere and box, a pair of ${MANY}`, times, 'ns', 1e6 / MANY);
}
{
  const set = boxes(MANY, 1, 33);
  const found = lanehit.pairsAabbAabb(set).length;
  if (plainPairs(set, MANY).length !== 2 * found) throw new Error('other pairs');
  const times = fastest([() => lanehit.pairsAabbAabb(set), () => plainPairs(set, MANY)]);
  row(`all ${found} pairs of ${MANY} boxes`, times, 'ms', 1);
}
{
  const [one, few] = [balls(1, 0.5, 1), boxes(8, 1, 2)];
  const [time] = fastest([() => lanehit.overlapSphereAabb(one, few)]);
  console.log(`| a call of 8 pairs | ${(time * 1e6).toFixed(0)} ns | | |`);
}
