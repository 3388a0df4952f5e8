import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { AppError } from '../errors.ts';
import { type ChecklistItem, checklistOf } from '../projects/requirements/checklist.ts';
import { currentRequirements } from '../projects/requirements/currentRequirements.ts';
import { rankCandidates } from '../scoring/ranking/rankCandidates.ts';
import { storedVerdicts } from '../scoring/storedVerdicts.ts';
import type { FacetWeight } from '../scoring/weightedOverall.ts';

export interface RelevanceMatrix {
  /** The rows: all requirements that are not dropped, musts first. */
  requirements: ChecklistItem[];
  /** The columns of this window, best ranked first. */
  candidateIds: string[];
  /** One byte a cell, candidate after candidate: 0 to 100, {@link unknownCell}, {@link pendingCell}. */
  cells: Int8Array;
  /** Columns in all windows. */
  total: number;
}

/** The document says nothing either way. */
export const unknownCell = -1;
/** Not judged against the current requirements yet. */
export const pendingCell = -2;

export const mostColumns = 1000;
/** `rankCandidates` returns no more at once. */
const rankedAtOnce = 500;

export interface RelevanceMatrixInput {
  projectId: string;
  weights?: readonly FacetWeight[] | null | undefined;
  skip?: number | undefined;
  /** 1 to 1000. */
  take: number;
}

/**
 * A window of the table of requirements by candidates, columns in ranking order. It shows verdicts stored with the scores, so no document is read;
 * `requirementVerdicts` gives the reasons for a single candidate.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export function relevanceMatrix(ctx: Ctx, input: RelevanceMatrixInput): Promise<RelevanceMatrix> {
  return readFromReplica(ctx, (copy) => makeMatrix(copy, input));
}

async function makeMatrix(ctx: Ctx, { projectId, weights, skip = 0, take }: RelevanceMatrixInput): Promise<RelevanceMatrix> {
  requireViewer(ctx);
  const current = await currentRequirements(ctx, { projectId });
  if (current === null) throw new AppError('NOT_FOUND', { entity: 'Project' });
  const requirements = checklistOf(current.revision).filter(({ importance }) => importance !== 'dropped');
  const { candidateIds, total } = await rankWindow(ctx, { projectId, weights, skip, take: Math.min(take, mostColumns) });
  const stored = await storedVerdicts(ctx, { candidateIds, revisionId: current.revision?.id ?? null });
  const cells = new Int8Array(candidateIds.length * requirements.length).fill(pendingCell);
  for (const [column, id] of candidateIds.entries()) {
    const verdicts = stored.get(id);
    // The number of verdicts differs: the score was stored by an older version of the product.
    if (verdicts?.length === requirements.length) cells.set(verdicts, column * requirements.length);
  }
  return { requirements, candidateIds, cells, total };
}

async function rankWindow(ctx: Ctx, { skip = 0, take, ...query }: RelevanceMatrixInput) {
  const candidateIds: string[] = [];
  for (;;) {
    const asked = Math.min(rankedAtOnce, take - candidateIds.length);
    const page = await rankCandidates(ctx, { ...query, onePerPerson: true, skip: skip + candidateIds.length, take: asked });
    candidateIds.push(...page.items.map(({ id }) => id));
    if (page.items.length < asked || candidateIds.length >= take) return { candidateIds, total: page.total };
  }
}
