import { jobBaseline } from './jobs/jobFigures.ts';
import { type AdvertResult, advertBaseline } from './jobs/runAdverts.ts';
import type { JobResult } from './jobs/runJobs.ts';
import type { FileResult } from './runEval.ts';
import { summarize } from './summarize.ts';

/** F1 of each field by kind of file, and the figures of job descriptions by half and form, as committed. */
export type Baseline = Record<string, Record<string, number>>;

/** Rounding and another machine's fonts may change a figure by this much. */
const tolerance = 0.005;

const byKind = (results: readonly FileResult[]): Map<string, FileResult[]> => {
  const groups = new Map<string, FileResult[]>();
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return groups;
};

export function toBaseline(
  results: readonly FileResult[],
  jobs: readonly JobResult[],
  adverts: readonly AdvertResult[] = [],
): Baseline {
  const resumes = Object.fromEntries(
    [...byKind(results)]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, list]) => [
        kind,
        Object.fromEntries(
          Object.entries(summarize(list).fields).map(([field, { f1 }]) => [field, Math.round(f1 * 1000) / 1000]),
        ),
      ]),
  );
  return { ...resumes, ...jobBaseline(jobs), ...advertBaseline(adverts) };
}

/** One line for each figure that dropped, each value that no document contains and each file that could not be read. Skips kinds of file that were not run. */
export function compareWithBaseline(
  baseline: Baseline,
  results: readonly FileResult[],
  jobs: readonly JobResult[],
  adverts: readonly AdvertResult[] = [],
): string[] {
  const losses = jobLosses(baseline, { ...jobBaseline(jobs), ...advertBaseline(adverts) });
  for (const [kind, list] of byKind(results)) {
    const { fields } = summarize(list);
    for (const [field, expected] of Object.entries(baseline[kind] ?? {})) {
      const found = fields[field]?.f1 ?? 0;
      if (found < expected - tolerance)
        losses.push(`${kind}: F1 of ${field} fell to ${found.toFixed(3)}, the baseline is ${expected.toFixed(3)}`);
    }
  }
  for (const { file, invented, error } of results) {
    for (const value of invented) losses.push(`${file}: invented ${value}`);
    if (error !== null) losses.push(`${file}: not read: ${error}`);
  }
  return losses;
}

function jobLosses(baseline: Baseline, read: Baseline): string[] {
  return Object.entries(read).flatMap(([name, figures]) =>
    Object.entries(baseline[name] ?? {}).flatMap(([figure, expected]) => {
      const found = figures[figure] ?? 0;
      return found < expected - tolerance
        ? [`${name}: ${figure} fell to ${found.toFixed(3)}, the baseline is ${expected.toFixed(3)}`]
        : [];
    }),
  );
}
