import pg from 'pg';
import type { Ctx } from '../../core/context.ts';
import { deleteProject } from '../../core/deletion/deleteProject.ts';
import { emptyProject } from '../../core/deletion/emptyProject.ts';
import { applyRetention } from '../../core/retention/applyRetention.ts';
import { seedCandidates } from '../seed/seedCandidates.ts';
import { type Figure, time } from './support/figure.ts';
import { withSeededPosition } from './support/withSeededPosition.ts';

const count = 40_000;

/**
 * Deletes a position of 40,000 candidates as a user does, and measures the time until the answer and until the job's end. For comparison, deletes a second one
 * with a single cascading statement.
 */
export async function benchDeleting(): Promise<Figure[]> {
  return withSeededPosition(count, async ({ ctx, projectId, databaseUrl }) => {
    const quiet = { ...ctx, events: { publish: () => undefined } } as unknown as typeof ctx;
    const other = await seedCandidates(ctx, { position: 'Data Analyst', count, seed: 2 });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const plain = await time(() => client.query('delete from projects where id = $1', [other.id]));
    await client.query('vacuum analyze');
    const kept = await eraseByRule(quiet, client, projectId);
    await client.end();
    const answered = await time(() => deleteProject(quiet, { id: projectId }));
    const emptied = await time(() => emptyProject(quiet, { projectId, signal: new AbortController().signal }));
    if ((await ctx.db.candidate.count()) > 0) throw new Error('Candidates are left.');
    const deleted = count - kept.people;
    const note = `${deleted.toLocaleString('en')} candidates`;
    return [
      { name: 'delete a position, answered', value: answered, unit: 'ms', target: { most: 500 }, note },
      {
        name: 'delete a position',
        value: (answered + emptied) / 1000,
        unit: 's',
        target: { most: 5 },
        note: `${note}, until the job has ended`,
      },
      {
        name: 'delete cascade',
        value: plain / 1000,
        unit: 's',
        target: null,
        note: `${count.toLocaleString('en')} candidates, one statement by pg`,
      },
      {
        name: 'retention',
        value: kept.seconds,
        unit: 's',
        target: null,
        note: `${kept.people.toLocaleString('en')} people of ${count.toLocaleString('en')}`,
      },
    ];
  });
}

/** A retention rule that is due for a thousand people of the position. */
async function eraseByRule(ctx: Ctx, client: pg.Client, projectId: string): Promise<{ people: number; seconds: number }> {
  await client.query(
    `update candidates set created_at = now() - interval '2 years', stage_since = now() - interval '2 years'
     where id in (select id from candidates where project_id = $1 order by id limit 1000)`,
    [projectId],
  );
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
  return { people, seconds: milliseconds / 1000 };
}
