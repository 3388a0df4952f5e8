import { z } from 'zod';
import { salaryAnswer } from './resumeAnswer.ts';

const claim = z.object({ value: z.string(), quote: z.string() }).nullable().default(null);

const requirement = z.object({
  label: z.string(),
  kind: z.enum(['skill', 'soft-skill', 'experience', 'education', 'certification', 'language', 'other']),
  importance: z.enum(['must', 'nice']),
  minYears: z.number().nullable().default(null),
  quote: z.string(),
});

/** What a model is asked to answer about a job description. */
export const jobAnswer = z.object({
  title: claim,
  requirements: z.array(requirement).default([]),
  minYears: z.object({ value: z.number(), quote: z.string() }).nullable().default(null),
  education: z.object({ quote: z.string() }).nullable().default(null),
  salary: salaryAnswer,
  location: claim,
});

export type JobAnswer = z.infer<typeof jobAnswer>;
export type RequirementClaim = z.infer<typeof requirement>;
