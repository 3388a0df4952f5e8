import { z } from 'zod';
import type { Screening } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

const uuid = z.uuid();

/** @throws AppError UNAUTHENTICATED, NOT_FOUND */
export async function getScreening(ctx: Ctx, { id }: { id: string }): Promise<Screening> {
  requireViewer(ctx);
  const screening = uuid.safeParse(id).success ? await ctx.db.screening.findUnique({ where: { id } }) : null;
  if (screening === null) throw new AppError('NOT_FOUND', { entity: 'Screening' });
  return screening;
}
