import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { inTransaction } from '../inTransaction.ts';
import { enqueue } from '../queue.ts';
import { searchLines } from '../search/searchableText.ts';
import { candidateColumns } from './candidateColumns.ts';
import { effectiveFacts, readCorrections } from './effectiveFacts.ts';
import { groupPersons, lockPersons } from './groupPersons.ts';
import { personKeys } from './personKeys.ts';

const chunkSize = 500;

/** Enqueues {@link renewColumns} if there is anything to do. Called each time a worker starts. */
export async function enqueueRenewal({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const [stale] = await db.$queryRaw<unknown[]>`select 1 from candidates where person_keys is null limit 1`;
  if (stale) await enqueue(db, 'renewColumns', {}, { jobKey: 'renewColumns', priority: 5 });
}

/**
 * Fills in the columns used for searching and grouping, for candidates that were stored before these columns existed. Finished rows are not selected again, so
 * an interrupted run continues where it stopped, and a second run finds nothing to do.
 *
 * @returns how many candidates were brought up to date
 */
export async function renewColumns(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  for (let renewed = 0; ; ) {
    signal?.throwIfAborted();
    const [oldest] = await ctx.db.$queryRaw<{ projectId: string }[]>`
      select project_id::text as "projectId" from candidates where person_keys is null limit 1`;
    if (!oldest) return renewed;
    renewed += await inTransaction(ctx, (tx) => renewChunk(ctx, tx, oldest.projectId));
  }
}

async function renewChunk(ctx: Ctx, tx: Prisma.TransactionClient, projectId: string): Promise<number> {
  await lockPersons(tx, { projectId });
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id::text as id from candidates where project_id = ${projectId}::uuid and person_keys is null order by id limit ${chunkSize}::int`;
  const candidateIds = rows.map(({ id }) => id);
  const candidates = await tx.candidate.findMany({
    where: { id: { in: candidateIds } },
    include: { facts: { select: { facts: true } }, corrections: true },
  });
  const records = candidates.map(({ facts, corrections, ...candidate }) => {
    if (facts === null) {
      const { id, fullName, title, location, skills } = candidate;
      return { id, search: searchLines(fullName, [title, location, ...skills]), keys: personKeys(candidate), level: null };
    }
    const effective = effectiveFacts(storedResumeFacts(facts.facts), readCorrections(corrections));
    const { searchText, personKeys: keys, educationLevel: level } = candidateColumns(effective);
    return { id: candidate.id, search: searchText, keys, level };
  });
  await tx.$executeRaw`
    update candidates set search_text = made.search, person_keys = made.keys, education_level = made.level
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as made(id uuid, search text, keys text[], level text) where candidates.id = made.id`;
  await groupPersons(tx, { projectId, candidateIds });
  return records.length;
}
