import { type Comparison, definePlugin } from '../../contract.ts';
import { compareTexts } from '../comparedThings.ts';
import type { AchieversOptions, AchieversRow } from '../groupComparisons.ts';

/** The best candidates by overall score, with their achievements; ties are broken by more achievements, more years, name. */
export const achieversComparison = definePlugin<Comparison<AchieversOptions, AchieversRow>>({
  id: 'achievers',
  version: '1',
  kind: 'comparison',
  compare(candidates, { scores, top }) {
    const overall = (id: string) => scores?.get(id) ?? null;
    const ordered = candidates.toSorted(
      (a, b) =>
        (overall(b.id) ?? -1) - (overall(a.id) ?? -1) ||
        b.facts.achievements.length - a.facts.achievements.length ||
        (b.facts.years?.value ?? -1) - (a.facts.years?.value ?? -1) ||
        compareTexts(a.name, b.name) ||
        compareTexts(a.id, b.id),
    );
    return ordered.slice(0, top).map(({ id, facts }) => ({
      candidateId: id,
      overall: overall(id),
      achievements: facts.achievements.map(({ value }) => value),
    }));
  },
});
