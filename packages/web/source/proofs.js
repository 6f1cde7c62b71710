// That the bits are those of every other machine, and what a pair takes here.
import { goldenHashes } from './golden.js';
import { plainSphereBox } from './plain.js';

const pause = () => new Promise((resolve) => setTimeout(resolve));

// FNV-1a of all of them, as one number to look at.
function hashOf(rows) {
  let hash = 0xcbf29ce484222325n;
  for (const character of rows.join('\n'))
    hash = ((hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
}

// isWanted: still, since it takes a moment and the page goes on.
export async function compareHashes(lanehit, element, isWanted) {
  element.className = '';
  element.textContent = 'Comparing with the committed hashes…';
  const committed = await (await fetch('golden.json')).json();
  const made = [];
  for (const row of goldenHashes(lanehit)) {
    made.push(row);
    if (made.length % 8 === 0) await pause();
    if (!isWanted()) return;
  }
  const equal = made.filter((row) => committed.includes(row)).length;
  const isEqual = equal === committed.length && made.length === committed.length;
  element.className = isEqual ? 'equal' : 'unequal';
  const code = document.createElement('code');
  code.textContent = hashOf(made);
  element.replaceChildren(
    `${equal} of ${committed.length} committed hashes equal, a query each. All of them: `,
    code,
  );
}

const PAIRS = 10_000;
const ROUNDS = 12;

function subjects(lanehit) {
  const balls = lanehit.spheres(PAIRS);
  const boxes = lanehit.aabbs(PAIRS);
  for (const axis of ['x', 'y', 'z'])
    for (let i = 0; i < PAIRS; i++) {
      balls[axis][i] = 4 * Math.random();
      const low = 4 * Math.random();
      boxes[`min${axis.toUpperCase()}`][i] = low;
      boxes[`max${axis.toUpperCase()}`][i] = low + 1;
    }
  balls.radius.fill(0.5);
  return [balls, boxes];
}

// Nanoseconds a pair, of the fastest round of some.
async function fastest(call) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let again = 0; again < 20; again++) call();
    best = Math.min(best, performance.now() - start);
    await pause();
  }
  return (best * 1e6) / (20 * PAIRS);
}

export async function measurePair(lanehit, element) {
  const [balls, boxes] = subjects(lanehit);
  const ours = await fastest(() => lanehit.overlapSphereAabb(balls, boxes));
  const plain = await fastest(() => plainSphereBox(balls, boxes, PAIRS));
  balls.free();
  boxes.free();
  const times = plain / ours;
  element.textContent =
    `${ours.toPrecision(2)} ns a pair of ball and box; plain JavaScript ${plain.toPrecision(2)} ns` +
    (times > 1.5 ? `, ${times.toFixed(0)} times as long.` : '.');
}
