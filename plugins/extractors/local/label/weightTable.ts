const golden = 0x9e3779b1;
/** Slots for each row: at this share of empty ones a search takes one or two steps. */
const slotsPerRow = 2;

/** The rows of a model: the hash of each row's feature, how many entries it has, and label and weight of each entry, row after row. */
export interface WeightRows {
  hashes: Uint32Array;
  counts: Uint8Array;
  labelOf: Uint8Array;
  weights: Int16Array;
}

/**
 * The weights of a model by the hashes of its features. What a search needs lies side by side in memory, because most of its time is spent waiting for memory. A `Map` takes
 * ten times the room and several times as long.
 */
export class WeightTable {
  /** For each slot the hash of its row, and where in `entries` the row begins; 0 if the slot is empty. */
  private readonly slots: Int32Array;
  /** The number of a row's entries, then each: the label in the upper half, the weight in the lower. */
  private readonly entries: Int32Array;
  private readonly shift: number;

  constructor({ hashes, counts, labelOf, weights }: WeightRows) {
    const bits = Math.max(1, Math.ceil(Math.log2(hashes.length * slotsPerRow + 1)));
    this.shift = 32 - bits;
    this.slots = new Int32Array(2 ** bits * 2);
    this.entries = new Int32Array(1 + hashes.length + weights.length);
    let [from, to] = [0, 1];
    hashes.forEach((hash, row) => {
      const slot = this.slotOf(hash);
      this.slots[slot] = hash;
      this.slots[slot + 1] = to;
      this.entries[to++] = counts[row]!;
      for (const end = from + counts[row]!; from < end; from += 1)
        this.entries[to++] = (labelOf[from]! << 16) | (weights[from]! & 0xffff);
    });
  }

  /** Where the row with this hash is, or would be. */
  private slotOf(hash: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = (Math.imul(hash, golden) >>> this.shift) * 2;
    while (slots[slot + 1] !== 0 && slots[slot] !== (hash | 0)) slot = (slot + 2) & mask;
    return slot;
  }

  /** Adds the weights of features to the sums of the labels, which begin at `at`. Whole numbers, because they are added faster. */
  addTo(sums: Int32Array, at: number, features: readonly number[]): void {
    const { slots, entries } = this;
    for (const feature of features) {
      const row = slots[this.slotOf(feature) + 1]!;
      if (row === 0) continue;
      const end = row + entries[row]!;
      for (let index = row + 1; index <= end; index += 1) {
        const entry = entries[index]!;
        sums[at + (entry >> 16)]! += (entry << 16) >> 16;
      }
    }
  }
}
