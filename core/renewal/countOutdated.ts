import type { Prisma } from '../../prisma/generated/client.ts';
import type { Outdated } from './findOutdated.ts';

/** How many documents and candidates a renewal has to handle. A candidate whose document is renewed is scored along with it, so the two count as one. */
export async function countOutdated(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { documents, scores }: Outdated,
): Promise<number> {
  const [found] = await db.$queryRaw<{ total: number }[]>`
    select (select count(*) from documents where checked_by = any(${documents}))::int
      + (select count(*) from candidate_scores where scored_by = any(${scores}) and not exists (
          select from candidate_facts join documents on documents.id = candidate_facts.document_id
          where candidate_facts.candidate_id = candidate_scores.candidate_id and documents.checked_by = any(${documents})
        ))::int as total`;
  return found?.total ?? 0;
}
