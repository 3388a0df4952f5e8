import { z } from 'zod';

const words = z.string().nullable().default(null);
const list = z.array(z.string()).default([]);
const claim = z.object({ value: z.string(), quote: z.string() }).nullable().default(null);

const job = z.object({
  position: words,
  company: words,
  location: words,
  dates: words,
  start: words,
  end: words,
  current: z.boolean().default(false),
  responsibilities: list,
});

const study = z.object({
  degree: words,
  institution: words,
  specialization: words,
  dates: words,
  startYear: z.number().nullable().default(null),
  endYear: z.number().nullable().default(null),
  current: z.boolean().default(false),
});

export const salaryAnswer = z
  .object({
    quote: z.string(),
    amount: z.number(),
    max: z.number().nullable().default(null),
    currency: z.string(),
    period: z.enum(['year', 'month', 'day', 'hour']),
  })
  .nullable()
  .default(null);

/**
 * What a model is asked to answer about a résumé. Texts without a quotation beside them are quotations themselves. There is no field for a score or a
 * remark.
 */
export const resumeAnswer = z.object({
  name: claim,
  title: claim,
  email: claim,
  phone: claim,
  website: claim,
  linkedin: claim,
  location: claim,
  summary: words,
  statedYears: z.object({ value: z.number(), quote: z.string() }).nullable().default(null),
  experience: z.array(job).default([]),
  education: z.array(study).default([]),
  certifications: list,
  languages: z.array(z.object({ name: z.string(), level: words })).default([]),
  skills: list,
  achievements: list,
  salary: salaryAnswer,
  documentDate: claim,
});

export type ResumeAnswer = z.infer<typeof resumeAnswer>;
export type JobClaim = z.infer<typeof job>;
export type StudyClaim = z.infer<typeof study>;
export type Claim = z.infer<typeof claim>;
export type SalaryClaim = z.infer<typeof salaryAnswer>;
