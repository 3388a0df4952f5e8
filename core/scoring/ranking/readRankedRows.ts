import type { Candidate } from '../../../prisma/generated/client.ts';
import { Prisma } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { loadMasks } from '../../privacy/loadMasks.ts';
import { maskShown } from '../../privacy/maskCandidate.ts';
import { facetSlots } from '../facetSlots.ts';
import { type FacetValues, nameValues } from '../facetValues.ts';

/** The fields of a candidate that lists show. */
export type RankedFields = Pick<
  Candidate,
  | 'id'
  | 'projectId'
  | 'fullName'
  | 'title'
  | 'skills'
  | 'experienceYears'
  | 'location'
  | 'email'
  | 'phone'
  | 'website'
  | 'linkedin'
  | 'stage'
  | 'source'
  | 'starred'
  | 'archivedAt'
  | 'unread'
  | 'personId'
  | 'createdAt'
  | 'updatedAt'
>;

export interface RankedRow {
  candidate: RankedFields;
  /** 0 to 100, one decimal; null until the candidate is scored. */
  overall: number | null;
  /** Null until the candidate is scored. */
  facets: FacetValues | null;
}

/** SQL over `candidates` for a {@link StoredCandidate}. The star is the viewer's. */
export const listedColumns = (
  userId: string,
): Prisma.Sql => Prisma.sql`candidates.id, candidates.project_id as "projectId", full_name as "fullName", title, skills, experience_years as "experienceYears", location,
  email, phone, website, linkedin, stage, source,
  candidates.id in (select candidate_id from saved_candidates where user_id = ${userId}::uuid and starred) as starred, archived_at as "archivedAt", unread, person_id as "personId", created_at as "createdAt",
  updated_at as "updatedAt"`;

type Time = 'archivedAt' | 'createdAt' | 'updatedAt';
/** {@link RankedFields} as the database returns them in JSON. */
export type StoredCandidate = Omit<RankedFields, Time> & Record<Time, string | null>;
type StoredRow = StoredCandidate & { values: number[] | null; overall: number | null };

/**
 * Candidates in the order of the ids, as the viewer may see them; deleted ones are left out. The rows come as one text, because a hundred thousand row objects
 * of the database client would cost ten times as much.
 */
export async function readRankedRows(
  ctx: Ctx,
  { ids, overall }: { ids: readonly string[]; overall: Prisma.Sql },
): Promise<RankedRow[]> {
  const { userId } = requireViewer(ctx);
  const slots = await facetSlots(ctx);
  const [stored] = await ctx.db.$queryRaw<{ rows: string | null }[]>`
    select json_agg(listed)::text as rows from (
      select ${listedColumns(userId)}, candidate_scores.values, ${overall}::float8 as overall
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      where candidates.id = any(${[...ids]}::uuid[])) as listed`;
  const rows = JSON.parse(stored?.rows ?? '[]') as StoredRow[];
  const masks = await loadMasks(ctx, { candidateIds: ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { values, overall: score, ...candidate } = row;
    const facets = values && nameValues(ctx, slots, values);
    return { candidate: maskShown(readTimes(candidate), masks.get(id)), overall: score, facets };
  });
}

export function readTimes(row: StoredCandidate): RankedFields {
  const { archivedAt, createdAt, updatedAt } = row;
  return {
    ...row,
    archivedAt: archivedAt === null ? null : new Date(archivedAt),
    createdAt: new Date(createdAt ?? 0),
    updatedAt: new Date(updatedAt ?? 0),
  };
}
