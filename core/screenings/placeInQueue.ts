import type { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';

/** Résumés of one user that are read before later ones of other users. */
const share = 20;
const day = 86_400_000;

/**
 * Lowers the priority of the viewer's next résumés by how many of theirs are waiting, so that one user's three files do not wait for another's five thousand.
 *
 * @returns what to add to the priority of the first, second … of the next résumés; lower ones run first
 */
export async function placeInQueue(ctx: Ctx, tx: Prisma.TransactionClient): Promise<(index: number) => number> {
  const { userId } = requireViewer(ctx);
  const since = new Date(ctx.now().getTime() - day);
  const [{ waiting } = { waiting: 0 }] = await tx.$queryRaw<{ waiting: number }[]>`
    select count(*)::int as waiting from screenings join documents on documents.screening_id = screenings.id
    where screenings.started_by_id = ${userId}::uuid and screenings.created_at > ${since}::timestamptz
      and documents.state = 'QUEUED' and documents.kind = 'RESUME'`;
  return (index) => Math.floor((waiting + index) / share);
}
