import { type ComparedCandidate, type Comparison, definePlugin, matchName, type ResumeFacts } from '../../contract.ts';
import { skillLevel } from '../../knowledge/skillLevel.ts';
import { compareTexts, distinct } from '../comparedThings.ts';
import type { SuggestionsOptions, SuggestionsRow } from '../groupComparisons.ts';

const mostKeySkills = 6;

/** Candidates suggested for a position, best fit first; ties are broken by more matched skills, more years, name. */
export const suggestionsComparison = definePlugin<Comparison<SuggestionsOptions, SuggestionsRow>>({
  id: 'suggestions',
  version: '1',
  kind: 'comparison',
  compare(candidates, { assess, top }) {
    const rows = candidates.map((candidate) => ({ candidate, ...(assess?.(candidate.facts) ?? { overall: null, matched: [] }) }));
    rows.sort(
      (a, b) =>
        (b.overall ?? -1) - (a.overall ?? -1) ||
        b.matched.length - a.matched.length ||
        (yearsOf(b.candidate) ?? -1) - (yearsOf(a.candidate) ?? -1) ||
        compareTexts(a.candidate.name, b.candidate.name) ||
        compareTexts(a.candidate.id, b.candidate.id),
    );
    return rows.slice(0, top).map(({ candidate, overall, matched }) => ({
      candidateId: candidate.id,
      fit: overall,
      skillLevel: skillLevel(yearsOf(candidate)),
      keySkills: keySkills(candidate.facts, matched),
      years: yearsOf(candidate),
    }));
  },
});

function yearsOf({ facts }: ComparedCandidate): number | null {
  return facts.years?.value ?? null;
}

function keySkills(facts: ResumeFacts, matched: readonly string[]): string[] {
  const listed = facts.skills.filter(({ value }) => value.source === 'listed');
  const own = distinct(listed.length > 0 ? listed : facts.skills);
  const first = new Map(matched.map((name) => [matchName({ name, known: null }), name]));
  return [...new Map([...first, ...[...own].filter(([key]) => !first.has(key))]).values()].slice(0, mostKeySkills);
}
