import { z } from 'zod';
import type { Project } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

const uuid = z.uuid();

/** @throws AppError UNAUTHENTICATED, NOT_FOUND */
export async function getProject(ctx: Ctx, { id }: { id: string }): Promise<Project> {
  requireViewer(ctx);
  const project = uuid.safeParse(id).success ? await ctx.db.project.findUnique({ where: { id, deletingAt: null } }) : null;
  if (project === null) throw new AppError('NOT_FOUND', { entity: 'Project' });
  return project;
}
