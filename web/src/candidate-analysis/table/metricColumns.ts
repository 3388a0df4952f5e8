import { m } from '../../paraglide/messages.js';
import type { WeighedFacet } from '../metrics/weights.ts';
import type { SortKey } from '../ranking/sortRows.ts';

/** A column between the candidate and the score. */
export interface MetricColumn {
  /** Its name in the address and in the stored order. */
  id: string;
  label: string;
  sort: SortKey;
  /** The facet whose value it shows; null for a column that shows something else. */
  facet: string | null;
}

/** The documented columns that show a facet under another name than its own. */
const named: readonly [id: string, label: () => string, facet: string][] = [
  ['relevance', m.column_relevance, 'skills'],
  ['achievements', m.column_achievements, 'achievements'],
  ['growth', m.column_growth, 'growth'],
];
/** Shown as years, which say more than the facet's value. */
const inYears = 'experience';

/** The documented columns, then one for every other registered facet, under its own name. */
export function metricColumns(facets: readonly WeighedFacet[]): MetricColumn[] {
  const registered = new Set(facets.map(({ key }) => key));
  const [relevance, achievements, growth] = named.map(([id, label, facet]) =>
    registered.has(facet) ? [{ id, label: label(), sort: `facet:${facet}` as const, facet }] : [],
  );
  const taken = new Set([inYears, ...named.map(([, , facet]) => facet)]);
  return [
    ...(relevance ?? []),
    { id: 'payment', label: m.ranking_column_payment(), sort: 'payment', facet: null },
    ...(achievements ?? []),
    { id: 'skills', label: m.column_skills(), sort: 'matchedSkills', facet: null },
    ...(growth ?? []),
    { id: 'experience', label: m.column_experience(), sort: 'years', facet: null },
    ...facets
      .filter(({ key }) => !taken.has(key))
      .map(({ key, label }) => ({ id: `facet.${key}`, label, sort: `facet:${key}` as const, facet: key })),
  ];
}

/** The columns in the stored order. Columns that it does not name, such as those of a new facet, come last. */
export function inOrder(columns: readonly MetricColumn[], order: readonly string[]): MetricColumn[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return columns.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length));
}
