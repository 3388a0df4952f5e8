import { apportion } from '../../../../plugins/facets/apportion.ts';

/** Shares of the score by facet, in whole percent; they add up to 100. */
export type Shares = Readonly<Record<string, number>>;

const whole = 100;

/**
 * Sets one facet's share to `share`; the others divide the rest in the same proportions as before.
 *
 * @param usual how the others divide the rest when all of them were 0
 */
export function moveShare(before: Shares, key: string, share: number, usual: Shares): Shares {
  const others = Object.keys(before).filter((other) => other !== key);
  if (others.length === 0) return { [key]: whole };
  const wanted = Math.min(whole, Math.max(0, Math.round(share)));
  const rest = apportion(
    others.map((other) => before[other] ?? 0),
    others.map((other) => usual[other] ?? 0),
    whole - wanted,
  );
  const divided = new Map(others.map((other, index) => [other, rest[index] ?? 0]));
  return Object.fromEntries(Object.keys(before).map((facet) => [facet, divided.get(facet) ?? wanted]));
}
