import { z } from 'zod';
import type { Prisma, RequirementRevision } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../inTransaction.ts';
import { parseInput } from '../parseInput.ts';
import { requireViewer } from '../requireViewer.ts';
import { cleanSkills } from './cleanSkills.ts';
import { getProject } from './getProject.ts';
import { type LockedProject, lockProject } from './lockProject.ts';
import { projectFields } from './projectFields.ts';
import { readMinYears } from './readMinYears.ts';
import { asJson, evidenceOf, type RequirementEvidence, type RequirementField } from './revision.ts';
import { writeRevision } from './writeRevision.ts';

const line = z.string().trim().max(500, 'At most 500 characters.').transform((text) => text || null).nullish();
const input = z.object({
  requiredSkills: projectFields.skills,
  niceSkills: projectFields.skills.nullish(),
  position: line,
  experience: line,
  education: line,
  salary: line,
  selected: z.array(z.string().trim().min(1).max(300)).max(100).nullish(),
  sourceName: line,
});

export interface SaveRequirementsInput extends z.input<typeof input> {
  projectId: string;
  /** The revision that was edited, null for none; absent: whatever is current is replaced. */
  baseRevisionId?: string | null | undefined;
}

/**
 * Stores the requirements form as a new revision of the user's, and has every candidate scored again. Of the form's lines an absent one keeps
 * what it said, null clears it.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, CONFLICT when another revision is current than the one edited
 */
export async function saveRequirements(ctx: Ctx, { projectId, baseRevisionId, ...form }: SaveRequirementsInput): Promise<RequirementRevision> {
  const { userId } = requireViewer(ctx);
  const parsed = parseInput(input, form);
  await getProject(ctx, { id: projectId });
  return inTransaction(ctx, async (tx) => {
    const project = await lockProject(tx, { id: projectId });
    if (baseRevisionId !== undefined && baseRevisionId !== project.currentRevisionId) throw new AppError('CONFLICT');
    const base = project.currentRevision;
    const revision = await writeRevision(tx, {
      projectId,
      now: ctx.now(),
      data: { ...edit(ctx, base, parsed), authorId: userId, documentId: base?.documentId ?? null, extracted: (base?.extracted as never) ?? [] },
    });
    await followTitle(tx, project, revision.position);
    await recordAudit(tx, { actorId: userId, action: 'requirements.saved', entity: 'project', entityId: projectId, details: { revisionId: revision.id } });
    return revision;
  });
}

/** A position that is called what its requirements say keeps being called so. */
async function followTitle(tx: Prisma.TransactionClient, project: LockedProject, position: string | null): Promise<void> {
  const before = project.currentRevision?.position ?? null;
  if (position === null || position === project.title || position.length > 200) return;
  if (before !== project.title && !(before === null && (await isUnnamed(tx, project.id)))) return;
  await tx.project.update({ where: { id: project.id }, data: { title: position } });
}

/** Its screenings made it, and nobody has given it a title. */
async function isUnnamed(tx: Prisma.TransactionClient, projectId: string): Promise<boolean> {
  const given = await tx.screening.findMany({ where: { projectId }, select: { titleGiven: true } });
  return given.length > 0 && given.every(({ titleGiven }) => !titleGiven);
}

type Form = z.output<typeof input>;

function edit(ctx: Ctx, base: RequirementRevision | null, form: Form) {
  const requiredSkills = cleanSkills(form.requiredSkills);
  const lines = editLines(base, form);
  return {
    ...lines,
    requiredSkills,
    niceSkills: form.niceSkills ? cleanSkills(form.niceSkills) : (base?.niceSkills ?? []),
    minYears: lines.experience === base?.experience ? (base?.minYears ?? null) : readMinYears(lines.experience),
    educationLevel: lines.education === base?.education ? (base?.educationLevel ?? null) : ctx.documents.knowledge.findDegreeLevel(lines.education ?? ''),
    certifications: base?.certifications ?? [],
    languages: base?.languages ?? [],
    selected: form.selected ?? followSkills(base, requiredSkills),
    sourceName: form.sourceName === undefined ? (base?.sourceName ?? null) : form.sourceName,
    evidence: asJson(keepEvidence(base, lines)),
  };
}

function editLines(base: RequirementRevision | null, form: Form): Record<RequirementField, string | null> {
  const edited = (field: RequirementField) => (form[field] === undefined ? (base?.[field] ?? null) : form[field]);
  return { position: edited('position'), experience: edited('experience'), education: edited('education'), salary: edited('salary') };
}

/** A line that a user wrote stands in no document. */
function keepEvidence(base: RequirementRevision | null, lines: Record<RequirementField, string | null>): RequirementEvidence {
  if (base === null) return {};
  const kept = Object.entries(evidenceOf(base)).filter(([field]) => base[field as RequirementField] === lines[field as RequirementField]);
  return Object.fromEntries(kept);
}

/** A skill taken off the form leaves the selected list too, one put on joins it. A list that nobody selected from stays empty. */
function followSkills(base: RequirementRevision | null, requiredSkills: string[]): string[] {
  const selected = base?.selected ?? [];
  if (base === null || selected.length === 0) return [];
  const before = new Set(base.requiredSkills.map((skill) => skill.toLowerCase()));
  const now = new Set(requiredSkills.map((skill) => skill.toLowerCase()));
  const kept = selected.filter((label) => !before.has(label.toLowerCase()) || now.has(label.toLowerCase()));
  return cleanSkills([...kept, ...requiredSkills.filter((skill) => !before.has(skill.toLowerCase()))]);
}
