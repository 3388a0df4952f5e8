/** A fixed seed, so that the same decisions always give the same figures. */
export const seed = 144;

/** Pseudo-random numbers from 0 (inclusive) to 1 (exclusive): mulberry32 (Ettinger 2017, public domain). */
export function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
