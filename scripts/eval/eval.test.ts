import { describe, expect, it } from 'vitest';
import { emptyResumeFacts, type ResumeFacts } from '../../plugins/contract.ts';
import { textDocument } from '../../plugins/extractors/local/shared/textDocument.ts';
import { compareWithBaseline, toBaseline } from './baseline.ts';
import { findInvented } from './findInvented.ts';
import { hideStrayYears } from './hideStrayYears.ts';
import type { Item } from './manifest.ts';
import { digits, personName, sameDate, samePlace, samePrinted, similar, skillName } from './normalize.ts';
import { pairEntries } from './pairEntries.ts';
import type { FileResult } from './runEval.ts';
import { scoreItem } from './scoreItem.ts';
import { splitItems } from './splitItems.ts';
import { summarize } from './summarize.ts';

const today = '2026-11-21';
const item = (overrides: Partial<Item> = {}): Item => ({
  id: 'ann',
  person: 'ann',
  theme: 'plain',
  files: {},
  visible: {},
  truth: { name: 'Ann Lee', skills: ['Excel'], education: [], work: [], certifications: [], languages: [] },
  ...overrides,
});
const named = (value: string): ResumeFacts => ({
  ...emptyResumeFacts(),
  name: { value, evidence: [{ text: value, page: 1, start: 0, end: value.length }], confidence: 1 },
});
const result = (facts: ResumeFacts, kind = 'pdf'): FileResult => {
  const { tallies, misses } = scoreItem(item(), 'ann.pdf', facts, today);
  return {
    id: 'ann',
    theme: 'plain',
    file: 'ann.pdf',
    kind,
    language: 'en',
    layout: 'single',
    half: 'develop',
    tallies,
    misses,
    invented: [],
    grounding: null,
    placing: null,
    readMs: 1,
    extractMs: 1,
    error: null,
  };
};

describe('normalisation', () => {
  it('leaves titles before and letters behind a name out', () => {
    expect(personName('Dr. Ann Lee, PhD')).toBe(personName('ANN LEE'));
  });

  it('compares telephone numbers by their national digits', () => {
    expect(digits('+1 (555) 123-4567')).toBe(digits('555.123.4567'));
    expect(digits('8 912 345-67-89')).toBe(digits('+7 (912) 345 67 89'));
  });

  it('compares dates to the precision that was found', () => {
    expect(sameDate('2018-06-01', '2018')).toBe(true);
    expect(sameDate('2018-06-01', '2018-06')).toBe(true);
    expect(sameDate('2018-06-01', '2018-07')).toBe(false);
    expect(sameDate('2018-06-01', null)).toBe(false);
  });

  it('accepts a longer text that holds the expected one only while it is mostly that', () => {
    expect(similar('Bachelor of Science', 'Bachelor of Science (Hons)')).toBe(true);
    expect(similar('Engineer', 'Engineer at Acme since 2019, Berlin')).toBe(false);
  });

  it('compares places by their city', () => {
    expect(samePlace('San Francisco, California, US', 'San Francisco, CA')).toBe(true);
    expect(samePlace('San Francisco, California, US', 'Los Angeles, CA')).toBe(false);
  });

  it('compares skills and other words as they are printed', () => {
    expect(skillName('JS')).not.toBe(skillName('JavaScript'));
    expect(skillName('Python 3.11')).toBe(skillName('python'));
    expect(samePrinted('Head Baker', 'Head baker')).toBe(true);
    expect(samePrinted('Head Baker', 'Head Baker, Leeds')).toBe(false);
  });
});

describe('scoreItem', () => {
  it('counts a right value once, a wrong one as wrong and missed, and one that nobody shows as wrong', () => {
    expect(scoreItem(item(), 'a.pdf', named('Ann Lee'), today).tallies.get('name')).toEqual({ right: 1, wrong: 0, missed: 0 });
    expect(scoreItem(item(), 'a.pdf', named('Acme Inc'), today).tallies.get('name')).toEqual({ right: 0, wrong: 1, missed: 1 });
    const unseen = item({ visible: { name: false } });
    expect(scoreItem(unseen, 'a.pdf', named('Acme Inc'), today).tallies.get('name')).toEqual({ right: 0, wrong: 1, missed: 0 });
  });

  it('pairs each expected entry with the found one that agrees best, and uses none twice', () => {
    expect([...pairEntries(['a', 'b'], ['b', 'b', 'a'], (x, y) => Number(x === y))]).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });
});

describe('hideStrayYears', () => {
  const studied = item({
    truth: {
      ...item().truth,
      education: [{ institution: 'Leeds University', degree: 'BA', year: '2016' }],
      work: [{ company: 'Acme', position: 'Baker' }],
    },
  });
  const shown = (text: string) => hideStrayYears(studied, textDocument(text)).visible.education;

  it('counts a year beside the school as seen, and the same year beside a job not', () => {
    expect(shown('Baker\nAcme\n2016 - 2018\nEducation\nLeeds University')).toEqual([{ year: false, startYear: false }]);
    expect(shown('Baker\nAcme\n2016 - 2018\nEducation\nLeeds University\n2016')).toEqual([{ year: true, startYear: false }]);
  });
});

describe('splitItems', () => {
  it('keeps persons and layouts that share a document in one half', () => {
    const halves = splitItems([
      item({ id: '1', person: 'ann', theme: 'x' }),
      item({ id: '2', person: 'bob', theme: 'x' }),
      item({ id: '3', person: 'bob', theme: 'y' }),
    ]);
    expect(new Set(halves.values()).size).toBe(1);
  });

  it('gives the same halves every time', () => {
    const items = Array.from({ length: 20 }, (_, index) => item({ id: `${index}`, person: `p${index}`, theme: `t${index}` }));
    expect([...splitItems(items)]).toEqual([...splitItems(items)]);
    expect(new Set(splitItems(items).values()).size).toBe(2);
  });
});

describe('findInvented', () => {
  it('reports a value that the text does not hold and a quotation that is not there', () => {
    const invented = findInvented(textDocument('Ann Lee\nBaker'), named('Bob Ray'));
    expect(invented).toEqual(['name: Bob Ray', 'evidence: Bob Ray']);
  });

  it('reports nothing for values that the text holds', () => {
    expect(findInvented(textDocument('Ann Lee\nBaker'), named('Ann Lee'))).toEqual([]);
  });
});

describe('compareWithBaseline', () => {
  it('reports a field that fell and nothing for one that rose', () => {
    const good = toBaseline([result(named('Ann Lee'))], []);
    expect(compareWithBaseline(good, [result(named('Acme Inc'))], [])[0]).toContain('F1 of name fell to 0.000');
    expect(compareWithBaseline(toBaseline([result(named('Acme Inc'))], []), [result(named('Ann Lee'))], [])).toEqual([]);
  });

  it('does not compare kinds that were not run', () => {
    expect(compareWithBaseline(toBaseline([result(named('Ann Lee'), 'docx')], []), [result(named('Acme Inc'))], [])).toEqual([]);
  });
});

describe('summarize', () => {
  it('takes the mean of the fields for the macro figure', () => {
    const { fields, macro } = summarize([result(named('Ann Lee'))]);
    expect(fields.name?.f1).toBe(1);
    expect(fields.skills?.f1).toBe(0);
    const mean = Object.values(fields).reduce((sum, { f1 }) => sum + f1, 0) / Object.keys(fields).length;
    expect(macro).toBe(mean);
  });
});
