import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Original, openOriginal } from './openOriginal.ts';

const uuid = z.uuid();

/**
 * The original résumé of a candidate.
 *
 * @throws AppError UNAUTHENTICATED; NOT_FOUND also for a candidate without one
 */
export async function openResume(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<Original> {
  requireViewer(ctx);
  const document = uuid.safeParse(candidateId).success
    ? await ctx.db.document.findFirst({
        where: { candidateId, kind: 'RESUME', duplicateOfId: null, sha256: { not: null } },
        orderBy: { createdAt: 'desc' },
        select: { id: true },
      })
    : null;
  if (document === null) throw new AppError('NOT_FOUND', { entity: 'Document' });
  return openOriginal(ctx, { documentId: document.id });
}
