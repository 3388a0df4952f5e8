import { z } from 'zod';
import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { parseInput } from '../input/parseInput.ts';
import { facetSlots } from './facetSlots.ts';
import { facetWeight } from './facetWeight.ts';

const given = z.object({ weights: z.array(z.object({ key: z.string(), weight: facetWeight })).nullable() });

/** A facet's share of the overall score; shares need not add up to 1. */
export interface FacetWeight {
  key: string;
  weight: number;
}

/**
 * `overallScore` of plugins/facets/overallScore.ts as SQL over `candidate_scores.values`: the weighted mean of the facets that have a value, one
 * decimal, null when no facet can be weighed. Adds the same numbers in the same order as the browser, so the sums agree to the last bit.
 *
 * @param weights null: the facets' default weights. Unknown keys and weights of 0 or less are ignored; if none remain, the defaults apply
 * @throws AppError INVALID_INPUT for weights beyond {@link facetWeight}
 */
export async function weightedOverall(ctx: Ctx, weights: readonly FacetWeight[] | null): Promise<Prisma.Sql> {
  const slots = await facetSlots(ctx);
  const chosen = usableWeights(ctx, parseInput(given, { weights }).weights).map(({ key, weight }) => ({
    value: stored(slots.get(key) ?? 0),
    weight: literal(weight),
  }));
  const join = (parts: Prisma.Sql[]) => Prisma.join(parts, ' + ');
  const known = (value: Prisma.Sql, part: Prisma.Sql) => Prisma.sql`case when ${value} >= 0 then ${part} else 0 end`;
  const sum = join(chosen.map(({ value, weight }) => known(value, Prisma.sql`${value} * ${weight}`)));
  const weightSum = join(chosen.map(({ value, weight }) => known(value, weight)));
  const wholeSum = join(chosen.map(({ value, weight }) => Prisma.sql`${value} * ${weight}`));
  const wholeWeight = join(chosen.map(({ weight }) => weight));
  // floor(x + 0.5), because PostgreSQL's round() rounds halves to even and JavaScript's Math.round rounds them up. Where all values are known, as nearly
  // everywhere, the same sum without the tests takes half the time.
  return Prisma.sql`(floor(case when 0 <= all(candidate_scores.values) then (${wholeSum}) / (${wholeWeight})
    else (${sum}) / nullif(${weightSum}, 0) end * 10 + 0.5) / 10)`;
}

/**
 * The effective weights in the order of the registered facets; 0 for facets that are ignored.
 *
 * @param weights as {@link weightedOverall} takes them
 * @throws AppError INVALID_INPUT
 */
export function weightsByFacet(ctx: Pick<Ctx, 'plugins'>, weights: readonly FacetWeight[] | null): number[] {
  const usable = new Map(usableWeights(ctx, parseInput(given, { weights }).weights).map(({ key, weight }) => [key, weight]));
  return ctx.plugins.facets.map(({ id }) => usable.get(id) ?? 0);
}

/** The stored value of a slot, one decimal; null if there is none. */
export function facetValue(slot: number): Prisma.Sql {
  return Prisma.sql`(case when ${stored(slot)} >= 0 then ${stored(slot)} end)`;
}

function stored(slot: number): Prisma.Sql {
  return Prisma.raw(`candidate_scores.values[${Math.trunc(slot)}]`);
}

/** Writes numbers into the query's text; as parameters they would be sent once per use. */
function literal(weight: number): Prisma.Sql {
  return Prisma.raw(`${weight}::float8`);
}

function usableWeights(ctx: Pick<Ctx, 'plugins'>, weights: readonly FacetWeight[] | null): FacetWeight[] {
  const defaults = ctx.plugins.facets.map(({ id, defaultWeight }) => ({ key: id, weight: defaultWeight }));
  const given = new Map((weights ?? defaults).map(({ key, weight }) => [key, weight]));
  const usable = ctx.plugins.facets.flatMap(({ id }) => positive(id, given.get(id)));
  const chosen = usable.length > 0 ? usable : defaults.filter(({ weight }) => weight > 0);
  // Equal shares when no registered facet has a weight: SQL needs at least one facet to sum.
  return chosen.length > 0 ? chosen : defaults.map(({ key }) => ({ key, weight: 1 }));
}

function positive(key: string, weight: number | undefined): FacetWeight[] {
  return weight !== undefined && Number.isFinite(weight) && weight > 0 ? [{ key, weight }] : [];
}
