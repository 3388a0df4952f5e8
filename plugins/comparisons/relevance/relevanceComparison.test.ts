import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import type { RequirementItem, RequirementVerdict } from '../../contract/relevance.ts';
import type { ComparedCandidate, Education, Experience, ResumeFacts, Skill } from '../../contract.ts';
import { makeFact, makeFacts, makeJob } from '../../facets/testing/makeFacts.ts';
import { normalizeSkill } from '../../knowledge/skills.ts';
import { relevanceComparison } from './relevanceComparison.ts';

function skill(name: string, rest: Partial<Skill> = {}) {
  const known = normalizeSkill(name);
  const value: Skill = {
    name,
    known: known?.name ?? null,
    category: known?.category ?? 'other',
    source: 'listed',
    lastUsed: null,
    months: null,
    ...rest,
  };
  return makeFact(value, name);
}

function ask(label: string, rest: Partial<RequirementItem> = {}): RequirementItem {
  return {
    label,
    known: normalizeSkill(label)?.name ?? null,
    kind: 'skill',
    category: 'technical',
    importance: 'must',
    minYears: null,
    knockOut: false,
    level: null,
    ...rest,
  };
}

function candidate(facts: Partial<ResumeFacts>, id = 'one'): ComparedCandidate {
  return { id, name: id, facts: makeFacts(facts) };
}

function judge(facts: Partial<ResumeFacts>, item: RequirementItem): RequirementVerdict {
  const [row] = relevanceComparison.compare([candidate(facts)], { requirements: [item] });
  return row!.verdicts[0]!;
}

const usedFor = (months: number, lastUsed = '2025-01') => ({ months, lastUsed });
const degree = (rest: Partial<Education>) =>
  makeFact<Education>(
    {
      institution: null,
      degree: 'Degree',
      level: null,
      specialization: null,
      startYear: null,
      endYear: null,
      current: false,
      ...rest,
    },
    'Degree',
  );
const language = (name: string, level: string | null) => makeFact({ name, known: name, level }, name);

describe('relevanceComparison', () => {
  for (const { name, run } of conformanceTests(relevanceComparison)) it(name, run);

  it.each([
    ['listed and used in a dated job', skill('Go', usedFor(40)), 100],
    ['used in a dated job, not listed', skill('Go', { source: 'shown', ...usedFor(40) }), 95],
    ['only listed', skill('Go'), 80],
    ['only shown', skill('Go', { source: 'shown' }), 75],
  ])('judges a skill that is %s', (_how, fact, score) => {
    expect(judge({ skills: [fact] }, ask('Go'))).toMatchObject({ score, evidence: fact.evidence, lookedFor: [] });
  });

  it('takes ten points off what another skill implies, and names that skill', () => {
    const verdict = judge({ skills: [skill('React')] }, ask('JavaScript'));
    expect(verdict.score).toBe(70);
    expect(verdict.explanation).toEqual({ en: 'Implied by “React”.', ru: 'Следует из «React».' });
  });

  it('takes fifteen points off what was last used over five years before the latest job', () => {
    const experience = [makeJob({ start: '2020-01', end: '2025-01', months: 61 })];
    expect(judge({ experience, skills: [skill('Go', usedFor(24, '2019-01'))] }, ask('Go'))).toMatchObject({
      score: 85,
      explanation: { en: 'Listed and used at work, 2 years. Last used: 2019-01.' },
    });
    expect(judge({ experience, skills: [skill('Go', usedFor(24, '2021-01'))] }, ask('Go')).score).toBe(100);
  });

  it.each([
    [60, 100, 'strong-yes'],
    [48, 80, 'yes'],
    [36, 60, 'partial'],
    [6, 25, 'weak'],
  ])('weighs %d months of use against five years: %d', (months, score, verdict) => {
    expect(judge({ skills: [skill('Go', usedFor(months))] }, ask('Go', { minYears: 5 }))).toMatchObject({ score, verdict });
  });

  it('is Partial where years are required but no dated job tells them', () => {
    expect(judge({ skills: [skill('Go')] }, ask('Go', { minYears: 5 }))).toMatchObject({ score: 60, verdict: 'partial' });
  });

  it('is No for a skill that a list omits, with what was looked for', () => {
    const verdict = judge({ skills: [skill('Go')] }, ask('k8s'));
    expect(verdict).toMatchObject({ score: 0, verdict: 'no', evidence: [] });
    expect(verdict.lookedFor).toEqual(expect.arrayContaining(['k8s', 'Kubernetes']));
  });

  it('is Unknown where the document names no skills, and for a soft skill where it lists no soft skills', () => {
    expect(judge({}, ask('Go'))).toMatchObject({ score: null, verdict: 'unknown' });
    expect(judge({ skills: [skill('Go')] }, ask('Empathy', { kind: 'soft-skill' })).verdict).toBe('unknown');
    const soft = [skill('Teamwork', { category: 'soft' })];
    expect(judge({ skills: soft }, ask('Empathy', { kind: 'soft-skill' })).verdict).toBe('no');
  });

  it('takes either of two alternatives, and names it', () => {
    const verdict = judge({ skills: [skill('Bash')] }, ask('Python or Bash'));
    expect(verdict).toMatchObject({ score: 80, explanation: { en: 'Bash: listed, but no dated job shows it.' } });
    expect(judge({ skills: [skill('Go')] }, ask('Python or Bash')).lookedFor).toEqual(expect.arrayContaining(['Python', 'Bash']));
  });

  it.each([
    [null, null, 'unknown'],
    [6, 100, 'strong-yes'],
    [5, 90, 'strong-yes'],
    [4.5, 81, 'yes'],
    [3, 54, 'partial'],
  ])('judges %s years of work against five', (value, score, verdict) => {
    const years = value === null ? null : makeFact(value, 'years');
    const item = ask('5+ years', { kind: 'experience', minYears: 5 });
    expect(judge({ years }, item)).toMatchObject({ score, verdict });
  });

  it.each([
    [[], null],
    [[degree({ level: 'doctorate' })], 100],
    [[degree({ level: 'master' })], 100],
    [[degree({ level: 'bachelor' }), degree({ level: 'master', current: true })], 60],
    [[degree({ level: 'bachelor' })], 30],
    [[degree({ level: 'secondary' })], 0],
  ])("judges a degree against a master's", (education, score) => {
    expect(judge({ education }, ask("Master's", { kind: 'education', level: 'master' })).score).toBe(score);
  });

  it.each([
    [[], null],
    [[language('English', 'native')], 100],
    [[language('English', 'B2')], 100],
    [[language('English', 'intermediate')], 60],
    [[language('English', null)], 60],
    [[language('English', 'A1')], 30],
    [[language('German', 'C2')], 0],
  ])('judges languages against English (B2)', (languages, score) => {
    expect(judge({ languages }, ask('English (B2)', { kind: 'language', known: 'English' })).score).toBe(score);
  });

  it('finds a certificate whatever stands around its name', () => {
    const item = ask('CKA', { kind: 'certification' });
    expect(judge({}, item).verdict).toBe('unknown');
    expect(judge({ certifications: [makeFact({ name: 'CKA, Linux Foundation 2023', known: null }, 'CKA')] }, item).score).toBe(
      100,
    );
    expect(judge({ certifications: [makeFact({ name: 'PMP', known: null }, 'PMP')] }, item).verdict).toBe('no');
  });

  it('judges nothing without requirements, and 300 skills against 300', () => {
    expect(relevanceComparison.compare([candidate({ skills: [skill('Go')] })], {})).toEqual([{ id: 'one', verdicts: [] }]);
    const names = Array.from({ length: 300 }, (_, index) => `Skill ${index}`);
    const [row] = relevanceComparison.compare([candidate({ skills: names.map((name) => skill(name)) })], {
      requirements: names.map((name) => ask(name)),
    });
    expect(row!.verdicts.every(({ verdict }) => verdict === 'yes')).toBe(true);
  });

  it.each(['<b>Go</b><script>alert(1)</script>', 'تحليل البيانات', 'a"b\\c'])('takes %s as a name like any other', (name) => {
    expect(judge({ skills: [skill(name)] }, ask(name)).score).toBe(80);
    expect(judge({ skills: [skill('Go')] }, ask(name)).lookedFor).toContain(name);
  });
});

const names = ['Go', 'Python', 'JavaScript', 'React', 'PostgreSQL', 'SQL', 'Teamwork', 'Underwater welding', 'k8s', 'Docker'];
const month = fc.tuple(fc.integer({ min: 2005, max: 2025 }), fc.integer({ min: 1, max: 12 }));
const date = month.map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`);
const anySkill = fc
  .record({
    name: fc.constantFrom(...names),
    source: fc.constantFrom('listed' as const, 'shown' as const),
    months: fc.option(fc.integer({ min: 1, max: 200 })),
    lastUsed: fc.option(date),
  })
  .map(({ name, ...rest }) => skill(name, rest));
const anyJob = fc
  .record({ start: date, end: date, months: fc.integer({ min: 1, max: 200 }) })
  .map((job: Partial<Experience>) => makeJob(job));
const anyFacts = fc
  .record({
    skills: fc.array(anySkill, { maxLength: 6 }),
    experience: fc.array(anyJob, { maxLength: 3 }),
    years: fc.option(fc.integer({ min: 0, max: 40 }).map((years) => makeFact(years, 'years'))),
  })
  .map(makeFacts);
const anyItem = fc
  .record({ name: fc.constantFrom(...names, 'Python or Bash'), minYears: fc.option(fc.integer({ min: 0, max: 20 })) })
  .map(({ name, minYears }) => ask(name, { minYears, kind: name === 'Teamwork' ? 'soft-skill' : 'skill' }));
const items = fc.array(anyItem, { maxLength: 6 });
const people = fc.array(anyFacts, { minLength: 1, maxLength: 5 });

const compare = (list: readonly ResumeFacts[], requirements: RequirementItem[]) =>
  relevanceComparison.compare(
    list.map((facts, index) => ({ id: String(index), name: '', facts })),
    { requirements },
  );

describe('relevanceComparison, whatever is compared', () => {
  it('changes no verdict of the others when a candidate is added', () => {
    fc.assert(
      fc.property(people, anyFacts, items, (list, other, requirements) => {
        expect(compare([...list, other], requirements).slice(0, list.length)).toEqual(compare(list, requirements));
      }),
    );
  });

  it('never scores a superset of the skills lower', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anySkill, { minLength: 1, maxLength: 4 }), items, (facts, more, requirements) => {
        const scores = (one: ResumeFacts) => compare([one], requirements)[0]!.verdicts.map(({ score }) => score ?? 0);
        const before = scores(facts);
        const after = scores({ ...facts, skills: [...facts.skills, ...more] });
        for (const [index, score] of before.entries()) expect(after[index]).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('judges the same in any order of candidates and requirements', () => {
    fc.assert(
      fc.property(people, items, (list, requirements) => {
        const turned = compare(list.toReversed(), requirements.toReversed()).toReversed();
        expect(turned.map(({ verdicts }) => verdicts.toReversed())).toEqual(
          compare(list, requirements).map(({ verdicts }) => verdicts),
        );
      }),
    );
  });

  it('finds the same score in any order of the skills', () => {
    fc.assert(
      fc.property(anyFacts, items, (facts, requirements) => {
        const scores = (one: ResumeFacts) => compare([one], requirements)[0]!.verdicts.map(({ score }) => score);
        expect(scores({ ...facts, skills: facts.skills.toReversed() })).toEqual(scores(facts));
      }),
    );
  });

  it('has a reason in both languages, and a quote or what was looked for', () => {
    fc.assert(
      fc.property(people, items, (list, requirements) => {
        for (const { explanation, score, evidence, lookedFor } of compare(list, requirements).flatMap(
          ({ verdicts }) => verdicts,
        )) {
          expect(explanation.en).not.toBe('');
          expect(explanation.ru).not.toBe('');
          expect(score !== null && score > 0 ? evidence.length : lookedFor.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
