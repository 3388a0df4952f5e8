import { apportion } from '../../../../plugins/facets/apportion.ts';
import type { Shares } from './shares.ts';

/** A facet as registered in the installation. */
export interface WeighedFacet {
  readonly key: string;
  readonly label: string;
  readonly defaultWeight: number;
}

/** How lists show a facet. */
export interface ListedFacet extends WeighedFacet {
  /** Null when another column tells more. */
  readonly column?: { readonly id: string; readonly label: string; readonly unit: string } | null | undefined;
}

/** The default weights in whole percent: 0.45, 0.25, 0.1, … become 45, 25, 10. */
export function defaultShares(facets: readonly WeighedFacet[]): Shares {
  return toShares(facets, Object.fromEntries(facets.map(({ key, defaultWeight }) => [key, defaultWeight])));
}

/** Weights by facet as whole percent; a facet that is not named has none, and the defaults apply when all are 0. */
export function toShares(facets: readonly WeighedFacet[], weights: Readonly<Record<string, number>>): Shares {
  const shares = apportion(
    facets.map(({ key }) => (Object.hasOwn(weights, key) ? (weights[key] ?? 0) : 0)),
    facets.map(({ defaultWeight }) => defaultWeight),
  );
  return Object.fromEntries(facets.map(({ key }, index) => [key, shares[index] ?? 0]));
}

/** The sliders' shares as weights that sum to 1, by facet key. */
export function weightsOf(shares: Shares): ReadonlyMap<string, number> {
  return new Map(Object.entries(shares).map(([key, share]) => [key, share / 100]));
}

export function areDefaults(facets: readonly WeighedFacet[], shares: Shares): boolean {
  return Object.entries(defaultShares(facets)).every(([key, value]) => shares[key] === value);
}

/** Whether these are valid shares: whole numbers that add up to a hundred. */
export function isWhole(shares: Readonly<Record<string, unknown>>): shares is Shares {
  const values = Object.values(shares);
  const valid = values.every((value) => Number.isInteger(value) && (value as number) >= 0);
  return valid && values.reduce((sum: number, value) => sum + (value as number), 0) === 100;
}
