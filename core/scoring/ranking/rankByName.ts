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

/**
 * A page in the order of names. The index of names alone tells which names are on the page: it has no room for persons, so documents that are not their person's
 * best are counted in it, and taken off again. Only candidates with these names are looked up and, where they are the same, ranked.
 */
export function rankByName(
  ctx: Ctx,
  { overall, where: listed, onePerPerson, descending, skip, take }: NamePageInput,
): Promise<RankedCandidate[]> {
  const isHidden = onePerPerson
    ? Prisma.sql`candidates.person_id is not null and candidates.id not in (select id from best)`
    : Prisma.sql`false`;
  const way = Prisma.raw(descending ? 'desc' : 'asc');
  const name = Prisma.sql`name collate ${nameCollation}`;
  const fullName = Prisma.sql`full_name collate ${nameCollation}`;
  const [before, after] = descending ? [Prisma.raw('>'), Prisma.raw('<')] : [Prisma.raw('<'), Prisma.raw('>')];
  const [lowest, highest] = [Prisma.sql`(select min(${name}) from stretch)`, Prisma.sql`(select max(${name}) from stretch)`];
  const [first, last] = descending ? [highest, lowest] : [lowest, highest];
  const withinStretch = Prisma.sql`between ${lowest} and ${highest}`;
  const onPage = Prisma.sql`between (select min(${name}) from page) and (select max(${name}) from page)`;
  // The page begins at most so many names earlier in the index as there are unnamed ones, and ends at most so many later as are hidden.
  const start = Prisma.sql`greatest(0, ${skip}::int - (select count(*) from unnamed))`;
  const length = Prisma.sql`(select count(*) from unnamed) + ${take}::int + (select count(*) from hidden)`;
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with best as materialized (${bestDocuments(listed, overall)}),
    hidden as materialized (select full_name as name from candidates where ${listed} and ${isHidden} and full_name is not null),
    unnamed as materialized (
      select candidates.id, ${nameOrder} as name from candidates where ${listed} and full_name is null and not (${isHidden})
    ),
    stretch as materialized (
      select full_name as name from candidates where ${listed} and full_name is not null
      order by ${fullName} ${way} offset ${start} limit ${length}
    ),
    among as materialized (
      select id, name from unnamed where (${start} = 0 or not ${name} ${before} ${first})
        and ((select count(*) from stretch) < ${length} or not ${name} ${after} ${last})
    ),
    earlier as (
      select (select count(*) from candidates where ${listed} and ${fullName} ${before} ${first})
        + (select count(*) from unnamed where id not in (select id from among) and ${name} ${before} ${first})
        - (select count(*) from hidden where ${name} ${before} ${first}) as count
    ),
    counted as (
      select name, sum(count) as count from (
        select full_name as name, 1 as count from candidates where ${listed} and ${fullName} ${withinStretch}
        union all select name, 1 from among
        union all select name, -1 from hidden where ${name} ${withinStretch}
      ) as names group by name
    ),
    placed as (
      select name, count, (select count from earlier) + sum(count) over (order by ${name} ${way}) - count as before from counted
    ),
    page as materialized (select name, before from placed where before < ${skip + take}::int and before + count > ${skip}::int),
    near as (
      select candidates.id from candidates where ${listed} and not (${isHidden}) and ${fullName} ${onPage}
      union all select id from among where ${name} ${onPage}
    )
    select candidates.id::text as id, ${overall}::float8 as overall
    from near join candidates on candidates.id = near.id left join candidate_scores on candidate_scores.candidate_id = candidates.id
    order by ${nameOrder} ${way}, ${rankingOrder(overall)}
    offset ${skip}::int - (select min(before)::int from page) limit ${take}::int`;
}
