export interface FacetValue {
  readonly key: string;
  readonly value: number | null | undefined;
}

export interface Contribution {
  key: string;
  /** Share of the total weight, 0 to 1, after facets without a value were left out. */
  share: number;
  /** Points in the overall score; the points of all facets add up to it. Null for a facet without a value. */
  points: number | null;
}

/** What each facet adds to the overall score under the given weights, in the given order. */
export function contributions(facets: readonly FacetValue[], weightOf: (key: string) => number): Contribution[] {
  const weights = facets.map(({ key, value }) => (value == null ? 0 : Math.max(0, weightOf(key))));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return facets.map(({ key, value }, index) => {
    const share = sum > 0 ? (weights[index] ?? 0) / sum : 0;
    return { key, share, points: value == null ? null : share * value };
  });
}
