import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive } from '../../candidates/activeCandidate.ts';
import type { Ctx } from '../../context.ts';
import { bestOfPerson } from '../../scoring/bestOfPerson.ts';
import { weightedOverall } from '../../scoring/weightedOverall.ts';

/** What is compared of one candidate: id, keys of skills and certificates, education in folded letters. */
export type Member = [id: string, skills: string[], certifications: string[], education: string];

const chunkSize = 2_000;

/**
 * The candidates of a position that are compared: those of its lists, of several documents of one person the best ranked. One statement; the rows come as a few
 * large texts, because a hundred thousand row objects would cost more than everything else.
 */
export async function* readMembers(ctx: Ctx, { projectId }: { projectId: string }): AsyncGenerator<Member[]> {
  const where = membersOf(projectId);
  const overall = await weightedOverall(ctx, null);
  const chunks = await ctx.db.$queryRaw<{ members: string }[]>`
    with members as (
      select candidates.id, skill_keys, certification_keys, education_text, row_number() over (order by candidates.id) - 1 as place
      from candidates where ${where} and ${bestOfPerson(where, overall)}
    )
    select json_agg(json_build_array(id, skill_keys, coalesce(certification_keys, '{}'), education_text) order by place)::text as members
    from members group by place / ${chunkSize}::int order by min(place)`;
  for (const { members } of chunks) {
    yield JSON.parse(members) as Member[];
    // Lets other requests through: parsing a large position takes a while.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Hashes of the lines that more than one candidate of the position has. */
export async function readSharedLines(ctx: Ctx, { projectId }: { projectId: string }): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.$queryRaw<{ keys: number[] | null }[]>`
    select array_agg(key) as keys from (
      select key from (select unnest(line_keys) as key from candidates where ${membersOf(projectId)}) as lines
      group by key having count(*) > 1) as shared`;
  return new Set(rows[0]?.keys);
}

/** Changes whenever a candidate of the position comes, goes or gets other facts. */
export async function readGroupStamp(ctx: Ctx, { projectId }: { projectId: string }): Promise<string> {
  const [row] = await ctx.db.$queryRaw<{ stamp: string }[]>`
    select count(*) || ' ' || coalesce(max(updated_at)::text, '') as stamp from candidates where ${membersOf(projectId)}`;
  return row?.stamp ?? '';
}

function membersOf(projectId: string): Prisma.Sql {
  return Prisma.sql`candidates.project_id = ${projectId}::uuid and ${isActive}`;
}
