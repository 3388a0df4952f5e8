import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import type { RejectionReason, Stage } from '../../prisma/generated/enums.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { decisionReport } from './decisionReport.ts';
import { readDecisions } from './readDecisions.ts';
import { storeRandomScores } from './testing/storeRandomScores.ts';

describe('what decisions say', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it('reads a decision from where moves have left somebody', async () => {
    const cases: { moves: [Stage, RejectionReason?][]; wentOn: boolean | null }[] = [
      { moves: [], wentOn: null },
      { moves: [['SCREENING']], wentOn: true },
      { moves: [['INTERVIEW']], wentOn: true },
      { moves: [['HIRED']], wentOn: true },
      { moves: [['REJECTED', 'SKILLS']], wentOn: false },
      { moves: [['SCREENING'], ['REJECTED', 'PAY']], wentOn: false },
      { moves: [['REJECTED', 'WITHDREW']], wentOn: null },
      { moves: [['SCREENING'], ['REJECTED', 'POSITION_FILLED']], wentOn: null },
      // An interview reveals more than the documents, so reaching it counts as going on.
      { moves: [['INTERVIEW'], ['REJECTED', 'EXPERIENCE']], wentOn: true },
      // A step back revokes a decision; the last rejection counts.
      { moves: [['SCREENING'], ['APPLIED']], wentOn: null },
      { moves: [['REJECTED', 'WITHDREW'], ['APPLIED'], ['REJECTED', 'SKILLS']], wentOn: false },
      { moves: [['INTERVIEW'], ['SCREENING'], ['REJECTED', 'SKILLS']], wentOn: false },
    ];
    const { projectId, candidates } = await createCandidates(ctx, cases.length + 1, (index) => ({ experienceYears: index }));
    await storeRandomScores(ctx, { projectId, ids: candidates.slice(0, -1).map(({ id }) => id), liked: 'skills' });
    for (const [index, { moves }] of cases.entries())
      for (const [stage, reason] of moves) {
        test.clock.now = new Date(test.clock.now.getTime() + 60_000);
        await moveCandidate(ctx, { candidateId: candidates[index]?.id ?? '', stage, reason });
      }
    // Not scored, so not counted.
    await moveCandidate(ctx, { candidateId: candidates.at(-1)?.id ?? '', stage: 'HIRED' });
    const { decisions, total } = await readDecisions(ctx);
    const expected = cases.flatMap(({ wentOn }, years) => (wentOn === null ? [] : [{ years, wentOn }]));
    expect(total).toBe(expected.length);
    expect(decisions.map(({ years, wentOn }) => ({ years: years ?? -1, wentOn })).sort((a, b) => a.years - b.years)).toEqual(
      expected,
    );
    expect(decisions[0]?.values).toHaveLength(ctx.plugins.facets.length);
  });

  it('counts a person once, archived ones too, and nobody who was merged into another', async () => {
    const before = (await readDecisions(ctx)).total;
    const { projectId, candidates } = await createCandidates(ctx, 4);
    const [one, twin, archived, merged] = candidates.map(({ id }) => id);
    await storeRandomScores(ctx, { projectId, ids: candidates.map(({ id }) => id), liked: 'skills' });
    for (const { id } of candidates) await moveCandidate(ctx, { candidateId: id, stage: 'INTERVIEW' });
    await ctx.db.candidate.updateMany({ where: { id: { in: [one ?? '', twin ?? ''] } }, data: { personId: one ?? '' } });
    await ctx.db.candidate.update({ where: { id: archived ?? '' }, data: { archivedAt: ctx.now() } });
    await ctx.db.candidate.update({ where: { id: merged ?? '' }, data: { mergedIntoId: one ?? '' } });
    expect((await readDecisions(ctx)).total).toBe(before + 2);
  });

  it('has no figures below thirty decisions, then measures and proposes, and changes nothing', async () => {
    const early = await decisionReport(ctx);
    expect(early).toMatchObject({ needed: 30, agreement: null, proposal: null, noProposal: null });
    expect(early.decisions).toBeLessThan(30);
    for (let position = 0; position < 4; position++) {
      const { projectId, candidates } = await createCandidates(ctx, 40);
      const liked = await storeRandomScores(ctx, { projectId, ids: candidates.map(({ id }) => id), liked: 'education' });
      for (const { id } of candidates)
        await moveCandidate(ctx, {
          candidateId: id,
          ...(liked.has(id) ? { stage: 'INTERVIEW' } : { stage: 'REJECTED', reason: 'SKILLS' }),
        });
    }
    const stored = await ctx.db.candidateScore.findMany({ orderBy: { candidateId: 'asc' } });
    const report = await decisionReport(ctx);
    expect(report.decisions).toBe(report.counted);
    expect(report.agreement?.comparedPositions).toBeGreaterThanOrEqual(4);
    const education = report.proposal?.shares.find(({ key }) => key === 'education');
    expect(education?.now).toBe(10);
    expect(education?.proposed).toBeGreaterThan(60);
    expect(report.proposal?.gain.low).toBeGreaterThan(0);
    expect(await ctx.db.candidateScore.findMany({ orderBy: { candidateId: 'asc' } })).toEqual(stored);
    expect(await ctx.db.preset.count()).toBe(0);
    const weights = report.proposal?.shares.map(({ key, proposed }) => ({ key, weight: proposed / 100 })) ?? [];
    expect(await decisionReport(ctx, { weights })).toMatchObject({ proposal: null });
  });

  it('needs a signed-in caller and valid weights', async () => {
    await expectError(decisionReport(test.ctx), 'UNAUTHENTICATED');
    await expectError(decisionReport(ctx, { weights: [{ key: 'skills', weight: 1e9 }] }), 'INVALID_INPUT');
  });
});
