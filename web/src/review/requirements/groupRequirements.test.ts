import { expect, it } from 'vitest';
import { groupRequirements } from './groupRequirements.ts';

const read = (label: string, kind: string, importance = 'MUST') => ({ label, kind, importance });

it('puts what the form requires and what was read into one list, each once', () => {
  const extracted = [
    read('Python', 'SKILL'),
    read('Rust', 'SKILL'),
    read('English', 'LANGUAGE'),
    read('5 years', 'EXPERIENCE'),
    read('Bachelor', 'EDUCATION'),
    read('Docker', 'SKILL', 'NICE'),
    read('AWS Certified', 'CERTIFICATION', 'NICE'),
  ];
  const { must, nice, mentioned } = groupRequirements(['python', 'Own'], ['Docker'], extracted);
  expect(must.map(({ label, removable, extracted: from }) => [label, removable, from?.label])).toEqual([
    ['python', true, 'Python'],
    ['Own', true, undefined],
    ['English', false, 'English'],
  ]);
  expect(nice.map(({ label }) => label)).toEqual(['Docker', 'AWS Certified']);
  expect(mentioned.map(({ label }) => label)).toEqual(['Rust']);
});
