import { z } from 'zod';
import { Id } from '../formats.ts';

const text = z.string().nullable();
const partialDate = text.describe('YYYY or YYYY-MM; null if unknown.');

const Education = z.object({
  institution: text,
  degree: text.describe('As written.'),
  level: z.enum(['secondary', 'associate', 'bachelor', 'master', 'doctorate']).nullable(),
  specialization: text,
  start_year: z.int().nullable(),
  end_year: z.int().nullable(),
});

const Experience = z.object({
  company: text,
  position: text,
  start: partialDate,
  end: partialDate,
  current: z.boolean(),
  months: z.int().nullable(),
  responsibilities: z.array(z.string()),
});

const Quotation = z.object({
  text: z.string(),
  page: z.int(),
  start: z.int().describe('Offset into raw_text.'),
  end: z.int().describe('Exclusive.'),
});

/** All that was read from a résumé, with the places where it stands. */
export const ParsedResume = z
  .object({
    file_name: z.string(),
    candidate_id: Id.nullable(),
    name: text,
    title: text,
    years: z.number().nullable(),
    skills: z.array(z.string()),
    score: z.number().nullable(),
    email: text,
    phone: text,
    website: text,
    linkedin: text,
    location: text,
    summary: text,
    payment_expected: z.int().nullable().describe('Whole units a year.'),
    currency: text.describe('ISO 4217.'),
    education_degree: text.describe('Of the highest education.'),
    education_specialization: text,
    education: z.array(Education),
    certifications: z.array(z.string()),
    languages: z.array(z.string()),
    language_levels: z.array(z.object({ name: z.string(), level: text })),
    experience: z.array(Experience),
    experience_lines: z.array(z.string()),
    achievements: z.int().describe('How many have a figure.'),
    achievement_lines: z.array(z.string()),
    responsibilities: z.int().describe('How many are stated over all positions.'),
    raw_text: z.string(),
    engine: z.string().describe("`local`, or the model's name."),
    warnings: z.array(z.string()),
    warning_details: z.array(z.object({ code: z.string(), message: z.string(), page: z.int().nullable(), text })),
    evidence: z.record(z.string(), z.array(Quotation)).describe('By field: raw_text.slice(start, end) === text.'),
  })
  .meta({ id: 'ParsedResume' });
