import type { Advert } from '../../adverts/advert.ts';
import { composeAdvert } from '../../adverts/composeAdvert.ts';
import { scoreAdvert } from '../../adverts/scoreAdvert.ts';
import { inForm, type JobForm, jobForms } from './jobForms.ts';
import type { JobTools } from './runJobs.ts';

/** What was found in the invented advertisements of two groups of wordings that came in one form. */
export interface AdvertResult {
  /** Wordings whose misses were read while the rules were written, or those kept apart. */
  wordings: 'read' | 'apart';
  language: Advert['language'];
  form: JobForm;
  advertisements: number;
  right: number;
  missed: number;
  wrong: number;
  titles: number;
}

/** The first groups of wordings, trades and headings were read while the rules were written. */
const groupsRead = 2;

/** Reads invented advertisements in every form: as many of each language and group as there are seeds. */
export async function runAdverts(tools: JobTools, seeds: readonly number[]): Promise<AdvertResult[]> {
  const results: AdvertResult[] = [];
  for (const form of jobForms) {
    for (const language of ['en', 'ru'] as const) {
      results.push(await readAdverts(tools, seeds, { wordings: 'read', language, form }));
      results.push(await readAdverts(tools, seeds, { wordings: 'apart', language, form }));
    }
  }
  return results;
}

async function readAdverts(
  { readers, extract }: JobTools,
  seeds: readonly number[],
  kind: Pick<AdvertResult, 'wordings' | 'language' | 'form'>,
): Promise<AdvertResult> {
  const sum: AdvertResult = { ...kind, advertisements: 0, right: 0, missed: 0, wrong: 0, titles: 0 };
  const first = kind.wordings === 'read' ? 0 : groupsRead;
  const all = seeds.flatMap((seed) => [first, first + 1].map((group) => composeAdvert(seed, kind.language, group)));
  for (const advert of all) {
    const score = scoreAdvert(extract(await inForm(advert.text, kind.form, readers)), advert);
    sum.advertisements += 1;
    sum.right += score.right;
    sum.missed += score.missed.length;
    sum.wrong += score.wrong.length;
    sum.titles += score.title ? 1 : 0;
  }
  return sum;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 1000);

/** One line a language, form and set of wordings. */
export function advertLines(results: readonly AdvertResult[]): string[] {
  return [
    '',
    'invented advertisements: must-haves found, surplus musts, titles',
    ...results.map(({ wordings, language, form, right, missed, wrong, titles, advertisements }) => {
      const figures = [share(right, right + missed), share(wrong, right + wrong), share(titles, advertisements)];
      return `  ${language}  wordings ${wordings.padEnd(6)}${form.padEnd(34)}${figures.map((one) => one.toFixed(3)).join('  ')}`;
    }),
  ];
}

/** What the baseline holds of them. */
export function advertBaseline(results: readonly AdvertResult[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    results.map(({ wordings, language, form, right, missed, wrong, titles, advertisements }) => [
      `invented advertisements, ${language}, wordings ${wordings}, ${form}`,
      {
        'must recall': share(right, right + missed),
        'must precision': share(right, right + wrong),
        title: share(titles, advertisements),
      },
    ]),
  );
}
