import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Ctx } from '../../core/context.ts';
import { rankCandidates } from '../../core/scoring/rankCandidates.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createRegistry } from '../../plugins/registry.ts';
import { createPrismaClient } from '../../prisma/client.ts';
import { openDatabase } from '../../prisma/database.ts';
import { migrate } from '../../prisma/migrate.ts';
import { seedCandidates } from '../seed/seedCandidates.ts';
import { type Figure, median, time } from './figure.ts';

const count = 100_000;
const runs = 15;

/** The best 20 of 100,000 stored candidates, by the product and by the shortest SQL that could do it. */
export async function benchServerRanking(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-ranking-'));
  const database = await openDatabase({ dataDir });
  const db = createPrismaClient({ url: database.url });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrate({ url: database.url });
    await client.connect();
    const ctx = { db, plugins: createRegistry(builtInPlugins), viewer: { userId: '', sessionId: null } } as unknown as Ctx;
    const project = await seedCandidates(ctx, { position: 'Senior Backend Engineer', count });
    const ours = await repeat((run) => rankCandidates(ctx, { projectId: project.id, take: 20, weights: weights(ctx, run) }));
    const plain = await repeat((run) => client.query(plainSql, [project.id, run + 1]));
    const note = `first 20 and the count, median of ${runs}`;
    return [
      {
        name: 'rank 100,000 stored candidates',
        value: ours,
        unit: 'ms',
        target: { most: 100 },
        note: `new weights each time, ${note}`,
      },
      {
        name: 'the same by the shortest SQL',
        value: plain,
        unit: 'ms',
        target: null,
        note: 'reference: one weighted sum, no rounding, no ties',
      },
    ];
  } finally {
    await client.end();
    await db.$disconnect();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const plainSql = `select candidate_id, values[1] * $2::float8 + values[2] * 4 + values[3] * 3 + values[4] * 2 + values[5] as overall,
  count(*) over () as total from candidate_scores where project_id = $1 order by overall desc limit 20`;

function weights({ plugins }: Ctx, run: number) {
  return plugins.facets.map(({ id }, index) => ({ key: id, weight: ((run + index * 3) % 7) + 1 }));
}

async function repeat(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await time(() => work(run)));
  return median(times);
}
