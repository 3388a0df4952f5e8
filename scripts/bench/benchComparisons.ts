import { monitorEventLoopDelay } from 'node:perf_hooks';
import { listDifferences } from '../../core/comparisons/listDifferences.ts';
import { similarCandidates } from '../../core/comparisons/similarCandidates.ts';
import { suggestCandidates } from '../../core/comparisons/suggestCandidates.ts';
import type { Ctx } from '../../core/context.ts';
import { type ExportFormat, exportCandidates } from '../../core/exports/exportCandidates.ts';
import { currentRequirements } from '../../core/projects/requirements/currentRequirements.ts';
import { type Figure, median, time } from './support/figure.ts';
import { type SeededPosition, withSeededPosition } from './support/withSeededPosition.ts';

const count = 100_000;
const runs = 5;

/** Comparisons of one position's 100,000 candidates with each other, and files of all of them. */
export function benchComparisons(): Promise<Figure[]> {
  return withSeededPosition(count, measureComparisons);
}

/** Exported, to measure an existing database. */
export async function measureComparisons(position: Pick<SeededPosition, 'ctx' | 'projectId'>): Promise<Figure[]> {
  const { projectId } = position;
  const ctx: Ctx = { ...position.ctx, locale: 'en' };
  const { id: candidateId } = await ctx.db.candidate.findFirstOrThrow({ where: { projectId }, select: { id: true } });
  const requirements = (await currentRequirements(ctx, { projectId }))?.requirements;
  if (!requirements) throw new Error('The position has no requirements.');
  const differences = (skip: number) => () => listDifferences(ctx, { projectId, take: 20, skip });
  const cold = await time(differences(0));
  const change = () => ctx.db.candidate.update({ where: { id: candidateId }, data: { updatedAt: new Date() } });
  return [
    {
      name: 'differences, first page, first time',
      value: cold,
      unit: 'ms',
      target: null,
      note: 'a server just started reads and compares the whole position',
    },
    await measure('differences, first page after a change', differences(0), null, change),
    await measure('differences, page', differences(0), 500),
    await measure('differences, page at 50,000', differences(50_000), 500),
    await measure('similar candidates', () => similarCandidates(ctx, { candidateId, take: 5 }), 500),
    await measure('suggestions among 100,000 applicants', () => suggestCandidates(ctx, { requirements }), 500),
    await measure(
      'reading every row of the position once',
      () => ctx.db.$queryRaw`select sum(cardinality(skills)) from candidates where project_id = ${projectId}::uuid`,
      null,
    ),
    ...(await measureFile(ctx, projectId, 'csv')),
    ...(await measureFile(ctx, projectId, 'xlsx')),
  ];
}

/** @param before each time, and not counted */
async function measure(
  name: string,
  work: () => Promise<unknown>,
  most: number | null,
  before?: () => Promise<unknown>,
): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await before?.();
    times.push(await time(work));
  }
  return { name, value: median(times), unit: 'ms', target: most === null ? null : { most }, note: `median of ${runs}` };
}

/** How long a file of all candidates takes, and the longest time that it blocks other requests. */
async function measureFile(ctx: Ctx, projectId: string, format: ExportFormat): Promise<Figure[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const { content } = await exportCandidates(ctx, { projectId, format });
  delay.enable();
  let bytes = 0;
  const seconds =
    (await time(async () => {
      for await (const chunk of content) bytes += chunk.length;
    })) / 1000;
  delay.disable();
  return [
    { name: `${format} of 100,000 candidates`, value: seconds, unit: 's', target: null, note: `${(bytes / 1e6).toFixed(1)} MB` },
    {
      name: `longest wait for others meanwhile, ${format}`,
      value: delay.max / 1e6,
      unit: 'ms',
      target: { most: 50 },
      note: 'event loop',
    },
  ];
}
