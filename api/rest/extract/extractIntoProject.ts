import type { Ctx } from '../../../core/context.ts';
import { isErrorCode } from '../../../core/errorMessages.ts';
import { AppError, type ErrorParams } from '../../../core/errors.ts';
import { getCandidateProfile } from '../../../core/profiles/getCandidateProfile.ts';
import { screenResumes } from '../../../core/screenings/screenResumes.ts';
import type { Document } from '../../../prisma/generated/client.ts';
import { presentProfile } from '../candidates/presentProfile.ts';
import { type ExtractedItem, type FilesToExtract, refused } from './extractWithoutProject.ts';

/** Takes résumés into a project and answers when all are scored. */
export async function extractIntoProject(
  ctx: Ctx,
  { projectId, files, signal }: FilesToExtract & { projectId: string },
): Promise<ExtractedItem[]> {
  const documents = await screenResumes(ctx, { projectId, files, source: 'REST', signal });
  return Promise.all(documents.map((document) => presentDocument(ctx, document)));
}

async function presentDocument(ctx: Ctx, { fileName, candidateId, errorCode, errorParams }: Document): Promise<ExtractedItem> {
  const resume = candidateId === null ? null : presentProfile(await getCandidateProfile(ctx, { id: candidateId }), ctx.locale);
  if (resume !== null) return { ...resume, file_name: fileName };
  const code = errorCode !== null && isErrorCode(errorCode) ? errorCode : 'ABORTED';
  return refused(fileName, new AppError(code, (errorParams ?? {}) as ErrorParams), ctx);
}
