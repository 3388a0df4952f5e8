import { z } from 'zod';
import type { CandidateSource, ProjectStatus, Stage } from '../../prisma/generated/enums.ts';

/** REST uses the specification's names for enumerations; the database has its own. */
interface Names<Value extends string> {
  schema: z.ZodType<string>;
  /** Ignores case; null for an unknown name. */
  parse(name: string): Value | null;
  format(value: Value): string;
}

function names<Value extends string>(table: Record<Value, string>): Names<Value> {
  const entries = Object.entries(table) as [Value, string][];
  return {
    schema: z.enum(entries.map(([, name]) => name) as [string, ...string[]]),
    parse: (name) =>
      entries.find(([value, shown]) => [value, shown].some((known) => known.toLowerCase() === name.trim().toLowerCase()))?.[0] ??
      null,
    format: (value) => table[value],
  };
}

export const statusNames = names<ProjectStatus>({ OPEN: 'Open', DRAFT: 'Draft', CLOSED: 'Closed', ON_HOLD: 'On Hold' });

export const stageNames = names<Stage>({
  APPLIED: 'Applied',
  SCREENING: 'Screening',
  INTERVIEW: 'Interview',
  OFFER: 'Offer',
  HIRED: 'Hired',
  REJECTED: 'Rejected',
});

export const sourceNames = names<CandidateSource>({
  UPLOAD: 'upload',
  IMPORT: 'import',
  REST: 'rest',
  GRAPHQL: 'graphql',
  REFERRAL: 'referral',
  JOB_BOARD: 'job_board',
  LINKEDIN: 'linkedin',
  WEBSITE: 'website',
});

export const Id = z.string().describe('Opaque.');
export const Time = z.iso.datetime().describe('ISO 8601, UTC.');
