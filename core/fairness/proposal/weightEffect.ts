import { unpackIds } from '../../candidates/unpackIds.ts';
import type { Ctx } from '../../context.ts';
import { getProject } from '../../projects/getProject.ts';
import { orderCandidates } from '../../scoring/ranking/rankCandidates.ts';
import type { FacetWeight } from '../../scoring/weightedOverall.ts';
import { impactReport } from '../impact/impactReport.ts';
import { type ImpactChange, impactChange, type RatioChange } from './impactChange.ts';
import { type ListEffect, placeMoves } from './placeMoves.ts';

/** The effect of other weights at a position. */
export interface WeightEffect {
  list: ListEffect;
  impact: ImpactChange;
  /** The lowest ratio that would fall below four fifths, because of which the weights are refused; null when no ratio is known to fall. */
  refusedFor: RatioChange | null;
}

export interface WeightEffectInput {
  projectId: string;
  /** Weights in use; null: the facets' default weights. */
  before: readonly FacetWeight[] | null;
  after: readonly FacetWeight[];
}

/**
 * Compares the list and the impact ratios of a position under two sets of weights. Changes nothing.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function weightEffect(ctx: Ctx, { projectId, before, after }: WeightEffectInput): Promise<WeightEffect> {
  const { id } = await getProject(ctx, { id: projectId });
  const [was, is, earlier, later, persons] = await Promise.all([
    order(ctx, id, before),
    order(ctx, id, after),
    impactReport(ctx, { projectId: id, weights: before }),
    impactReport(ctx, { projectId: id, weights: after }),
    readPersons(ctx, id),
  ]);
  const impact = impactChange(earlier, later);
  const falling = impact.ratios.filter(({ falls }) => falls).sort((a, b) => (a.after ?? 0) - (b.after ?? 0));
  return { list: listEffect(was, is, persons), impact, refusedFor: falling[0] ?? null };
}

/**
 * Compares people, not documents, because another document of the same person may rank best under other weights. Each is shown by the document that ranks best
 * afterwards.
 */
function listEffect(was: readonly string[], is: readonly string[], persons: ReadonlyMap<string, string>): ListEffect {
  const personOf = (id: string) => persons.get(id) ?? id;
  const { people, ...moves } = placeMoves(was.map(personOf), is.map(personOf));
  const shown = new Map(is.flatMap((id) => (persons.has(id) ? [[personOf(id), id] as const] : [])));
  const show = (list: ListEffect['moves']) =>
    list.map((move) => ({ ...move, candidateId: shown.get(move.candidateId) ?? move.candidateId }));
  return { people, entered: show(moves.entered), left: show(moves.left), moves: show(moves.moves) };
}

async function order(ctx: Ctx, projectId: string, weights: readonly FacetWeight[] | null): Promise<string[]> {
  return unpackIds((await orderCandidates(ctx, { projectId, weights, onePerPerson: true })).ids);
}

async function readPersons(ctx: Ctx, projectId: string): Promise<Map<string, string>> {
  const rows = await ctx.db.candidate.findMany({
    where: { projectId, personId: { not: null } },
    select: { id: true, personId: true },
  });
  return new Map(rows.flatMap(({ id, personId }) => (personId === null ? [] : [[id, personId] as const])));
}
