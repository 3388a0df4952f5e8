import type { Ctx } from '../../context.ts';
import type { SelfReport } from './storeSelfReports.ts';

/**
 * What these candidates said of themselves, by candidate: for the export of all that is kept of a person, which is recorded, and for nothing else
 * (core/fairness/outOfReach.test.ts).
 */
export async function readSelfReports(
  ctx: Pick<Ctx, 'db'>,
  { candidateIds }: { candidateIds: readonly string[] },
): Promise<ReadonlyMap<string, Pick<SelfReport, 'sex' | 'raceEthnicity'> & { updatedAt: Date }>> {
  const rows = await ctx.db.selfReport.findMany({ where: { candidateId: { in: [...candidateIds] } } });
  return new Map(rows.map(({ candidateId, ...said }) => [candidateId, said]));
}
