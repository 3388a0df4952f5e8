import type { Prisma } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { groupPersons, lockPersons } from '../candidates/groupPersons.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { deleteUnusedFiles } from '../documents/deleteUnusedFiles.ts';
import { inTransaction } from '../inTransaction.ts';
import { requireViewer } from '../requireViewer.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { eraseTraces } from './eraseTraces.ts';
import { findSamePerson, resumeHashes } from './findSamePerson.ts';

/**
 * Erases a person from every position: candidates with facts, score and history, the original files, notes and activities, lists, stored answers and
 * notifications. What remains is one audit record for each candidate, with ids only. It cannot be undone.
 *
 * @returns the ids of the erased candidates: see {@link findSamePerson}
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function erasePerson(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<{ erasedIds: string[] }> {
  const { userId } = requireViewer(ctx);
  const { erasedIds, screenings } = await inTransaction(ctx, async (tx) => {
    const { id: asked } = await lockCandidate(tx, { id: candidateId });
    const projects = new Set((await findSamePerson(tx, { id: asked })).map(({ projectId }) => projectId));
    for (const projectId of [...projects].sort()) await lockPersons(tx, { projectId });
    const persons = await findSamePerson(tx, { id: asked });
    const ids = persons.map(({ id }) => id);
    const groups = await findGroups(tx, ids);
    const opened = await deleteDocuments(tx, ids);
    await eraseTraces(tx, persons);
    await tx.candidate.deleteMany({ where: { id: { in: ids } } });
    for (const [projectId, candidateIds] of groups) await groupPersons(tx, { projectId, candidateIds });
    for (const { id, projectId } of persons)
      await recordAudit(tx, {
        actorId: userId,
        action: 'candidate.erased',
        entity: 'candidate',
        entityId: id,
        details: { projectId, asked },
      });
    return { erasedIds: ids, screenings: opened };
  });
  for (const screeningId of screenings) await refreshScreening(ctx, { screeningId });
  return { erasedIds };
}

/** Candidates who remain and were taken for the same person as an erased one, by position: their groups carry ids of members. */
async function findGroups(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<Map<string, string[]>> {
  const erased = await tx.candidate.findMany({
    where: { id: { in: [...ids] }, personId: { not: null } },
    select: { personId: true },
  });
  const remaining = await tx.candidate.findMany({
    where: { personId: { in: erased.flatMap(({ personId }) => personId ?? []) }, id: { notIn: [...ids] } },
    select: { id: true, projectId: true },
  });
  const groups = new Map<string, string[]>();
  for (const { id, projectId } of remaining) groups.set(projectId, [...(groups.get(projectId) ?? []), id]);
  return groups;
}

/** Deletes the résumés of candidates and all copies of them, also those not read yet. Answers the screenings that now wait for fewer files. */
async function deleteDocuments(tx: Prisma.TransactionClient, candidateIds: readonly string[]): Promise<string[]> {
  const hashes = await resumeHashes(tx, candidateIds);
  const where: Prisma.DocumentWhereInput = {
    OR: [{ candidateId: { in: [...candidateIds] } }, { kind: 'RESUME', sha256: { in: hashes } }],
  };
  const screenings = await tx.$queryRaw<{ id: string }[]>`
    with gone as (
      select screening_id, count(*)::int as files from documents
      where screening_id is not null and (candidate_id = any(${[...candidateIds]}::uuid[]) or (kind = 'RESUME' and sha256 = any(${hashes})))
      group by screening_id
    )
    update screenings set expected_files = greatest(0, expected_files - gone.files) from gone
    where screenings.id = gone.screening_id and state in ('UPLOADING', 'RUNNING')
    returning screenings.id::text as id`;
  await tx.document.deleteMany({ where });
  await deleteUnusedFiles(tx, { hashes });
  return screenings.map(({ id }) => id);
}
