import { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import { type IncomingFile, textFile, toIncomingFile } from '../../../core/documents/reading/prepareFiles.ts';
import { AppError, type ErrorParams } from '../../../core/errors.ts';
import { explainCode, isErrorCode } from '../../../core/failures/errorMessages.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { loadDocumentMasks } from '../../../core/privacy/loadDocumentMasks.ts';
import { listRankedCandidates } from '../../../core/scoring/ranking/listRankedCandidates.ts';
import { type ScreenedAtOnce, screenAtOnce } from '../../../core/screenings/screenAtOnce.ts';
import { limit, positionId } from '../fields.ts';
import { presentRanked } from '../presentRanked.ts';
import { defineTool } from '../tool.ts';

/** Shorter than the minute after which assistants give up on a tool. */
const timeoutMs = 50_000;

const Resume = z.object({
  name: z.string().min(1).max(longestTexts.word).describe('The file name.'),
  base64: z.string().optional().describe('The file itself: PDF, DOCX, DOC or TXT.'),
  text: z.string().optional().describe('The text, where there is no file.'),
});

export const screenDocuments = defineTool({
  name: 'screen_documents',
  title: 'Screen CVs',
  description:
    'Takes CVs into a position, reads and scores them, and gives the ranking as rank_candidates does. A CV that the position already has is recognised. If it takes longer than a minute, ask rank_candidates later.',
  needs: 'write',
  input: z.object({
    position_id: positionId.optional().describe('A position that exists. Without it a new one is made.'),
    position_title: z.string().max(200).optional().describe('For a new position; otherwise the job description names it.'),
    job_description: z
      .string()
      .max(100_000)
      .optional()
      .describe('The job description that candidates are scored against. Required for a new position.'),
    documents: z.array(Resume).min(1).max(50).describe('CVs.'),
    limit,
  }),
  async run(ctx, { position_id, position_title, job_description, documents, limit: take }, signal) {
    const screened = await screenAtOnce(ctx, {
      projectId: position_id,
      title: position_title,
      jobDescription: job_description,
      resumes: documents.map(toFile),
      signal,
      timeoutMs,
    });
    const { projectId, finished } = screened;
    const { items, total } = await listRankedCandidates(ctx, { projectId, onePerPerson: true, take });
    return {
      position_id: projectId,
      finished,
      documents: await presentDocuments(ctx, screened),
      candidates: await presentRanked(ctx, items),
      total,
    };
  },
});

function toFile({ name, base64, text }: z.output<typeof Resume>): IncomingFile {
  if (text !== undefined && base64 === undefined) return textFile(name, text);
  if (base64 === undefined || text !== undefined)
    throw new AppError('INVALID_INPUT', { message: `Give "${name}" either as base64 or as text.` });
  return toIncomingFile(name, Buffer.from(base64, 'base64'));
}

async function presentDocuments(ctx: Ctx, { documents }: ScreenedAtOnce) {
  const masks = await loadDocumentMasks(ctx, { documentIds: documents.map(({ id }) => id) });
  return documents.map(({ id, fileName, candidateId, state, errorCode, errorParams }) => ({
    name: masks.get(id)?.file(fileName) ?? fileName,
    state: state.toLowerCase(),
    candidate_id: candidateId,
    error:
      errorCode !== null && isErrorCode(errorCode)
        ? explainCode(errorCode, (errorParams ?? {}) as ErrorParams, ctx.locale)
        : null,
  }));
}
