import type { RequirementVerdict } from '../../../plugins/contract/relevance.ts';
import type { ComparedCandidate } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
import { mapInTurns } from '../../mapInTurns.ts';
import { judgeFacts } from '../../scoring/judgeFacts.ts';
import { plainRequirements } from './plainRequirements.ts';

export type { RequirementVerdict };

/** Judges each candidate by requirements given as skill labels. Results are in the order of candidates and requirements. */
export function judgePlain(
  { plugins }: Pick<Ctx, 'plugins'>,
  { requirements, candidates }: { requirements: readonly string[]; candidates: readonly ComparedCandidate[] },
): Promise<RequirementVerdict[][]> {
  const items = plainRequirements(requirements);
  return mapInTurns(candidates, ({ facts }) => judgeFacts(plugins, { facts, requirements: items }));
}
