import { z } from 'zod';
import type { SavedRow } from '../../../core/saved/listSaved.ts';
import { Id, savedNames, Time } from '../formats.ts';

const text = z.string().nullable();

/** A candidate in the caller's saved list. */
export const Saved = z
  .object({
    id: Id,
    candidate_id: Id,
    full_name: text,
    title: text,
    location: text,
    experience_years: z.number().nullable(),
    skills: z.array(z.string()),
    score: z.number().nullable(),
    status: savedNames.schema,
    starred: z.boolean(),
    email: text,
    phone: text,
    website: text,
    linkedin: text,
    created_at: Time,
  })
  .meta({ id: 'Saved' });

export function presentSaved({ saved, candidate, overall }: SavedRow): z.infer<typeof Saved> {
  const { title, location, skills, email, phone, website, linkedin } = candidate;
  return {
    title,
    location,
    skills,
    email,
    phone,
    website,
    linkedin,
    id: saved.id,
    candidate_id: candidate.id,
    full_name: candidate.fullName,
    experience_years: candidate.experienceYears,
    score: overall,
    status: savedNames.format(saved.status),
    starred: saved.starred,
    created_at: saved.createdAt.toISOString(),
  };
}
