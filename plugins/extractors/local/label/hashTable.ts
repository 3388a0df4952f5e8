const golden = 0x9e3779b1;
/** Slots for each row: at this share of empty ones a search takes one or two steps. */
const slotsPerRow = 2;

/** Numbers the rows of a model by the hashes of their features. Flat, because a `Map` of them takes ten times the memory and thrice the time. */
export class HashTable {
  private readonly rows: Int32Array;
  private readonly shift: number;

  constructor(private readonly hashes: Int32Array) {
    const bits = Math.max(1, Math.ceil(Math.log2(hashes.length * slotsPerRow + 1)));
    this.shift = 32 - bits;
    this.rows = new Int32Array(2 ** bits).fill(-1);
    hashes.forEach((hash, row) => {
      let slot = this.slotOf(hash);
      while (this.rows[slot]! >= 0) slot = (slot + 1) % this.rows.length;
      this.rows[slot] = row;
    });
  }

  private slotOf(hash: number): number {
    return Math.imul(hash, golden) >>> this.shift;
  }

  /** The row with this hash, or -1. */
  rowOf(hash: number): number {
    const { rows, hashes } = this;
    const mask = rows.length - 1;
    let slot = this.slotOf(hash);
    for (;;) {
      const row = rows[slot]!;
      if (row < 0 || hashes[row] === hash) return row;
      slot = (slot + 1) & mask;
    }
  }
}
