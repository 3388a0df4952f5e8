import { z } from 'zod';
import type { CandidateSource, Screening } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { getProject } from '../projects/getProject.ts';
import { type OpenScreeningInput, openScreening } from './openScreening.ts';

export interface StartScreeningInput extends Pick<OpenScreeningInput, 'title' | 'sample' | 'externalId' | 'callbackUrl'> {
  /** Absent: a new position. */
  projectId?: string | null | undefined;
  expectedJobDescriptions: number;
  expectedResumes: number;
  /** The source of its candidates; UPLOAD by default. */
  source?: CandidateSource;
}

const count = z.number().int().min(0).max(1_000_000);
const input = z.object({ expectedJobDescriptions: count, expectedResumes: count });

/**
 * Creates a screening; its files follow with `uploadDocuments`.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, TOO_MANY_FILES; NO_JOB_DESCRIPTION and NO_RESUMES when neither this screening nor the project
 * brings any
 */
export async function startScreening(ctx: Ctx, wanted: StartScreeningInput): Promise<Screening> {
  return openScreening(ctx, await checkScreening(ctx, wanted));
}

/** Checks the input: see {@link startScreening}. */
export async function checkScreening(
  ctx: Ctx,
  { projectId, title, source = 'UPLOAD', sample, externalId, callbackUrl, ...counts }: StartScreeningInput,
): Promise<OpenScreeningInput> {
  const { userId } = requireViewer(ctx);
  const expected = parseInput(input, counts);
  const total = expected.expectedJobDescriptions + expected.expectedResumes;
  if (total > ctx.limits.maxFiles) throw new AppError('TOO_MANY_FILES', { limit: ctx.limits.maxFiles });
  if (projectId) await refuseIncomplete(ctx, projectId, expected);
  else refuseMissing(expected);
  return { userId, projectId: projectId ?? null, title, expected, source, sample, externalId, callbackUrl };
}

type Expected = z.output<typeof input>;

function refuseMissing({ expectedJobDescriptions, expectedResumes }: Expected): void {
  if (expectedJobDescriptions === 0) throw new AppError('NO_JOB_DESCRIPTION');
  if (expectedResumes === 0) throw new AppError('NO_RESUMES');
}

/** A project with requirements needs no job description, and one with candidates may get a job description alone. */
async function refuseIncomplete(
  ctx: Ctx,
  projectId: string,
  { expectedJobDescriptions, expectedResumes }: Expected,
): Promise<void> {
  const { currentRevisionId } = await getProject(ctx, { id: projectId });
  if (expectedJobDescriptions === 0 && currentRevisionId === null) throw new AppError('NO_JOB_DESCRIPTION');
  if (expectedResumes > 0) return;
  const candidates = await ctx.db.candidate.count({ where: { projectId } });
  if (expectedJobDescriptions === 0 || candidates === 0) throw new AppError('NO_RESUMES');
}
