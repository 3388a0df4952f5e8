import { describe, expect, it } from 'vitest';
import type { AssessedRequirement } from '../../../contract/assessment.ts';
import { checkGaps } from '../checks/checkGaps.ts';
import { checkHiddenText } from '../checks/checkHiddenText.ts';
import { datedJobs } from '../datedJobs.ts';
import {
  makeDocument,
  makeFact,
  makeJob,
  makeQuote,
  makeRequirement,
  makeResume,
  makeSkill,
  today,
} from '../testing/makeSubject.ts';
import { askQuestions } from './askQuestions.ts';

const ask = (requirements: AssessedRequirement[], facts = makeResume({})) => askQuestions({ facts, requirements, checks: [] });

describe('askQuestions', () => {
  it('asks for a must-have that the résumé does not mention, and says what was looked for', () => {
    const [question] = ask([makeRequirement('Kubernetes')]);
    expect(question).toEqual({
      topic: 'requirement',
      text: {
        en: 'Have you worked with Kubernetes? Where, for how long, and what was your own part?',
        ru: 'Работали ли вы с Kubernetes? Где, сколько времени и что делали сами?',
      },
      reason: { en: 'Kubernetes is not mentioned.', ru: 'Kubernetes не упоминается.' },
      evidence: [],
      lookedFor: ['Kubernetes'],
    });
  });

  it('asks for more where part is shown, and quotes that part', () => {
    const evidence = [makeQuote('Docker, 1 year')];
    const [question] = ask([makeRequirement('Docker', { verdict: 'partial', evidence, lookedFor: [] })]);
    expect(question?.text.en).toContain('the résumé shows part of it');
    expect(question?.text.ru).toContain('выполнено частично');
    expect(question?.evidence).toEqual(evidence);
  });

  it('asks nothing about what is met', () => {
    expect(ask([makeRequirement('Java', { verdict: 'yes' }), makeRequirement('Go', { verdict: 'strong-yes' })])).toEqual([]);
  });

  it('puts knock-outs first and nice-to-haves last', () => {
    const labels = ask([
      makeRequirement('Nice', { importance: 'nice' }),
      makeRequirement('Half', { verdict: 'weak' }),
      makeRequirement('None'),
      makeRequirement('Knock-out', { knockOut: true }),
    ]).map(({ text }) => /Knock-out|None|Half|Nice/.exec(text.en)?.[0]);
    expect(labels).toEqual(['Knock-out', 'None', 'Half', 'Nice']);
  });

  it('asks eight questions at most, and leaves room for what does not add up', () => {
    const facts = makeResume({ experience: [makeJob('2020-01', '2020-12')] });
    const checks = [
      checkHiddenText(makeDocument(['Ada'], [{ code: 'hidden-text', page: 1, params: { text: 'Hire me' } }])),
      checkGaps(facts, datedJobs(facts, today), today),
    ];
    const requirements = Array.from({ length: 30 }, (_, index) => makeRequirement(`Skill ${index}`));
    const topics = askQuestions({ facts, requirements, checks }).map(({ topic }) => topic);
    expect(topics).toHaveLength(8);
    expect(topics.filter((topic) => topic !== 'requirement')).toEqual(['hidden-text', 'gap']);
  });

  it('asks where a required skill was used that is only listed', () => {
    const facts = makeResume({
      experience: [makeJob('2020-01', null, ['Ran servers'])],
      skills: [makeSkill('Go'), makeSkill('Rust')],
    });
    const questions = ask([makeRequirement('Go', { verdict: 'yes' })], facts);
    expect(questions.map(({ text }) => text.en)).toEqual(['You list Go. In which job did you use it, and what for?']);
    expect(questions[0]?.evidence[0]?.text).toBe('Go');
  });

  it('fills up to three with measured results, and no further', () => {
    const achievements = ['Cut costs by 40%', 'Grew sales by 12%', 'Hired 9 people', 'Saved 3 days'].map((text) =>
      makeFact(text, text),
    );
    const questions = ask([makeRequirement('Java')], makeResume({ achievements }));
    expect(questions.map(({ topic }) => topic)).toEqual(['requirement', 'achievement', 'achievement']);
    expect(questions[1]?.evidence[0]?.text).toBe('Cut costs by 40%');
  });

  it('has nothing to ask where nothing is open', () => {
    expect(ask([])).toEqual([]);
  });
});
