import { addGrounding, noGrounding } from './measureGrounding.ts';
import type { FileResult } from './runEval.ts';
import type { Tally } from './scoreSheet.ts';

export interface FieldScore {
  precision: number;
  recall: number;
  f1: number;
  count: number;
}

export interface Summary {
  files: number;
  fields: Record<string, FieldScore>;
  /** Mean F1 of the fields. */
  macro: number;
}

/** The fields of the macro figure, in print order. */
export const macroFields = [
  'name',
  'title',
  'email',
  'phone',
  'website',
  'linkedin',
  'location',
  'company',
  'position',
  'dates',
  'years',
  'institution',
  'degree',
  'specialization',
  'study years',
  'skills',
  'certifications',
  'languages',
  'salary',
] as const;

function scoreOf({ right, wrong, missed }: Tally): FieldScore {
  const precision = right + wrong === 0 ? 1 : right / (right + wrong);
  const recall = right + missed === 0 ? 1 : right / (right + missed);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    count: right + missed,
  };
}

/** Adds up the files' counts, field by field. */
export function summarize(results: readonly FileResult[]): Summary {
  const fields: Record<string, FieldScore> = {};
  for (const field of macroFields) {
    const sum: Tally = { right: 0, wrong: 0, missed: 0 };
    for (const { tallies } of results) {
      const tally = tallies.get(field);
      if (!tally) continue;
      sum.right += tally.right;
      sum.wrong += tally.wrong;
      sum.missed += tally.missed;
    }
    if (sum.right + sum.wrong + sum.missed > 0) fields[field] = scoreOf(sum);
  }
  const scores = Object.values(fields);
  return {
    files: results.length,
    fields,
    macro: scores.length === 0 ? 0 : scores.reduce((total, { f1 }) => total + f1, 0) / scores.length,
  };
}

/** One summary for each value of `key`. */
export function summarizeBy(results: readonly FileResult[], key: (result: FileResult) => string): Record<string, Summary> {
  const groups = new Map<string, FileResult[]>();
  for (const result of results) groups.set(key(result), [...(groups.get(key(result)) ?? []), result]);
  return Object.fromEntries([...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, list]) => [name, summarize(list)]));
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Times {
  readMedian: number;
  extractMedian: number;
  extractMax: number;
  perSecond: number;
}

export function timesOf(results: readonly FileResult[]): Times {
  const total = results.reduce((sum, { readMs, extractMs }) => sum + readMs + extractMs, 0);
  return {
    readMedian: middle(results.map(({ readMs }) => readMs)),
    extractMedian: middle(results.map(({ extractMs }) => extractMs)),
    extractMax: Math.max(0, ...results.map(({ extractMs }) => extractMs)),
    perSecond: total === 0 ? 0 : (1000 * results.length) / total,
  };
}

export interface GroundingScore {
  /** F1 of words whose position matches the print. */
  words: number;
  /** Of the quotations found in print, the share with the right page. */
  pages: number;
  /** Share of the quotations whose words are consecutive in print; the others are not measured. */
  measured: number;
}

/** Null if no file was measured. */
export function groundingOf(results: readonly FileResult[], kind: 'grounding' | 'placing'): GroundingScore | null {
  const sum = noGrounding();
  for (const { [kind]: one } of results) if (one !== null) addGrounding(sum, one);
  if (sum.quotations === 0) return null;
  return {
    words: (2 * sum.agreeing) / (sum.placed + sum.printed),
    pages: sum.onPage / sum.quotations,
    measured: sum.quotations / sum.sought,
  };
}
