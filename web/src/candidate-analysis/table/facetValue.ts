import type { CandidateTable } from '../ranking/candidateTable.ts';

/** A row's stored value of a facet, 0 to 100; null if it has none or the facet is not registered. */
export function facetValue({ facets, values }: CandidateTable, row: number, facet: string): number | null {
  const index = facets.indexOf(facet);
  const value = index < 0 ? Number.NaN : (values[row * facets.length + index] ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
}
