import { z } from 'zod';
import { RaceEthnicity, Sex } from '../../../prisma/generated/enums.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { changeCandidate } from '../../candidates/changeCandidate.ts';
import type { Ctx } from '../../context.ts';
import { parseInput } from '../../input/parseInput.ts';
import { storeSelfReports } from './storeSelfReports.ts';

const input = z.object({
  candidateId: z.string(),
  sex: z.enum(Sex).nullish().default(null),
  raceEthnicity: z.enum(RaceEthnicity).nullish().default(null),
});

/**
 * Stores a candidate's self-report in place of an earlier one; without a category it deletes the earlier one. Reports are counted ({@link impactReport}) but
 * never shown.
 *
 * @returns the id of the candidate's position
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function setSelfReport(ctx: Ctx, given: z.input<typeof input>): Promise<{ projectId: string }> {
  const { candidateId, sex, raceEthnicity } = parseInput(input, given);
  return changeCandidate(ctx, { candidateId }, async (tx, { userId, now }) => {
    await storeSelfReports(tx, { reports: [{ candidateId, sex, raceEthnicity }], now });
    await recordAudit(tx, { actorId: userId, action: 'candidate.self-report-set', entity: 'candidate', entityId: candidateId });
  });
}
