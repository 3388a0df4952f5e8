import type { Prisma, RequirementRevision } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { Ctx } from '../../context.ts';
import type { LockedProject } from '../lockProject.ts';
import { type WriteRevisionInput, writeRevision } from './writeRevision.ts';

export interface WriteEditedInput {
  project: LockedProject;
  data: Omit<WriteRevisionInput['data'], 'authorId'>;
  action: 'requirements.saved' | 'requirements.rolled-back';
}

/** Writes a user's revision of a locked project. Values extracted from the job description are carried over unless `data` replaces them. */
export async function writeEdited(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { project, data, action }: WriteEditedInput,
): Promise<RequirementRevision> {
  const { userId } = requireViewer(ctx);
  const base = project.currentRevision;
  const carried = { documentId: base?.documentId ?? null, extracted: (base?.extracted as never) ?? [] };
  const revision = await writeRevision(tx, {
    projectId: project.id,
    now: ctx.now(),
    data: { ...carried, ...data, authorId: userId },
  });
  const details = { revisionId: revision.id };
  await recordAudit(tx, { actorId: userId, action, entity: 'project', entityId: project.id, details });
  return revision;
}
