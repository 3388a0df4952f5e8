import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { moveCandidate } from '../../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../../context.ts';
import { decisionReport } from '../../decisions/decisionReport.ts';
import { storeRandomScores } from '../../decisions/testing/storeRandomScores.ts';
import { rankCandidates } from '../../scoring/ranking/rankCandidates.ts';
import { createCandidates } from '../../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { expectError } from '../../testing/expectError.ts';
import { reportOn } from '../impact/impactReport.ts';
import { type Assessed, impactTables } from '../impact/impactTables.ts';
import { setSelfReport } from '../selfReports/setSelfReport.ts';
import { impactChange } from './impactChange.ts';
import { placeMoves } from './placeMoves.ts';
import { proposalEffect, proposedWeights } from './proposalEffect.ts';
import { takeProposal } from './takeProposal.ts';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `p${from + index}`);

describe('placeMoves', () => {
  it('says who comes into the first ten, who leaves them, and who moves most', () => {
    const before = ids(1, 60);
    // The twelfth comes first, and everybody above moves one down; the last two change places.
    const after = ['p12', ...ids(1, 11), ...ids(13, 58), 'p60', 'p59'];
    const effect = placeMoves(before, after);
    expect(effect.people).toBe(60);
    expect(effect.entered).toEqual([{ candidateId: 'p12', before: 12, after: 1 }]);
    expect(effect.left).toEqual([{ candidateId: 'p10', before: 10, after: 11 }]);
    expect(effect.moves[0]).toEqual({ candidateId: 'p12', before: 12, after: 1 });
    expect(effect.moves).toHaveLength(10);
    expect(effect.moves.some(({ candidateId }) => candidateId === 'p60')).toBe(false);
  });

  it('has nothing to say of the same order, or of nobody', () => {
    expect(placeMoves(ids(1, 5), ids(1, 5))).toEqual({ people: 5, entered: [], left: [], moves: [] });
    expect(placeMoves([], [])).toEqual({ people: 0, entered: [], left: [], moves: [] });
  });
});

describe('impactChange', () => {
  /** Men and women with these scores. */
  const people = (men: number[], women: number[]): Assessed[] => [
    ...men.map((score) => ({ score, sex: 'MALE' as const, raceEthnicity: null })),
    ...women.map((score) => ({ score, sex: 'FEMALE' as const, raceEthnicity: null })),
  ];
  // Median 50: two of four above in both groups.
  const even = reportOn(people([90, 80, 20, 10], [90, 80, 20, 10]));
  // Median 45: three of four men and one of four women above, ratio 1/3.
  const uneven = reportOn(people([90, 80, 70, 10], [60, 20, 20, 10]));
  const sexes = (change: ReturnType<typeof impactChange>) =>
    change.ratios.filter(({ axis }) => axis === 'SEX').map(({ sex, before, after, falls }) => ({ sex, before, after, falls }));

  it('names a ratio that falls below four fifths', () => {
    expect(sexes(impactChange(even, uneven))).toEqual([
      { sex: 'MALE', before: 1, after: 1, falls: false },
      { sex: 'FEMALE', before: 1, after: 1 / 3, falls: true },
    ]);
  });

  it('does not blame weights for a ratio that was low before or that rises', () => {
    expect(sexes(impactChange(uneven, uneven)).some(({ falls }) => falls)).toBe(false);
    expect(sexes(impactChange(uneven, even)).some(({ falls }) => falls)).toBe(false);
  });

  it('knows no ratio where nobody said anything', () => {
    const silent = reportOn([90, 50, 10].map((score) => ({ score, sex: null, raceEthnicity: null })));
    expect(impactChange(silent, silent)).toEqual({ people: 3, selfReported: 0, ratios: [] });
    expect(impactTables([]).median).toBeNull();
  });
});

describe('a proposal', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  /** People of that position with high values of what the team prefers. */
  let liked: Set<string>;
  let all: string[];
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
    for (let position = 0; position < 3; position++) {
      const made = await createCandidates(ctx, 40);
      ({ projectId } = made);
      all = made.candidates.map(({ id }) => id);
      liked = await storeRandomScores(ctx, { projectId, ids: all, liked: 'growth' });
      for (const candidateId of all)
        await moveCandidate(ctx, {
          candidateId,
          ...(liked.has(candidateId) ? { stage: 'INTERVIEW' } : { stage: 'REJECTED', reason: 'SKILLS' }),
        });
    }
  });
  afterAll(() => test.drop());

  async function propose() {
    const { proposal } = await decisionReport(ctx);
    if (proposal === null) throw new Error('A proposal was expected.');
    return { proposal, shares: proposal.shares.map(({ key, proposed }) => ({ key, share: proposed })) };
  }

  it('shows what it would do to the list, which is what the list then is', async () => {
    const { proposal } = await propose();
    const { list, impact, refusedFor } = await proposalEffect(ctx, { projectId, proposal });
    const top = async (weights: { key: string; weight: number }[] | null) =>
      (await rankCandidates(ctx, { projectId, weights, take: 10, onePerPerson: true })).items.map(({ id }) => id);
    const [before, after] = [await top(null), await top(proposedWeights(proposal))];
    expect(list.people).toBe(40);
    expect(list.entered.length).toBeGreaterThan(0);
    expect(list.entered.map(({ candidateId }) => candidateId)).toEqual(after.filter((id) => !before.includes(id)));
    expect(list.left.map(({ candidateId }) => candidateId)).toEqual(before.filter((id) => !after.includes(id)));
    // Nobody reported a category: the effect is unknown, not "no ratio falls".
    expect(impact).toEqual({ people: 40, selfReported: 0, ratios: [] });
    expect(refusedFor).toBeNull();
  });

  it('is saved as a preset by an explicit call, only as it was seen, and audited', async () => {
    const { shares } = await propose();
    expect(await ctx.db.preset.count()).toBe(0);
    await expectError(takeProposal(ctx, { projectId, shares: [{ key: 'skills', share: 100 }] }), 'NO_PROPOSAL');
    await expectError(takeProposal(ctx, { projectId, shares: [{ key: 'skills', share: 0.5 }] }), 'INVALID_INPUT');
    await expectError(takeProposal(ctx, { projectId: 'none', shares }), 'NOT_FOUND');
    await expectError(takeProposal(test.ctx, { projectId, shares }), 'UNAUTHENTICATED');
    expect(await ctx.db.preset.count()).toBe(0);
    const preset = await takeProposal(ctx, { projectId, shares });
    expect(preset).toMatchObject({ name: 'From decisions: Engineer', scope: 'weights' });
    expect(preset.payload).toEqual(Object.fromEntries(shares.map(({ key, share }) => [key, share / 100])));
    // Taking it twice changes nothing.
    expect((await takeProposal(ctx, { projectId, shares })).id).toBe(preset.id);
    const events = await ctx.db.auditEvent.findMany({ where: { action: 'project.proposal-taken' } });
    expect(events.map(({ entityId }) => entityId)).toEqual([projectId, projectId]);
    // Once they are in use, there is nothing left to propose.
    const weights = shares.map(({ key, share }) => ({ key, weight: share / 100 }));
    await expectError(takeProposal(ctx, { projectId, weights, shares }), 'NO_PROPOSAL');
  });

  it('is refused where a ratio would fall below four fifths', async () => {
    // The proposal favours men. Above the default ranking's median there are as many women as men, as nearly as possible.
    const ranked = (await rankCandidates(ctx, { projectId, take: 500 })).items.map(({ id }) => id);
    const { proposal, shares } = await propose();
    const favoured = new Set(
      (await rankCandidates(ctx, { projectId, weights: proposedWeights(proposal), take: 20 })).items.map(({ id }) => id),
    );
    const groups = [ranked.slice(0, 20), ranked.slice(20)].map((half) => ({
      up: half.filter((id) => favoured.has(id)),
      down: half.filter((id) => !favoured.has(id)),
    }));
    const many = Math.min(...groups.flatMap(({ up, down }) => [up.length, down.length]));
    for (const { up, down } of groups) {
      for (const candidateId of up.slice(0, many)) await setSelfReport(ctx, { candidateId, sex: 'MALE' });
      for (const candidateId of down.slice(0, many)) await setSelfReport(ctx, { candidateId, sex: 'FEMALE' });
    }
    const presets = await ctx.db.preset.count();
    const { impact, refusedFor } = await proposalEffect(ctx, { projectId, proposal });
    expect(impact.selfReported).toBe(4 * many);
    expect(refusedFor).toMatchObject({ axis: 'SEX', sex: 'FEMALE', before: 1, after: 0, falls: true });
    const error = await expectError(takeProposal(ctx, { projectId, shares }), 'IMPACT_RATIO_FALLS');
    expect(error.params).toEqual({ ratio: '0.00' });
    expect(await ctx.db.preset.count()).toBe(presets);
  });
});
