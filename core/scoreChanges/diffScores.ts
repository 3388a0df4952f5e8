import { overallScore } from '../../plugins/facets/overallScore.ts';
import type { ChecklistItem } from '../projects/requirements/checklist.ts';
import { changedFields, type DigestedField } from '../scoring/factsDigest.ts';
import { type ChecklistDifference, diffChecklists } from './diffChecklists.ts';

/** A current or earlier score, as stored. */
export interface StoredScore {
  scoredAt: Date;
  revisionId: string | null;
  values: number[];
  mustMet: number;
  mustTotal: number;
  knockedOut: boolean;
  factsDigest: string;
  corrected: string[];
  scoredBy: string;
}

/** Why the field changed: a correction, a removed correction, or a new reading of the document. */
export type FactCause = 'corrected' | 'uncorrected' | 'read-again';

export interface ScoreDifference {
  /** When the later score was made. */
  at: Date;
  /** Under the given weights; null when no facet has a value and a weight. */
  overallBefore: number | null;
  overallAfter: number | null;
  /** The facets whose values differ; null = not scored. */
  facets: { key: string; before: number | null; after: number | null }[];
  requirements: ChecklistDifference;
  facts: { field: DigestedField; cause: FactCause }[];
  /** A plugin whose version changed, or that was added or removed (null). */
  plugins: { id: string; before: string | null; after: string | null }[];
  mustsBefore: { met: number; total: number; knockedOut: boolean };
  mustsAfter: { met: number; total: number; knockedOut: boolean };
}

export interface DiffOptions {
  /** Registered facets in their order, with their slot (from 1) and weight. */
  facets: readonly { key: string; slot: number; weight: number }[];
  checklistOf: (revisionId: string | null) => readonly ChecklistItem[];
}

/** Differences between two scores of one candidate. */
export function diffScores(before: StoredScore, after: StoredScore, { facets, checklistOf }: DiffOptions): ScoreDifference {
  const weights = facets.map(({ weight }) => weight);
  const valuesOf = ({ values }: StoredScore) => facets.map(({ slot }) => valueAt(values, slot));
  const [earlier, later] = [valuesOf(before), valuesOf(after)];
  return {
    at: after.scoredAt,
    overallBefore: overallScore(earlier, weights),
    overallAfter: overallScore(later, weights),
    facets: facets
      .map(({ key }, index) => ({ key, before: earlier[index] ?? null, after: later[index] ?? null }))
      .filter((facet) => facet.before !== facet.after),
    requirements:
      before.revisionId === after.revisionId
        ? { added: [], removed: [], changed: [] }
        : diffChecklists(checklistOf(before.revisionId), checklistOf(after.revisionId)),
    facts: changedFields(before.factsDigest, after.factsDigest).map((field) => ({ field, cause: causeOf(field, before, after) })),
    plugins: diffPlugins(before.scoredBy, after.scoredBy),
    mustsBefore: mustsOf(before),
    mustsAfter: mustsOf(after),
  };
}

function valueAt(values: readonly number[], slot: number): number | null {
  const value = values[slot - 1];
  return value === undefined || value < 0 ? null : value;
}

function causeOf(field: DigestedField, before: StoredScore, after: StoredScore): FactCause {
  if (after.corrected.includes(field)) return 'corrected';
  return before.corrected.includes(field) ? 'uncorrected' : 'read-again';
}

function mustsOf({ mustMet: met, mustTotal: total, knockedOut }: StoredScore) {
  return { met, total, knockedOut };
}

/** Compares two lists like "skills@4 growth@1". A score marked for renewal has none. */
function diffPlugins(before: string, after: string): ScoreDifference['plugins'] {
  if (before === '' || after === '') return [];
  const [earlier, later] = [versions(before), versions(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((id) => ({ id, before: earlier.get(id) ?? null, after: later.get(id) ?? null }))
    .filter((plugin) => plugin.before !== plugin.after);
}

function versions(scoredBy: string): Map<string, string> {
  return new Map(
    scoredBy.split(' ').map((one) => {
      const [id = '', version = ''] = one.split('@');
      return [id, decodeURIComponent(version)];
    }),
  );
}
