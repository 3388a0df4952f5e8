import type { Prisma, RequirementRevision } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../input/parseInput.ts';
import { getProject } from '../getProject.ts';
import { type LockedProject, lockProject } from '../lockProject.ts';
import { editRequirements } from './editRequirements.ts';
import { type RequirementsForm, type RequirementsFormInput, requirementsForm } from './requirementsForm.ts';
import { writeEdited } from './writeEdited.ts';

export interface SaveRequirementsInput extends RequirementsFormInput {
  projectId: string;
  /** The revision that was edited; null if there was none. If absent, whatever is current is replaced. */
  baseRevisionId?: string | null | undefined;
}

/**
 * Stores the requirements form as a new revision and has every candidate scored again. An absent line keeps its value, null clears it.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, CONFLICT when another revision is current than the one edited
 */
export async function saveRequirements(
  ctx: Ctx,
  { projectId, baseRevisionId, ...form }: SaveRequirementsInput,
): Promise<RequirementRevision> {
  requireViewer(ctx);
  const parsed = parseInput(requirementsForm, form);
  await getProject(ctx, { id: projectId });
  return inTransaction(ctx, (tx) => storeRequirements(ctx, tx, { projectId, baseRevisionId, form: parsed }));
}

interface StoreRequirements extends Pick<SaveRequirementsInput, 'projectId' | 'baseRevisionId'> {
  form: RequirementsForm;
}

/** In the caller's transaction; the caller has checked the form (see `saveRequirements`). */
export async function storeRequirements(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { projectId, baseRevisionId, form }: StoreRequirements,
): Promise<RequirementRevision> {
  const project = await lockProject(tx, { id: projectId });
  if (baseRevisionId !== undefined && baseRevisionId !== project.currentRevisionId) throw new AppError('CONFLICT');
  const data = editRequirements(project.currentRevision, form);
  const revision = await writeEdited(ctx, tx, { project, data, action: 'requirements.saved' });
  await followTitle(tx, project, revision.position);
  return revision;
}

/** If the project is named after its requirements, its title follows them. */
async function followTitle(tx: Prisma.TransactionClient, project: LockedProject, position: string | null): Promise<void> {
  const before = project.currentRevision?.position ?? null;
  if (position === null || position === project.title || position.length > 200) return;
  if (before !== project.title && !(before === null && (await isUnnamed(tx, project.id)))) return;
  await tx.project.update({ where: { id: project.id }, data: { title: position } });
}

/** A screening created the project, and nobody has given it a title. */
async function isUnnamed(tx: Prisma.TransactionClient, projectId: string): Promise<boolean> {
  const given = await tx.screening.findMany({ where: { projectId }, select: { titleGiven: true } });
  return given.length > 0 && given.every(({ titleGiven }) => !titleGiven);
}
