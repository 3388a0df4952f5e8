import { z } from 'zod';
import type { Locale } from '../../../core/context.ts';
import type { ErrorParams } from '../../../core/errors.ts';
import { explainCode, isErrorCode } from '../../../core/failures/errorMessages.ts';
import type { ScreeningResult } from '../../../core/screenings/orders/getScreeningResult.ts';
import { ScreeningState } from '../../../prisma/generated/enums.ts';
import { Candidate, presentCandidate } from '../candidates/candidate.ts';
import { Id, Time } from '../formats.ts';

export const screeningFields = {
  id: Id,
  external_id: z.string().nullable(),
  state: z.enum(ScreeningState).describe('COMPLETED and CANCELLED are ends.'),
  project_id: Id,
  total: z.int().describe('Files, announced or arrived.'),
  done: z.int(),
  failed: z.int(),
  candidates: z.array(Candidate).describe('Found so far, best first.'),
  failures: z
    .array(z.object({ file_name: z.string().nullable(), code: z.string(), message: z.string() }))
    .describe('Files that could not be read, and why.'),
  created_at: Time,
  finished_at: Time.nullable(),
};

/** One run of upload, extraction and scoring. */
export const Screening = z.object(screeningFields).meta({ id: 'Screening' });

export function presentScreening(result: ScreeningResult, locale: Locale): z.infer<typeof Screening> {
  const { screening, total, done, failed } = result;
  return {
    id: screening.id,
    external_id: screening.externalId,
    state: screening.state,
    project_id: screening.projectId,
    total,
    done,
    failed,
    candidates: result.candidates.map(presentCandidate),
    failures: result.failures.map(({ fileName, errorCode, errorParams }) => {
      const code = errorCode !== null && isErrorCode(errorCode) ? errorCode : 'ABORTED';
      return { file_name: fileName || null, code, message: explainCode(code, (errorParams ?? {}) as ErrorParams, locale) };
    }),
    created_at: screening.createdAt.toISOString(),
    finished_at: screening.finishedAt?.toISOString() ?? null,
  };
}
