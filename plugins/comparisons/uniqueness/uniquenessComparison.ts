import { type Comparison, definePlugin } from '../../contract.ts';
import { byRarity, groupOf, heldIn } from '../comparedThings.ts';
import type { UniquenessOptions, UniquenessRow } from '../groupComparisons.ts';
import { type Held, isRare, uniquenessScore } from '../rarity.ts';

/** How unusual each candidate is in the group, by skills and certificates. One row per candidate, in their order. */
export const uniquenessComparison = definePlugin<Comparison<UniquenessOptions, UniquenessRow>>({
  id: 'uniqueness',
  version: '1',
  kind: 'comparison',
  compare(candidates, { group = groupOf(candidates) }) {
    const rare = (things: readonly Held[]) => things.filter(({ holders }) => isRare(holders, group.size)).sort(byRarity);
    return candidates.map(({ id, facts }) => {
      const skills = heldIn(facts.skills, group.skills);
      const certifications = heldIn(facts.certifications, group.certifications);
      const holders = [...skills, ...certifications].map((one) => one.holders);
      return {
        candidateId: id,
        rareSkills: rare(skills),
        rareCertifications: rare(certifications),
        score: uniquenessScore(holders, group.size),
      };
    });
  },
});
