import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { getProject } from '../projects/getProject.ts';
import { lockProject } from '../projects/lockProject.ts';
import { countRetention } from './previewRetention.ts';
import { type RetentionTerm, retentionTerm } from './retentionRule.ts';

const input = z.object({ ...retentionTerm, previewed: z.int().min(0) });

/**
 * Sets the retention rule of a position. The caller confirms the number of candidates that the preview showed; if the rule would now erase another number, it
 * is not set. The rule first runs after a day's notice, which restarts with each change.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT; CONFLICT when the preview is out of date
 */
export async function setRetention(
  ctx: Ctx,
  { projectId, ...given }: { projectId: string; previewed: number } & RetentionTerm,
): Promise<void> {
  const { userId } = requireViewer(ctx);
  const { id } = await getProject(ctx, { id: projectId });
  const { days, countedFrom, previewed } = parseInput(input, given);
  const now = ctx.now();
  await inTransaction(ctx, async (tx) => {
    await lockProject(tx, { id });
    const { candidates } = await countRetention(tx, { projectId: id, days, countedFrom, now });
    if (candidates !== previewed) throw new AppError('CONFLICT');
    const rule = { days, countedFrom, setById: userId, setAt: now };
    await tx.retentionRule.upsert({ where: { projectId: id }, create: { projectId: id, ...rule }, update: rule });
    await recordAudit(tx, {
      actorId: userId,
      action: 'project.retention-set',
      entity: 'project',
      entityId: id,
      details: { days, countedFrom, previewed },
    });
  });
}

/**
 * Removes the rule of a position. Does nothing if there is none.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function removeRetention(ctx: Ctx, { projectId }: { projectId: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  const { id } = await getProject(ctx, { id: projectId });
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.retentionRule.deleteMany({ where: { projectId: id } });
    if (count === 0) return;
    await recordAudit(tx, { actorId: userId, action: 'project.retention-removed', entity: 'project', entityId: id });
  });
}
