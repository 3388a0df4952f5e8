import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { arbitraryCandidates, makeCandidate, shuffled } from '../testing/arbitraryCandidates.ts';
import { similarityComparison } from './similarityComparison.ts';

const { compare } = similarityComparison;
/** A group, and the same group in another order. */
const twice = arbitraryCandidates.chain((group) => fc.tuple(fc.constant(group), shuffled(group)));

describe('similarityComparison', () => {
  for (const { name, run } of conformanceTests(similarityComparison)) it(name, run);

  const ada = makeCandidate({ id: 'ada', skills: ['Python', 'SQL', 'Rust'] });
  const near = makeCandidate({ id: 'near', skills: ['sql', 'Rust', 'Go'] });
  const far = makeCandidate({ id: 'far', skills: ['Python', 'Cooking', 'Baking'] });

  it('puts who shares more, and rarer, skills first', () => {
    const rows = compare([far, ada, near], { to: 'ada' });
    expect(rows.map(({ candidateId }) => candidateId)).toEqual(['near', 'far']);
    expect(rows[0]?.shared).toEqual(['Rust', 'sql']);
    const holders = new Map([
      ['python', 2],
      ['sql', 90_000],
      ['rust', 90_000],
      ['go', 90_000],
    ]);
    expect(compare([far, ada, near], { to: 'ada', holders })[0]?.candidateId).toBe('far');
  });

  it('counts the facet scores too, and alone where nobody states skills', () => {
    const facets = new Map([
      ['ada', [90, null]],
      ['near', [80, 10]],
      ['far', [90, 10]],
      ['silent', [40, 5]],
    ]);
    const silent = makeCandidate({ id: 'silent' });
    expect(compare([ada, near, far], { to: 'ada', facets })).toMatchObject([
      { candidateId: 'near', similarity: 62 },
      { candidateId: 'far', similarity: 44 },
    ]);
    expect(compare([silent, { ...silent, id: 'ada' }], { to: 'ada', facets })).toEqual([
      { candidateId: 'silent', similarity: 50, shared: [] },
    ]);
  });

  it('is 100 for the same skills and has no row where there is nothing to compare', () => {
    expect(compare([ada, { ...ada, id: 'twin' }, makeCandidate({ id: 'silent' })], { to: 'ada' })).toMatchObject([
      { candidateId: 'twin', similarity: 100 },
      { candidateId: 'silent', similarity: 0 },
    ]);
    expect(compare([makeCandidate({ id: 'a' }), makeCandidate({ id: 'b' })], { to: 'a' })).toEqual([]);
  });

  it('gives the same rows in whatever order candidates come', () => {
    fc.assert(
      fc.property(twice, ([group, other]) => {
        expect(compare(other, { to: 'candidate-0' })).toEqual(compare(group, { to: 'candidate-0' }));
      }),
    );
  });

  it('keeps the order when somebody with nothing in common arrives', () => {
    fc.assert(
      fc.property(arbitraryCandidates, (group) => {
        const stranger = makeCandidate({ id: 'stranger', skills: ['\u{1f984}'] });
        const rows = compare([...group, stranger], { to: 'candidate-0' }).filter(({ candidateId }) => candidateId !== 'stranger');
        expect(rows).toEqual(compare(group, { to: 'candidate-0' }));
      }),
    );
  });
});
