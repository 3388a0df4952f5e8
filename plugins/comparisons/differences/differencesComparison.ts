import { type Comparison, definePlugin } from '../../contract.ts';
import { byRarity, experienceLines, groupOf, heldIn, highestEducation } from '../comparedThings.ts';
import type { DifferencesOptions, DifferencesRow } from '../groupComparisons.ts';
import { type Held, isRare } from '../rarity.ts';

/** What sets each candidate apart from the others. One row per candidate, in their order. */
export const differencesComparison = definePlugin<Comparison<DifferencesOptions, DifferencesRow>>({
  id: 'differences',
  version: '1',
  kind: 'comparison',
  compare(candidates, { ordered = false, group = groupOf(candidates) }) {
    const arrange = (things: Held[]) => (ordered ? things.toSorted(byRarity) : things);
    return candidates.map(({ id, facts }) => {
      const education = highestEducation(facts);
      const skills = heldIn(facts.skills, group.skills);
      return {
        candidateId: id,
        skills: arrange(skills.filter(({ holders }) => holders === 1 || isRare(holders, group.size))),
        certifications: arrange(heldIn(facts.certifications, group.certifications)),
        education: education?.degree ?? null,
        specialization: education?.specialization ?? null,
        experience: experienceLines(facts).filter((line) => !group.isShared(line)),
      };
    });
  },
});
