import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Ctx } from '../../core/context.ts';
import { deleteProject } from '../../core/deletion/deleteProject.ts';
import { applyRetention } from '../../core/retention/applyRetention.ts';
import { seedCandidates } from '../seed/seedCandidates.ts';
import { type Figure, time } from './support/figure.ts';
import { seedPapers } from './support/seedPapers.ts';
import { withSeededPosition } from './support/withSeededPosition.ts';

const count = 40_000;
/** Additional people of the second position for whom a retention rule is due; those who are hired or saved are kept. */
const due = 1_000;

/**
 * Deletes a position of 40,000 candidates, each with all that a screened CV leaves, as a user does, and measures the time until the answer, the first progress and
 * the job's end. For comparison, deletes a second one with a single cascading statement.
 */
export async function benchDeleting(): Promise<Figure[]> {
  return withSeededPosition(count, async ({ ctx, projectId, databaseUrl, startWorker }) => {
    const other = await seedCandidates(ctx, { position: 'Data Analyst', count: count + due, seed: 2 });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const userId = ctx.viewer?.userId ?? '';
    for (const id of [projectId, other.id]) await seedPapers(client, { projectId: id, userId });
    const kept = await eraseByRule(ctx, client, other.id);
    await client.query('vacuum analyze');
    const left = await ctx.db.candidate.count({ where: { projectId: other.id } });
    const plain = await time(() => client.query('delete from projects where id = $1', [other.id]));
    await client.query(
      'delete from stored_files where not exists (select from documents where documents.sha256 = stored_files.sha256)',
    );
    await client.query('vacuum analyze');
    const worker = await startWorker();
    const { answered, first, whole, swept } = await deleteAsUser(ctx, projectId);
    await worker.close();
    await client.end();
    const note = `${count.toLocaleString('en')} candidates, each with an original, its reading, extraction, document and 3 activities`;
    return [
      { name: 'delete a position, answered', value: answered, unit: 'ms', target: { most: 500 }, note },
      {
        name: 'first progress of deleting',
        value: first,
        unit: 'ms',
        target: { most: 1_000 },
        note: 'from the request to the first event that counts deleted candidates',
      },
      {
        name: 'delete a position',
        value: whole / 1000,
        unit: 's',
        target: { most: 5 },
        note: `${note}; from the request to the end of the job, in a worker`,
      },
      {
        name: 'delete cascade',
        value: plain / 1000,
        unit: 's',
        target: null,
        note: `${left.toLocaleString('en')} candidates, without their originals, one statement by pg`,
      },
      { name: 'delete their originals', value: swept / 1000, unit: 's', target: null, note: 'in the background, after that job' },
      {
        name: 'retention',
        value: kept.seconds,
        unit: 's',
        target: null,
        note: `${kept.people.toLocaleString('en')} people of ${(count + due).toLocaleString('en')}`,
      },
    ];
  });
}

/** Milliseconds from the request to its answer, to the first progress and to the job's end; and from there until no original is left. */
async function deleteAsUser(ctx: Ctx, projectId: string) {
  const listening = new AbortController();
  const messages = ctx.events.subscribe('job', listening.signal);
  const started = performance.now();
  const sinceStart = () => performance.now() - started;
  const deleting = deleteProject(ctx, { id: projectId }).then(sinceStart);
  let first: number | null = null;
  for await (const _message of messages) {
    const job = await ctx.db.bulkJob.findFirst({ where: { projectId, kind: 'deleteProject' } });
    if (job !== null && job.completed > 0) first ??= sinceStart();
    if (job === null || job.finishedAt === null) continue;
    if (job.completed !== count) throw new Error(`The job ended as ${job.state} with ${job.completed}.`);
    break;
  }
  const whole = sinceStart();
  listening.abort();
  if ((await ctx.db.candidate.count({ where: { projectId } })) > 0) throw new Error('Candidates are left.');
  while ((await ctx.db.storedFile.count()) > 0) await sleep(100);
  return { answered: await deleting, first: first ?? Number.NaN, whole, swept: sinceStart() - whole };
}

/** A retention rule that is due for a thousand people of the position. */
async function eraseByRule(ctx: Ctx, client: pg.Client, projectId: string): Promise<{ people: number; seconds: number }> {
  const some = `(select id from candidates where project_id = $1 order by id limit ${due})`;
  await client.query(
    `update candidates set created_at = now() - interval '2 years', stage_since = now() - interval '2 years' where id in ${some}`,
    [projectId],
  );
  for (const table of ['activities', 'corrections', 'documents'])
    await client.query(`update ${table} set created_at = now() - interval '2 years' where candidate_id in ${some}`, [projectId]);
  await client.query('update candidate_meta set updated_at = created_at from candidates where candidates.id = candidate_id');
  await ctx.db.retentionRule.create({
    data: {
      projectId,
      days: 365,
      countedFrom: 'LAST_ACTIVITY',
      setById: ctx.viewer?.userId ?? '',
      setAt: new Date(Date.now() - 7 * 86_400_000),
    },
  });
  let people = 0;
  const milliseconds = await time(async () => {
    people = await applyRetention(ctx, { projectId });
  });
  if (people === 0) throw new Error('Nobody was erased.');
  return { people, seconds: milliseconds / 1000 };
}
