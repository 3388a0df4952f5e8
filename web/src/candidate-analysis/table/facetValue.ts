import type { CandidateTable } from '../ranking/candidateTable.ts';

/** A facet's stored value of a row, 0 to 100; null where it has none or nobody registered the facet. */
export function facetValue({ facets, values }: CandidateTable, row: number, facet: string): number | null {
  const index = facets.indexOf(facet);
  const value = index < 0 ? Number.NaN : (values[row * facets.length + index] ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
}
