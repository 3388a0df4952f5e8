import { type ComparedCandidate, type Comparison, definePlugin } from '../../contract.ts';
import { compareTexts, distinct } from '../comparedThings.ts';
import type { SimilarityOptions, SimilarityRow } from '../groupComparisons.ts';
import { closenessOf, likeness, sharedWeight } from '../likeness.ts';
import { countHolders, type Holders } from '../rarity.ts';

/** The other candidates, most similar first. Without `to`, or with nothing to compare, there are no rows. */
export const similarityComparison = definePlugin<Comparison<SimilarityOptions, SimilarityRow>>({
  id: 'similarity',
  version: '1',
  kind: 'comparison',
  compare(candidates, { to, facets, holders = holdersIn(candidates) }) {
    const target = candidates.find(({ id }) => id === to);
    if (target === undefined) return [];
    const wanted = distinct(target.facts.skills);
    const rows = candidates.flatMap((candidate) => {
      if (candidate.id === target.id) return [];
      const own = distinct(candidate.facts.skills);
      const shared = [...own.keys()].filter((key) => wanted.has(key));
      const closeness = closenessOf(facets?.get(target.id) ?? [], facets?.get(candidate.id) ?? []);
      const similarity = likeness(jaccard(shared, [...wanted.keys(), ...own.keys()], holders), closeness);
      if (similarity === null) return [];
      shared.sort((a, b) => (holders.get(a) ?? 1) - (holders.get(b) ?? 1) || compareTexts(a, b));
      return { candidateId: candidate.id, name: candidate.name, similarity, shared: shared.map((key) => own.get(key) ?? key) };
    });
    rows.sort(
      (a, b) => b.similarity - a.similarity || compareTexts(a.name, b.name) || compareTexts(a.candidateId, b.candidateId),
    );
    return rows.map(({ name: _name, ...row }) => row);
  },
});

function holdersIn(candidates: readonly ComparedCandidate[]): Holders {
  return countHolders(candidates.map(({ facts }) => [...distinct(facts.skills).keys()]));
}

function jaccard(shared: readonly string[], all: readonly string[], holders: Holders): number | null {
  const weigh = (keys: Iterable<string>) => {
    let sum = 0;
    // Sum in a fixed order, so that the result does not depend on the document's order, to the last bit.
    for (const key of [...keys].sort()) sum += sharedWeight(holders.get(key) ?? 1);
    return sum;
  };
  const union = weigh(new Set(all));
  return union === 0 ? null : weigh(shared) / union;
}
