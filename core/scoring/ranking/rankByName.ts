import { Prisma } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { bestDocuments, nameCollation, nameOrder, rankingOrder } from './bestOfPerson.ts';
import type { RankedCandidate } from './rankDeep.ts';

export interface NamePageInput {
  overall: Prisma.Sql;
  /** SQL over `candidates` alone: whom to list. */
  where: Prisma.Sql;
  onePerPerson: boolean;
  descending: boolean;
  skip: number;
  take: number;
}

/** A page in the order of names. An index gives the names down to the page; only candidates with the names on it are looked up and, where they are the same, ranked. */
export function rankByName(
  ctx: Ctx,
  { overall, where: listed, onePerPerson, descending, skip, take }: NamePageInput,
): Promise<RankedCandidate[]> {
  const where = onePerPerson
    ? Prisma.sql`${listed} and (candidates.person_id is null or candidates.id in (select id from best))`
    : listed;
  const way = Prisma.raw(descending ? 'desc' : 'asc');
  const ofPage = Prisma.sql`between (select min(name collate ${nameCollation}) from page) and (select max(name collate ${nameCollation}) from page)`;
  const before = descending
    ? Prisma.sql`> (select max(name collate ${nameCollation}) from page)`
    : Prisma.sql`< (select min(name collate ${nameCollation}) from page)`;
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with best as materialized (${bestDocuments(listed, overall)}),
    named as (
      select full_name as name from candidates where ${where} and full_name is not null
      order by full_name collate ${nameCollation} ${way} limit ${skip + take}::int
    ),
    unnamed as materialized (select candidates.id, ${nameOrder} as name from candidates where ${where} and full_name is null),
    first as materialized (
      select name from (select name from named union all select name from unnamed) as names
      order by name collate ${nameCollation} ${way} limit ${skip + take}::int
    ),
    page as materialized (select name from first order by name collate ${nameCollation} ${way} offset ${skip}::int),
    near as (
      select candidates.id from candidates where ${where} and full_name collate ${nameCollation} ${ofPage}
      union all select id from unnamed where name collate ${nameCollation} ${ofPage}
    )
    select candidates.id::text as id, ${overall}::float8 as overall
    from near join candidates on candidates.id = near.id left join candidate_scores on candidate_scores.candidate_id = candidates.id
    order by ${nameOrder} ${way}, ${rankingOrder(overall)}
    offset ${skip}::int - (select count(*) from first where name collate ${nameCollation} ${before})::int limit ${take}::int`;
}
