import { emptyResumeFacts } from '../../plugins/contract.ts';
import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { enqueue } from '../queue.ts';
import { searchLines } from '../search/searchableText.ts';
import { candidateColumns, comparisonColumns } from './candidateColumns.ts';
import { effectiveFacts, readCorrections } from './effectiveFacts.ts';
import { groupPersons, lockPersons } from './groupPersons.ts';
import { personKeys } from './personKeys.ts';

const chunkSize = 500;

const isStale = Prisma.sql`(candidates.person_keys is null or candidates.line_keys is null)`;

/** Enqueues {@link renewColumns} if there is anything to do. Called each time a worker starts. */
export async function enqueueRenewal({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const [stale] = await db.$queryRaw<unknown[]>`select 1 from candidates where ${isStale} limit 1`;
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
      select project_id::text as "projectId" from candidates where ${isStale} order by project_id, id limit 1`;
    if (!oldest) return renewed;
    renewed += await inTransaction(ctx, (tx) => renewChunk(ctx, tx, oldest.projectId));
  }
}

async function renewChunk(ctx: Ctx, tx: Prisma.TransactionClient, projectId: string): Promise<number> {
  await lockPersons(tx, { projectId });
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id::text as id from candidates where project_id = ${projectId}::uuid and ${isStale} order by candidates.id limit ${chunkSize}::int`;
  const candidateIds = rows.map(({ id }) => id);
  const candidates = await tx.candidate.findMany({
    where: { id: { in: candidateIds } },
    include: { facts: { select: { facts: true } }, corrections: true },
  });
  const records = candidates.map(({ facts, corrections, ...candidate }) => {
    if (facts === null) {
      const { id, fullName, title, location, skills } = candidate;
      const searchText = searchLines(fullName, [title, location, ...skills]);
      const personal = { searchText, personKeys: personKeys(candidate), educationLevel: null };
      return { id, ...personal, ...comparisonColumns(emptyResumeFacts()) };
    }
    const effective = effectiveFacts(storedResumeFacts(facts.facts), readCorrections(corrections));
    return { id: candidate.id, ...candidateColumns(effective) };
  });
  await tx.$executeRaw`
    update candidates set search_text = made."searchText", person_keys = made."personKeys", education_level = made."educationLevel",
      certification_keys = made."certificationKeys", education_text = made."educationText", line_keys = made."lineKeys"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as made(
      id uuid, "searchText" text, "personKeys" text[], "educationLevel" text, "certificationKeys" text[], "educationText" text, "lineKeys" int[])
    where candidates.id = made.id`;
  await groupPersons(tx, { projectId, candidateIds });
  return records.length;
}
