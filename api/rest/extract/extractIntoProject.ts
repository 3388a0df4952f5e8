import type { Ctx } from '../../../core/context.ts';
import { AppError, type ErrorParams } from '../../../core/errors.ts';
import { isErrorCode } from '../../../core/failures/errorMessages.ts';
import { getCandidateProfile } from '../../../core/profiles/getCandidateProfile.ts';
import { screenResumes } from '../../../core/screenings/screenResumes.ts';
import type { CandidateSource, Document } from '../../../prisma/generated/client.ts';
import { presentProfile } from '../candidates/presentProfile.ts';
import { type ExtractedItem, type FilesToExtract, type RefusedItem, refused } from './extractWithoutProject.ts';

export interface FilesIntoProject extends FilesToExtract {
  projectId: string;
  source: CandidateSource;
  /** Return only the outcome of each file. */
  minimal: boolean;
}

/** Adds résumés to a project and answers when all are scored. */
export async function extractIntoProject(
  ctx: Ctx,
  { projectId, files, source, minimal, signal }: FilesIntoProject,
): Promise<(ExtractedItem | TakenItem)[]> {
  const documents = await screenResumes(ctx, { projectId, files, source, signal });
  return Promise.all(documents.map(async (document) => (minimal ? presentTaken(ctx, document) : presentDocument(ctx, document))));
}

/** The outcome of a file. */
export interface TakenItem {
  file_name: string;
  candidate_id: string;
  known: boolean;
}

function presentTaken(ctx: Ctx, document: Document): TakenItem | RefusedItem {
  const { fileName, candidateId, duplicateOfId } = document;
  return candidateId === null
    ? presentFailure(ctx, document)
    : { file_name: fileName, candidate_id: candidateId, known: duplicateOfId !== null };
}

async function presentDocument(ctx: Ctx, document: Document): Promise<ExtractedItem> {
  const { fileName, candidateId } = document;
  const resume = candidateId === null ? null : presentProfile(await getCandidateProfile(ctx, { id: candidateId }), ctx.locale);
  return resume === null ? presentFailure(ctx, document) : { ...resume, file_name: fileName };
}

function presentFailure(ctx: Ctx, { fileName, errorCode, errorParams }: Document): RefusedItem {
  const code = errorCode !== null && isErrorCode(errorCode) ? errorCode : 'ABORTED';
  return refused(fileName, new AppError(code, (errorParams ?? {}) as ErrorParams), ctx);
}
