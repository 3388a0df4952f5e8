import { describe, expect, it } from 'vitest';
import { composeAdvert } from './composeAdvert.ts';
import { composeLines } from './composeLines.ts';
import { inflect } from './inflect.ts';
import { scoreAdvert } from './scoreAdvert.ts';

const asked = (label: string, importance: 'must' | 'nice' = 'must') => ({
  label,
  known: null,
  kind: 'skill' as const,
  category: 'other' as const,
  importance,
  minYears: null,
  confidence: 0.9,
  evidence: [],
});

describe('composeAdvert', () => {
  it('makes the same advertisement for the same seed, and asks for things that it prints', () => {
    const advert = composeAdvert(3, 'en', 0);
    expect(composeAdvert(3, 'en', 0)).toEqual(advert);
    expect(composeAdvert(4, 'en', 0).text).not.toBe(advert.text);
    for (const term of [...advert.must, ...advert.nice].flatMap((one) => one.split(' or ')))
      expect(advert.text.toLowerCase()).toContain(term.toLowerCase());
  });
});

describe('composeLines', () => {
  it.each(['en', 'ru'] as const)('makes the same lines for the same seed, none of them empty: %s', (language) => {
    const lines = composeLines(3, language);
    expect(composeLines(3, language)).toEqual(lines);
    expect(composeLines(4, language)).not.toEqual(lines);
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.every((line) => line.trim() === line && line !== '' && !/[{|}]/u.test(line))).toBe(true);
  });
});

describe('inflect', () => {
  it.each([
    ['ведение карт', 2, 'ведения карт'],
    ['холодные звонки', 5, 'холодными звонками'],
    ['заточка резцов', 4, 'заточку резцов'],
    ['1С:Логистика', 2, '1С:Логистика'],
    ['Git', 5, 'Git'],
  ] as const)('puts "%s" into case %i', (name, inCase, expected) => expect(inflect(name, inCase)).toBe(expected));
});

describe('scoreAdvert', () => {
  const advert = {
    id: '',
    language: 'ru',
    group: 0,
    text: '',
    title: 'Токарь',
    must: ['заточка резцов', 'Git или SVN'],
    nice: [],
  } as const;

  it('finds names in any case with few more words, and choices as such', () => {
    const requirements = [asked('уверенной заточки резцов'), asked('SVN или Git'), asked('резцы'), asked('Скидки', 'nice')];
    expect(scoreAdvert({ requirements, title: null }, { ...advert, must: [...advert.must], nice: [] })).toEqual({
      right: 2,
      missed: [],
      wrong: ['резцы'],
      title: false,
    });
  });
});
