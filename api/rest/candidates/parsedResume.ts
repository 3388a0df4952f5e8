import { z } from 'zod';
import { payPeriods } from '../../../plugins/contract.ts';
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

const SkillDetail = z.object({
  name: z.string().describe('As printed.'),
  known: text.describe('The name that it is matched by; null if unknown.'),
  source: z.enum(['listed', 'shown']).describe('Listed by the writer, or shown in a job, a certificate or another text.'),
  last_used: partialDate,
  evidence: z.array(Quotation),
});

const Payment = z.object({
  amount: z.int().describe('Whole units a year: month × 12, hour × 40 × 52. Of a range, its lower end.'),
  max: z.int().nullable(),
  period: z.enum(payPeriods).describe('How the document states it.'),
  currency: z.string().describe('ISO 4217.'),
});

/** Everything extracted from a résumé, with places in the document. */
export const ParsedResume = z
  .object({
    file_name: z.string(),
    candidate_id: Id.nullable(),
    name: text,
    title: text,
    years: z.number().nullable(),
    skills: z.array(z.string()).describe('As printed, those that the writer lists first.'),
    skill_details: z.array(SkillDetail),
    score: z.number().nullable(),
    email: text,
    phone: text,
    website: text,
    linkedin: text,
    location: text,
    summary: text,
    payment_expected: z.int().nullable().describe('Whole units a year.'),
    currency: text.describe('ISO 4217.'),
    payment: Payment.nullable(),
    education_degree: text.describe('Of the highest education.'),
    education_specialization: text,
    education: z.array(Education),
    certifications: z.array(z.string()),
    languages: z.array(z.string()).describe('As printed.'),
    language_levels: z.array(z.object({ name: z.string(), known: text.describe('English name.'), level: text })),
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
