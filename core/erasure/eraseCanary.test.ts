import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Ctx } from '../context.ts';
import { OutgoingError } from '../outgoing/outgoing.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { canaries, plantPerson, traces } from '../testing/plantPerson.ts';
import { erasePerson } from './erasePerson.ts';
import { purgeErased, rewriteDatabase } from './purgeErased.ts';

/** Of users' accounts, processes and settings of positions: nothing of a candidate gets there. Every other table has to be planted. */
const withoutCandidates = [
  'graphile_worker._private_known_crontabs',
  'public.api_tokens',
  'public.audit_pending',
  'public.recovery_codes',
  'public.retention_rules',
  'public.server_leases',
  'public.sessions',
  'public.sign_in_codes',
  'public.sign_in_throttles',
  'public.stored_objects',
  'public.worker_leases',
];
const unreachable = () => Promise.reject(new OutgoingError('no network'));

describe('a canary that is stored everywhere and erased', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    const outgoing = { check: () => Promise.resolve(), post: unreachable, checkFile: () => undefined, fetchFile: unreachable };
    test = await createTestContext({ plugins: builtInPlugins, outgoing });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it("is in no column of any table, and not in the planner's statistics", async () => {
    const { id, merged, other } = await plantPerson(test, ctx);
    expect(await emptyTables()).toEqual(withoutCandidates);
    expect(await searchTables()).toEqual(expect.arrayContaining(canaries));

    const erased = await erasePerson(ctx, { candidateId: id });
    expect(new Set(erased.erasedIds)).toEqual(new Set([id, merged]));
    expect(erased).toMatchObject({ erasedPresets: 4, redactedNotes: 1 });
    const note = await ctx.db.activity.findFirstOrThrow({ where: { candidateId: other, type: 'NOTE' } });
    expect(note.note).toBe('Better than █████ (█████, █████).');
    expect(await ctx.db.preset.findMany({ select: { name: true } })).toEqual([{ name: 'Juniors' }]);
    const told = await ctx.db.notification.findMany({ where: { kind: 'presets-erased' } });
    expect(told.map(({ userId, params }) => [userId, params])).toEqual([[ctx.viewer?.userId, { count: 4 }]]);
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

  async function listTables(): Promise<string[]> {
    const tables = await ctx.db.$queryRaw<{ name: string }[]>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
    return tables.map(({ name }) => name).sort();
  }

  async function emptyTables(): Promise<string[]> {
    const empty: string[] = [];
    for (const name of await listTables()) {
      const [row] = await ctx.db.$queryRawUnsafe<{ filled: boolean }[]>(`select exists (select from ${name}) as filled`);
      if (row?.filled === false) empty.push(name);
    }
    return empty;
  }

  /** Which traces any table holds, in any column, the planner's statistics included. */
  async function searchTables(): Promise<string[]> {
    const found = new Set<string>();
    for (const name of [...(await listTables()), 'pg_catalog.pg_stats']) {
      const rows = await ctx.db.$queryRawUnsafe<{ row: string }[]>(`select row::text as row from ${name} as row`);
      for (const trace of traces)
        if (rows.some(({ row }) => row.includes(trace) || row.includes(Buffer.from(trace).toString('hex')))) found.add(trace);
    }
    return traces.filter((trace) => found.has(trace));
  }
});
