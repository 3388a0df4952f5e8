import { setImmediate } from 'node:timers/promises';
import { Prisma } from '../../../prisma/generated/client.ts';
import { isActive } from '../../candidates/activeCandidate.ts';
import type { Ctx } from '../../context.ts';
import { bestOfPerson } from '../../scoring/ranking/bestOfPerson.ts';
import { weightedOverall } from '../../scoring/weightedOverall.ts';

/** The compared data of one candidate: keys of skills and certificates, education as folded text. */
export type Member = [skills: string[], certifications: string[], education: string];

/** Bytes of one candidate in {@link Members.marks}. */
export const markBytes = 20;

export interface Members {
  /** Id (16 bytes) and mark (4 bytes) of each. The mark changes whenever the candidate does. */
  marks: Buffer;
  members: Member[];
}

const chunkSize = 2_000;

/** Changes whenever the candidate does. */
const mark = Prisma.sql`(uuid_hash(candidates.id) # hashint8((date_part('epoch', candidates.updated_at) * 1000)::int8))`;

/**
 * The compared candidates of a position, sorted by id. One statement returns them as a few large texts, because a hundred thousand row objects would cost more
 * than everything else.
 *
 * @param ids only these candidates; null: all
 */
export async function* readMembers(
  ctx: Ctx,
  { projectId, ids }: { projectId: string; ids: readonly string[] | null },
): AsyncGenerator<Members> {
  const where = ids === null ? await comparedOf(ctx, projectId) : Prisma.sql`candidates.id = any(${[...ids]}::uuid[])`;
  const chunks = await ctx.db.$queryRaw<{ marks: Uint8Array; members: string }[]>`
    with members as (
      select candidates.id, ${mark} as mark, skill_keys, certification_keys, education_text, row_number() over (order by candidates.id) - 1 as place
      from candidates where ${where}
    )
    select string_agg(uuid_send(id) || int4send(mark), '' order by place) as marks,
      json_agg(json_build_array(skill_keys, coalesce(certification_keys, '{}'), education_text) order by place)::text as members
    from members group by place / ${chunkSize}::int order by min(place)`;
  for (const { marks, members } of chunks) {
    yield { marks: Buffer.from(marks), members: JSON.parse(members) as Member[] };
    // Lets other requests through: parsing a large position takes a while.
    await setImmediate();
  }
}

/** {@link Members.marks} of all compared candidates, sorted by id. */
export async function readMarks(ctx: Ctx, { projectId }: { projectId: string }): Promise<Buffer> {
  const [row] = await ctx.db.$queryRaw<{ marks: Uint8Array | null }[]>`
    select string_agg(uuid_send(candidates.id) || int4send(${mark}), '' order by candidates.id) as marks
    from candidates where ${await comparedOf(ctx, projectId)}`;
  return Buffer.from(row?.marks ?? []);
}

/** Hashes of the lines that more than one candidate of the position has. */
export async function readSharedLines(ctx: Ctx, { projectId }: { projectId: string }): Promise<ReadonlySet<number>> {
  const rows = await ctx.db.$queryRaw<{ keys: number[] | null }[]>`
    select array_agg(key) as keys from (
      select key from (select unnest(line_keys) as key from candidates where ${membersOf(projectId)}) as lines
      group by key having count(*) > 1) as shared`;
  return new Set(rows[0]?.keys);
}

/** The candidates shown in lists; of several documents of one person, the best ranked. */
async function comparedOf(ctx: Ctx, projectId: string): Promise<Prisma.Sql> {
  const where = membersOf(projectId);
  return Prisma.sql`${where} and ${bestOfPerson(where, await weightedOverall(ctx, null))}`;
}

function membersOf(projectId: string): Prisma.Sql {
  return Prisma.sql`candidates.project_id = ${projectId}::uuid and ${isActive}`;
}
