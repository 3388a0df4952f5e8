import { type Comparison, definePlugin } from '../../contract.ts';
import { byRarity, experienceLines, type Group, groupOf, heldIn, highestEducation } from '../comparedThings.ts';
import { type Held, isRare } from '../rarity.ts';

export interface DifferencesOptions {
  /** Rarest first in every list, instead of the document's order. */
  ordered?: boolean;
  /** What the candidates are compared with; by default the candidates themselves. */
  group?: Group;
}

export interface DifferencesRow {
  candidateId: string;
  /** Skills that few others have: {@link isRare}. Those with one holder are unique. */
  skills: Held[];
  /** All certificates. */
  certifications: Held[];
  /** The highest degree as written, and its field. */
  education: string | null;
  specialization: string | null;
  /** Lines that nobody else has. */
  experience: string[];
}

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
