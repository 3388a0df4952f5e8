import type { GroupComparisons } from '../../plugins/comparisons/groupComparisons.ts';
import type { Comparison } from '../../plugins/contract.ts';
import type { Ctx } from '../context.ts';

/** The registered comparison of that name, typed. */
export function comparisonOf<Id extends keyof GroupComparisons>(
  { plugins }: Pick<Ctx, 'plugins'>,
  id: Id,
): Comparison<GroupComparisons[Id][0], GroupComparisons[Id][1]> {
  return plugins.getComparison(id) as Comparison<GroupComparisons[Id][0], GroupComparisons[Id][1]>;
}
