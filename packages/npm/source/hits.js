// One bit a result: bit i % 32 of word i / 32.

function ones(word) {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export class Hits {
  // bits: an even number of words, of which bits from `length` on are 0.
  constructor(bits, length) {
    this.bits = bits;
    this.length = length;
  }

  has(i) {
    return ((this.bits[i >>> 5] >>> (i & 31)) & 1) === 1;
  }

  any() {
    return this.bits.some((word) => word !== 0);
  }

  count() {
    let count = 0;
    for (const word of this.bits) count += ones(word);
    return count;
  }

  // The numbers of those that hit, ascending.
  indices() {
    const indices = new Uint32Array(this.count());
    let k = 0;
    for (let w = 0; w < this.bits.length; w++)
      for (let word = this.bits[w]; word !== 0; word &= word - 1)
        indices[k++] = 32 * w + 31 - Math.clz32(word & -word);
    return indices;
  }

  // The hit of lowest t, of equals the first; -1 if there is none.
  nearest(t) {
    let nearest = -1;
    for (const i of this.indices()) if (nearest < 0 ? t[i] === t[i] : t[i] < t[nearest]) nearest = i;
    return nearest;
  }

  [Symbol.iterator]() {
    return this.indices()[Symbol.iterator]();
  }
}

export const wordsOfHits = (n) => 2 * Math.ceil(n / 64);
