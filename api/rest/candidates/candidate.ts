import { z } from 'zod';
import type { RankedRow } from '../../../core/scoring/ranking/readRankedRows.ts';
import type { Unread } from '../../../core/unread/explainUnread.ts';
import { Id, sourceNames, stageNames, Time } from '../formats.ts';

const text = z.string().nullable();

export const candidateFields = {
  id: Id,
  project_id: Id,
  full_name: text.describe('Null when the document names nobody.'),
  title: text,
  skills: z.array(z.string()),
  score: z.number().nullable().describe('0 to 100, one decimal; null until scored, and while the document counts as not read.'),
  facets: z
    .record(z.string(), z.number().nullable())
    .nullable()
    .describe('Every registered metric by its key, 0 to 100; null where there was nothing to score against.'),
  not_read: text.describe('Why the document counts as not read, and what to do; null when it was read.'),
  experience_years: z.number().nullable(),
  location: text,
  email: text,
  phone: text,
  website: text,
  linkedin: text,
  stage: stageNames.schema,
  source: sourceNames.schema,
  starred: z.boolean().describe('By you.'),
  archived: z.boolean(),
  person_id: Id.nullable().describe(
    'The same for all candidates of the position that are taken for one person (same e-mail, phone, or name and title). Null: nobody else is.',
  ),
  created_at: Time,
  updated_at: Time,
};

export const Candidate = z.object(candidateFields).meta({ id: 'Candidate' });

export function presentCandidate({
  candidate,
  overall,
  facets,
  unread,
}: RankedRow & { unread: Unread | undefined }): z.infer<typeof Candidate> {
  const { id, title, skills, location, email, phone, website, linkedin, starred } = candidate;
  return {
    id,
    title,
    skills,
    location,
    email,
    phone,
    website,
    linkedin,
    starred,
    project_id: candidate.projectId,
    full_name: candidate.fullName,
    score: overall,
    facets,
    not_read: unread ? `${unread.reason} ${unread.remedy}` : null,
    experience_years: candidate.experienceYears,
    stage: stageNames.format(candidate.stage),
    source: sourceNames.format(candidate.source),
    person_id: candidate.personId,
    archived: candidate.archivedAt !== null,
    created_at: candidate.createdAt.toISOString(),
    updated_at: candidate.updatedAt.toISOString(),
  };
}
