import { Prisma, type SavedStatus } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';

/** `TOGGLE` switches between shortlisted and saved. Null keeps the status of saved candidates and saves the others. */
export type SavedTarget = SavedStatus | 'TOGGLE' | null;

export interface SaveCandidatesInput extends CandidateChange {
  target: SavedTarget;
  /** Absent: shortlisted candidates are starred, saved ones are not, and for all others the star stays. */
  starred?: boolean | null | undefined;
}

/** Saves candidates for the user, or changes their status in the user's list. */
export async function saveCandidates(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, now, target, starred }: SaveCandidatesInput,
): Promise<void> {
  const first = target === 'TOGGLE' ? 'SHORTLISTED' : (target ?? 'SAVED');
  await tx.$executeRaw`
    insert into saved_candidates (id, user_id, candidate_id, status, starred, created_at, updated_at)
    select gen_random_uuid(), ${userId}::uuid, id, ${first}::saved_status, ${starred ?? first === 'SHORTLISTED'}::boolean, ${now}::timestamptz,
      ${now}::timestamptz
    from unnest(${[...candidateIds]}::uuid[]) as id
    on conflict (user_id, candidate_id) do update set status = ${nextStatus(target)}, starred = ${nextStar(target, starred ?? null)},
      updated_at = excluded.updated_at`;
}

const isShortlisted = Prisma.sql`saved_candidates.status = 'SHORTLISTED'`;

function nextStatus(target: SavedTarget): Prisma.Sql {
  if (target === null) return Prisma.sql`saved_candidates.status`;
  if (target === 'TOGGLE') return Prisma.sql`case when ${isShortlisted} then 'SAVED' else 'SHORTLISTED' end::saved_status`;
  return Prisma.sql`excluded.status`;
}

function nextStar(target: SavedTarget, starred: boolean | null): Prisma.Sql {
  if (starred !== null) return Prisma.sql`${starred}::boolean`;
  if (target === 'TOGGLE') return Prisma.sql`not (${isShortlisted})`;
  return target === 'SAVED' || target === 'SHORTLISTED' ? Prisma.sql`excluded.starred` : Prisma.sql`saved_candidates.starred`;
}
