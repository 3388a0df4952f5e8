import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

const uuid = z.uuid();

/**
 * Deletes one of the viewer's own presets.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function deletePreset(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  const { count } = uuid.safeParse(id).success ? await ctx.db.preset.deleteMany({ where: { id, userId } }) : { count: 0 };
  if (count === 0) throw new AppError('NOT_FOUND', { entity: 'Preset' });
}
