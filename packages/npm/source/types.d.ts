/** What a call reads: floats as they are, or numbers of JavaScript, which are rounded to nearest. Doubles in a
 * Float64Array are refused, since rounding may lose contacts. */
export type Floats = Float32Array | number[];

/** Memory of the library. It stays until free(); memory that grows takes arrays over it from under who keeps them, so
 * ask for its arrays anew after calls. */
export interface Held {
  free(): void;
}

export interface HeldArray<T> extends Held {
  readonly length: number;
  readonly view: T;
}

/** Made by structs(): numbers side by side. */
export interface Structs {
  readonly array: Floats;
  readonly stride: number;
}

/** Made by indexed(): elements of other shapes by their numbers. */
export interface Indexed<Of> {
  readonly of: Of | unknown;
  readonly index: Uint32Array | number[];
}

/** Made by mesh(). */
export interface TrianglesOfMesh {
  readonly positions: Floats;
  readonly indices: Uint32Array | number[];
}

/** Cells of a grid: from origin + cell * first, as many as count on each axis. */
export interface Grid {
  origin: ArrayLike<number>;
  cell: ArrayLike<number>;
  /** (0, 0, 0) if it is left out. */
  first?: ArrayLike<number>;
  count: ArrayLike<number>;
}

/** A bit a result: bit i % 32 of word i / 32. Of a grid x is fastest, then y, then z. */
export class Hits implements Iterable<number> {
  constructor(bits: Uint32Array, length: number);
  readonly bits: Uint32Array;
  readonly length: number;
  has(i: number): boolean;
  any(): boolean;
  count(): number;
  /** The numbers of those that hit, ascending. */
  indices(): Uint32Array;
  /** The hit of lowest t, of equals the first; -1 if there is none. */
  nearest(t: ArrayLike<number>): number;
  [Symbol.iterator](): Iterator<number>;
}

export interface Vectors3 {
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
}

/** Up to four points for each pair: of a pair i, count[i] of them. */
export interface Manifolds {
  count: Uint8Array;
  normal: Vectors3;
  point: Vectors3[];
  distance: Float32Array[];
  feature: Uint32Array[];
}

/** A column for each number of a pair; words has the pairs as they are, `step` words each. */
export type List<Columns> = Columns & {
  readonly length: number;
  readonly words: Uint32Array;
  readonly step: number;
};

/** Boxes that are sorted once, for pairs*Kept. */
export interface Kept extends Held {
  readonly count: number;
  readonly what: 'kept';
}

/** Boxes that are grouped once, for rays. */
export interface Groups extends Held {
  readonly count: number;
  readonly what: 'groups';
}

/** want: the names of the results that are computed. into: what results are written to, arrays or what a call has
 * returned; it says what is wanted, too. */
export interface Options<Names extends string> {
  want?: Names[];
  into?: { [Name in Names]?: unknown };
}

export interface ListOptions {}

export interface ShapeOptions {
  /** Columns that are there beside the usual ones, such as tMax of rays. */
  with?: string[];
}

/** What is wrong with a call, in the words of the library. Nothing has been written. */
export class LanehitError extends Error {
  /** The argument's name, and its position, counted from 1. */
  readonly argument: string;
  readonly position: number;
}

export function structs(array: Floats, stride: number): Structs;
export function indexed<Of>(of: Of, index: Uint32Array | number[]): Indexed<Of>;
/** Of a list of pairs, the column 'a' or 'b'. */
export function indexed<Of>(of: Of, list: List<unknown>, column: 'a' | 'b'): Indexed<Of>;
export function mesh(positions: Floats, indices: Uint32Array | number[]): TrianglesOfMesh;

export interface LoadOptions {
  /** false: the module without SIMD128, which is taken by itself where an engine has none. */
  simd?: boolean;
  /** A module, or its bytes, in place of those beside the package. */
  wasm?: WebAssembly.Module | BufferSource;
}
export function load(options?: LoadOptions): Promise<Lanehit>;
export function hasSimd(): boolean;

export interface LanehitBase {
  readonly version: string;
  readonly backend: 'simd128' | 'plain';
  readonly queries: string[];
  /** How large the memory is. */
  readonly bytes: number;
  /** An array in the memory of the library, which results can be written to in place. */
  array<T>(Kind: { new (buffer: ArrayBuffer, at: number, length: number): T }, length: number): HeldArray<T>;
  pairsKeep(boxes: Aabbs | AabbsColumns | Structs): Kept;
  pairsGroup(boxes: Aabbs | AabbsColumns | Structs): Groups;
}
