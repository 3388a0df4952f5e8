/**
 * A shared skill's weight: 1 if two candidates have it, and less the more have it. It depends only on who has the skill, so candidates who share nothing do not
 * change the order of others.
 */
export function sharedWeight(holders: number): number {
  return 1 / Math.log2(Math.max(2, holders));
}

/** The share of skills in the likeness; the rest is how close the facet scores are. */
const skillsShare = 0.7;

/**
 * How similar two candidates are, 0 to 100 with one decimal: 70 % weighted Jaccard index of their skills (weight of the skills that both have divided by that
 * of the skills that either has, see {@link sharedWeight}), 30 % closeness of their facet scores (100 minus the mean distance). If one part is unknown, the
 * other counts alone.
 *
 * @param jaccard null when neither states anything
 * @param closeness 0 to 1; null without a common facet
 */
export function likeness(jaccard: number | null, closeness: number | null): number | null {
  if (jaccard === null && closeness === null) return null;
  const part =
    jaccard === null || closeness === null ? (jaccard ?? closeness ?? 0) : skillsShare * jaccard + (1 - skillsShare) * closeness;
  return Math.round(part * 1000) / 10;
}

/** How close two candidates' facet scores are, 0 to 1, over the facets that both have. */
export function closenessOf(a: readonly (number | null)[], b: readonly (number | null)[]): number | null {
  let distance = 0;
  let count = 0;
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (value === null || other === null || other === undefined) continue;
    distance += Math.abs(value - other);
    count++;
  }
  return count === 0 ? null : 1 - distance / count / 100;
}
