import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyResumeFacts } from '../../plugins/contract.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Ctx } from '../context.ts';
import { storableJson } from '../database/storableJson.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { getDifference } from './listDifferences.ts';

let test: TestContext;
let ctx: Ctx;
let projectId: string;
beforeAll(async () => {
  test = await createTestContext({ plugins: builtInPlugins });
  ctx = await test.signedIn();
  const data = { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' };
  projectId = (await ctx.db.project.create({ data })).id;
});
afterAll(() => test.drop());

async function addCandidate(names: string[], unread = false): Promise<string> {
  const skills = names.map((name) => ({
    value: { name, known: name, category: 'technical', source: 'listed', lastUsed: null, months: null },
    evidence: [],
    confidence: 1,
  }));
  const facts = { facts: storableJson({ ...emptyResumeFacts(), skills }), extractorId: 'test', extractorVersion: '1' };
  const skillKeys = names.map((name) => name.toLowerCase());
  return (await ctx.db.candidate.create({ data: { projectId, unread, skills: names, skillKeys, facts: { create: facts } } })).id;
}

it('says what one candidate of a position has that the others do not', async () => {
  const id = await addCandidate(['Python', 'Fortran']);
  await addCandidate(['Python']);
  expect((await getDifference(ctx, { candidateId: id }))?.skills.map(({ name }) => name)).toContain('Fortran');
});

it('is null for a candidate that lists leave out, and refuses unknown ones', async () => {
  expect(await getDifference(ctx, { candidateId: await addCandidate(['Python'], true) })).toBeNull();
  await expectError(getDifference(ctx, { candidateId: '0190f5fe-7c00-7a1b-9d2c-3e4f5a6b7c8d' }), 'NOT_FOUND');
});
