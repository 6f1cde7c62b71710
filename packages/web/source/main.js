// The page: which demonstration, of what, seen from where, and what it says.
import { hasSimd, load } from './lanehit.js';
import { Camera } from './camera.js';
import { compareHashes, measurePair } from './proofs.js';
import { listen } from './controls.js';
import { Picture } from './picture.js';
import { opened, spot } from './mesh.js';
import * as pairs from './pairs.js';
import * as rays from './rays.js';
import * as voxels from './voxels.js';

const DEMOS = { voxels, pairs, rays };
const FINE = 640; // pixels along the longest side, where that is not what the slider says
const COARSE = 240;
const QUICK = 60; // milliseconds that a picture of many may take

const element = (id) => document.getElementById(id);
const camera = new Camera();
const picture = new Picture(element('picture'));
const state = { demo: 'voxels', values: {}, isCoarse: false, coarse: 320, isPaused: false };

// ---- What is shown ----

function say(words) {
  element('message').textContent = words;
}

function showFigures(rows) {
  const made = rows.map(([term, figure, more]) => {
    const group = document.createElement('div');
    const name = document.createElement('dt');
    const value = document.createElement('dd');
    name.textContent = term;
    value.textContent = figure;
    if (more) {
      const small = document.createElement('span');
      small.textContent = more;
      value.append(' ', small);
    }
    group.append(name, value);
    return group;
  });
  element('figures').replaceChildren(...made);
}

function sizeOfPicture() {
  const finest = DEMOS[state.demo].isOfPixels ? state.values[state.demo] : FINE;
  const isMoving = DEMOS[state.demo].moves && !state.isPaused;
  return state.isCoarse || isMoving ? Math.min(finest, state.coarse) : finest;
}

function raysFor(count) {
  if (state.rays?.count === count) return state.rays;
  state.rays?.free();
  state.rays = state.lanehit.rays(count);
  return state.rays;
}

function draw() {
  const size = sizeOfPicture();
  const held = raysFor(picture.resize(size));
  camera.aim(held, picture.width, picture.height);
  const start = performance.now();
  const rows = state.now.draw(picture, held);
  const time = performance.now() - start;
  if (size === state.coarse || size === sizeOfPicture())
    state.coarse = Math.round(
      Math.min(FINE, Math.max(COARSE, size * Math.min(1.1, Math.sqrt(QUICK / time)))),
    );
  showFigures([
    ...rows,
    ['Backend', state.lanehit.backend, `${(state.lanehit.bytes / 2 ** 20).toFixed(1)} MB`],
  ]);
  document.body.dataset.drawn = state.demo;
}

// ---- When it is drawn ----

let settled = 0;
let isAsked = false;
let last = 0;

function frame(now) {
  isAsked = false;
  if (!state.now) return;
  const demo = DEMOS[state.demo];
  if (demo.moves && !state.isPaused) state.now.move(Math.min(0.1, (now - last) / 1000));
  last = now;
  draw();
  if (demo.moves && !state.isPaused && !document.hidden) ask();
}

function ask() {
  if (isAsked || !state.now) return;
  isAsked = true;
  requestAnimationFrame(frame);
}

// Coarse while it changes, fine when it rests.
function changed() {
  state.isCoarse = true;
  ask();
  clearTimeout(settled);
  settled = setTimeout(() => {
    state.isCoarse = false;
    ask();
  }, 160);
}

// ---- What is computed ----

function prepare() {
  const value = state.values[state.demo];
  state.now.prepare(state.mesh, value);
  element('resolution-value').textContent = value.toLocaleString('en');
}

function begin(name) {
  state.now?.free();
  state.demo = name;
  const { Demo, range, moves = false, usesMesh = false } = DEMOS[name];
  state.now = new Demo(state.lanehit);
  const slider = element('resolution');
  Object.assign(slider, { min: range.min, max: range.max, step: range.step });
  slider.value = state.values[name] ??= range.value;
  element('resolution-label').textContent = range.label;
  element('pause').hidden = !moves;
  element('open').hidden = !usesMesh;
  element('spot').hidden = !usesMesh || state.mesh.name === state.spot.name;
  element('picture').setAttribute('aria-label', usesMesh ? `${state.mesh.name}: ${name}` : 'Moving boxes');
  prepare();
  ask();
}

function take(mesh) {
  state.mesh = mesh;
  say('');
  begin(DEMOS[state.demo].usesMesh ? state.demo : 'voxels');
  select(state.demo);
}

async function open(file) {
  say(`Reading ${file.name}…`);
  try {
    take(await opened(file));
  } catch (error) {
    say(`${file.name} cannot be shown: ${error.message}.`);
  }
}

function select(name) {
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const isIt = tab.dataset.demo === name;
    tab.setAttribute('aria-selected', isIt);
    tab.tabIndex = isIt ? 0 : -1;
    if (isIt) element('stage').setAttribute('aria-labelledby', tab.id);
  }
}

async function use(simd) {
  state.now?.free();
  state.now = undefined;
  state.rays = undefined;
  state.lanehit = await load({ simd });
  begin(state.demo);
  setTimeout(prove, 300, state.lanehit);
}

async function prove(lanehit) {
  await compareHashes(lanehit, element('golden'), () => lanehit === state.lanehit);
  if (lanehit === state.lanehit) await measurePair(lanehit, element('pair'));
}

async function keepOffline() {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('service_worker.js');
    await navigator.serviceWorker.ready;
    element('offline').textContent = 'Kept on this device: the page works without a network.';
  } catch {
    // The page is the same without it.
  }
}

listen({
  camera,
  changed,
  open,
  demo: (name) => {
    select(name);
    begin(name);
  },
  resolution: (value) => {
    state.values[state.demo] = value;
    prepare();
    changed();
  },
  pause: (isPaused) => {
    state.isPaused = isPaused;
    ask();
  },
  spot: () => take(state.spot),
  simd: (value) => use(value === 'simd'),
  shown: ask,
});

element('simd').value = hasSimd() ? 'simd' : 'plain';
element('simd').options[0].disabled = !hasSimd();
state.spot = state.mesh = await spot();
await use(hasSimd());
keepOffline();
