import { requireViewer } from '../access/requireViewer.ts';
import { userNames } from '../accounts/userNames.ts';
import { activitiesOf } from '../activities/listActivities.ts';
import { listAccess } from '../audit/listAccess.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { getCandidate } from '../candidates/getCandidate.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { readSelfReports } from '../fairness/selfReports/readSelfReports.ts';
import { loadMasks } from '../privacy/loadMasks.ts';

/** How many of the newest accesses are included. */
const mostAccess = 10_000;

/**
 * Everything stored about a candidate and those merged into it, to answer a person who asks for their data: fields, facts with their quotations, corrections,
 * texts of the documents, score, activities, what they said about themselves, and who had access when. Originals are downloaded separately. The audit log
 * records who exported it.
 *
 * @returns JSON, indented
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, BLIND_REVIEW
 */
export async function exportCandidateData(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<string> {
  const { userId } = requireViewer(ctx);
  const { id } = await getCandidate(ctx, { id: candidateId });
  if ((await loadMasks(ctx, { candidateIds: [id] })).size > 0) throw new AppError('BLIND_REVIEW');
  await recordAudit(ctx.db, { actorId: userId, action: 'candidate.data-exported', entity: 'candidate', entityId: id });
  const access = await listAccess(ctx, { candidateId: id, skip: 0, take: mostAccess });
  const names = await userNames(
    ctx,
    access.map(({ actorId }) => actorId),
  );
  const data = {
    exportedAt: ctx.now(),
    candidates: await readStored(ctx, id),
    access: access.map(({ action, actorId, createdAt, details }) => ({
      action,
      by: actorId === null ? null : (names.get(actorId) ?? null),
      at: createdAt,
      details,
    })),
  };
  return JSON.stringify(data, null, 2);
}

async function readStored(ctx: Ctx, id: string): Promise<object[]> {
  const found = await ctx.db.candidate.findMany({
    where: { OR: [{ id }, { mergedIntoId: id }] },
    orderBy: [{ mergedIntoId: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }],
    omit: { skillKeys: true, certificationKeys: true, lineKeys: true, searchText: true, educationText: true, personKeys: true },
    include: {
      project: { select: { title: true } },
      facts: { select: { facts: true, updatedAt: true } },
      corrections: { select: { field: true, value: true, createdAt: true } },
      meta: { select: { paymentExpected: true, currency: true, updatedAt: true } },
      score: { select: { values: true, details: true, mustMet: true, mustTotal: true, scoredAt: true } },
      documents: {
        select: {
          id: true,
          fileName: true,
          sizeBytes: true,
          sha256: true,
          sourceUrl: true,
          createdAt: true,
          file: { select: { readings: { select: { text: true } } } },
        },
      },
    },
  });
  const candidateIds = found.map((candidate) => candidate.id);
  const activities = await activitiesOf(ctx, { candidateIds });
  const said = await readSelfReports(ctx, { candidateIds });
  return found.map(({ project, facts, documents, ...candidate }) => ({
    ...candidate,
    position: project.title,
    facts: facts?.facts ?? null,
    documents: documents.map(({ file, ...document }) => ({ ...document, text: file?.readings[0]?.text ?? null })),
    activities: (activities.get(candidate.id) ?? []).map(({ authorId: _authorId, ...activity }) => activity),
    saidOfThemselves: said.get(candidate.id) ?? null,
  }));
}
