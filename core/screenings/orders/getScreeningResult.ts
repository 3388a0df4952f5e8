import type { Document, Screening } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { readPrivacy } from '../../privacy/readPrivacy.ts';
import { type CandidateWithScore, loadWithScores } from '../../profiles/loadWithScores.ts';
import { getScreening } from '../getScreening.ts';

export interface ScreeningResult {
  screening: Screening;
  /** Files: announced, read, and not read. */
  total: number;
  done: number;
  failed: number;
  /** Best first; candidates without a score come last. */
  candidates: CandidateWithScore[];
  /** Files that could not be read; in blind review without file names, which often contain people's names. */
  failures: Pick<Document, 'id' | 'fileName' | 'errorCode' | 'errorParams'>[];
}

/**
 * The progress of a screening, and its candidates so far.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getScreeningResult(ctx: Ctx, { id }: { id: string }): Promise<ScreeningResult> {
  const screening = await getScreening(ctx, { id });
  const { blind } = await readPrivacy(ctx);
  const documents = await ctx.db.document.findMany({
    where: { screeningId: id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, state: true, fileName: true, candidateId: true, errorCode: true, errorParams: true },
  });
  const candidateIds = [...new Set(documents.flatMap(({ candidateId }) => candidateId ?? []))];
  const found = [...(await loadWithScores(ctx, { candidateIds })).values()];
  const failures = documents.filter(({ state }) => state === 'FAILED');
  return {
    screening,
    total: Math.max(screening.expectedFiles, documents.length),
    done: documents.filter(({ state }) => state === 'DONE').length,
    failed: failures.length,
    candidates: found.sort((a, b) => (b.overall ?? -1) - (a.overall ?? -1) || (a.candidate.id < b.candidate.id ? -1 : 1)),
    failures: failures.map((document) => ({ ...document, fileName: blind ? '' : document.fileName })),
  };
}

/**
 * The viewer's screenings with an external id: none or one.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function findScreeningResults(ctx: Ctx, { externalId }: { externalId: string }): Promise<ScreeningResult[]> {
  const { userId } = requireViewer(ctx);
  const found = await ctx.db.screening.findMany({ where: { startedById: userId, externalId }, select: { id: true } });
  return Promise.all(found.map(({ id }) => getScreeningResult(ctx, { id })));
}
