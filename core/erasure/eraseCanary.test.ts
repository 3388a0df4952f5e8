import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { addActivity } from '../activities/addActivity.ts';
import { recordExport } from '../audit/recordExport.ts';
import { startBulk } from '../bulk/startBulk.ts';
import type { Ctx } from '../context.ts';
import { correctCandidate } from '../corrections/correctCandidate.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { beginRequest } from '../idempotency/beginRequest.ts';
import { finishRequest } from '../idempotency/finishRequest.ts';
import { savePreset } from '../presets/savePreset.ts';
import { createProject } from '../projects/createProject.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { screenResumes } from '../screenings/screenResumes.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { erasePerson } from './erasePerson.ts';
import { purgeErased, rewriteDatabase } from './purgeErased.ts';

/** Words that occur nowhere else, neither in other tests nor in dictionaries. */
const mark = randomUUID()
  .slice(0, 6)
  .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x');
const surname = `Quizzelbeck${mark}`;
const email = `quizzel.${mark}@example.com`;
const phone = `+49 30 ${String(randomInt(10_000_000, 99_999_999))}`;
const phrase = `taming flurbs ${mark} nightly`;
const employer = `Flurbonia${mark}`;
const town = `Flurbtown${mark}`;
const noted = `flurbnote${mark}`;
const resume = `Orsolya ${surname}
${email}
${phone}

Experience
Keeper, ${employer} GmbH
01/2015 - 12/2022
- ${phrase}, by 40%

Skills
Python`;
const canaries = [surname, email, phone, phrase, employer, town, noted];
/** The forms in which they may be stored: folded text, digits only. */
const traces = [...new Set([...canaries, ...canaries.map((text) => text.toLowerCase()), phone.replaceAll(/\D/g, '')])];

describe('a canary that is stored everywhere and erased', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it("is in no column of any table, and not in the planner's statistics", async () => {
    const { id, other } = await plant();
    expect(await searchTables()).toEqual(expect.arrayContaining(canaries));

    const erased = await erasePerson(ctx, { candidateId: id });
    expect(erased).toEqual({ erasedIds: [id], erasedPresets: 3, redactedNotes: 1 });
    const note = await ctx.db.activity.findFirstOrThrow({ where: { candidateId: other, type: 'NOTE' } });
    expect(note.note).toBe('Better than █████ (█████, █████).');
    expect(await ctx.db.preset.findMany({ select: { name: true } })).toEqual([{ name: 'Juniors' }]);
    const told = await ctx.db.notification.findMany({ where: { kind: 'presets-erased' } });
    expect(told.map(({ userId, params }) => [userId, params])).toEqual([[ctx.viewer?.userId, { count: 3 }]]);
    // The search that named them is gone from the export's record; the record itself stays.
    expect(await ctx.db.auditExport.findMany({ select: { filter: true, candidateIds: true } })).toEqual([
      { filter: null, candidateIds: [id] },
    ]);

    await purgeErased(ctx);
    await purgeErased(ctx);
    expect(await searchTables()).toEqual([]);
    await rewriteDatabase(ctx);
    expect(await searchTables()).toEqual([]);
  }, 120_000);

  /** Leaves the words everywhere that users or NOA's tasks may write them. */
  async function plant(): Promise<{ id: string; other: string }> {
    const { id: projectId } = await createProject(ctx, { title: 'Keeper', skills: ['Python'] });
    const { signal } = new AbortController();
    const waiting = screenResumes(ctx, { projectId, files: [textFile(`${surname}.txt`, resume)], source: 'REST', signal });
    await vi.waitFor(async () => expect(await ctx.db.document.count()).toBe(1), { timeout: 30_000 });
    await drainQueue(test);
    const id = (await waiting)[0]?.candidateId ?? '';
    const { candidates } = await createCandidates(ctx, 1, () => ({
      fullName: 'Orsolya Kovacs',
      searchText: ' orsolya kovacs ',
    }));
    const other = candidates[0]?.id ?? '';
    await saveCandidate(ctx, { candidateId: id });
    await addActivity(ctx, { candidateId: id, type: 'NOTE', note: `${noted}: ${surname}`, mentions: [] });
    await addActivity(ctx, {
      candidateId: other,
      type: 'NOTE',
      note: `Better than orsolya ${surname} (${email}, ${phone}).`,
    });
    await correctCandidate(ctx, { candidateId: id, field: 'location', value: town });
    await savePreset(ctx, { name: `Like ${surname}`, scope: 'weights', payload: { skills: 1 } });
    await savePreset(ctx, { name: 'Mine', scope: 'private', payload: { search: email } });
    await savePreset(ctx, { name: 'Calls', scope: 'private', payload: { search: `tel ${phone}` } });
    await savePreset(ctx, { name: 'Juniors', scope: 'private', payload: { search: 'Orsolya, python' } });
    await recordExport(ctx, {
      action: 'candidates.exported',
      projectId,
      candidateIds: [id],
      filter: { search: surname },
    });
    await startBulk(ctx, { kind: 'addActivity', selection: { ids: [id] }, input: { type: 'NOTE', note: `${noted} bulk` } });
    await drainQueue(test);
    const key = { key: randomUUID(), requestHash: 'same' };
    await beginRequest(ctx, key);
    await finishRequest(ctx, { ...key, status: 201, body: { id, full_name: `Orsolya ${surname}`, email } });
    // The planner's statistics quote values of rows.
    await ctx.db.$executeRawUnsafe('analyze');
    return { id, other };
  }

  /** The traces in any column of any table, including the planner's statistics. */
  async function searchTables(): Promise<string[]> {
    const tables = await ctx.db.$queryRaw<{ name: string }[]>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      union all select 'pg_catalog.pg_stats'`;
    const found = new Set<string>();
    for (const { name } of tables) {
      const rows = await ctx.db.$queryRawUnsafe<{ row: string }[]>(`select row::text as row from ${name} as row`);
      for (const trace of traces)
        if (rows.some(({ row }) => row.includes(trace) || row.includes(Buffer.from(trace).toString('hex')))) found.add(trace);
    }
    return traces.filter((trace) => found.has(trace));
  }
});
