import type { Tally } from '../scoreSheet.ts';
import type { JobResult } from './runJobs.ts';
import { jobFields } from './scoreAdvertisements.ts';

export interface JobFigures {
  /** Share of the must-haves found as such. */
  mustRecall: number;
  /** Share of the must-haves found under any importance. */
  namedRecall: number;
  /** Share of the skills said to be musts that the advertisement does not ask for. */
  mustSurplus: number;
}

export function jobFigures({ fields: { must }, musts, mustsNamed }: JobResult): JobFigures {
  return {
    mustRecall: share(must.right, must.right + must.missed),
    namedRecall: share(mustsNamed, musts),
    mustSurplus: share(must.wrong, must.right + must.wrong),
  };
}

export function f1Of({ right, wrong, missed }: Tally): number {
  return right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** One line a half and form; for descriptions as written, also the F1 of each field, and what was missed in the half to develop with. */
export function jobLines(results: readonly JobResult[], showMisses: boolean): string[] {
  const lines = ['', 'job descriptions: must-haves found, found under any importance, surplus musts'];
  for (const result of results) {
    const { mustRecall, namedRecall, mustSurplus } = jobFigures(result);
    const figures = [mustRecall, namedRecall, mustSurplus].map((one) => one.toFixed(3)).join('  ');
    lines.push(`  ${result.half.padEnd(8)}${result.form.padEnd(34)}${figures}  ${result.advertisements} advertisements`);
    if (result.form !== 'written') continue;
    lines.push(`    F1: ${jobFields.map((field) => `${field} ${f1Of(result.fields[field]).toFixed(3)}`).join(', ')}`);
  }
  const misses = results.filter(({ half, form }) => half === 'develop' && form === 'written').flatMap((one) => one.misses);
  return showMisses ? [...lines, ...misses.map((miss) => `  ${miss}`)] : lines;
}

/** What the baseline holds of job descriptions: recall and precision of must-haves in every form, F1 of every field as written. */
export function jobBaseline(results: readonly JobResult[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    results.map((result) => {
      const { mustRecall, mustSurplus } = jobFigures(result);
      const fields = result.form === 'written' ? jobFields.map((field) => [field, rounded(f1Of(result.fields[field]))]) : [];
      const figures = {
        'must recall': rounded(mustRecall),
        'must precision': rounded(1 - mustSurplus),
        ...Object.fromEntries(fields),
      };
      return [`job descriptions, ${result.half}, ${result.form}`, figures];
    }),
  );
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
