import { z } from 'zod';
import type { Document } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { unreadWhere } from './unreadWhere.ts';

const uuid = z.uuid();

/**
 * A résumé that counts as not read.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND; CONFLICT when it has been read in the meantime, or facts were typed in
 */
export async function getUnread(ctx: Ctx, { id }: { id: string }): Promise<Document> {
  requireViewer(ctx);
  const known = uuid.safeParse(id).success ? await ctx.db.document.findUnique({ where: { id } }) : null;
  if (known === null) throw new AppError('NOT_FOUND', { entity: 'Document' });
  const unread = await ctx.db.document.findFirst({ where: { id, ...unreadWhere } });
  if (unread === null) throw new AppError('CONFLICT');
  return unread;
}
