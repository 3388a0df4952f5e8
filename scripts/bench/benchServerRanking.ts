import pg from 'pg';
import type { Ctx } from '../../core/context.ts';
import { rankCandidates } from '../../core/scoring/ranking/rankCandidates.ts';
import { type Figure, median, time } from './support/figure.ts';
import { withSeededPosition } from './support/withSeededPosition.ts';

const count = 100_000;
const runs = 15;

/** The best 20 of 100,000 stored candidates, by the product and by the shortest SQL that could do it. */
export function benchServerRanking(): Promise<Figure[]> {
  return withSeededPosition(count, async ({ ctx, projectId, databaseUrl }) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const ours = await repeat((run) => rankCandidates(ctx, { projectId, take: 20, weights: weights(ctx, run) }));
    const plain = await repeat((run) => client.query(plainSql, [projectId, run + 1]));
    await client.end();
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
  });
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
