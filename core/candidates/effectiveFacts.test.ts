import { describe, expect, it } from 'vitest';
import { emptyResumeFacts, type Fact, type ResumeFacts, type Skill } from '../../plugins/contract.ts';
import { effectiveFacts, readCorrections } from './effectiveFacts.ts';

const evidence = [{ text: 'Ada Byron', page: 1, start: 0, end: 9 }];
const skill: Fact<Skill> = {
  value: { name: 'JS', known: 'JavaScript', category: 'technical', source: 'listed', lastUsed: null, months: null },
  evidence: [{ text: 'JS', page: 1, start: 20, end: 22 }],
  confidence: 0.9,
};
const facts: ResumeFacts = { ...emptyResumeFacts(), name: { value: 'Ada Byron', evidence, confidence: 0.8 }, skills: [skill] };

describe('effectiveFacts', () => {
  it('leaves uncorrected values as extracted', () => {
    expect(effectiveFacts(facts, {})).toEqual(facts);
  });

  it('puts the value of the user in place of the extracted one, without evidence', () => {
    const { name } = effectiveFacts(facts, { name: 'Ada Lovelace' });
    expect(name).toEqual({ value: 'Ada Lovelace', evidence: [], confidence: 1 });
  });

  it('keeps the evidence of a value that the user confirmed', () => {
    expect(effectiveFacts(facts, { name: ' Ada Byron ' }).name?.evidence).toEqual(evidence);
  });

  it('treats null as: the document is wrong and the right value unknown', () => {
    expect(effectiveFacts(facts, { name: null }).name).toBeNull();
  });

  it('keeps the names of skills as they are typed, once each, and the evidence of those that were read', () => {
    const { skills } = effectiveFacts(facts, { skills: ['js', 'JavaScript', 'k8s', 'Basket weaving with reeds'] });
    expect(skills.map(({ value }) => value.name)).toEqual(['JS', 'k8s', 'Basket weaving with reeds']);
    expect(skills[0]?.evidence).toEqual(skill.evidence);
    expect(skills[1]?.evidence).toEqual([]);
  });

  it('confirms a list item whose keys come back in another order', () => {
    const language = { value: { name: 'German', known: 'German', level: 'C1' }, evidence, confidence: 0.7 };
    const read = { ...facts, languages: [language] };
    expect(effectiveFacts(read, { languages: [{ level: 'C1', name: 'German' }] }).languages).toEqual([language]);
  });
});

describe('readCorrections', () => {
  it('skips rows of an unknown field or shape', () => {
    const rows = [
      { field: 'name', value: 'Ada' },
      { field: 'shoeSize', value: 38 },
      { field: 'years', value: 'many' },
    ];
    expect(readCorrections(rows)).toEqual({ name: 'Ada' });
  });
});
