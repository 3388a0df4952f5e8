import { z } from 'zod';
import { extractedOf } from '../../../core/projects/requirements/revision.ts';
import type { Requirement } from '../../../plugins/contract.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import { Id, Time } from '../formats.ts';

const text = z.string().nullable();

export const requirementSigns = {
  category: z.enum(['technical', 'soft', 'other']),
  importance: z.enum(['must', 'nice']),
  kind: z.enum(['skill', 'soft-skill', 'experience', 'education', 'certification', 'language', 'other']),
};

/** A requirement as a job description states it. */
export const ExtractedRequirement = z
  .object({
    label: z.string().describe("In the job description's words."),
    ...requirementSigns,
    confidence: z.number().describe('0 to 1.'),
    evidence: z
      .object({ text: z.string(), start: z.int(), end: z.int() })
      .nullable()
      .describe('The first line it rests on; null for what a user wrote.'),
  })
  .meta({ id: 'ExtractedReq' });

/** A position's current requirements. */
export const Requirements = z
  .object({
    project_id: Id,
    position: text,
    required_skills: z.array(z.string()),
    nice_skills: z.array(z.string()),
    experience: text,
    education: text,
    salary: text,
    selected: z.array(z.string()),
    extracted: z.array(ExtractedRequirement),
    source_name: text,
    revision_id: Id.nullable().describe('Null until requirements were read or entered.'),
    updated_at: Time.nullable(),
  })
  .meta({ id: 'Requirements' });

export function presentExtracted({
  label,
  category,
  importance,
  kind,
  confidence,
  evidence: [first],
}: Requirement): z.infer<typeof ExtractedRequirement> {
  return {
    label,
    category,
    importance,
    kind,
    confidence,
    evidence: first ? { text: first.text, start: first.start, end: first.end } : null,
  };
}

/** Before requirements were read or entered. */
const none = {
  position: null,
  requiredSkills: [],
  niceSkills: [],
  experience: null,
  education: null,
  salary: null,
  selected: [],
  sourceName: null,
};

export function presentRequirements(projectId: string, revision: RequirementRevision | null): z.infer<typeof Requirements> {
  const { position, requiredSkills, niceSkills, experience, education, salary, selected, sourceName } = revision ?? none;
  return {
    project_id: projectId,
    position,
    required_skills: requiredSkills,
    nice_skills: niceSkills,
    experience,
    education,
    salary,
    selected,
    extracted: revision === null ? [] : extractedOf(revision).map(presentExtracted),
    source_name: sourceName,
    revision_id: revision?.id ?? null,
    updated_at: revision?.createdAt.toISOString() ?? null,
  };
}
