// The memory of a module. It grows, and arrays over it are of no length from then on: so an array is made anew where
// its buffer is not the memory's any more.

export class Memory {
  #exports;
  #scratch = 0;
  #room = 0;
  #words = new Uint32Array();
  #floats = new Float32Array();

  constructor(exports) {
    this.#exports = exports;
  }

  get buffer() {
    return this.#exports.memory.buffer;
  }

  get words() {
    if (this.#words.buffer !== this.buffer) this.#words = new Uint32Array(this.buffer);
    return this.#words;
  }

  get floats() {
    if (this.#floats.buffer !== this.buffer) this.#floats = new Float32Array(this.buffer);
    return this.#floats;
  }

  // Aligned to 16 bytes.
  take(bytes) {
    const at = bytes < 2 ** 32 - 64 ? this.#exports.malloc(bytes + 16) >>> 0 : 0;
    if (at === 0) throw new RangeError(`lanehit: there is no memory of ${bytes} bytes`);
    const aligned = (at + 16) & ~15;
    this.words[(aligned >>> 2) - 1] = at;
    return aligned >>> 0;
  }

  give(at) {
    this.#exports.free(this.words[(at >>> 2) - 1]);
  }

  // What calls use while they run: it is kept, and as large as the largest of them has needed.
  scratch(bytes) {
    if (bytes > this.#room) {
      if (this.#scratch) this.give(this.#scratch);
      this.#scratch = this.#room = 0;
      const room = Math.max(bytes, 65536);
      this.#scratch = this.take(room);
      this.#room = room;
    }
    return this.#scratch;
  }

  text(at) {
    const bytes = new Uint8Array(this.buffer, at >>> 0);
    return String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
  }
}

// Memory that stays until it is given back.
export class Held {
  #memory;
  #at;

  constructor(memory, bytes) {
    this.#memory = memory;
    this.#at = memory.take(bytes);
  }

  // Where it is; 0 once it has been given back.
  get address() {
    return this.#at;
  }

  free() {
    if (this.#at) this.#memory.give(this.#at);
    this.#at = 0;
  }
}

if (Symbol.dispose) Held.prototype[Symbol.dispose] = Held.prototype.free;

// An array there: `view` is one of JavaScript over it.
export class HeldArray extends Held {
  #memory;
  #kind;
  #view;

  constructor(memory, Kind, length) {
    super(memory, length * Kind.BYTES_PER_ELEMENT);
    this.#memory = memory;
    this.#kind = Kind;
    this.length = length;
  }

  get view() {
    if (!this.address) throw new Error('lanehit: this memory has been given back');
    if (this.#view?.buffer !== this.#memory.buffer)
      this.#view = new this.#kind(this.#memory.buffer, this.address, this.length);
    return this.#view;
  }
}
