import pg from 'pg';
import { deleteProject } from '../../core/deletion/deleteProject.ts';
import { emptyProject } from '../../core/deletion/emptyProject.ts';
import { seedCandidates } from '../seed/seedCandidates.ts';
import { type Figure, time } from './figure.ts';
import { withSeededPosition } from './withSeededPosition.ts';

const count = 40_000;

/**
 * A position of 40,000 candidates, deleted as a user does: until the request is answered, and until the job has ended. Beside it a second one like it, deleted by one statement,
 * whose foreign keys cascade: what the database itself takes.
 */
export async function benchDeleting(): Promise<Figure[]> {
  return withSeededPosition(count, async ({ ctx, projectId, databaseUrl }) => {
    const { id: userId } = await ctx.db.user.create({ data: { email: 'bench@example.com' } });
    const signedIn = {
      ...ctx,
      viewer: { userId, sessionId: null },
      events: { publish: () => undefined },
    } as unknown as typeof ctx;
    const other = await seedCandidates(ctx, { position: 'Data Analyst', count, seed: 2 });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const plain = await time(() => client.query('delete from projects where id = $1', [other.id]));
    await client.query('vacuum analyze');
    await client.end();
    const answered = await time(() => deleteProject(signedIn, { id: projectId }));
    const emptied = await time(() => emptyProject(signedIn, { projectId, signal: new AbortController().signal }));
    if ((await ctx.db.candidate.count()) > 0) throw new Error('Candidates are left.');
    const note = `${count.toLocaleString('en')} candidates`;
    return [
      { name: 'delete a position, answered', value: answered, unit: 'ms', target: { most: 500 }, note },
      {
        name: 'delete a position',
        value: (answered + emptied) / 1000,
        unit: 's',
        target: { most: 5 },
        note: `${note}, until the job has ended`,
      },
      { name: 'delete cascade', value: plain / 1000, unit: 's', target: null, note: `${note}, one statement by pg` },
    ];
  });
}
