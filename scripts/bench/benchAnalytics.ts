import { analyticsPeriods } from '../../core/analytics/analyticsPeriod.ts';
import { analyticsFigures, listBehind } from '../../core/analytics/listBehind.ts';
import { summarizeAnalytics } from '../../core/analytics/summarizeAnalytics.ts';
import { seedMoves } from '../seed/seedMoves.ts';
import { type Figure, median, time } from './support/figure.ts';
import { withSeededPosition } from './support/withSeededPosition.ts';

const count = 100_000;
const runs = 9;
const target = { most: 300 };

/** The figures of recruiting over 100,000 candidates and half a million moves, all within the last 90 days, and the lists behind them. */
export function benchAnalytics(): Promise<Figure[]> {
  return withSeededPosition(count, async ({ ctx, projectId }) => {
    const moves = await seedMoves(ctx, { projectId, rounds: 1 });
    await ctx.db.$executeRaw`vacuum analyze`;
    const figures: Figure[] = [];
    for (const period of Object.keys(analyticsPeriods) as (keyof typeof analyticsPeriods)[])
      figures.push(
        await measure(`analytics of ${period}`, () => summarizeAnalytics(ctx, { period }), `${moves.toLocaleString('en')} moves`),
      );
    const to = ctx.now();
    const span = { from: new Date(to.getTime() - 90 * 86_400_000), to };
    for (const figure of analyticsFigures)
      figures.push(
        await measure(
          `candidates behind ${figure}`,
          () => listBehind(ctx, { figure, span, stage: 'APPLIED', sources: ['LINKEDIN'], skip: 0, take: 50 }),
          'of 90 days',
        ),
      );
    return figures;
  });
}

async function measure(name: string, work: () => Promise<unknown>, note: string): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await time(work));
  return { name, value: median(times), unit: 'ms', target, note: `median of ${runs}, ${note}` };
}
