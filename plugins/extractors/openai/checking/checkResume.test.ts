import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../conformance/sampleDocuments.ts';
import { resumeAnswer } from '../answers/resumeAnswer.ts';
import { findInstructions } from '../quoting/findInstructions.ts';
import { makeQuotable } from '../quoting/quotable.ts';
import { checkResume } from './checkResume.ts';
import { makeClaims } from './claims.ts';

function check(text: string, answer: object) {
  const document = documentOf(text);
  const claims = makeClaims(makeQuotable(document, findInstructions(document)));
  const facts = checkResume(claims, resumeAnswer.parse(answer), '2025-06-01');
  return { facts, dropped: claims.dropped };
}

const itself = (value: string) => ({ value, quote: value });

describe('checkResume', () => {
  it('finds words whatever white space, dashes, quotation marks and case the model gives them, and keeps the document’s', () => {
    const text = 'JANE   O’NEIL-SMITH\nHead of\nSales\nAcme – “North”';
    const { facts, dropped } = check(text, {
      name: itself("Jane O'Neil-Smith"),
      title: itself('Head of Sales'),
      experience: [{ company: 'Acme - "North"' }],
    });
    expect(dropped).toBe(0);
    expect([facts.name?.value, facts.title?.value, facts.experience[0]?.value.company]).toEqual([
      "Jane O'Neil-Smith",
      'Head of Sales',
      'Acme – “North”',
    ]);
    expect(facts.title?.evidence).toEqual([{ text: 'Head of\nSales', page: 1, start: 20, end: 33 }]);
  });

  it('takes a name whose words stand in another order', () => {
    const { facts } = check('Ветрова Ирина Павловна', { name: { value: 'Ирина Ветрова', quote: 'Ветрова Ирина Павловна' } });
    expect(facts.name?.value).toBe('Ирина Ветрова');
  });

  it.each([
    ['Jane Smith | Head of Sales | Berlin', 'Head of Sales'],
    ['Head of Sales at Acme', 'Head of Sales'],
    ['Title: Head of Sales', 'Head of Sales'],
    ['Reported to the Head of Sales', undefined],
    ['Head of Sales is what I want to be', undefined],
  ])('takes a title that stands for itself: %s', (line, title) => {
    const { facts } = check(`Jane Smith\n${line}\nBerlin`, { title: { value: 'Head of Sales', quote: line } });
    expect(facts.title?.value).toBe(title);
  });

  it('keeps jobs of one title apart, each with its own dates', () => {
    const text = 'Engineer\nAcme\n2015 - 2017\n- Built a bridge\n\nEngineer\nBolt\n2018 - 2020\n- Built a dam';
    const job = (company: string, start: string, end: string, item: string) => ({
      position: 'Engineer',
      company,
      dates: `${start} - ${end}`,
      start,
      end,
      responsibilities: [item],
    });
    const { facts, dropped } = check(text, {
      experience: [job('Bolt', '2018', '2020', 'Built a dam'), job('Acme', '2015', '2017', 'Built a bridge')],
    });
    expect(dropped).toBe(0);
    expect(facts.experience.map(({ evidence }) => evidence[0]?.start)).toEqual([text.lastIndexOf('Engineer'), 0]);
    expect(facts.experience.map(({ value }) => [value.company, value.start])).toEqual([
      ['Bolt', '2018'],
      ['Acme', '2015'],
    ]);
  });

  it('does not put together what stands far apart', () => {
    const text = `Engineer at Acme, 2015 - 2017\n${'Something else entirely. '.repeat(60)}\nBolt`;
    const { facts, dropped } = check(text, { experience: [{ position: 'Engineer', company: 'Bolt' }] });
    expect([facts.experience[0]?.value.company, dropped]).toEqual([null, 1]);
  });

  it('believes no period that ends before it begins, and no job twice', () => {
    const job = { position: 'Engineer', company: 'Acme', dates: '2017 - 2015', start: '2017', end: '2015' };
    const { facts, dropped } = check('Engineer\nAcme\n2017 - 2015', { experience: [job, job] });
    expect(facts.experience.map(({ value }) => [value.start, value.end, value.months])).toEqual([[null, null, null]]);
    expect(dropped).toBe(2);
  });

  it("names skills in the document's words, each once, with the jobs that used them", () => {
    const text = 'Engineer\nAcme\n2015-01 - 2016-12\nWrote JS and k8s files\n\nSkills\nJS, Javascript, Go';
    const { facts } = check(text, {
      skills: ['JS', 'Javascript', 'k8s', 'C'],
      experience: [
        {
          position: 'Engineer',
          company: 'Acme',
          dates: '2015-01 - 2016-12',
          start: '2015-01',
          end: '2016-12',
          responsibilities: ['Wrote JS and k8s files'],
        },
      ],
    });
    expect(facts.skills.map(({ value }) => [value.name, value.months, value.lastUsed])).toEqual([
      ['JS', 24, '2016-12'],
      ['k8s', 24, '2016-12'],
    ]);
  });

  it('converts a pay whose amount, currency and period the document says', () => {
    const salary = (quote: string, amount: number, currency: string, period: string) =>
      check(`Expected pay: ${quote}`, { salary: { quote, amount, currency, period } }).facts.salary?.value ?? null;
    expect(salary('€5,000 per month', 5000, 'EUR', 'month')).toEqual({
      amount: 60_000,
      max: null,
      period: 'month',
      currency: 'EUR',
    });
    expect(salary('150 000 руб. в месяц', 150_000, 'RUB', 'month')).toEqual({
      amount: 1_800_000,
      max: null,
      period: 'month',
      currency: 'RUB',
    });
    expect(salary('€5,000', 5000, 'EUR', 'month')).toBeNull();
    expect(salary('€5,000 per month', 5000, 'USD', 'month')).toBeNull();
    expect(salary('€90,000', 95_000, 'EUR', 'year')).toBeNull();
    expect(salary('€900,000,000', 900_000_000, 'EUR', 'year')).toBeNull();
  });
});
