import type { MatrixRow } from './packMatrix.ts';

/** Deterministic rows with gaps and many equal scores, for measurements and tests. */
export function madeRows(count: number, facets: number): MatrixRow[] {
  const next = sequence(20);
  return Array.from({ length: count }, (_, row) => ({
    id: `00000000-0000-7000-8000-${row.toString(16).padStart(12, '0')}`,
    name: `Candidate ${(row * 7919) % count}`,
    values: Array.from({ length: facets }, () => (next() < 0.05 ? null : Math.round(next() * 1000) / 10)),
    matchedSkills: Math.floor(next() * 12),
    standing: next() < 0.1 ? 1 : 0,
    years: next() < 0.05 ? null : Math.round(next() * 300) / 10,
    payment: null,
  }));
}

/** A linear congruential generator (Numerical Recipes' constants): numbers from 0 to 1, the same for the same seed. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
