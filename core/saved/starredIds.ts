import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';

/**
 * Which of the candidates the viewer starred.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function starredIds(ctx: Ctx, { candidateIds }: { candidateIds: readonly string[] }): Promise<ReadonlySet<string>> {
  const { userId } = requireViewer(ctx);
  const starred = await ctx.db.savedCandidate.findMany({
    where: { userId, starred: true, candidateId: { in: [...candidateIds] } },
    select: { candidateId: true },
  });
  return new Set(starred.map(({ candidateId }) => candidateId));
}
