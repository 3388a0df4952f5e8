import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import type { AssessedRequirement, AssessedSubject } from '../../contract/assessment.ts';
import type { ResumeFacts } from '../../contract.ts';
import { assessmentComparison } from './assessmentComparison.ts';
import {
  makeDocument,
  makeFact,
  makeJob,
  makeQuote,
  makeRequirement,
  makeResume,
  makeSkill,
  makeSubject,
} from './testing/makeSubject.ts';

function assess(facts: ResumeFacts, subject: Partial<AssessedSubject> = {}) {
  const [row] = assessmentComparison.compare([{ id: 'a', name: 'Ada', facts }], {
    subjects: new Map([['a', makeSubject(subject)]]),
  });
  return row!;
}

const met = (label: string, requirement: Partial<AssessedRequirement> = {}) =>
  makeRequirement(label, {
    verdict: 'strong-yes',
    explanation: { en: 'Shown in a job.', ru: 'Видно в работе.' },
    evidence: [makeQuote(label)],
    lookedFor: [],
    ...requirement,
  });

describe('assessmentComparison', () => {
  for (const { name, run } of conformanceTests(assessmentComparison)) it(name, run);

  it('tells strengths from concerns, each with its line or with what was looked for', () => {
    const { strengths, concerns } = assess(makeResume({}), { requirements: [met('Java'), makeRequirement('Kafka')] });
    expect(strengths).toEqual([
      { text: { en: 'Java: Shown in a job.', ru: 'Java: Видно в работе.' }, evidence: [makeQuote('Java')], lookedFor: [] },
    ]);
    expect(concerns).toEqual([
      {
        text: { en: 'Kafka: Kafka is not mentioned.', ru: 'Kafka: Kafka не упоминается.' },
        evidence: [],
        lookedFor: ['Kafka'],
      },
    ]);
  });

  it('names a requirement once where its explanation begins with it', () => {
    const english = met('English', { explanation: { en: 'English: Native.', ru: 'English: родной.' } });
    const [strength] = assess(makeResume({}), { requirements: [english] }).strengths;
    expect(strength?.text).toEqual({ en: 'English: Native.', ru: 'English: родной.' });
  });

  it('recommends by the documented words, and names what speaks against it', () => {
    const requirements = [met('Java'), makeRequirement('Kafka'), makeRequirement('Go', { verdict: 'no', knockOut: true })];
    const recommended = (overall: number | null) => assess(makeResume({}), { overall, requirements }).recommendation;
    expect([90, 70, 50, 49.9, null].map((overall) => recommended(overall).verdict)).toEqual([
      'excellent',
      'good',
      'average',
      'below-average',
      'unknown',
    ]);
    expect(recommended(72).text).toEqual({
      en: 'Good - Recommended. Misses a knock-out: Go. Not stated: Kafka.',
      ru: 'Хорошо — рекомендуем. Не выполнено критичное: Go. Не указано: Kafka.',
    });
  });

  it('sums up in counted facts, without the name', () => {
    const facts = makeResume({
      name: makeFact('Ada Byron', 'Ada Byron'),
      title: makeFact('Analyst', 'Analyst'),
      years: makeFact(4.5, '2020'),
      experience: [makeJob('2020-01', '2024-06')],
    });
    const { summary } = assess(facts, { overall: 81.5, requirements: [met('Java'), makeRequirement('Kafka')] });
    expect(summary).toEqual({
      en: 'Analyst, 4.5 years of work, 1 job. Meets 1 of 2 must-haves, 1 not stated. Overall score 81.5 of 100.',
      ru: 'Analyst, стаж 4,5 года, мест работы: 1. Выполнено 1 из 2 обязательных требований, не указано: 1. Общая оценка — 81,5 из 100.',
    });
  });

  it('rates what it can count, and leaves the rest unknown', () => {
    const { ratings } = assess(makeResume({}), { requirements: [met('Java'), met('Go'), makeRequirement('Kafka')] });
    expect(Object.fromEntries(ratings.map(({ id, value }) => [id, value]))).toEqual({
      'must-haves': 67,
      'nice-to-haves': null,
      answered: 67,
      consistency: null,
      reading: null,
    });
  });

  it('quotes the line that says when the candidate can start, in both languages', () => {
    const availability = (line: string) => assess(makeResume({}), { document: makeDocument(['Ada', line]) }).availability;
    expect(availability('Notice period: 4 weeks')?.evidence[0]).toEqual({
      text: 'Notice period: 4 weeks',
      page: 1,
      start: 4,
      end: 26,
    });
    expect(availability('Готова приступить через 2 недели')?.text.ru).toBe('Готова приступить через 2 недели');
    expect(availability('Ensured 99.9% availability of the platform')).toBeNull();
  });

  it('answers for no requirements, no document and nothing read', () => {
    const { strengths, concerns, questions, checks, availability } = assess(makeResume({}));
    expect([strengths, concerns, questions, availability]).toEqual([[], [], [], null]);
    expect(new Set(checks.map(({ outcome }) => outcome))).toEqual(new Set(['nothing']));
  });

  it('passes markup and right-to-left text through as they are', () => {
    const label = '<b>עברית</b>';
    const { concerns, questions } = assess(makeResume({}), { requirements: [makeRequirement(label)] });
    expect(concerns[0]?.text.en).toContain(label);
    expect(questions[0]?.text.ru).toContain(label);
  });

  it('gives the same answer in any order of candidates, with three hundred skills too', () => {
    const skills = Array.from({ length: 300 }, (_, index) => makeSkill(`Skill ${index}`));
    const people = ['a', 'b', 'c'].map((id, index) => ({ id, name: id, facts: makeResume({ skills: skills.slice(index) }) }));
    fc.assert(
      fc.property(fc.shuffledSubarray(people, { minLength: 1 }), (some) => {
        const alone = some.flatMap((one) => assessmentComparison.compare([one], {}));
        expect(assessmentComparison.compare(some, {})).toEqual(alone);
      }),
      { numRuns: 20 },
    );
  });

  it('never asks more than eight questions, and never twice the same', () => {
    const verdict = fc.constantFrom<AssessedRequirement['verdict']>('strong-yes', 'yes', 'partial', 'weak', 'no', 'unknown');
    const importance = fc.constantFrom<AssessedRequirement['importance']>('must', 'nice');
    fc.assert(
      fc.property(fc.array(fc.record({ verdict, importance }), { maxLength: 40 }), (drawn) => {
        const requirements = drawn.map((one, index) => makeRequirement(`Skill ${index}`, one));
        const texts = assess(makeResume({}), { requirements }).questions.map(({ text }) => text.en);
        expect(texts.length).toBeLessThanOrEqual(8);
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });
});
