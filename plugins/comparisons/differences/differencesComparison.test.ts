import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { arbitraryCandidates, makeCandidate, shuffled } from '../testing/arbitraryCandidates.ts';
import { differencesComparison } from './differencesComparison.ts';

const { compare } = differencesComparison;
/** A group, and the same group in another order. */
const twice = arbitraryCandidates.chain((group) => fc.tuple(fc.constant(group), shuffled(group)));

describe('differencesComparison', () => {
  for (const { name, run } of conformanceTests(differencesComparison)) it(name, run);

  const ada = makeCandidate({
    id: 'ada',
    skills: ['Python', 'Rust'],
    certifications: ['AWS', 'PMP'],
    lines: ['Built  a compiler', 'Led a team'],
  });
  const bob = makeCandidate({ id: 'bob', skills: ['python', 'Go'], certifications: ['PMP'], lines: ['LED A TEAM'] });

  it('shows what nobody else has', () => {
    const [first, second] = compare([ada, bob], {});
    expect(first).toMatchObject({ skills: [{ name: 'Rust', holders: 1 }], experience: ['Built  a compiler'] });
    expect(first?.certifications).toEqual([
      { name: 'AWS', holders: 1 },
      { name: 'PMP', holders: 2 },
    ]);
    expect(second).toMatchObject({ skills: [{ name: 'Go', holders: 1 }], experience: [] });
  });

  it('puts the rarest first when asked to', () => {
    const one = makeCandidate({ id: 'one', skills: ['Zig', 'Ada'], certifications: ['PMP', 'AWS'] });
    const [row] = compare([one, makeCandidate({ id: 'two', certifications: ['PMP'] })], { ordered: true });
    expect(row?.skills.map(({ name }) => name)).toEqual(['Ada', 'Zig']);
    expect(row?.certifications.map(({ name }) => name)).toEqual(['AWS', 'PMP']);
  });

  it('compares with a larger group when given one', () => {
    const group = {
      size: 100,
      skills: new Map([
        ['rust', 2],
        ['python', 60],
      ]),
      certifications: new Map([['aws', 7]]),
      isShared: (line: string) => line === 'Led a team',
    };
    expect(compare([ada], { group })).toMatchObject([
      {
        skills: [{ name: 'Rust', holders: 2 }],
        certifications: [
          { name: 'AWS', holders: 7 },
          { name: 'PMP', holders: 1 },
        ],
        experience: ['Built  a compiler'],
      },
    ]);
  });

  it('gives every candidate the same row in whatever order they come', () => {
    fc.assert(
      fc.property(twice, ([group, other]) => {
        const byId = (rows: ReturnType<typeof compare>) => rows.toSorted((a, b) => (a.candidateId < b.candidateId ? -1 : 1));
        expect(byId(compare(other, {}))).toEqual(byId(compare(group, {})));
      }),
    );
  });

  it('takes nothing from others that a newcomer with nothing in common does not have', () => {
    fc.assert(
      fc.property(
        arbitraryCandidates.filter((group) => group.length > 1),
        (group) => {
          const stranger = makeCandidate({ id: 'stranger', skills: ['\u{1f984}'], lines: ['\u{1f984}'] });
          const unique = (rows: ReturnType<typeof compare>) =>
            rows
              .slice(0, group.length)
              .map(({ skills, experience }) => [skills.filter(({ holders }) => holders === 1), experience]);
          expect(unique(compare([...group, stranger], {}))).toEqual(unique(compare(group, {})));
        },
      ),
    );
  });
});
