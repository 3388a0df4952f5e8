import { isMostlyUnread } from '../../../plugins/contract/reading.ts';
import type { Prisma } from '../../../prisma/generated/client.ts';
import { candidateColumns } from '../../candidates/candidateColumns.ts';
import { groupFresh, movePersons } from '../../candidates/groupPersons.ts';
import { orderedId } from '../../candidates/orderedId.ts';
import { upsertFromFacts } from '../../candidates/upsertFromFacts.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { enqueueMany } from '../../queue.ts';
import { type ProjectNow, scoreNewCandidates, shareProject } from '../../scoring/scoreNewCandidate.ts';
import { type LockedResume, lockResumes } from './lockResumes.ts';
import type { ReadResume } from './readResume.ts';
import { type FinishedResume, writeResumes } from './writeResumes.ts';

/** Whether the résumé's document has ended; false also when there was nothing to finish any more. */
export type HasEnded = boolean;

/**
 * Creates candidates from the facts of a position's résumés and scores them in the same transaction. While a job description of the same screening is still being
 * read, its candidates wait, and are scored with all others afterwards. Résumés that were cancelled, deleted or finished in the meantime are left as they are.
 */
export async function finishResumes(
  ctx: Ctx,
  { projectId, resumes }: { projectId: string; resumes: readonly ReadResume[] },
): Promise<HasEnded[]> {
  const ended = new Set<ReadResume>();
  // One after the other where contents are the same: the second joins the candidate of the first.
  for (const round of toRounds(resumes)) {
    const finished = await inTransaction(ctx, (tx) => finishRound(ctx, tx, projectId, round));
    for (const resume of finished) ended.add(resume);
  }
  return resumes.map((resume) => ended.has(resume));
}

function toRounds(resumes: readonly ReadResume[]): ReadResume[][] {
  const rounds: Map<string, ReadResume>[] = [];
  for (const resume of resumes) {
    const { sha256 } = resume.document;
    const round = rounds.find((one) => !one.has(sha256)) ?? new Map<string, ReadResume>();
    if (round.size === 0) rounds.push(round);
    round.set(sha256, resume);
  }
  return rounds.map((round) => [...round.values()]);
}

/** @returns those whose documents have ended */
async function finishRound(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  projectId: string,
  given: readonly ReadResume[],
): Promise<ReadResume[]> {
  const project = await shareProject(tx, { projectId });
  if (project === null) return [];
  const locked = await lockResumes(tx, given);
  const finished = await makeFinished(ctx, tx, project, locked);
  const fresh = finished.flatMap(({ candidate }) => candidate ?? []);
  const persons = await groupFresh(tx, { projectId, fresh });
  await writeResumes(ctx, tx, { resumes: finished, persons: persons.fresh });
  await movePersons(tx, persons.moved);
  for (const { document, extraction, readShare, candidateId, candidate, twin } of finished)
    if (candidate === null && twin === null)
      await upsertFromFacts(ctx, tx, { document: { ...document, readShare, candidateId }, ...extraction });
  const payloads = finished.flatMap(({ candidateId, isScoredLater }) => (isScoredLater ? [{ candidateId }] : []));
  await enqueueMany(tx, 'scoreCandidate', { payloads, priority: -2 });
  return finished.filter(({ ends }) => ends).map(({ given }) => given);
}

/** Scores the résumés that become candidates and need not wait. */
async function makeFinished(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  project: ProjectNow,
  resumes: readonly LockedResume[],
): Promise<(FinishedResume & { isScoredLater: boolean })[]> {
  const isUnread = ({ readShare }: LockedResume) => isMostlyUnread(readShare);
  const scorable = resumes.filter((resume) => !isUnread(resume) && !resume.pending && resume.candidateId === null);
  const facts = scorable.map(({ extraction }) => ({ facts: extraction.facts, corrections: [] }));
  const scores = await scoreNewCandidates(ctx, tx, project, facts);
  return resumes.map((resume) => {
    const unread = isUnread(resume);
    const candidateId = resume.candidateId ?? orderedId();
    const score = scores[scorable.indexOf(resume)] ?? null;
    const ends = unread || score !== null;
    return {
      ...resume,
      candidateId,
      candidate: resume.candidateId === null ? newCandidate(ctx, { ...resume, candidateId, unread }) : null,
      score: score && { ...score, candidateId },
      ends,
      isScoredLater: !ends && !resume.pending,
    };
  });
}

function newCandidate(
  ctx: Ctx,
  {
    candidateId: id,
    unread,
    document: { projectId },
    extraction,
    source,
  }: LockedResume & { candidateId: string; unread: boolean },
) {
  return { id, ...candidateColumns(extraction.facts), unread, projectId, source, createdAt: ctx.now() };
}
