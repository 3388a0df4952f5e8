import type { Check } from './check.ts';
import { checks } from './checks.ts';

/**
 * The checks to run: those named, or all. Only the long form runs the long tests, and the long checks unless they are named.
 *
 * @throws Error for a name that no check has
 */
export function chooseChecks(names: readonly string[], { long }: { long: boolean }): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no check named ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  return checks
    .filter((check) => (names.length === 0 ? long || !check.long : names.includes(check.name)))
    .map((check) => (long ? check : { ...check, args: [...check.args, ...(check.shortArgs ?? [])] }));
}
