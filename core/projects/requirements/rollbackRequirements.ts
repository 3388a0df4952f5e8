import { z } from 'zod';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { getProject } from '../getProject.ts';
import { lockProject } from '../lockProject.ts';
import { writeEdited } from './writeEdited.ts';

const uuid = z.uuid();

/**
 * Makes an earlier revision's requirements current again, as a new revision, and has every candidate scored again.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND when the project has no such revision
 */
export async function rollbackRequirements(
  ctx: Ctx,
  { projectId, revisionId }: { projectId: string; revisionId: string },
): Promise<RequirementRevision> {
  await getProject(ctx, { id: projectId });
  if (!uuid.safeParse(revisionId).success) throw new AppError('NOT_FOUND', { entity: 'Requirements' });
  return inTransaction(ctx, async (tx) => {
    const project = await lockProject(tx, { id: projectId });
    const earlier = await tx.requirementRevision.findFirst({ where: { id: revisionId, projectId } });
    if (earlier === null) throw new AppError('NOT_FOUND', { entity: 'Requirements' });
    const { id, projectId: _project, authorId: _author, createdAt: _at, ...content } = earlier;
    const json = { extracted: content.extracted as never, evidence: content.evidence as never, marks: content.marks as never };
    return writeEdited(ctx, tx, {
      project,
      data: { ...content, ...json, rollbackOfId: id },
      action: 'requirements.rolled-back',
    });
  });
}
