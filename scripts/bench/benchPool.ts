import { projectSummary } from '../../core/scoring/projectSummary.ts';
import { orderCandidates, rankCandidates } from '../../core/scoring/ranking/rankCandidates.ts';
import { type Figure, median, time } from './support/figure.ts';
import { type SeededPosition, withSeededPosition } from './support/withSeededPosition.ts';

const count = 100_000;
const runs = 9;
const depths = [0, 1_900, 10_000, 50_000, 99_900];

/** Typical searches, and the hardest: one letter, words that nearly everybody has, exclusions, no match, misspelt names. */
const searches =
  'p|py|pyt|pyth|python|a|s|wi|wisn|wisniewski|wisniewsky|kowalczik|xqzvw|berlin|"senior backend engineer"|python java kafka|python OR java OR go|NOT python|sql NOT (python OR java)|kubern*'.split(
    '|',
  );

/** Pages, searches and orders of 100,000 candidates on the server. */
export function benchPool(): Promise<Figure[]> {
  return withSeededPosition(count, measurePool);
}

/** Exported, to measure an existing database. */
export async function measurePool({ ctx, projectId }: Pick<SeededPosition, 'ctx' | 'projectId'>): Promise<Figure[]> {
  const weights = ctx.plugins.facets.map(({ id }, index) => ({ key: id, weight: index + 1 }));
  const page = (options: object) => () => rankCandidates(ctx, { projectId, take: 20, ...options });
  const figures: Figure[] = [];
  for (const [name, options] of [
    ['default weights', {}],
    ['own weights', { weights }],
    ['one per person', { onePerPerson: true }],
  ] as const) {
    for (const skip of depths)
      figures.push(
        await measure(`page at ${skip.toLocaleString('en')}, ${name}`, page({ ...options, skip }), skip === 0 ? 60 : 100),
      );
  }
  for (const skip of [0, 50_000]) {
    const name = `page at ${skip.toLocaleString('en')}, one per person, after a change`;
    const touch = () => touchCandidate(ctx, projectId);
    figures.push(await measure(name, page({ onePerPerson: true, skip }), skip === 0 ? 60 : 100, touch));
  }
  const times: number[] = [];
  for (let run = 0; run < runs; run++) for (const search of searches) times.push(await time(page({ search })));
  times.sort((a, b) => a - b);
  return [
    ...figures,
    {
      name: 'search as you type, p95',
      value: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
      unit: 'ms',
      target: { most: 100 },
      note: `${searches.length} searches, the hardest among them, median ${median(times).toFixed(0)} ms`,
    },
    await measure('page by name', page({ sort: 'NAME' }), 100),
    await measure('summary of the position', () => projectSummary(ctx, { projectId }), 100),
    await measure('order of the whole pool', () => orderCandidates(ctx, { projectId, onePerPerson: true }), null),
    await measure('the same by years', () => orderCandidates(ctx, { projectId, sort: 'YEARS', onePerPerson: true }), null),
  ];
}

async function measure(
  name: string,
  work: () => Promise<unknown>,
  most: number | null,
  before: () => Promise<unknown> = async () => undefined,
): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await before();
    times.push(await time(work));
  }
  return { name, value: median(times), unit: 'ms', target: most === null ? null : { most }, note: `median of ${runs}` };
}

/** A change of one candidate, after which nothing kept for the position holds. */
async function touchCandidate(ctx: SeededPosition['ctx'], projectId: string): Promise<void> {
  await ctx.db
    .$executeRaw`update candidates set updated_at = now() where id = (select id from candidates where project_id = ${projectId}::uuid limit 1)`;
}
