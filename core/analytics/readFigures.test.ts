import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from '../../prisma/generated/enums.ts';
import type { Ctx } from '../context.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { listBehind } from './listBehind.ts';
import { passedStages } from './readFlow.ts';
import { summarizeAnalytics } from './summarizeAnalytics.ts';

const hour = 3_600_000;
const stages = Object.values(Stage);

interface Move {
  candidate: number;
  from: Stage;
  to: Stage;
  /** `hours`: how long ago the move happened; `lasted`: hours that the candidate had spent in the stage left. */
  hours: number;
  lasted: number;
}

const moves = fc.array(
  fc
    .record({
      candidate: fc.nat(5),
      from: fc.constantFrom(...stages),
      to: fc.constantFrom(...stages),
      hours: fc.integer({ min: -1, max: 24 * 16 }),
      lasted: fc.nat(500),
    })
    .filter(({ from, to }) => from !== to),
  { maxLength: 40 },
);

describe('the figures of recruiting, whatever the moves', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it('equal a plain recount, and so do the lists behind them', async () => {
    const now = test.clock.now;
    const at = (hours: number) => new Date(now.getTime() - hours * hour);
    const { projectId, candidates } = await createCandidates(ctx, 6, (index) => ({ stage: index < 3 ? 'HIRED' : 'INTERVIEW' }));
    await ctx.db.project.update({ where: { id: projectId }, data: { createdAt: at(24 * 30) } });
    const property = fc.asyncProperty(
      moves,
      fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -1, max: 400 })), { maxLength: 5 }),
      async (made, met) => {
        await ctx.db.activity.deleteMany({});
        const idOf = (index: number) => candidates[index]?.id ?? '';
        await ctx.db.activity.createMany({
          data: [
            ...made.map(({ candidate, from, to, hours, lasted }) => ({
              candidateId: idOf(candidate),
              type: 'STAGE_CHANGE' as const,
              fromStage: from,
              toStage: to,
              createdAt: at(hours),
              stageSince: at(hours + lasted),
            })),
            ...met.map(([candidate, hours]) => ({ candidateId: idOf(candidate), type: 'SCHEDULE' as const, when: at(hours) })),
          ],
        });
        const summary = await summarizeAnalytics(ctx, { period: '7d' });
        for (const [figures, oldest] of [
          [summary, 168],
          [summary.previous, 336],
        ] as const)
          expect(figures).toMatchObject(recount(made, met, oldest, oldest - 168));
        expect(summary.trend).toEqual({
          hires: [168, 126, 84, 42].map((oldest) => recount(made, met, oldest, oldest - 42).hires),
          offers: [168, 126, 84, 42].map((oldest) =>
            people(within(made, oldest, oldest - 42).filter(({ to }) => to === 'OFFER')),
          ),
        });
        expect(summary.flow.map(({ stage, left, wentOn, averageDays }) => ({ stage, left, wentOn, averageDays }))).toEqual(
          recountFlow(made),
        );
        const { total } = await listBehind(ctx, { figure: 'INTERVIEWS', span: summary.span, skip: 0, take: 1 });
        expect(total).toBe(summary.interviews);
      },
    );
    await fc.assert(property, { numRuns: 40, seed: 12 });
  });
});

/** Includes the start of the span, excludes its end. */
function within<Event extends { hours: number }>(events: readonly Event[], oldest: number, newest: number): Event[] {
  return events.filter(({ hours }) => hours <= oldest && hours > newest);
}

function people(events: readonly { candidate: number }[]): number {
  return new Set(events.map(({ candidate }) => candidate)).size;
}

function recount(made: readonly Move[], met: readonly (readonly [number, number])[], oldest: number, newest: number) {
  const moved = within(made, oldest, newest);
  const appointments = within(
    met.map(([candidate, hours]) => ({ candidate, hours })),
    oldest,
    newest,
  );
  return {
    hires: people(moved.filter(({ candidate, to }) => to === 'HIRED' && candidate < 3)),
    interviews: people([...moved.filter(({ to }) => to === 'INTERVIEW'), ...appointments]),
  };
}

function recountFlow(made: readonly Move[]) {
  return passedStages.map((stage) => {
    const moved = within(made, 168, 0).filter(({ from }) => from === stage);
    const on = moved.filter(({ to }) => to !== 'REJECTED' && stages.indexOf(to) > stages.indexOf(stage));
    const lasted = moved.reduce((sum, { lasted }) => sum + lasted, 0);
    return {
      stage,
      left: people(moved),
      wentOn: people(on),
      averageDays: moved.length === 0 ? null : Math.round(((lasted * 3600) / moved.length / 86_400) * 10) / 10,
    };
  });
}
