import { countPersons } from '../candidates/counts/countPersons.ts';
import type { Ctx } from '../context.ts';

/** Number of people among the listed candidates, by position; positions without candidates are left out. */
export async function countCandidates(
  { db }: Pick<Ctx, 'db'>,
  { projectIds }: { projectIds: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    select project_id::text as id, ${countPersons} as count from candidates
    where project_id = any(${[...projectIds]}::uuid[]) and archived_at is null and merged_into_id is null group by project_id`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}
