import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { addActivity } from '../activities/addActivity.ts';
import { startBulk } from '../bulk/startBulk.ts';
import type { Ctx } from '../context.ts';
import { correctCandidate } from '../corrections/correctCandidate.ts';
import { createCandidate } from '../corrections/createCandidate.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { beginRequest } from '../idempotency/beginRequest.ts';
import { finishRequest } from '../idempotency/finishRequest.ts';
import { setCandidatePayment } from '../payments/setCandidatePayment.ts';
import { mergeCandidates } from '../persons/mergeCandidates.ts';
import { createProject } from '../projects/createProject.ts';
import { saveRequirements } from '../projects/requirements/saveRequirements.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { screenResumes } from '../screenings/screenResumes.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { erasePerson } from './erasePerson.ts';

const email = 'zinaida.kanareika@example.com';
const phone = '+49 30 7654321';
const resume = `Zinaida Kanareika
${email}
${phone}

Experience
Canary Keeper, Canaria GmbH
01/2015 - 12/2022
- Raised canaries by 40%

Skills
Python, Canarylang
`;
/** Text that must be nowhere afterwards: facts of the document, and what users wrote. */
const canaries = [
  'Kanareika',
  'kanareika',
  '7654321',
  'Canaria',
  'Canarylang',
  'canary-note',
  'canary-bulk',
  'canary-town',
  'canary.txt',
];

describe('erasing a person', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  /** Every table of the database as text. */
  async function dump(): Promise<string> {
    const tables = await ctx.db.$queryRaw<{ name: string }[]>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
    const texts = [];
    for (const { name } of tables) {
      const rows = await ctx.db.$queryRawUnsafe<{ row: string }[]>(`select row::text as row from ${name} as row`);
      texts.push(`${name}\n${rows.map(({ row }) => row).join('\n')}`);
    }
    return texts.join('\n');
  }
  const hex = (text: string) => Buffer.from(text).toString('hex');
  const findCanaries = async (): Promise<string[]> => {
    const text = await dump();
    return canaries.filter((canary) => text.includes(canary) || text.includes(hex(canary)));
  };

  async function upload(projectId: string, name: string, text = resume): Promise<string> {
    const { signal } = new AbortController();
    const known = await ctx.db.document.count();
    const waiting = screenResumes(ctx, { projectId, files: [textFile(name, text)], source: 'REST', signal });
    await vi.waitFor(async () => expect(await ctx.db.document.count()).toBe(known + 1), { timeout: 30_000 });
    await drainQueue(test);
    return (await waiting)[0]?.candidateId ?? '';
  }
  const makeProject = async () => (await createProject(ctx, { title: 'Keeper', skills: ['Python'] })).id;

  it('leaves nothing of it anywhere, and a record without personal data', async () => {
    const [projectId, elsewhere] = [await makeProject(), await makeProject()];
    const id = await upload(projectId, 'canary.txt');
    const copy = await upload(elsewhere, 'canary.txt');
    const twin = await createCandidate(ctx, { projectId, name: 'Kanareika Zinaida', email, title: 'Keeper', source: 'REST' });
    const reader = await test.signedIn();
    for (const viewer of [ctx, reader]) await saveCandidate(viewer, { candidateId: id });
    await addActivity(ctx, { candidateId: id, type: 'NOTE', note: 'canary-note' });
    await correctCandidate(ctx, { candidateId: id, field: 'location', value: 'canary-town' });
    await setCandidatePayment(ctx, { candidateId: id, paymentExpected: 90_000, currency: 'EUR' });
    await startBulk(ctx, { kind: 'addActivity', selection: { ids: [id] }, input: { type: 'NOTE', note: 'canary-bulk' } });
    await saveRequirements(ctx, { projectId, requiredSkills: ['Python', 'Go'] });
    await drainQueue(test);
    await mergeCandidates(ctx, { mainId: id, otherIds: [twin.id] });
    const key = { key: randomUUID(), requestHash: 'same' };
    await beginRequest(ctx, key);
    await finishRequest(ctx, { ...key, status: 201, body: { id, full_name: 'Zinaida Kanareika' } });
    expect(await findCanaries()).toEqual(canaries);
    expect(await ctx.db.notification.count({ where: { path: { startsWith: `/analysis/${id}` } } })).toBe(2);

    const { erasedIds } = await erasePerson(ctx, { candidateId: twin.id });
    expect(erasedIds.toSorted()).toEqual([id, copy, twin.id].sort());
    expect(await findCanaries()).toEqual([]);
    expect(await ctx.db.notification.count({ where: { path: { startsWith: `/analysis/${id}` } } })).toBe(0);
    expect(await ctx.db.auditEvent.findMany({ where: { entityId: id, action: 'candidate.erased' } })).toMatchObject([
      { actorId: ctx.viewer?.userId, entity: 'candidate', details: { projectId, asked: twin.id } },
    ]);
    await expectError(beginRequest(ctx, key), 'NOT_FOUND');
    await expectError(erasePerson(ctx, { candidateId: id }), 'NOT_FOUND');
  });

  it('erases nobody else: not people with the same name, nor with the same address and another name', async () => {
    const projectId = await makeProject();
    const make = (name: string, mail: string | null, title: string) =>
      createCandidate(ctx, { projectId, name, title, email: mail, source: 'REST' });
    const asked = await make('Anna Petrova', 'agency@example.com', 'Tester');
    const others = [
      await make('Anna Petrova', 'anna@example.com', 'Tester'),
      await make('Boris Ivanov', 'agency@example.com', 'Tester'),
    ];
    expect((await ctx.db.candidate.findUniqueOrThrow({ where: { id: others[0]?.id ?? '' } })).personId).not.toBeNull();
    expect(await erasePerson(ctx, { candidateId: asked.id })).toEqual({
      erasedIds: [asked.id],
      erasedPresets: 0,
      redactedNotes: 0,
    });
    const left = await ctx.db.candidate.findMany({ where: { projectId }, select: { id: true, personId: true } });
    expect(left.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(others.map(({ id }) => ({ id, personId: null })));
  });

  it('ends a screening that waited for the erased one', async () => {
    const projectId = await makeProject();
    const id = await upload(projectId, 'waits.txt');
    const { screeningId } = await ctx.db.document.findFirstOrThrow({ where: { candidateId: id } });
    await ctx.db.screening.update({ where: { id: screeningId ?? '' }, data: { state: 'RUNNING', expectedFiles: 1 } });
    await erasePerson(ctx, { candidateId: id });
    expect(await ctx.db.screening.findUnique({ where: { id: screeningId ?? '' } })).toMatchObject({
      state: 'COMPLETED',
      expectedFiles: 0,
    });
  });
});
