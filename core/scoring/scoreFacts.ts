import type { ProjectRequirements, ResumeFacts } from '../../plugins/contract.ts';
import type { PluginRegistry } from '../../plugins/registry.ts';
import { metRequirements, type ScoreDetails, toScoreDetail } from './scoreDetails.ts';

/** In `CandidateScore.values`: the facet had nothing to score against, or was not registered when the candidate was scored. */
export const notScored = -1;

export interface ScoredFacts {
  details: ScoreDetails;
  /** By slot, the first slot at index 0. */
  values: number[];
  /** How many requirements the facets found met: the first tie-break. */
  matchedSkills: number;
}

/** Scores facts with every registered facet. */
export function scoreFacts(
  plugins: PluginRegistry,
  slots: ReadonlyMap<string, number>,
  { facts, requirements }: { facts: ResumeFacts; requirements: ProjectRequirements },
): ScoredFacts {
  const details: ScoreDetails = {};
  const values = Array.from({ length: Math.max(0, ...slots.values()) }, () => notScored);
  for (const facet of plugins.facets) {
    const detail = toScoreDetail(facet.version, facet.score(facts, requirements));
    details[facet.id] = detail;
    const slot = slots.get(facet.id);
    if (slot !== undefined) values[slot - 1] = detail.value === null ? notScored : toTenth(detail.value);
  }
  return { details, values, matchedSkills: metRequirements(Object.values(details)).length };
}

/** Rounds to one decimal, the precision of display and ranking; a user's own plugin may return more. */
function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
