import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyResumeFacts, type ResumeFacts } from '../../plugins/contract.ts';
import { experienceFacet } from '../../plugins/facets/experience/experienceFacet.ts';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import type { Document } from '../../prisma/generated/client.ts';
import { upsertFromFacts } from '../candidates/upsertFromFacts.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createProject } from '../projects/createProject.ts';
import { searchLines } from '../search/searchableText.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { correctCandidate } from './correctCandidate.ts';
import { removeCorrection } from './removeCorrection.ts';

const facts: ResumeFacts = {
  ...emptyResumeFacts(),
  name: { value: 'Ada Byron', evidence: [{ text: 'Ada Byron', page: 1, start: 0, end: 9 }], confidence: 0.9 },
  location: { value: 'London', evidence: [], confidence: 0.9 },
};

describe('corrections', () => {
  let test: TestContext;
  let ctx: Ctx;
  let document: Document;
  let candidateId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: [skillsFacet, experienceFacet] });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    const { id: projectId } = await createProject(ctx, { title: 'Engineer', skills: ['Python', 'SQL'] });
    document = await ctx.db.document.create({ data: { projectId, kind: 'RESUME', fileName: 'ada.txt', sizeBytes: 9 } });
    candidateId = await extract(facts);
    document = { ...document, candidateId };
  });

  const extract = (found: ResumeFacts) =>
    inTransaction(ctx, (tx) => upsertFromFacts(ctx, tx, { document, facts: found, extractorId: 'local', extractorVersion: '1' }));
  const candidate = () => ctx.db.candidate.findUniqueOrThrow({ where: { id: candidateId }, include: { score: true } });

  it('make a candidate of facts, searchable by what they say', async () => {
    expect(await candidate()).toMatchObject({
      fullName: 'Ada Byron',
      location: 'London',
      source: 'UPLOAD',
      searchText: searchLines('Ada Byron', ['London']),
    });
  });

  it('change what lists show, and the score at once', async () => {
    await correctCandidate(ctx, { candidateId, field: 'name', value: 'Ada Lovelace' });
    await correctCandidate(ctx, { candidateId, field: 'skills', value: ['python'] });
    expect(await candidate()).toMatchObject({
      fullName: 'Ada Lovelace',
      skills: ['python'],
      searchText: searchLines('Ada Lovelace', ['London', 'Python']),
      score: { matchedSkills: 1 },
    });
  });

  it('are not overwritten by a later extraction', async () => {
    await correctCandidate(ctx, { candidateId, field: 'name', value: 'Ada Lovelace' });
    expect(await extract({ ...facts, location: { value: 'Paris', evidence: [], confidence: 1 } })).toBe(candidateId);
    expect(await candidate()).toMatchObject({ fullName: 'Ada Lovelace', location: 'Paris' });
  });

  it('may say that the document is wrong', async () => {
    await correctCandidate(ctx, { candidateId, field: 'location', value: null });
    expect(await candidate()).toMatchObject({ location: null });
  });

  it('are taken back, and the extracted value shows again', async () => {
    await correctCandidate(ctx, { candidateId, field: 'name', value: 'Ada Lovelace' });
    await removeCorrection(ctx, { candidateId, field: 'name' });
    await removeCorrection(ctx, { candidateId, field: 'name' });
    expect(await candidate()).toMatchObject({ fullName: 'Ada Byron' });
    const events = await ctx.db.auditEvent.findMany({ where: { entityId: candidateId }, orderBy: { id: 'asc' } });
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['candidate.corrected', { field: 'name' }],
      ['candidate.correction-removed', { field: 'name' }],
    ]);
  });

  it('have the shape of their field', async () => {
    const error = await expectError(correctCandidate(ctx, { candidateId, field: 'years', value: 'many' }), 'INVALID_INPUT');
    expect(error.issues[0]?.pointer).toBe('/value');
    const skills = Array.from({ length: 501 }, (_, index) => `Framework${index}`);
    const long = await expectError(correctCandidate(ctx, { candidateId, field: 'skills', value: skills }), 'INVALID_INPUT');
    expect(long.issues).toEqual([{ pointer: '/value', message: 'At most 500 entries.' }]);
    await expectError(correctCandidate(ctx, { candidateId, field: 'shoeSize', value: 38 }), 'INVALID_INPUT');
    await expectError(correctCandidate(ctx, { candidateId: document.id, field: 'name', value: 'x' }), 'NOT_FOUND');
  });
});
