import { afterAll, beforeAll, expect, it } from 'vitest';
import { relevanceComparison } from '../../plugins/comparisons/relevance/relevanceComparison.ts';
import { requirementKey } from '../../plugins/contract/relevance.ts';
import { emptyResumeFacts, type Plugin } from '../../plugins/contract.ts';
import { experienceFacet } from '../../plugins/facets/experience/experienceFacet.ts';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import type { Ctx } from '../context.ts';
import { storableJson } from '../database/storableJson.ts';
import { createProject } from '../projects/createProject.ts';
import { saveChecklist } from '../projects/requirements/saveChecklist.ts';
import { saveRequirements } from '../projects/requirements/saveRequirements.ts';
import { listScoreChanges } from '../scoreChanges/listScoreChanges.ts';
import { countPending } from '../scoring/countPending.ts';
import { projectSummary } from '../scoring/projectSummary.ts';
import { rankCandidates } from '../scoring/ranking/rankCandidates.ts';
import { rescoreProject } from '../scoring/rescoreProject.ts';
import { scoreCandidate } from '../scoring/scoreCandidate.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { pendingCell, relevanceMatrix, unknownCell } from './relevanceMatrix.ts';
import { requirementVerdicts } from './requirementVerdicts.ts';

const plugins: Plugin[] = [skillsFacet, experienceFacet, relevanceComparison];
let test: TestContext;
let ctx: Ctx;
beforeAll(async () => {
  test = await createTestContext({ plugins });
  // The clock moves, because successive scores are told apart by their time.
  let minutes = 0;
  ctx = { ...(await test.signedIn()), now: () => new Date(Date.UTC(2026, 2, 2, 10, minutes++)) };
});
afterAll(() => test.drop());

async function addCandidate(projectId: string, fullName: string, skills: string[], years = 5): Promise<string> {
  const facts = {
    ...emptyResumeFacts(),
    years: { value: years, evidence: [], confidence: 1 },
    skills: skills.map((skill) => ({
      value: { name: skill, known: skill, category: 'technical', source: 'listed', lastUsed: null, months: null },
      evidence: [{ text: skill, page: 1, start: 0, end: skill.length }],
      confidence: 1,
    })),
  };
  const { id } = await ctx.db.candidate.create({
    data: { projectId, fullName, facts: { create: { facts: storableJson(facts), extractorId: 'test', extractorVersion: '1' } } },
  });
  return id;
}

const must = (label: string, knockOut = false) =>
  ({ label, kind: 'skill', importance: 'must', minYears: null, knockOut }) as const;
const nice = (label: string) => ({ ...must(label), importance: 'nice' }) as const;

async function position() {
  const { id: projectId } = await createProject(ctx, { title: 'Engineer' });
  await saveChecklist(ctx, { projectId, items: [must('Go'), must('Python or Bash'), nice('Docker')] });
  const [rich, poor, silent] = [
    await addCandidate(projectId, 'Rich', ['Bash', 'Rust', 'Docker'], 9),
    await addCandidate(projectId, 'Poor', ['Go', 'Bash'], 1),
    await addCandidate(projectId, 'Silent', []),
  ];
  await rescoreProject(ctx, { projectId });
  return { projectId, rich, poor, silent };
}
const marksOf = async (candidateId: string) => {
  const { mustMet, mustTotal, mustUnknown, knockedOut } = await ctx.db.candidateScore.findUniqueOrThrow({
    where: { candidateId },
  });
  return { mustMet, mustTotal, mustUnknown, knockedOut };
};

it('judges one requirement alone, as it is judged among all', async () => {
  const { rich } = await position();
  const all = (await requirementVerdicts(ctx, { candidateIds: [rich] })).get(rich) ?? [];
  for (const one of all) {
    const key = requirementKey(one.requirement);
    expect((await requirementVerdicts(ctx, { candidateIds: [rich], key })).get(rich)).toEqual([one]);
  }
  expect(all).toHaveLength(3);
  expect((await requirementVerdicts(ctx, { candidateIds: [rich], key: 'gone' })).get(rich)).toEqual([]);
});

it('judges each requirement, with the quote or with what was looked for', async () => {
  const { rich, silent } = await position();
  const found = await requirementVerdicts(ctx, { candidateIds: [rich, silent, '0190f5fe-7c00-7a1b-9d2c-3e4f5a6b7c8d'] });
  expect([...found.keys()].sort()).toEqual([rich, silent].sort());
  expect(found.get(rich)?.map(({ requirement, verdict }) => [requirement.label, verdict])).toEqual([
    ['Go', 'no'],
    ['Python or Bash', 'yes'],
    ['Docker', 'yes'],
  ]);
  expect(found.get(rich)?.[0]?.lookedFor).toContain('Golang');
  expect(found.get(rich)?.[1]?.evidence[0]?.text).toBe('Bash');
  expect(found.get(silent)?.every(({ verdict }) => verdict === 'unknown')).toBe(true);
  await expectError(requirementVerdicts(test.ctx, { candidateIds: [rich] }), 'UNAUTHENTICATED');
});

it('stores how many must-haves are met with the score, and judges no document that was not read', async () => {
  const { projectId, rich, poor, silent } = await position();
  expect(await marksOf(rich)).toEqual({ mustMet: 1, mustTotal: 2, mustUnknown: 0, knockedOut: false });
  expect(await marksOf(poor)).toEqual({ mustMet: 2, mustTotal: 2, mustUnknown: 0, knockedOut: false });
  expect(await marksOf(silent)).toEqual({ mustMet: 0, mustTotal: 2, mustUnknown: 2, knockedOut: false });
  const unread = await addCandidate(projectId, 'Unread', ['Go']);
  await ctx.db.candidate.update({ where: { id: unread }, data: { unread: true } });
  expect(await scoreCandidate(ctx, { candidateId: unread })).toBe(false);
  expect((await requirementVerdicts(ctx, { candidateIds: [unread] })).size).toBe(0);
});

it('ranks candidates who miss a knock-out below all others, whatever the weights, and knocks nobody out for what is unknown', async () => {
  const { projectId, rich, poor, silent } = await position();
  const weights = [{ key: 'experience', weight: 1 }];
  const order = async () => (await rankCandidates(ctx, { projectId, weights, take: 10 })).items.map(({ id }) => id);
  expect(await order()).toEqual([rich, silent, poor]);
  await saveChecklist(ctx, { projectId, items: [must('Go', true), must('Python or Bash'), nice('Docker')] });
  await rescoreProject(ctx, { projectId });
  expect(await order()).toEqual([silent, poor, rich]);
  expect(await marksOf(rich)).toMatchObject({ knockedOut: true });
  const { topCandidateId } = await projectSummary(ctx, { projectId });
  expect(topCandidateId).not.toBe(rich);
});

it('serves the matrix by windows in ranking order, and marks what is not judged yet', async () => {
  const { projectId, rich, poor, silent } = await position();
  const weights = [{ key: 'experience', weight: 1 }];
  const whole = await relevanceMatrix(ctx, { projectId, weights, take: 100 });
  expect(whole.requirements.map(({ label }) => label)).toEqual(['Go', 'Python or Bash', 'Docker']);
  expect(whole.candidateIds).toEqual([rich, silent, poor]);
  expect([...whole.cells]).toEqual([0, 80, 80, unknownCell, unknownCell, unknownCell, 80, 80, 0]);
  const window = await relevanceMatrix(ctx, { projectId, weights, skip: 1, take: 1 });
  expect(window).toMatchObject({ candidateIds: [silent], total: 3 });
  await saveChecklist(ctx, { projectId, items: [must('Rust')] });
  expect([...(await relevanceMatrix(ctx, { projectId, take: 9 })).cells]).toEqual([pendingCell, pendingCell, pendingCell]);
  expect(await countPending(ctx, { projectId })).toBe(3);
  await rescoreProject(ctx, { projectId });
  expect(await countPending(ctx, { projectId })).toBe(0);
});

it('has no rows without requirements, and no columns without candidates', async () => {
  const { id } = await createProject(ctx, { title: 'Empty' });
  await saveChecklist(ctx, { projectId: id, items: [] });
  const matrix = await relevanceMatrix(ctx, { projectId: id, take: 10 });
  expect(matrix).toMatchObject({ requirements: [], candidateIds: [], total: 0 });
  await expectError(relevanceMatrix(ctx, { projectId: '0190f5fe-7c00-7a1b-9d2c-3e4f5a6b7c8d', take: 1 }), 'NOT_FOUND');
});

it('says why a score changed (requirements, facts, plugins), and records nothing when nothing changed', async () => {
  const { projectId, rich } = await position();
  const changes = () => listScoreChanges(ctx, { candidateId: rich, weights: [{ key: 'skills', weight: 1 }] });
  await scoreCandidate(ctx, { candidateId: rich });
  expect(await changes()).toEqual([]);

  await saveRequirements(ctx, { projectId, requiredSkills: ['Bash', 'Rust'] });
  await rescoreProject(ctx, { projectId });
  expect(await changes()).toMatchObject([
    {
      overallBefore: 50,
      overallAfter: 100,
      facets: [{ key: 'skills', before: 50, after: 100 }],
      requirements: {
        added: ['Rust'],
        removed: ['Go'],
        changed: [{ before: { label: 'Python or Bash' }, after: { label: 'Bash' } }],
      },
      facts: [],
      plugins: [],
      mustsBefore: { met: 1, total: 2 },
      mustsAfter: { met: 2, total: 2 },
    },
  ]);

  await ctx.db.correction.create({ data: { candidateId: rich, field: 'skills', value: ['Bash'] } });
  await scoreCandidate(ctx, { candidateId: rich });
  expect((await changes())[0]).toMatchObject({ overallAfter: 50, facts: [{ field: 'skills', cause: 'corrected' }] });
  await ctx.db.correction.deleteMany({ where: { candidateId: rich } });
  await scoreCandidate(ctx, { candidateId: rich });
  expect((await changes())[0]).toMatchObject({ facts: [{ field: 'skills', cause: 'uncorrected' }], requirements: { added: [] } });

  await ctx.db.candidateScore.update({
    where: { candidateId: rich },
    data: { values: [1, 1], scoredBy: `experience@2 relevance@${relevanceComparison.version} skills@6` },
  });
  await scoreCandidate(ctx, { candidateId: rich });
  expect((await changes())[0]?.plugins).toEqual([{ id: 'skills', before: '6', after: skillsFacet.version }]);
});

it('keeps the newest twenty earlier scores', async () => {
  const { rich } = await position();
  for (let round = 0; round < 23; round++) {
    const skills = round % 2 === 0 ? ['Go', 'Bash'] : ['Rust'];
    await ctx.db.correction.deleteMany({ where: { candidateId: rich } });
    await ctx.db.correction.create({ data: { candidateId: rich, field: 'skills', value: skills } });
    await scoreCandidate(ctx, { candidateId: rich });
  }
  const kept = await ctx.db.scoreChange.findMany({ where: { candidateId: rich }, orderBy: { scoredAt: 'asc' } });
  expect(kept).toHaveLength(20);
});
