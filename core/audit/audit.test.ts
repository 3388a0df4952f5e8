import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { addActivity } from '../activities/addActivity.ts';
import { setBlindReview } from '../blindReview/setBlindReview.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidate } from '../corrections/createCandidate.ts';
import { erasePerson } from '../erasure/erasePerson.ts';
import { exportCandidateData } from '../exports/exportCandidateData.ts';
import { exportCandidates } from '../exports/exportCandidates.ts';
import { setSelfReport } from '../fairness/selfReports/setSelfReport.ts';
import { setCandidatePayment } from '../payments/setCandidatePayment.ts';
import { createProject } from '../projects/createProject.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { listAccess } from './listAccess.ts';
import { recordAudit, recordAudits } from './recordAudit.ts';
import { recordSeen } from './recordSeen.ts';
import { verifyAudit } from './verifyAudit.ts';

describe('the audit log', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn('anna@example.com');
    projectId = (await createProject(ctx, { title: 'Keeper' })).id;
  });
  afterAll(() => test.drop());

  const make = (name: string) => createCandidate(ctx, { projectId, name, title: 'Keeper', source: 'REST' });
  const entry = (entityId: string) => ({ actorId: null, action: 'user.signed-in', entity: 'user', entityId }) as const;
  const access = async (candidateId: string) => listAccess(ctx, { candidateId, skip: 0, take: 50 });
  const actionsOf = async (candidateId: string) => (await access(candidateId)).map(({ action }) => action);
  /** Bypasses the triggers, as somebody with the database's password could. */
  const tamper = async (sql: string) =>
    ctx.db.$transaction([
      ctx.db.$executeRawUnsafe(`set local session_replication_role = replica`),
      ctx.db.$executeRawUnsafe(sql),
    ]);
  /** Rolled back after the check. */
  async function verdictAfter(sql: string): Promise<string[]> {
    const rollback = new Error('rollback');
    let kinds: string[] = [];
    await ctx.db
      .$transaction(async (tx) => {
        await tx.$executeRawUnsafe(`set local session_replication_role = replica`);
        await tx.$executeRawUnsafe(sql);
        kinds = (await verifyAudit({ db: tx as Ctx['db'] })).problems.map(({ kind }) => kind);
        throw rollback;
      })
      .catch((error: unknown) => {
        if (error !== rollback) throw error;
      });
    return kinds;
  }

  it('refuses to change, delete or empty what it holds', async () => {
    await recordAudit(ctx.db, entry('1'));
    for (const table of ['audit_events', 'audit_chain', 'audit_exports'])
      for (const sql of [`delete from ${table}`, `truncate ${table} cascade`])
        await expect(ctx.db.$executeRawUnsafe(sql), sql).rejects.toThrow(/append-only/);
    await expect(ctx.db.$executeRawUnsafe(`update audit_events set action = 'x'`)).rejects.toThrow(/append-only/);
    await expect(ctx.db.$executeRawUnsafe(`update audit_chain set hash = ''`)).rejects.toThrow(/append-only/);
  });

  it('chains the records of writers at the same time without a gap, and none of a transaction that failed', async () => {
    const { records: before } = await verifyAudit(ctx);
    await Promise.all(
      Array.from({ length: 20 }, (_, writer) =>
        ctx.db.$transaction(async (tx) => {
          await recordAudits(tx, [entry(`${writer} a`), entry(`${writer} b`)]);
          await recordAudit(tx, entry(`${writer} c`));
        }),
      ),
    );
    await ctx.db
      .$transaction([ctx.db.auditEvent.create({ data: entry('lost') }), ctx.db.$executeRaw`select 1/0`])
      .catch(() => undefined);
    const verdict = await verifyAudit(ctx);
    expect(verdict).toMatchObject({ intact: true, records: before + 60, head: { number: before + 60 }, problems: [] });
    expect(await ctx.db.auditEvent.count({ where: { entityId: 'lost' } })).toBe(0);
  });

  it('shows each way of changing the past', async () => {
    await recordAudits(ctx.db, [entry('2'), entry('3'), entry('4')]);
    const { head } = await verifyAudit(ctx);
    const first = `(select event_id from audit_chain where number = ${head.number - 1})`;
    expect(await verdictAfter(`update audit_events set created_at = created_at - interval '1 day' where id = ${first}`)).toEqual([
      'changed-record',
    ]);
    expect(await verdictAfter(`update audit_events set details = '{"to":"x"}' where id = ${first}`)).toEqual(['changed-record']);
    expect(await verdictAfter(`delete from audit_events where id = ${first}`)).toEqual(['missing-record']);
    expect(await verdictAfter(`delete from audit_chain where number = ${head.number - 1}`)).toEqual([
      'missing-link',
      'changed-record',
      'unchained-record',
    ]);
    expect(
      await verdictAfter(`insert into audit_events (id, action, entity, entity_id) values (gen_random_uuid(), 'x', 'user', '5')`),
    ).toEqual(['unchained-record']);
    expect((await verifyAudit(ctx)).intact).toBe(true);
  });

  it('shows that it was rewritten, if its end was noted before', async () => {
    const { head } = await verifyAudit(ctx);
    await recordAudit(ctx.db, entry('6'));
    expect((await verifyAudit(ctx, { known: head })).intact).toBe(true);
    const other = { number: head.number, hash: '00'.repeat(32) };
    const later = { number: head.number + 50, hash: head.hash };
    for (const known of [other, later])
      expect((await verifyAudit(ctx, { known })).problems.map(({ kind }) => kind)).toEqual(['other-head']);
  });

  it('says who saw a candidate, once an hour', async () => {
    const { id } = await make('Boris Seen');
    const colleague = await test.signedIn('olga@example.com');
    for (const viewer of [ctx, ctx, colleague]) await recordSeen(viewer, { candidateIds: [id] });
    // As in another process, with nothing in memory.
    await recordSeen({ ...ctx, db: ctx.db.$extends({}) as never }, { candidateIds: [id] });
    await recordSeen(ctx, { candidateIds: [id], action: 'candidate.document-opened' });
    expect(await actionsOf(id)).toEqual(['candidate.document-opened', 'candidate.seen', 'candidate.seen', 'candidate.created']);
    await recordSeen({ ...ctx, now: () => new Date(test.clock.now.getTime() + 3_600_000) }, { candidateIds: [id] });
    expect((await actionsOf(id)).filter((action) => action === 'candidate.seen')).toHaveLength(3);
    await recordSeen(ctx, { candidateIds: ['00000000-0000-4000-8000-000000000000'] });
    expect(await ctx.db.auditEvent.count({ where: { entityId: '00000000-0000-4000-8000-000000000000' } })).toBe(0);
  });

  it('exports everything stored about a candidate, and records who did', async () => {
    const { id } = await make('Grete Given');
    await addActivity(ctx, { candidateId: id, type: 'NOTE', note: 'speaks Danish' });
    await setSelfReport(ctx, { candidateId: id, sex: 'FEMALE' });
    const data = JSON.parse(await exportCandidateData(ctx, { candidateId: id })) as object;
    expect(data).toMatchObject({
      candidates: [
        {
          fullName: 'Grete Given',
          position: 'Keeper',
          activities: [{ note: 'speaks Danish', author: 'anna@example.com' }],
          saidOfThemselves: { sex: 'FEMALE', raceEthnicity: null },
        },
      ],
      access: [
        { action: 'candidate.data-exported', by: 'anna@example.com' },
        { action: 'candidate.self-report-set' },
        { action: 'candidate.created' },
      ],
    });
    expect((await actionsOf(id))[0]).toBe('candidate.data-exported');
    const blind = { ...(await test.signedIn()) };
    await setBlindReview(blind, { on: true });
    await expectError(exportCandidateData(blind, { candidateId: id }), 'BLIND_REVIEW');
  });

  it('records whose expected pay was changed, but not the amount', async () => {
    const { id } = await make('Fedor Paid');
    await setCandidatePayment(ctx, { candidateId: id, paymentExpected: 90_000 });
    await setCandidatePayment(ctx, { candidateId: id });
    expect((await access(id)).slice(0, 2)).toMatchObject([
      { action: 'candidate.payment-changed', details: { set: false } },
      { action: 'candidate.payment-changed', details: { set: true } },
    ]);
  });

  it('says who moved a candidate and why, and who exported whom by which filter', async () => {
    const [one, other] = [await make('Clara Moved'), await make('Dora Other')];
    await moveCandidate(ctx, { candidateId: one.id, stage: 'REJECTED', reason: 'SKILLS' });
    await exportCandidates(ctx, { projectId, format: 'csv', filter: { search: 'Clara' } });
    const [exported, moved] = await access(one.id);
    expect(moved).toMatchObject({
      actorId: ctx.viewer?.userId,
      action: 'candidate.stage-changed',
      details: { from: 'APPLIED', to: 'REJECTED', reason: 'SKILLS' },
    });
    expect(exported).toMatchObject({
      action: 'candidates.exported',
      entity: 'project',
      details: { format: 'csv', count: 1, filtered: ['search'] },
    });
    expect(await actionsOf(other.id)).toEqual(['candidate.created']);
    const beside = await ctx.db.auditExport.findUniqueOrThrow({ where: { eventId: exported?.id ?? '' } });
    expect(beside.candidateIds).toEqual([one.id]);
    expect(JSON.parse(beside.filter ?? '')).toMatchObject({ search: 'Clara' });
  });

  it('stays whole when a person is erased whom a filter named', async () => {
    const { id } = await make('Emil Erased');
    await exportCandidates(ctx, { projectId, format: 'csv', filter: { search: 'Emil' } });
    await exportCandidates(ctx, { projectId, format: 'csv', filter: { stage: 'APPLIED' } });
    await erasePerson(ctx, { candidateId: id });
    const left = await ctx.db.auditExport.findMany({ where: { candidateIds: { has: id } }, orderBy: { eventId: 'asc' } });
    expect(left.map(({ filter }) => filter === null)).toEqual([true, false]);
    expect(await verifyAudit(ctx)).toMatchObject({ intact: true });
    await expectError(access(id), 'NOT_FOUND');
    await tamper(`update audit_exports set candidate_ids = '{}' where event_id = '${left[1]?.eventId}'`);
    expect((await verifyAudit(ctx)).problems).toMatchObject([{ kind: 'changed-export', eventId: left[1]?.eventId }]);
  });
});
