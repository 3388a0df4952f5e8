import type { CandidateSource, Prisma } from '../../../prisma/generated/client.ts';
import { readJobAwaited } from '../../screenings/awaitsJobDescription.ts';
import type { ReadResume } from './readResume.ts';

/** A résumé that is being finished; nobody else can change its document before the transaction ends. */
export interface LockedResume extends ReadResume {
  given: ReadResume;
  readShare: number | null;
  /** The candidate that it belongs to already, its own or its twin's; null: it becomes a new one. */
  candidateId: string | null;
  /** The same content may have arrived through another screening in the meantime: then this document is a copy, and its candidate already exists. */
  twin: string | null;
  /** A job description of its screening is still to come. */
  pending: boolean;
  /** The source of its candidate. */
  source: CandidateSource;
}

interface Found {
  id: string;
  candidateId: string | null;
  twin: string | null;
  twinCandidateId: string | null;
}

/**
 * Locks the documents of résumés, and reads what their candidates depend on. Leaves out those that were cancelled, deleted or finished in the meantime. Call it under
 * the locks of `shareProject`; the résumés have different contents.
 */
export async function lockResumes(tx: Prisma.TransactionClient, resumes: readonly ReadResume[]): Promise<LockedResume[]> {
  const claimed = resumes.map(({ document, reading }) => ({
    id: document.id,
    state: reading === null ? 'EXTRACTING' : 'READING',
  }));
  const found = await tx.$queryRaw<Found[]>`/* keep the plan */
    select documents.id::text as id, documents.candidate_id::text as "candidateId", twin.id::text as twin, twin.candidate_id::text as "twinCandidateId"
    from jsonb_to_recordset(${JSON.stringify(claimed)}::jsonb) as claimed(id uuid, state document_state)
    join documents on documents.id = claimed.id and documents.state = claimed.state
    left join lateral (
      select id, candidate_id from documents as others
      where documents.candidate_id is null and others.project_id = documents.project_id and others.kind = 'RESUME' and others.sha256 = documents.sha256
        and others.candidate_id is not null and others.duplicate_of_id is null limit 1
    ) as twin on true
    order by documents.id for no key update of documents`;
  const rows = new Map(found.map((row) => [row.id, row]));
  const screenings = new Map<string, Awaited<ReturnType<typeof readJobAwaited>>>();
  for (const { document } of resumes) {
    const { screeningId } = document;
    if (screeningId !== null && !screenings.has(screeningId))
      screenings.set(screeningId, await readJobAwaited(tx, { screeningId }));
  }
  return resumes.flatMap((given): LockedResume[] => {
    const { document, reading } = given;
    const row = rows.get(document.id);
    if (row === undefined) return [];
    const awaited = document.screeningId === null ? null : screenings.get(document.screeningId);
    const { candidateId, twin, twinCandidateId } = row;
    return [
      {
        ...given,
        given,
        readShare: (reading ?? document).readShare,
        candidateId: candidateId ?? twinCandidateId,
        twin,
        pending: awaited?.pending ?? false,
        source: awaited?.source ?? 'UPLOAD',
      },
    ];
  });
}
