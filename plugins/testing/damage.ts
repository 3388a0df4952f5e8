/** A number from 0 to 1 that the seed decides (mulberry32): a failing case comes again with its seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const extremes = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff];

/** The bytes with random damage: cut short, with a piece repeated, or with runs of other bytes (extremes of numbers among them). */
export function damage(bytes: Uint8Array, seed: number): Buffer {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const kind = below(10);
  if (kind === 0) return Buffer.from(bytes.subarray(0, below(bytes.length)));
  if (kind === 1) {
    const [at, from, length] = [below(bytes.length), below(bytes.length), below(4_096)];
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, from + length), bytes.subarray(at)]);
  }
  const damaged = Buffer.from(bytes);
  // Formats keep what steers a parser at their ends, so most of the damage is there.
  const end = Math.min(damaged.length, 512);
  const place = () => [below(damaged.length), below(end), damaged.length - 1 - below(end)][below(3)]!;
  for (let count = 1 + below(8); count > 0; count--) {
    const [at, length] = [place(), 1 + below(4)];
    const value = random() < 0.5 ? extremes[below(extremes.length)]! : below(256);
    damaged.fill(value, at, Math.min(damaged.length, at + length));
  }
  return damaged;
}

/** Seeds of one run: enough to reach every branch of a small parser, few enough for a second or two. */
export const seeds: readonly number[] = Array.from({ length: 400 }, (_, index) => index + 1);
