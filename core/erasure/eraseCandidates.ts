import type { Prisma } from '../../prisma/generated/client.ts';
import { recordAudits } from '../audit/recordAudit.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import { deleteUnusedFiles } from '../documents/deleteUnusedFiles.ts';
import type { Notified } from '../notifications/notification.ts';
import { enqueue } from '../queue.ts';
import { erasePresets } from './erasePresets.ts';
import { eraseTraces } from './eraseTraces.ts';
import { type PersonRow, resumeHashes } from './findSamePerson.ts';
import { redactNotes } from './redactNotes.ts';

export interface EraseCandidatesInput {
  /** Ids, including candidates merged into these. Their positions must be locked (`lockPersons`). */
  persons: readonly PersonRow[];
  /** Null when a retention rule erases them. */
  actorId: string | null;
  /** Details for the audit records: ids and settings. */
  details: Prisma.InputJsonObject;
  /** Also delete copies of their résumés that wait in other positions. */
  everywhere: boolean;
  now: Date;
}

export interface ErasedCandidates {
  erasedIds: string[];
  erasedPresets: number;
  /** Number of notes on others in which their name, e-mail or phone was redacted. */
  redactedNotes: number;
  /** Refresh them after the commit (`refreshScreening`). */
  screenings: string[];
  /** Announce them after the commit. */
  notified: Notified[];
}

/** Erases candidates with everything stored about them, for users and for retention rules alike. */
export async function eraseCandidates(
  tx: Prisma.TransactionClient,
  { persons, actorId, details, everywhere, now }: EraseCandidatesInput,
): Promise<ErasedCandidates> {
  const ids = persons.map(({ id }) => id);
  const groups = await findGroups(tx, ids);
  const screenings = await deleteDocuments(tx, persons, everywhere);
  await eraseTraces(tx, persons);
  await tx.candidate.deleteMany({ where: { id: { in: ids } } });
  // After the deletion, because words that remaining candidates share do not identify the erased ones.
  const { erasedPresets, notified } = await erasePresets(tx, { persons, now });
  const redactedNotes = await redactNotes(tx, { persons });
  for (const [projectId, candidateIds] of groups) await groupPersons(tx, { projectId, candidateIds });
  const entry = { actorId, action: 'candidate.erased', entity: 'candidate' } as const;
  await recordAudits(
    tx,
    persons.map(({ id, projectId }) => ({ ...entry, entityId: id, details: { projectId, ...details } })),
  );
  await enqueue(tx, 'purgeErased', {}, { jobKey: 'purgeErased' });
  return { erasedIds: ids, erasedPresets, redactedNotes, screenings, notified };
}

/** Remaining candidates that were grouped with an erased one, by position. A group's id is that of a member, so it must be renewed. */
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

/** Deletes the résumés of candidates and all copies, including those not read yet. Returns the screenings that now wait for fewer files. */
async function deleteDocuments(
  tx: Prisma.TransactionClient,
  persons: readonly PersonRow[],
  everywhere: boolean,
): Promise<string[]> {
  const candidateIds = persons.map(({ id }) => id);
  const projectIds = [...new Set(persons.map(({ projectId }) => projectId))];
  const hashes = await resumeHashes(tx, candidateIds);
  const where: Prisma.DocumentWhereInput = {
    OR: [
      { candidateId: { in: candidateIds } },
      { kind: 'RESUME', sha256: { in: hashes }, ...(everywhere ? {} : { projectId: { in: projectIds } }) },
    ],
  };
  const screenings = await tx.$queryRaw<{ id: string }[]>`
    with gone as (
      select screening_id, count(*)::int as files from documents
      where screening_id is not null and (candidate_id = any(${candidateIds}::uuid[])
        or (kind = 'RESUME' and sha256 = any(${hashes}) and (${everywhere} or project_id = any(${projectIds}::uuid[]))))
      group by screening_id
    )
    update screenings set expected_files = greatest(0, expected_files - gone.files) from gone
    where screenings.id = gone.screening_id and state in ('UPLOADING', 'RUNNING')
    returning screenings.id::text as id`;
  await tx.document.deleteMany({ where });
  await deleteUnusedFiles(tx, { hashes });
  return screenings.map(({ id }) => id);
}
