import type { FileResult } from './runEval.ts';
import { groundingOf, summarize, summarizeBy, timesOf } from './summarize.ts';

/** The machine-readable report. */
export function toJson(results: readonly FileResult[]) {
  return {
    all: summarize(results),
    byHalf: summarizeBy(results, ({ half }) => half),
    byKind: summarizeBy(results, ({ kind }) => kind),
    byLayout: summarizeBy(results, ({ layout }) => layout),
    byTheme: summarizeBy(results, ({ theme }) => theme),
    byLanguage: summarizeBy(results, ({ language }) => language),
    grounding: groundingOf(results, 'grounding'),
    placing: groundingOf(results, 'placing'),
    times: timesOf(results),
    invented: results.flatMap(({ file, invented }) => invented.map((value) => ({ file, value }))),
    failed: results.flatMap(({ file, error }) => (error === null ? [] : [{ file, error }])),
    misses: results.flatMap(({ misses }) => misses),
  };
}
