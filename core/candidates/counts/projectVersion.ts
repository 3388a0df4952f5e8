import { Prisma } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';

/**
 * SQL: a text that changes whenever a candidate of the position, or a candidate's score, does. What a statement computes together with it holds as long as it
 * stays the same. Triggers count the changes, so that no way of writing can forget it.
 */
export const projectVersion = (projectId: string): Prisma.Sql => Prisma.sql`
  (select coalesce(string_agg(writer || ':' || version, ' ' order by writer), '') from project_versions where project_id = ${projectId}::uuid)`;

/** {@link projectVersion} as it is now. */
export async function readProjectVersion({ db }: Pick<Ctx, 'db'>, { projectId }: { projectId: string }): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`select ${projectVersion(projectId)} as version`;
  return row?.version ?? '';
}
