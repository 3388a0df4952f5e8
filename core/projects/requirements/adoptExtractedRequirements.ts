import { isDeepStrictEqual } from 'node:util';
import type { Prisma, RequirementRevision } from '../../../prisma/generated/client.ts';
import { lockProject } from '../lockProject.ts';
import { type JobSource, mergeJobFacts } from './mergeJobFacts.ts';
import { readForm } from './readForm.ts';
import { extractedOf } from './revision.ts';
import { writeRevision } from './writeRevision.ts';

export interface AdoptInput {
  projectId: string;
  /** The job descriptions of one screening, in upload order. */
  sources: readonly JobSource[];
  now: Date;
  /** Priority of the rescoring; smaller runs first. */
  priority?: number;
}

/**
 * Takes over requirements from job descriptions. If a user has edited the form, only the list of extracted requirements is replaced. Returns null if nothing
 * changes.
 */
export async function adoptExtractedRequirements(
  tx: Prisma.TransactionClient,
  { projectId, sources, now, priority }: AdoptInput,
): Promise<RequirementRevision | null> {
  const [leading] = sources;
  if (leading === undefined) return null;
  const { currentRevision } = await lockProject(tx, { id: projectId });
  const read = readForm(mergeJobFacts(sources));
  const origin = {
    documentId: leading.documentId,
    sourceName: sources
      .map(({ fileName }) => fileName)
      .join(', ')
      .slice(0, 500),
  };
  const data = { ...(currentRevision?.authorId ? keepEdited(currentRevision, read) : read), ...origin };
  if (currentRevision !== null && says(currentRevision, data)) return null;
  return writeRevision(tx, { projectId, now, data, priority });
}

type Form = ReturnType<typeof readForm>;

/** Keeps the form as the user left it and only replaces the extracted requirements. Selects from them only if there were none before. */
function keepEdited(edited: RequirementRevision, read: Form) {
  const lines = { position: edited.position, experience: edited.experience, education: edited.education, salary: edited.salary };
  return {
    ...lines,
    minYears: edited.minYears,
    educationLevel: edited.educationLevel,
    requiredSkills: edited.requiredSkills,
    niceSkills: edited.niceSkills,
    certifications: edited.certifications,
    languages: edited.languages,
    authorId: edited.authorId,
    selected: edited.selected.length > 0 || extractedOf(edited).length > 0 ? edited.selected : read.selected,
    extracted: read.extracted,
    evidence: edited.evidence as Prisma.InputJsonValue,
    marks: edited.marks as Prisma.InputJsonValue,
  };
}

function says(revision: RequirementRevision, data: object): boolean {
  return Object.entries(data).every(([field, value]) => isDeepStrictEqual(revision[field as keyof RequirementRevision], value));
}
