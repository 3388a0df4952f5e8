import { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import { longestTexts } from '../../core/input/limitedText.ts';
import type {
  ActivityChannel,
  ActivityType,
  CandidateSource,
  ChangeType,
  ProjectStatus,
  RejectionReason,
  SavedStatus,
  Stage,
} from '../../prisma/generated/enums.ts';

/** REST uses the specification's names for enumerations; the database has its own. */
interface Names<Value extends string> {
  schema: z.ZodType<string>;
  all: readonly string[];
  /** Ignores case; null for an unknown name. */
  parse(name: string): Value | null;
  format(value: Value): string;
}

/** @throws AppError INVALID_INPUT at the pointer, with the names there are */
export function readName<Value extends string>(names: Names<Value>, name: string, pointer: string): Value {
  const value = names.parse(name);
  if (value !== null) return value;
  const message = `One of: ${names.all.join(', ')}.`;
  throw new AppError('INVALID_INPUT', { message }, [{ pointer, message }]);
}

function names<Value extends string>(table: Record<Value, string>): Names<Value> {
  const entries = Object.entries(table) as [Value, string][];
  return {
    all: entries.map(([, name]) => name),
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

export const reasonNames = names<RejectionReason>({
  SKILLS: 'skills',
  EXPERIENCE: 'experience',
  EDUCATION: 'education',
  LOCATION: 'location',
  PAY: 'pay',
  WITHDREW: 'withdrew',
  POSITION_FILLED: 'position_filled',
  OTHER: 'other',
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

/** Reasons of a rejection. */
export const rejectionBody = {
  reason: z
    .string()
    .max(40)
    .nullish()
    .describe(
      `Why the candidate is rejected: needed with the stage Rejected unless there is a note. One of: ${reasonNames.all.join(', ')}.`,
    ),
  note: z.string().max(longestTexts.any).nullish().describe('Kept with the change of stage.'),
};

/** @throws AppError INVALID_INPUT at `/reason` */
export function readReason(name: string | null | undefined): RejectionReason | null {
  return name ? readName(reasonNames, name, '/reason') : null;
}

/** Sources of candidates that callers may set. */
export const sourceName = z
  .string()
  .max(40)
  .nullish()
  .describe(`One of: ${sourceNames.all.join(', ')}. rest by default.`);

/** @throws AppError INVALID_INPUT at `/source` */
export function readSource(name: string | null | undefined): CandidateSource {
  return name ? readName(sourceNames, name, '/source') : 'REST';
}

export const typeNames = names<ActivityType>({
  CONTACT: 'contact',
  SCHEDULE: 'schedule',
  NOTE: 'note',
  STAGE_CHANGE: 'stage_change',
});

export const channelNames = names<ActivityChannel>({
  EMAIL: 'email',
  PHONE: 'phone',
  LINKEDIN: 'linkedin',
  CALENDAR: 'calendar',
});

export const savedNames = names<SavedStatus>({
  SAVED: 'saved',
  SHORTLISTED: 'shortlisted',
  HIRED: 'hired',
  REJECTED: 'rejected',
});

export const changeNames = names<ChangeType>({
  CANDIDATE: 'candidate',
  SCORE: 'score',
  STAGE: 'stage',
  REQUIREMENT: 'requirement',
  PROJECT: 'project',
});

export const Id = z.string().describe('Opaque.');
export const Time = z.iso.datetime().describe('ISO 8601, UTC.');
