import type { ProjectStatus } from '../../prisma/generated/enums.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';

export interface OpenTimeInput {
  id: string;
  status: ProjectStatus;
  createdAt: Date;
}

/**
 * How long a project has been Open in total, in milliseconds, without its time as a draft, on hold or closed. Computed from the audit log.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function openTime(ctx: Ctx, { id, status, createdAt }: OpenTimeInput): Promise<number> {
  requireViewer(ctx);
  const events = await ctx.db.auditEvent.findMany({
    where: { entity: 'project', entityId: id, action: 'project.status-changed' },
    select: { details: true, createdAt: true },
    orderBy: { id: 'asc' },
  });
  const changes = events.map(({ details, createdAt: at }) => ({ from: (details as { from?: string }).from, at }));
  const ends = [...changes, { from: status, at: ctx.now() }];
  return ends.reduce((sum, { from, at }, index) => {
    const since = index === 0 ? createdAt : ends[index - 1]?.at;
    return from === 'OPEN' && since ? sum + Math.max(0, at.getTime() - since.getTime()) : sum;
  }, 0);
}
