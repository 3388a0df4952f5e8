import type { Prisma, RequirementRevision } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { olderThan, type RowInTime } from '../../database/olderThan.ts';
import { getProject } from '../getProject.ts';

export interface ListRevisionsInput {
  projectId: string;
  skip?: number;
  /** Only revisions below this one. */
  after?: RowInTime | undefined;
  take?: number;
  /** Relations to load with the rows. */
  query?: Pick<Prisma.RequirementRevisionFindManyArgs, 'include'>;
}

/**
 * All revisions of a position's requirements, newest first.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function listRevisions(
  ctx: Ctx,
  { projectId, after, skip = 0, take = 100, query = {} }: ListRevisionsInput,
): Promise<{ items: RequirementRevision[]; total: number }> {
  await getProject(ctx, { id: projectId });
  const where = { projectId, ...olderThan(after) };
  const [items, total] = await Promise.all([
    ctx.db.requirementRevision.findMany({
      ...query,
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip,
      take,
    }),
    ctx.db.requirementRevision.count({ where }),
  ]);
  return { items, total };
}
