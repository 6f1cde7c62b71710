// Mouse, fingers, keys and files.

const element = (id) => document.getElementById(id);
const TURN = 0.008; // radians a pixel
const STEP = 0.12; // radians a key

function listenToPointers(canvas, { camera, changed }) {
  const held = new Map();
  const spread = () => {
    const [a, b] = [...held.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const apart = held.size === 2 ? spread() : 0;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (apart) camera.approach(apart / Math.max(1, spread()));
    else camera.turn((before.x - event.clientX) * TURN, (event.clientY - before.y) * TURN);
    changed();
  });
  for (const end of ['pointerup', 'pointercancel'])
    canvas.addEventListener(end, (event) => held.delete(event.pointerId));
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      camera.approach(Math.exp(event.deltaY * 0.001));
      changed();
    },
    { passive: false },
  );
}

function listenToKeys(canvas, { camera, changed }) {
  const keys = {
    ArrowLeft: () => camera.turn(-STEP, 0),
    ArrowRight: () => camera.turn(STEP, 0),
    ArrowUp: () => camera.turn(0, STEP),
    ArrowDown: () => camera.turn(0, -STEP),
    '+': () => camera.approach(0.9),
    '=': () => camera.approach(0.9),
    '-': () => camera.approach(1 / 0.9),
  };
  canvas.addEventListener('keydown', (event) => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keys[event.key]();
    changed();
  });
}

// Arrow keys go from tab to tab, as they do in all lists of tabs.
function listenToTabs({ demo }) {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  tabs.forEach((tab, k) => {
    tab.addEventListener('click', () => demo(tab.dataset.demo));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(k + step + tabs.length) % tabs.length];
      next.focus();
      demo(next.dataset.demo);
    });
  });
}

function listenToFiles({ open }) {
  element('open').addEventListener('click', () => element('file').click());
  element('file').addEventListener('change', (event) => {
    if (event.target.files.length > 0) open(event.target.files[0]);
    event.target.value = '';
  });
  let depth = 0; // of elements that a file is over
  const over = (change) => {
    depth = Math.max(0, depth + change);
    document.body.classList.toggle('dropping', depth > 0);
  };
  addEventListener('dragenter', () => over(1));
  addEventListener('dragleave', () => over(-1));
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    over(-depth);
    if (event.dataTransfer.files.length > 0) open(event.dataTransfer.files[0]);
  });
}

export function listen(to) {
  const canvas = element('picture');
  listenToPointers(canvas, to);
  listenToKeys(canvas, to);
  listenToTabs(to);
  listenToFiles(to);
  element('resolution').addEventListener('input', (event) => to.resolution(Number(event.target.value)));
  element('pause').addEventListener('click', ({ target }) => {
    const isPaused = target.getAttribute('aria-pressed') !== 'true';
    target.setAttribute('aria-pressed', isPaused);
    target.textContent = isPaused ? 'Go on' : 'Pause';
    to.pause(isPaused);
  });
  element('spot').addEventListener('click', to.spot);
  element('simd').addEventListener('change', (event) => to.simd(event.target.value));
  document.addEventListener('visibilitychange', to.shown);
  new ResizeObserver(to.changed).observe(element('stage'));
}
