// A module for the engine at hand.

// A function that returns a vector: an engine without SIMD128 finds it invalid.
const PROBE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
];

export const hasSimd = () => WebAssembly.validate(new Uint8Array(PROBE));

const IMPORTS = { env: { emscripten_notify_memory_growth() {} } };

async function readFile(url) {
  const { readFile: read } = await import('node:fs/promises');
  return read(url);
}

// Servers that do not know the type of modules are common.
async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`lanehit: ${url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

const bytesOf = (url) => (url.protocol === 'file:' ? readFile(url) : fetched(url));

// options: simd, false for the plain module; wasm, a module or its bytes, instead of one of those in `base`.
export async function instantiate(base, { simd, wasm }) {
  const isSimd = simd ?? hasSimd();
  const source = wasm ?? (await bytesOf(new URL(isSimd ? 'lanehit-simd.wasm' : 'lanehit-plain.wasm', base)));
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module, IMPORTS);
  instance.exports._initialize?.();
  return { exports: instance.exports, isSimd };
}
