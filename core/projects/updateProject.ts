import { z } from 'zod';
import type { Project } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { parseInput } from '../input/parseInput.ts';
import { getProject } from './getProject.ts';
import { projectFields } from './projectFields.ts';
import { storeRequirements } from './requirements/saveRequirements.ts';

const { title, description, department, location, type, level, status, skills } = projectFields;
const input = z.object({ title, description, department, location, type, level, status, skills, archived: z.boolean() });

export type UpdateProjectInput = { id: string } & {
  [K in keyof z.input<typeof input>]?: z.input<typeof input>[K] | null | undefined;
};

/**
 * Changes the given fields (neither null nor absent), and archives or restores. Status changes are audited; required skills are written as a new revision in
 * the same transaction.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function updateProject(ctx: Ctx, { id, ...changes }: UpdateProjectInput): Promise<Project> {
  const { userId } = requireViewer(ctx);
  const present = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null && value !== undefined));
  const { skills: requiredSkills, archived, ...fields } = parseInput(input.partial(), present);
  const before = await getProject(ctx, { id });
  return inTransaction(ctx, async (tx) => {
    const project = await tx.project.update({
      where: { id },
      data: { ...dropUndefined(fields), ...archive(before, archived, ctx.now()) },
    });
    // A title that a user chose is no longer replaced by a job description's.
    if (project.title !== before.title) await tx.screening.updateMany({ where: { projectId: id }, data: { titleGiven: true } });
    if (project.status !== before.status) {
      const details = { from: before.status, to: project.status };
      await recordAudit(tx, { actorId: userId, action: 'project.status-changed', entity: 'project', entityId: id, details });
    }
    if (Boolean(project.archivedAt) !== Boolean(before.archivedAt)) {
      const action = project.archivedAt ? 'project.archived' : 'project.unarchived';
      await recordAudit(tx, { actorId: userId, action, entity: 'project', entityId: id });
    }
    if (requiredSkills === undefined) return project;
    await storeRequirements(ctx, tx, { projectId: id, form: { requiredSkills } });
    return tx.project.findUniqueOrThrow({ where: { id } });
  });
}

/** Archiving again keeps the first date. */
function archive({ archivedAt }: Project, wanted: boolean | undefined, now: Date): { archivedAt?: Date | null } {
  if (wanted === undefined) return {};
  return { archivedAt: wanted ? (archivedAt ?? now) : null };
}

function dropUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
