import type { SuggestionsRow } from '../../plugins/comparisons/groupComparisons.ts';
import type { Candidate } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { loadMasks } from '../privacy/loadMasks.ts';
import { maskCandidate } from '../privacy/maskCandidate.ts';
import { requirementsOf } from './plain/plainRequirements.ts';
import { suggestCandidates } from './suggestCandidates.ts';

export interface SuggestPlainInput {
  requiredSkills: readonly string[];
  minYears?: number | undefined;
  /** Leave out this position's candidates. */
  exceptProjectId?: string | undefined;
  top: number;
}

export interface SuggestedCandidate {
  row: SuggestionsRow;
  candidate: Candidate;
}

/**
 * Past applicants for skills and years, best fit first, with their rows. In blind review, what identifies them is hidden.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function suggestPlain(
  ctx: Ctx,
  { requiredSkills, minYears, exceptProjectId, top }: SuggestPlainInput,
): Promise<SuggestedCandidate[]> {
  const requirements = requirementsOf({ requiredSkills, minYears });
  const { items } = await suggestCandidates(ctx, { requirements, exceptProjectId, take: top });
  const candidateIds = items.map(({ candidateId }) => candidateId);
  const rows = await ctx.db.candidate.findMany({ where: { id: { in: candidateIds } } });
  const masks = await loadMasks(ctx, { candidateIds });
  const byId = new Map(await mapInTurns(rows, (row) => [row.id, maskCandidate(row, masks.get(row.id))] as const));
  return items.flatMap((row) => {
    const candidate = byId.get(row.candidateId);
    return candidate ? [{ row, candidate }] : [];
  });
}
