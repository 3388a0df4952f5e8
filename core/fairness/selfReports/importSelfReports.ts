import { z } from 'zod';
import type { Prisma } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { parseInput } from '../../input/parseInput.ts';
import { getProject } from '../../projects/getProject.ts';
import { longestCsv } from './longestCsv.ts';
import { type FailedSelfReport, parseSelfReports, type SelfReportRow } from './parseSelfReports.ts';
import { type SelfReport, storeSelfReports } from './storeSelfReports.ts';

export interface ImportedSelfReports {
  /** Rows that were stored, including those without a category, which delete an earlier report. */
  stored: number;
  /** These rows, in the order of the file. */
  understood: SelfReportRow[];
  /** In the order of the file. */
  failed: FailedSelfReport[];
}

const input = z.object({
  dryRun: z.boolean().default(false),
  csv: z.string().max(longestCsv, `At most ${longestCsv} characters.`),
});

/**
 * Stores a table of self-reports of a position's candidates ({@link parseSelfReports}). Rows that match no candidate or are not understood are returned; the
 * others are stored. Importing the same table again changes nothing.
 *
 * @param dryRun stores nothing, and returns what an import would return
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function importSelfReports(
  ctx: Ctx,
  { projectId, ...given }: { projectId: string; csv: string; dryRun?: boolean | undefined },
): Promise<ImportedSelfReports> {
  const { userId } = requireViewer(ctx);
  const { id } = await getProject(ctx, { id: projectId });
  const { csv, dryRun } = parseInput(input, given);
  const { rows, failed } = await parseSelfReports(csv);
  return inTransaction(ctx, async (tx) => {
    const found = await findCandidates(tx, { projectId: id, rows });
    const reports = new Map<string, SelfReport>();
    const understood: SelfReportRow[] = [];
    for (const said of rows) {
      const { row, sex, raceEthnicity } = said;
      const people = found.get(row) ?? [];
      const [first] = people;
      if (first === undefined) failed.push({ row, reason: 'NO_CANDIDATE' });
      else if (new Set(people.map(({ person }) => person)).size > 1) failed.push({ row, reason: 'SEVERAL_CANDIDATES' });
      else {
        // All candidates of a person get the report, so that it does not matter which of them counts.
        for (const { id: candidateId } of people) reports.set(candidateId, { candidateId, sex, raceEthnicity });
        understood.push(said);
      }
    }
    const answer = { stored: understood.length, understood, failed: failed.toSorted((a, b) => a.row - b.row) };
    if (dryRun) return answer;
    await storeSelfReports(tx, { reports: [...reports.values()], now: ctx.now() });
    if (answer.stored > 0)
      await recordAudit(tx, {
        actorId: userId,
        action: 'project.self-reports-imported',
        entity: 'project',
        entityId: id,
        details: { rows: answer.stored },
      });
    return answer;
  });
}

interface Found {
  id: string;
  person: string;
}

/** Candidates of the position, by the row that matches them. */
async function findCandidates(
  tx: Prisma.TransactionClient,
  { projectId, rows }: { projectId: string; rows: readonly SelfReportRow[] },
): Promise<Map<number, Found[]>> {
  const given = JSON.stringify(rows.map(({ row, key, value }) => ({ row, key, value })));
  // One join per key can use a hash; a single join would compare every row with every candidate.
  const found = await tx.$queryRaw<(Found & { row: number })[]>`
    with given as materialized (
      select * from jsonb_to_recordset(${given}::jsonb) as given(row int, key text, value text)
    ), known as materialized (
      select id, external_id, email, coalesce(merged_into_id, person_id, id)::text as person
      from candidates where project_id = ${projectId}::uuid
    )
    select row, id::text as id, person from given join known on known.id::text = lower(value) where key = 'candidate_id'
    union all select row, id::text, person from given join known on external_id = value where key = 'external_id'
    union all select row, id::text, person from given join known on lower(email) = lower(value) where key = 'email'
    order by row, id`;
  const byRow = new Map<number, Found[]>();
  for (const { row, ...one } of found) byRow.set(row, [...(byRow.get(row) ?? []), one]);
  return byRow;
}
