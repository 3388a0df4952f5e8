import { type ComparedCandidate, type Comparison, emptyResumeFacts } from '../contract.ts';
import type { ConformanceTest } from './conformanceTest.ts';
import { expectSame, expectThat, frozen } from './expectThat.ts';
import { excessiveFacts, sampleFacts } from './sampleFacts.ts';

const candidates: ComparedCandidate[] = [
  { id: 'one', name: 'Anna Lindqvist', facts: sampleFacts },
  { id: 'two', name: 'Nobody Known', facts: emptyResumeFacts() },
  { id: 'three', name: '<b>مريم</b> & "Co"', facts: excessiveFacts },
];

/** The rules of a comparison, tested with its default options (`{}`). */
export function comparisonTests(comparison: Comparison): ConformanceTest[] {
  const compare = (list: ComparedCandidate[]) => comparison.compare(frozen(list), {});
  return [
    {
      name: 'gives rows at once, for no candidate, one and several',
      run: () => {
        for (const list of [[], candidates.slice(0, 1), candidates.slice(1, 2), candidates])
          expectThat(Array.isArray(compare(list)), 'expected a list of rows');
      },
    },
    {
      name: 'gives the same rows for the same candidates',
      run: () => expectSame(compare(candidates), compare(candidates), 'two comparisons differ'),
    },
    {
      name: 'gives the same rows in whatever order the candidates come',
      run: () => {
        const rows = (list: ComparedCandidate[]) =>
          compare(list)
            .map((row) => JSON.stringify(row))
            .sort();
        expectSame(rows(candidates.toReversed()), rows(candidates), 'the order of candidates changes rows');
      },
    },
  ];
}
