// What a call needs in memory while it runs. First everything is asked for, since memory may grow then, which takes
// arrays over it from under who holds them; after begin() it has its place. What lies in memory already is used where
// it is.
//
// A place is an address, or, until begin(), what is negative: -1 less its distance from the beginning.

const ALIGNED = 16;

export class Frame {
  #memory;
  #size = 0;
  #copies = [];
  #base = 0;

  constructor(memory) {
    this.#memory = memory;
  }

  // So many bytes.
  room(bytes) {
    const place = -1 - this.#size;
    this.#size += (bytes + ALIGNED - 1) & -ALIGNED;
    return place;
  }

  isInMemory(array) {
    return ArrayBuffer.isView(array) && array.buffer === this.#memory.buffer;
  }

  // Numbers of four bytes.
  numbers(array, isFloat) {
    if (this.isInMemory(array)) return array.byteOffset;
    const place = this.room(4 * array.length);
    this.#copies.push({ place, array, isFloat });
    return place;
  }

  begin() {
    this.#base = this.#memory.scratch(this.#size);
    for (const { place, array, isFloat } of this.#copies)
      (isFloat ? this.#memory.floats : this.#memory.words).set(array, this.at(place) >>> 2);
  }

  at(place) {
    return place < 0 ? this.#base - 1 - place : place;
  }
}
