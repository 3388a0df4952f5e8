import type { Prisma } from '../../../prisma/generated/client.ts';
import type { RaceEthnicity, Sex } from '../../../prisma/generated/enums.ts';

export interface SelfReport {
  candidateId: string;
  /** Null: unknown. */
  sex: Sex | null;
  raceEthnicity: RaceEthnicity | null;
}

/** Stores candidates' self-reports in place of earlier ones; deletes those in which everything is unknown. */
export async function storeSelfReports(
  tx: Prisma.TransactionClient,
  { reports, now }: { reports: readonly SelfReport[]; now: Date },
): Promise<void> {
  const rows = [...reports]
    .sort((a, b) => (a.candidateId < b.candidateId ? -1 : 1))
    .map(({ candidateId, sex, raceEthnicity }) => ({ candidate_id: candidateId, sex, race_ethnicity: raceEthnicity }));
  const given = JSON.stringify(rows);
  await tx.$executeRaw`
    insert into self_reports (candidate_id, sex, race_ethnicity, updated_at)
    select candidate_id, sex, race_ethnicity, ${now}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as given(candidate_id uuid, sex sex, race_ethnicity race_ethnicity)
    where sex is not null or race_ethnicity is not null order by candidate_id
    on conflict (candidate_id) do update
      set sex = excluded.sex, race_ethnicity = excluded.race_ethnicity, updated_at = excluded.updated_at`;
  const withdrawn = reports.filter(({ sex, raceEthnicity }) => sex === null && raceEthnicity === null);
  await tx.selfReport.deleteMany({ where: { candidateId: { in: withdrawn.map(({ candidateId }) => candidateId) } } });
}
