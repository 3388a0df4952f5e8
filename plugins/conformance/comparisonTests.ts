import { type ComparedCandidate, type Comparison, emptyResumeFacts } from '../contract.ts';
import type { ConformanceTest } from './conformanceTest.ts';
import { expectSame, expectThat, frozen } from './expectThat.ts';
import { sampleFacts } from './sampleFacts.ts';

const candidates: ComparedCandidate[] = [
  { id: 'one', name: 'Anna Lindqvist', facts: sampleFacts },
  { id: 'two', name: 'Nobody Known', facts: emptyResumeFacts() },
];

/** What a comparison promises, with its default options (`{}`). */
export function comparisonTests(comparison: Comparison): ConformanceTest[] {
  const compare = (list: ComparedCandidate[]) => comparison.compare(frozen(list), {});
  return [
    {
      name: 'gives rows at once',
      run: () => {
        for (const list of [[], candidates]) expectThat(Array.isArray(compare(list)), 'expected a list of rows');
      },
    },
    {
      name: 'gives the same rows for the same candidates',
      run: () => expectSame(compare(candidates), compare(candidates), 'two comparisons differ'),
    },
  ];
}
