import type { Ctx } from '../context.ts';

export interface InvitationTimesInput {
  /** The position that they were invited to. */
  projectId: string;
  candidateIds: readonly string[];
}

/**
 * When candidates were last invited to a position, by candidate id. An invitation of any candidate of the same person counts. Candidates never invited are
 * absent.
 */
export async function invitationTimes(
  { db }: Ctx,
  { projectId, candidateIds }: InvitationTimesInput,
): Promise<Map<string, Date>> {
  const rows = await db.$queryRaw<{ id: string; at: Date | null }[]>`
    select wanted.id::text as id, invited.at
    from candidates as wanted cross join lateral (
      select max(activities.created_at) as at
      from candidates as document join activities on activities.candidate_id = document.id
      where (document.id = wanted.id or document.person_keys && wanted.person_keys)
        and activities.invited_to_id = ${projectId}::uuid
    ) as invited
    where wanted.id = any(${[...candidateIds]}::uuid[])`;
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}
