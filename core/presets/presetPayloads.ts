import { z } from 'zod';
import { normalizeWeights } from '../../plugins/facets/overallScore.ts';
import { differenceFilters } from '../comparisons/differenceFilters.ts';
import type { Ctx } from '../context.ts';
import { parseInput } from '../input/parseInput.ts';
import { mailInput } from '../mail/mailInput.ts';
import { facetWeight } from '../scoring/facetWeight.ts';

/** Scopes of presets. `private` payloads belong to API users, and are stored as they are. */
export const presetScopes = ['weights', 'differences', 'mail', 'private'] as const;
export type PresetScope = (typeof presetScopes)[number];

const weights = z.object({ payload: z.record(z.string(), facetWeight) });
const filters = z.object({ payload: differenceFilters });
/** Longest private payload, in characters: it is meant for settings, not for data. */
const largestOwn = 20_000;
const owns = z.object({
  payload: z
    .record(z.string(), z.unknown())
    .refine((payload) => JSON.stringify(payload).length <= largestOwn, `At most ${largestOwn} characters.`),
});
const mails = z.object({ payload: mailInput.pick({ subject: true, text: true }) });

/**
 * Checks and normalises a preset's payload, when it is saved and when it is loaded: `weights` are {facet key: share} with shares that sum to 1, `differences`
 * are {@link DifferenceFilters}, `mail` is {subject, text} with placeholders; `private` is any object.
 *
 * @throws AppError INVALID_INPUT
 */
export function readPresetPayload(ctx: Pick<Ctx, 'plugins'>, scope: PresetScope, payload: unknown): Record<string, unknown> {
  if (scope === 'differences') return { ...parseInput(filters, { payload }).payload };
  if (scope === 'private') return parseInput(owns, { payload }).payload;
  if (scope === 'mail') return { ...parseInput(mails, { payload }).payload };
  return shareOut(ctx, parseInput(weights, { payload }).payload);
}

/** The shares of the registered facets: 0 for those that are not given, the defaults if nothing is left to share out. */
function shareOut({ plugins: { facets } }: Pick<Ctx, 'plugins'>, given: Record<string, number>): Record<string, number> {
  const shares = normalizeWeights(
    facets.map(({ id }) => (Object.hasOwn(given, id) ? (given[id] ?? 0) : 0)),
    facets.map(({ defaultWeight }) => defaultWeight),
  );
  return Object.fromEntries(facets.map(({ id }, index) => [id, Math.round((shares[index] ?? 0) * 1e10) / 1e10]));
}
