import { Prisma } from '../../../prisma/generated/client.ts';
import { labelOrder } from '../../privacy/candidateLabel.ts';
import type { Privacy } from '../../privacy/readPrivacy.ts';

/** The order of displayed names, the same as the browser's (Intl.Collator 'en'). */
export const nameCollation = Prisma.raw('"en-x-icu"');

/** Candidates without a name go by their file name, as in `scoreMatrix`. */
export const nameOrder = Prisma.sql`coalesce(candidates.full_name,
  (select file_name from documents where documents.candidate_id = candidates.id order by id limit 1), '') collate ${nameCollation}`;

/** The order of the names that the viewer sees; in blind review, of the labels, which reveal nothing about names. */
export function shownNameOrder({ blind }: Pick<Privacy, 'blind'>): Prisma.Sql {
  return blind ? labelOrder : nameOrder;
}

/** Candidates who miss a knock-out come after the others; those without a score come last. */
export const knockedOutLast = Prisma.sql`candidate_scores.knocked_out asc nulls last`;

/** Best first: knocked out or not, then by score, more matched skills, more years, name (`compareRanked` in plugins/facets/overallScore.ts). */
export function rankingOrder(overall: Prisma.Sql, names: Prisma.Sql = nameOrder): Prisma.Sql {
  return Prisma.sql`${knockedOutLast}, ${overall} desc nulls last, candidate_scores.matched_skills desc nulls last,
    candidates.experience_years desc nulls last, ${names} asc nulls last, candidates.id asc`;
}

/**
 * A condition that keeps one candidate per person: the best ranked of those that meet `where`.
 *
 * @param where over `candidates` and `candidate_scores`
 */
export function bestOfPerson(where: Prisma.Sql, overall: Prisma.Sql, names?: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(candidates.person_id is null or candidates.id in (${bestDocuments(where, overall, names)}))`;
}

/** The ids of those whom {@link bestOfPerson} keeps, of persons with several documents. */
export function bestDocuments(where: Prisma.Sql, overall: Prisma.Sql, names?: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    select distinct on (candidates.person_id) candidates.id
    from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
    where ${where} and candidates.person_id is not null
    order by candidates.person_id, ${rankingOrder(overall, names)}`;
}
