import type { Fit } from '../../plugins/comparisons/groupComparisons.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { toProjectRequirements } from '../projects/requirements/revision.ts';
import { assessFit } from './assessFit.ts';
import { loadCompared } from './loadCompared.ts';

/** How many open positions are scored: the newest. */
const mostAssessed = 200;

export interface SuggestedPosition extends Fit {
  projectId: string;
}

/**
 * Open positions that fit a candidate, best first, except the candidate's own.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function suggestPositions(
  ctx: Ctx,
  { candidateId, take }: { candidateId: string; take: number },
): Promise<SuggestedPosition[]> {
  requireViewer(ctx);
  const [candidate] = await loadCompared(ctx, { ids: [candidateId] });
  if (candidate === undefined) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  const projects = await ctx.db.project.findMany({
    where: {
      status: 'OPEN',
      deletingAt: null,
      candidates: { none: { id: candidateId } },
      currentRevision: { requiredSkills: { isEmpty: false } },
    },
    select: { id: true, title: true, currentRevision: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostAssessed,
  });
  const fits = projects.map(({ id, title, currentRevision }) => ({
    projectId: id,
    ...assessFit(ctx, toProjectRequirements(currentRevision, title))(candidate.facts),
  }));
  return fits.sort((a, b) => (b.overall ?? -1) - (a.overall ?? -1) || b.matched.length - a.matched.length).slice(0, take);
}
