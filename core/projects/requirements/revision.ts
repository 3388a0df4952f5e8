import type { EducationLevel, Evidence, ProjectRequirements, Requirement } from '../../../plugins/contract.ts';
import type { Prisma, RequirementRevision } from '../../../prisma/generated/client.ts';
import { renewRequirement } from '../../documents/storedFacts.ts';

/** A quotation with its document: a project may have several job descriptions. */
export interface StoredEvidence extends Evidence {
  documentId: string;
}

export interface StoredRequirement extends Requirement {
  evidence: StoredEvidence[];
}

/** The fields of the requirements form that are read from a document. */
export type RequirementField = 'position' | 'experience' | 'education' | 'salary';
export type RequirementEvidence = Partial<Record<RequirementField, StoredEvidence[]>>;

type JsonColumns = Pick<RequirementRevision, 'extracted' | 'evidence'>;

/** All requirements that were read, most important first. */
export function extractedOf(revision: JsonColumns): StoredRequirement[] {
  return (revision.extracted as unknown as StoredRequirement[]).map(renewRequirement);
}

/** The evidence of the form's fields; a field that a user wrote has none. */
export function evidenceOf(revision: JsonColumns): RequirementEvidence {
  return revision.evidence as unknown as RequirementEvidence;
}

/** For writing either of the two. */
export function asJson(value: StoredRequirement[] | RequirementEvidence): Prisma.InputJsonValue {
  return value as unknown as Prisma.InputJsonValue;
}

/** What facets score against. Without a revision nothing is required. */
export function toProjectRequirements(revision: RequirementRevision | null, title: string): ProjectRequirements {
  return {
    title: revision?.position ?? title,
    requiredSkills: revision?.requiredSkills ?? [],
    niceSkills: revision?.niceSkills ?? [],
    minYears: revision?.minYears ?? null,
    educationLevel: (revision?.educationLevel ?? null) as EducationLevel | null,
    certifications: revision?.certifications ?? [],
    languages: revision?.languages ?? [],
  };
}
