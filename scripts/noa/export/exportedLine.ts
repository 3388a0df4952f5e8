import { z } from 'zod';

const text = z.string().optional();
const textOrNull = z.string().nullable();
const number = z.number().nullable();
const named = z.object({ known: textOrNull });

/** A line of the server's JSON Resume export, with what a database takes of it. */
export const ExportedLine = z.object({
  basics: z.object({
    name: text,
    label: text,
    summary: text,
    email: text,
    phone: text,
    url: text,
    location: z.object({ city: text }).optional(),
    profiles: z.array(z.object({ url: text })).optional(),
  }),
  work: z.array(
    z.object({ name: text, position: text, location: text, startDate: text, endDate: text, highlights: z.array(z.string()) }),
  ),
  education: z.array(z.object({ institution: text, studyType: text, area: text, startDate: text, endDate: text })),
  certificates: z.array(z.object({ name: z.string() })),
  languages: z.array(z.object({ language: text, fluency: text })),
  noa: z.object({
    id: z.string(),
    score: number,
    facets: z.record(z.string(), number),
    stage: z.string(),
    source: z.string(),
    starred: z.boolean(),
    archived: z.boolean(),
    not_read: z.boolean(),
    person_id: textOrNull,
    experience_years: number,
    education_level: textOrNull,
    payment_expected: number,
    currency: textOrNull,
    created_at: z.string(),
    updated_at: z.string(),
    skills: z.array(z.object({ name: z.string(), known: textOrNull, source: z.string(), last_used: textOrNull })),
    work: z.array(z.object({ current: z.boolean(), months: number })),
    education: z.array(z.object({ level: textOrNull })),
    certificates: z.array(named),
    languages: z.array(named),
    achievements: z.array(z.string()),
    requirements: z.array(z.object({ label: z.string(), kind: z.string(), importance: z.string(), score: number })),
    activities: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        channel: textOrNull,
        when: textOrNull,
        note: textOrNull,
        from_stage: textOrNull,
        to_stage: textOrNull,
        rejection_reason: textOrNull,
        author: textOrNull,
        created_at: z.string(),
      }),
    ),
  }),
});
export type ExportedLine = z.infer<typeof ExportedLine>;
