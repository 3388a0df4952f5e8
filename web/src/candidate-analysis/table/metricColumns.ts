import { m } from '../../paraglide/messages.js';
import type { ListedFacet } from '../metrics/weights.ts';
import type { SortKey } from '../ranking/sortRows.ts';

/** A column between the candidate and the score. */
export interface MetricColumn {
  /** Its name in the address and in the stored order. */
  id: string;
  label: string;
  sort: SortKey;
  /** The facet whose value it shows; null for a column that shows something else. */
  facet: string | null;
  /** How the value is shown: `FacetUnit` of the server. */
  unit: string;
}

/** The documented columns in their order; those of other facets come after them. */
const documented = ['relevance', 'payment', 'achievements', 'skills', 'growth', 'experience'];

/** The columns that are no facet's, and one for every registered facet that has one. */
export function metricColumns(facets: readonly ListedFacet[]): MetricColumn[] {
  const own: MetricColumn[] = [
    { id: 'payment', label: m.ranking_column_payment(), sort: 'payment', facet: null, unit: '' },
    { id: 'skills', label: m.column_skills(), sort: 'matchedSkills', facet: null, unit: '' },
    { id: 'experience', label: m.column_experience(), sort: 'years', facet: null, unit: '' },
  ];
  const ofFacets = facets.flatMap(({ key, column }) =>
    column ? [{ id: column.id, label: column.label, sort: `facet:${key}` as const, facet: key, unit: column.unit }] : [],
  );
  return inOrder([...own, ...ofFacets], documented);
}

/** The columns in the stored order. Columns that it does not name, such as those of a new facet, come last. */
export function inOrder(columns: readonly MetricColumn[], order: readonly string[]): MetricColumn[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return columns.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length));
}
