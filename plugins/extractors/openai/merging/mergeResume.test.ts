import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../conformance/sampleDocuments.ts';
import { type Experience, emptyResumeFacts, type Fact, type ResumeFacts } from '../../../contract.ts';
import { makeQuotable } from '../quoting/quotable.ts';
import { mergeResume } from './mergeResume.ts';

const text =
  'Engineer\nAcme\n2015 - 2017\nBuilt bridges\nDesigner\nBolt\n2018 - 2020\nB.Sc. in Physics, MIT, 2014\nM.Sc. in Physics, MIT, 2016';
const quotable = makeQuotable(documentOf(text), []);
const today = '2025-06-01';

function fact<T>(value: T, ...quotes: string[]): Fact<T> {
  const evidence = quotes.flatMap((quote) => quotable.findAll(quote).slice(0, 1)).map((span) => quotable.evidence(span));
  return { value, evidence, confidence: 0.9 };
}

const none: Experience = {
  company: null,
  position: null,
  location: null,
  start: null,
  end: null,
  current: false,
  months: null,
  responsibilities: [],
};
const merge = (model: Partial<ResumeFacts>, local: Partial<ResumeFacts>) =>
  mergeResume({ ...emptyResumeFacts(), ...model }, { ...emptyResumeFacts(), ...local }, today);

describe('mergeResume', () => {
  it('makes one job of two readings, and keeps what only one of them has', () => {
    const { experience, years } = merge(
      { experience: [fact({ ...none, position: 'Engineer', company: 'Acme' }, 'Engineer', 'Acme')] },
      {
        experience: [
          fact(
            { ...none, company: 'Acme', start: '2015', end: '2017', months: 24, responsibilities: ['Built bridges'] },
            'Acme',
            '2015 - 2017',
          ),
          fact(
            { ...none, position: 'Designer', company: 'Bolt', start: '2018', end: '2020', months: 24 },
            'Designer',
            'Bolt',
            '2018 - 2020',
          ),
        ],
      },
    );
    expect(
      experience.map(({ value }) => [value.position, value.company, value.start, value.months, value.responsibilities.length]),
    ).toEqual([
      ['Engineer', 'Acme', '2015', 24, 1],
      ['Designer', 'Bolt', '2018', 24, 0],
    ]);
    expect(years?.value).toBe(4);
    expect(years?.evidence.map((quote) => quote.text)).toEqual(['2015 - 2017', '2018 - 2020']);
  });

  it('keeps two degrees of one school apart', () => {
    const study = (degree: string, endYear: number) => ({
      institution: 'MIT',
      degree,
      level: null,
      specialization: 'Physics',
      startYear: null,
      endYear,
      current: false,
    });
    const { education } = merge(
      { education: [fact(study('M.Sc.', 2016), 'M.Sc.', '2016')] },
      { education: [fact(study('B.Sc.', 2014), 'B.Sc.', '2014'), fact(study('M.Sc.', 2016), 'M.Sc.', '2016')] },
    );
    expect(education.map(({ value }) => value.degree)).toEqual(['B.Sc.', 'M.Sc.']);
  });

  it('is surer of what both say', () => {
    expect(merge({ title: fact('engineer', 'Engineer') }, { title: fact('Engineer', 'Engineer') }).title).toMatchObject({
      value: 'Engineer',
      confidence: 0.97,
    });
    expect(merge({ title: fact('Designer', 'Designer') }, { title: fact('Engineer', 'Engineer') }).title?.value).toBe('Designer');
  });
});
