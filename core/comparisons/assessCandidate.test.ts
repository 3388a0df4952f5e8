import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyResumeFacts, type ResumeFacts } from '../../plugins/contract.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Ctx } from '../context.ts';
import { storableJson } from '../database/storableJson.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { assessCandidate } from './assessCandidate.ts';

let test: TestContext;
let ctx: Ctx;
let projectId: string;
beforeAll(async () => {
  test = await createTestContext({ plugins: builtInPlugins });
  ctx = await test.signedIn();
  const project = await ctx.db.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  projectId = project.id;
  const revision = await ctx.db.requirementRevision.create({
    data: { projectId, requiredSkills: ['TypeScript', 'Kubernetes'], niceSkills: ['Rust'], minYears: 3 },
  });
  await ctx.db.project.update({ where: { id: projectId }, data: { currentRevisionId: revision.id } });
});
afterAll(() => test.drop());

async function addCandidate(
  facts: Partial<ResumeFacts> | null,
  data: { unread?: boolean; fullName?: string } = {},
): Promise<string> {
  const stored = facts && {
    facts: storableJson({ ...emptyResumeFacts(), ...facts }),
    extractorId: 'test',
    extractorVersion: '1',
  };
  const { id } = await ctx.db.candidate.create({
    data: { projectId, ...data, ...(stored ? { facts: { create: stored } } : {}) },
  });
  return id;
}

const typescript: ResumeFacts['skills'] = [
  {
    value: { name: 'TypeScript', known: 'TypeScript', category: 'technical', source: 'listed', lastUsed: null, months: null },
    evidence: [{ text: 'TypeScript', page: 1, start: 0, end: 10 }],
    confidence: 1,
  },
];

describe('assessCandidate', () => {
  it('judges by the current requirements, and asks for what the facts do not prove', async () => {
    const id = await addCandidate({ skills: typescript });
    const assessment = await assessCandidate(ctx, { id });
    expect(assessment?.strengths.map(({ text }) => text.en.split(':')[0])).toContain('TypeScript');
    const asked = assessment?.questions.find(({ text }) => text.en.includes('Kubernetes'));
    expect(asked?.topic).toBe('requirement');
    expect(asked?.lookedFor).toContain('Kubernetes');
    expect(assessment?.questions.length).toBeLessThanOrEqual(8);
  });

  it('answers for a candidate without a document, whatever the name', async () => {
    const id = await addCandidate({ skills: typescript }, { fullName: '<img src=x onerror=alert(1)> עברית' });
    const assessment = await assessCandidate(ctx, { id });
    expect([assessment?.documentId, assessment?.readBy, assessment?.availability]).toEqual([null, null, null]);
    expect(assessment?.summary.en).not.toContain('<img');
    expect(assessment?.checks.find((check) => check.id === 'hidden-text')?.outcome).toBe('nothing');
  });

  it('says nothing against a candidate whose document was not read', async () => {
    const id = await addCandidate({}, { unread: true });
    expect(await assessCandidate(ctx, { id })).toBeNull();
  });

  it('uses what the user corrected', async () => {
    const id = await addCandidate({});
    await ctx.db.correction.create({ data: { candidateId: id, field: 'skills', value: ['Kubernetes', 'TypeScript'] } });
    const assessment = await assessCandidate(ctx, { id });
    expect(assessment?.questions.some(({ text }) => text.en.includes('Kubernetes'))).toBe(false);
  });

  it('copes with three hundred skills', async () => {
    const skills = Array.from({ length: 300 }, (_, index) => ({
      ...typescript[0]!,
      value: { ...typescript[0]!.value, name: `Skill ${index}`, known: null },
    }));
    const assessment = await assessCandidate(ctx, { id: await addCandidate({ skills }) });
    expect(assessment?.concerns.length).toBeLessThanOrEqual(10);
  });

  it('refuses callers who are not signed in, and unknown candidates', async () => {
    const id = await addCandidate({});
    await expectError(assessCandidate(test.ctx, { id }), 'UNAUTHENTICATED');
    await expectError(assessCandidate(ctx, { id: '1' }), 'NOT_FOUND');
  });
});
