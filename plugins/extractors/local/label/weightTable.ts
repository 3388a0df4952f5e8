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

/** A row with weights for at least this share of the labels is full. */
const fullShare = 0.6;
/** Full rows are added this many at a time, which takes half as long as one by one. */
const together = 4;

/**
 * The weights of a model by the hashes of its features. What a search needs lies side by side in memory, because most of its time is spent waiting for memory. A `Map` takes
 * ten times the room and several times as long.
 */
export class WeightTable {
  /** For each slot the hash of its row, and where the row begins: in `entries`, or as a negative number in `full`; 0 if the slot is empty. */
  private readonly slots: Int32Array;
  /** The number of a row's entries, then each: the label in the upper half, the weight in the lower. */
  private readonly entries: Int32Array;
  /** One weight for each label: the few rows that most positions need. Begins with a row of zeros. */
  private readonly full: Int16Array;
  private readonly labelCount: number;
  private readonly shift: number;
  /** Where full rows that are yet to be added begin. */
  private readonly waiting = new Int32Array(together);

  constructor({ hashes, counts, labelOf, weights }: WeightRows) {
    const bits = Math.max(1, Math.ceil(Math.log2(hashes.length * slotsPerRow + 1)));
    this.shift = 32 - bits;
    this.slots = new Int32Array(2 ** bits * 2);
    this.labelCount = labelOf.reduce((most, label) => Math.max(most, label + 1), 0);
    const isFull = (row: number) => counts[row]! >= this.labelCount * fullShare;
    const fullRows = counts.reduce((sum, _, row) => sum + Number(isFull(row)), 0);
    const fullEntries = counts.reduce((sum, count, row) => sum + (isFull(row) ? count : 0), 0);
    this.full = new Int16Array((1 + fullRows) * this.labelCount);
    this.entries = new Int32Array(1 + hashes.length - fullRows + weights.length - fullEntries);
    let [from, to, toFull] = [0, 1, this.labelCount];
    hashes.forEach((hash, row) => {
      const slot = this.slotOf(hash);
      this.slots[slot] = hash;
      const end = from + counts[row]!;
      if (isFull(row)) {
        this.slots[slot + 1] = -toFull;
        for (; from < end; from += 1) this.full[toFull + labelOf[from]!] = weights[from]!;
        toFull += this.labelCount;
      } else {
        this.slots[slot + 1] = to;
        this.entries[to++] = counts[row]!;
        for (; from < end; from += 1) this.entries[to++] = (labelOf[from]! << 16) | (weights[from]! & 0xffff);
      }
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
    const { slots, entries, waiting } = this;
    let count = 0;
    for (const feature of features) {
      const row = slots[this.slotOf(feature) + 1]!;
      if (row < 0) {
        waiting[count++] = -row;
        if (count === together) this.addWaiting(sums, at);
        count %= together;
      } else if (row > 0) {
        const end = row + entries[row]!;
        for (let index = row + 1; index <= end; index += 1) {
          const entry = entries[index]!;
          sums[at + (entry >> 16)]! += (entry << 16) >> 16;
        }
      }
    }
    if (count > 0) this.addWaiting(sums, at);
  }

  private addWaiting(sums: Int32Array, at: number): void {
    const { full, waiting, labelCount } = this;
    const [first, second, third, fourth] = [waiting[0]!, waiting[1]!, waiting[2]!, waiting[3]!];
    for (let label = 0; label < labelCount; label += 1)
      sums[at + label]! += full[first + label]! + full[second + label]! + full[third + label]! + full[fourth + label]!;
    waiting.fill(0);
  }
}
