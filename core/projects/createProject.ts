import { z } from 'zod';
import type { Prisma, Project } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { parseInput } from '../input/parseInput.ts';
import { projectFields } from './projectFields.ts';
import { proposeProjectFields } from './proposeProjectFields.ts';
import { cleanSkills } from './requirements/cleanSkills.ts';

const input = z.object({
  title: projectFields.title,
  description: projectFields.description.nullish(),
  department: projectFields.department.nullish(),
  location: projectFields.location.nullish(),
  type: projectFields.type.nullish(),
  level: projectFields.level.nullish(),
  status: projectFields.status.nullish(),
  skills: projectFields.skills.nullish(),
});

export type CreateProjectInput = z.input<typeof input>;

/**
 * Creates a project. Missing fields and required skills are derived from the title; the skills become a first revision, which a job description or the user
 * replaces.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function createProject(ctx: Ctx, fields: CreateProjectInput): Promise<Project> {
  return inTransaction(ctx, (tx) => writeProject(ctx, tx, fields));
}

/** {@link createProject} in the caller's transaction. */
export async function writeProject(ctx: Ctx, tx: Prisma.TransactionClient, fields: CreateProjectInput): Promise<Project> {
  const { userId } = requireViewer(ctx);
  const { title, skills, ...given } = parseInput(input, fields);
  const { skills: proposedSkills, ...proposed } = proposeProjectFields({
    title,
    description: given.description ?? '',
  });
  const project = await tx.project.create({
    data: { title, ...proposed, ...present(given), createdById: userId, createdAt: ctx.now() },
  });
  await recordAudit(tx, { actorId: userId, action: 'project.created', entity: 'project', entityId: project.id });
  return addSkills(tx, project, {
    skills: skills ? cleanSkills(skills) : proposedSkills,
    authorId: skills ? userId : null,
    now: ctx.now(),
  });
}

interface FirstSkills {
  skills: string[];
  /** Null when nobody chose the skills and they were derived. */
  authorId: string | null;
  now: Date;
}

async function addSkills(
  tx: Prisma.TransactionClient,
  project: Project,
  { skills, authorId, now }: FirstSkills,
): Promise<Project> {
  if (skills.length === 0) return project;
  const { id } = await tx.requirementRevision.create({
    data: { projectId: project.id, authorId, position: project.title, requiredSkills: skills, createdAt: now },
  });
  return tx.project.update({ where: { id: project.id }, data: { currentRevisionId: id } });
}

function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]?: NonNullable<T[K]> };
}
