import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { normalizeSkill } from '../../knowledge/skills.ts';
import { makeEvidence, makeFact, makeFacts, makeRequirements } from '../testing/makeFacts.ts';
import { skillsFacet } from './skillsFacet.ts';

function score(held: string[], requiredSkills: string[], niceSkills: string[] = []) {
  const skills = held.map((name) =>
    makeFact(
      {
        name,
        known: normalizeSkill(name)?.name ?? null,
        category: 'technical' as const,
        source: 'listed' as const,
        lastUsed: null,
        months: null,
      },
      name,
    ),
  );
  return skillsFacet.score(makeFacts({ skills }), makeRequirements({ requiredSkills, niceSkills }));
}

describe('skillsFacet', () => {
  for (const { name, run } of conformanceTests(skillsFacet)) it(name, run);

  it('is the share of the required skills that are held', () => {
    expect(score(['Python', 'Docker'], ['Python', 'Docker', 'Terraform']).value).toBe(66.7);
    expect(score([], ['Python']).value).toBe(0);
  });

  it('normalises names on both sides', () => {
    expect(score(['JS', 'Postgres'], ['JavaScript', 'PostgreSQL']).value).toBe(100);
    expect(score(['Underwater Welding'], ['underwater  welding']).value).toBe(100);
  });

  it('counts a skill that is implied by another, and names the other', () => {
    const result = score(['React'], ['JavaScript']);
    expect(result.value).toBe(100);
    expect(result.explanation.en).toBe('1 of 1 required skills matched: JavaScript (through React).');
    expect(result.evidence).toEqual([makeEvidence('React')]);
  });

  it('does not turn implication round', () => {
    expect(score(['JavaScript'], ['React']).value).toBe(0);
  });

  it('takes either of two alternatives, and names it', () => {
    expect(score(['Java'], ['Python or Java', 'Docker']).value).toBe(50);
    expect(score(['Python', 'Java'], ['Python или Java']).value).toBe(100);
    expect(score(['Java'], ['Python or Java']).explanation.en).toBe('1 of 1 required skills matched: Python or Java (Java).');
    expect(score(['Ruby'], ['Python, Java or Go']).value).toBe(0);
    expect(score(['React'], ['TypeScript or JavaScript']).value).toBe(100);
  });

  it('asks for one thing once', () => {
    expect(score(['JavaScript'], ['JS', 'JavaScript', 'Terraform']).value).toBe(50);
  });

  it('says what matched, what is missing, and what is nice to have', () => {
    const { explanation, evidence } = score(['Python', 'Docker'], ['Python', 'Terraform'], ['Docker']);
    expect(explanation.en).toBe(
      '1 of 2 required skills matched: Python. Not found: Terraform. Nice to have, not in the score: Docker.',
    );
    expect(explanation.ru).toBe(
      'Есть 1 из 2 обязательных навыков: Python. Не найдено: Terraform. Будет плюсом, на оценку не влияет: Docker.',
    );
    expect(evidence).toEqual([makeEvidence('Python')]);
  });

  it('has no value when no skill is required', () => {
    expect(score(['Python'], []).value).toBeNull();
    expect(score(['Python'], ['  ']).value).toBeNull();
  });

  it('says when the document names no skill at all', () => {
    expect(score([], ['Python']).explanation.en).toBe('No skills found. 0 of 1 required skills matched. Not found: Python.');
  });

  it('says which matched skills no list names', () => {
    const used = makeFact(
      { name: 'Docker', known: 'Docker', category: 'technical' as const, source: 'shown' as const, lastUsed: null, months: null },
      'Docker',
    );
    const { value, explanation } = skillsFacet.score(
      makeFacts({ skills: [used] }),
      makeRequirements({ requiredSkills: ['Docker'] }),
    );
    expect(value).toBe(100);
    expect(explanation.en).toContain('Not listed, but shown in jobs or certificates: Docker.');
  });
});
