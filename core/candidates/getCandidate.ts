import { z } from 'zod';
import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';

const uuid = z.uuid();

/**
 * A candidate's row. In blind review, what identifies the candidate is hidden.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getCandidate(ctx: Ctx, { id }: { id: string }): Promise<Candidate> {
  requireViewer(ctx);
  const candidate = uuid.safeParse(id).success ? await ctx.db.candidate.findUnique({ where: { id } }) : null;
  if (candidate === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  return maskCandidate(candidate, (await loadMasks(ctx, { candidateIds: [id] })).get(id));
}
