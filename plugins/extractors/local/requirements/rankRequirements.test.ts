import { describe, expect, it } from 'vitest';
import type { Requirement } from '../../../contract.ts';
import { rankRequirements } from './extractRequirements.ts';

function requirement(
  label: string,
  kind: Requirement['kind'],
  importance: Requirement['importance'],
  confidence = 0.9,
): Requirement {
  return { label, known: null, kind, category: 'other', importance, minYears: null, confidence, evidence: [] };
}

describe('rankRequirements', () => {
  it('puts a few skills first, then the other musts, then soft skills, then wishes', () => {
    const skills = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => requirement(label, 'skill', 'must'));
    const ranked = rankRequirements([
      requirement('wish', 'skill', 'nice'),
      requirement('Teamwork', 'soft-skill', 'must'),
      requirement('5 years', 'experience', 'must'),
      requirement('PMP', 'certification', 'must'),
      ...skills,
    ]);
    expect(ranked.map((one) => one.label)).toEqual(['a', 'b', 'c', 'd', 'e', 'PMP', '5 years', 'f', 'Teamwork', 'wish']);
  });

  it('puts the surer first and loses nothing', () => {
    const ranked = rankRequirements([requirement('doubtful', 'skill', 'must', 0.5), requirement('sure', 'skill', 'must', 0.95)]);
    expect(ranked.map((one) => one.label)).toEqual(['sure', 'doubtful']);
  });

  it('keeps requirements of no special kind', () => {
    expect(rankRequirements([requirement('Travel', 'other', 'must')])).toHaveLength(1);
  });
});
