import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyResumeFacts, type Fact } from '../../plugins/contract.ts';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import type { Ctx } from '../context.ts';
import { correctCandidate } from '../corrections/correctCandidate.ts';
import { removeCorrection } from '../corrections/removeCorrection.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { countCandidates } from '../projects/countCandidates.ts';
import { createProject } from '../projects/createProject.ts';
import { matrixNames } from '../scoring/matrixNames.ts';
import { projectSummary } from '../scoring/projectSummary.ts';
import { rankCandidates } from '../scoring/ranking/rankCandidates.ts';
import { scoreDistribution } from '../scoring/scoreDistribution.ts';
import { scoreMatrix } from '../scoring/scoreMatrix.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { listSamePersons } from './listSamePersons.ts';
import { enqueueRenewal, renewColumns } from './renewColumns.ts';
import { upsertFromFacts } from './upsertFromFacts.ts';

let test: TestContext;
let ctx: Ctx;
let projectId: string;
beforeAll(async () => {
  test = await createTestContext({ plugins: [skillsFacet] });
  ctx = await test.signedIn();
});
afterAll(() => test.drop());
beforeEach(async () => {
  ({ id: projectId } = await createProject(ctx, { title: 'Engineer', skills: ['Python'] }));
});

interface Read {
  name: string;
  title?: string;
  email?: string;
  phone?: string;
}

const fact = (value: string | undefined): Fact<string> | null =>
  value === undefined ? null : { value, evidence: [], confidence: 1 };

async function add({ name, title, email, phone }: Read, score = 50, project = projectId): Promise<string> {
  const document = await ctx.db.document.create({
    data: { projectId: project, kind: 'RESUME', fileName: `${name}.txt`, sizeBytes: 9 },
  });
  const facts = { ...emptyResumeFacts(), name: fact(name), title: fact(title), email: fact(email), phone: fact(phone) };
  const input = { document, facts, extractorId: 'local', extractorVersion: '1' };
  const id = await inTransaction(ctx, (tx) => upsertFromFacts(ctx, tx, input));
  await ctx.db.candidateScore.create({
    data: { candidateId: id, projectId: project, values: [score], details: {}, matchedSkills: 0 },
  });
  return id;
}

async function persons(...ids: string[]): Promise<(string | null)[]> {
  const rows = await ctx.db.candidate.findMany({ where: { id: { in: ids } }, select: { id: true, personId: true } });
  return ids.map((id) => rows.find((row) => row.id === id)?.personId ?? null);
}

const ranked = async (onePerPerson: boolean, rest: object = {}) => {
  const { items, total } = await rankCandidates(ctx, { projectId, take: 10, onePerPerson, ...rest });
  return { ids: items.map(({ id }) => id), total };
};

describe('groupPersons', () => {
  it('groups documents of one person as they arrive, also through a third one, and no others', async () => {
    const ada = await add({ name: 'Ada Lovelace', title: 'Engineer', email: 'ada@example.com' });
    const bo = await add({ name: 'Bo Larsen', title: 'Engineer', email: 'bo@example.com' });
    expect(await persons(ada, bo)).toEqual([null, null]);
    const byPhone = await add({ name: 'A. Lovelace', phone: '+44 20 7946 0991' });
    const both = await add({ name: 'Ada L.', email: 'ADA@example.com', phone: '020 7946 0991' });
    expect(await persons(ada, bo, byPhone, both)).toEqual([ada, null, ada, ada]);
    const others = await listSamePersons(ctx, { candidateIds: [ada, bo] });
    expect(others.get(ada)).toEqual([
      { candidateId: byPhone, reasons: [] },
      { candidateId: both, reasons: ['EMAIL'] },
    ]);
    expect(others.has(bo)).toBe(false);
  });

  it('groups nobody across positions', async () => {
    const { id: other } = await createProject(ctx, { title: 'Other' });
    const here = await add({ name: 'Ada Lovelace', email: 'ada@example.com' });
    const there = await add({ name: 'Ada Lovelace', email: 'ada@example.com' }, 50, other);
    expect(await persons(here, there)).toEqual([null, null]);
  });

  it('follows a correction, and its undoing', async () => {
    const one = await add({ name: 'Ada Lovelace', email: 'ada@example.com' });
    const two = await add({ name: 'Ada Lovelace', email: 'ada@example.org' });
    await correctCandidate(ctx, { candidateId: two, field: 'email', value: 'ada@example.com' });
    expect(await persons(one, two)).toEqual([one, one]);
    await removeCorrection(ctx, { candidateId: two, field: 'email' });
    expect(await persons(one, two)).toEqual([null, null]);
  });

  it('splits a group when the candidate that linked it is corrected', async () => {
    const one = await add({ name: 'Ada Lovelace', email: 'ada@example.com' });
    const bridge = await add({ name: 'Ada', email: 'ada@example.com', phone: '020 7946 0991' });
    const two = await add({ name: 'A. Lovelace', phone: '020 7946 0991' });
    expect(await persons(one, bridge, two)).toEqual([one, one, one]);
    await correctCandidate(ctx, { candidateId: bridge, field: 'phone', value: null });
    expect(await persons(one, bridge, two)).toEqual([one, one, null]);
  });

  it('groups candidates that arrive at the same moment, without deadlocks', async () => {
    const read = { name: 'Ada Lovelace', title: 'Engineer', email: 'ada@example.com' };
    const ids = await Promise.all(Array.from({ length: 6 }, () => add(read)));
    expect(new Set(await persons(...ids))).toEqual(new Set([ids.toSorted()[0]]));
  });
});

describe('one per person', () => {
  it('lists a person once, by the best document, under the search too, and counts once', async () => {
    const worse = await add({ name: 'Ada Lovelace', title: 'Engineer', email: 'ada@example.com' }, 40);
    const bo = await add({ name: 'Bo Larsen' }, 60);
    const best = await add({ name: 'Augusta Ada', title: 'Analyst', email: 'ada@example.com' }, 80);
    expect(await ranked(false)).toEqual({ ids: [best, bo, worse], total: 3 });
    expect(await ranked(true)).toEqual({ ids: [best, bo], total: 2 });
    expect(await ranked(true, { sort: 'NAME' })).toEqual({ ids: [best, bo], total: 2 });
    expect(await ranked(true, { search: 'lovelace' })).toEqual({ ids: [worse], total: 1 });
    expect(await projectSummary(ctx, { projectId })).toMatchObject({ totalCandidates: 2, averageScore: 70 });
    expect(await countCandidates(ctx, { projectIds: [projectId] })).toEqual(new Map([[projectId, 2]]));
    const buckets = await scoreDistribution(ctx, { projectId });
    expect(buckets.filter(({ count }) => count > 0).map(({ from }) => from)).toEqual([60, 80]);
    const matrix = await scoreMatrix(ctx, { projectId });
    const names = await matrixNames(ctx, matrix.ids);
    expect(Object.fromEntries(names.map((name, row) => [name, matrix.persons[row]]))).toEqual({
      'Ada Lovelace': 1,
      'Augusta Ada': 1,
      'Bo Larsen': 0,
    });
  });

  it('gives the best of a ranking alone, with all documents of each', async () => {
    await add({ name: 'Cy Rossi' }, 10);
    const worse = await add({ name: 'Ada Lovelace', email: 'ada@example.com' }, 40);
    await add({ name: 'Bo Larsen' }, 60);
    const best = await add({ name: 'Augusta Ada', email: 'ada@example.com' }, 80);
    const one = await scoreMatrix(ctx, { projectId, best: { people: 1 } });
    expect(one).toMatchObject({ count: 2, people: 3, persons: Uint32Array.of(1, 1) });
    expect(new Set([0, 1].map((row) => one.ids.toString('hex', row * 16, row * 16 + 16)))).toEqual(
      new Set([best, worse].map((id) => id.replaceAll('-', ''))),
    );
    expect(await scoreMatrix(ctx, { projectId, best: { people: 3 } })).toEqual({
      ...(await scoreMatrix(ctx, { projectId })),
      people: 3,
    });
    expect(await scoreMatrix(ctx, { projectId })).toMatchObject({ count: 4, people: 3 });
  });

  it('shows the next best when the best is archived', async () => {
    const worse = await add({ name: 'Ada Lovelace', email: 'ada@example.com' }, 40);
    const best = await add({ name: 'Augusta Ada', email: 'ada@example.com' }, 80);
    await ctx.db.candidate.update({ where: { id: best }, data: { archivedAt: ctx.now() } });
    expect(await ranked(true)).toEqual({ ids: [worse], total: 1 });
  });
});

describe('renewColumns', () => {
  it('updates candidates of an earlier version, and does nothing the second time', async () => {
    const one = await add({ name: 'Paweł Żak', email: 'zak@example.com' });
    const two = await add({ name: 'P. Zak', email: 'zak@example.com' });
    await ctx.db
      .$executeRaw`update candidates set person_keys = null, person_id = null, search_text = 'paweł żak' where project_id = ${projectId}::uuid`;
    await enqueueRenewal(ctx);
    const jobs = await ctx.db.$queryRaw`select 1 from graphile_worker.jobs where task_identifier = 'renewColumns'`;
    expect(jobs).toHaveLength(1);
    expect(await renewColumns(ctx)).toBe(2);
    expect(await persons(one, two)).toEqual([one, one]);
    expect((await ranked(false, { search: 'pawel zak' })).ids).toEqual([one]);
    expect(await renewColumns(ctx)).toBe(0);
  });
});
