import type { Ctx } from '../../context.ts';
import type { SelfReport } from './storeSelfReports.ts';

/** The self-reports of these candidates, by candidate id. Only the audited export of a person's data may use it (core/fairness/confidentiality.test.ts). */
export async function readSelfReports(
  ctx: Pick<Ctx, 'db'>,
  { candidateIds }: { candidateIds: readonly string[] },
): Promise<ReadonlyMap<string, Pick<SelfReport, 'sex' | 'raceEthnicity'> & { updatedAt: Date }>> {
  const rows = await ctx.db.selfReport.findMany({ where: { candidateId: { in: [...candidateIds] } } });
  return new Map(rows.map(({ candidateId, ...said }) => [candidateId, said]));
}
