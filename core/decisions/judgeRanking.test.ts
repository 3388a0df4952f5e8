import { describe, expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { judgeRanking } from './judgeRanking.ts';
import { createRandom } from './random.ts';

/** The defaults of the built-in facets: skills, experience, education, certifications, growth, achievements. */
const usual = [0.45, 0.25, 0.1, 0.1, 0.1, 0];

/** Decisions of a team that prefers people with a larger `preference`. */
function decide(
  start: number,
  { positions, people, preference }: { positions: number; people: number; preference: number[] },
): Decision[] {
  const random = createRandom(start);
  return Array.from({ length: positions }, (_, position) =>
    Array.from({ length: people }, (): Decision => {
      const values = usual.map(() => Math.round(random() * 1000) / 10);
      const pull = values.reduce((sum, value, facet) => sum + ((value - 50) / 100) * (preference[facet] ?? 0), 0);
      return {
        projectId: `position ${position}`,
        wentOn: random() < 1 / (1 + Math.exp(-pull)),
        knockedOut: false,
        values,
        matchedSkills: 0,
        years: null,
      };
    }),
  ).flat();
}

describe('judgeRanking', () => {
  it('recovers a known preference, and tells its gain', () => {
    // A team that only values education and growth, three to one.
    const decisions = decide(2, { positions: 8, people: 60, preference: [0, 0, 9, 0, 3, 0] });
    const { agreement, proposal, noProposal } = judgeRanking(decisions, usual);
    expect(agreement?.wentOn).toBe(decisions.filter(({ wentOn }) => wentOn).length);
    expect(agreement).toMatchObject({ positions: 8, comparedPositions: 8 });
    expect(noProposal).toBeNull();
    expect(proposal?.gain.low).toBeGreaterThan(0);
    expect(proposal?.auc.value).toBeCloseTo((agreement?.auc?.value ?? 0) + (proposal?.gain.value ?? 0), 10);
    const [skills = 100, , education = 0, , growth = 0] = proposal?.shares ?? [];
    expect(education).toBeGreaterThan(55);
    expect(growth).toBeGreaterThan(10);
    expect(growth).toBeLessThan(35);
    expect(skills).toBeLessThan(10);
    expect(proposal?.shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(judgeRanking(decisions, usual)).toEqual({ agreement, proposal, noProposal });
    // Once they are the weights in use, there is nothing better to propose.
    expect(judgeRanking(decisions, proposal?.shares ?? [])).toMatchObject({ proposal: null });
  });

  it('mistakes noise for a preference no more often than its interval allows', () => {
    const proposed = Array.from({ length: 40 }, (_, start) =>
      judgeRanking(decide(100 + start, { positions: 5, people: 20, preference: [] }), usual),
    ).filter(({ proposal }) => proposal !== null);
    expect(proposed.length).toBeLessThanOrEqual(2);
  });

  it('proposes nothing where the ranking already agrees', () => {
    const decisions = decide(4, { positions: 6, people: 50, preference: usual.map((weight) => 12 * weight) });
    expect(judgeRanking(decisions, usual)).toMatchObject({ proposal: null, noProposal: 'NO_SURE_GAIN' });
  });

  it('is null below thirty decisions', () => {
    const decisions = decide(5, { positions: 2, people: 15, preference: [0, 0, 9, 0, 0, 0] });
    expect(judgeRanking(decisions.slice(0, 29), usual)).toEqual({ agreement: null, proposal: null, noProposal: null });
    expect(judgeRanking(decisions, usual).agreement).not.toBeNull();
  });

  it('measures one position, but proposes nothing without a second to try weights at', () => {
    const decisions = decide(6, { positions: 1, people: 200, preference: [0, 0, 9, 0, 0, 0] });
    const { agreement, proposal, noProposal } = judgeRanking(decisions, usual);
    expect(agreement?.auc).not.toBeNull();
    expect([proposal, noProposal]).toEqual([null, 'FEW_POSITIONS']);
  });

  it('has no figure where everybody went on', () => {
    const decisions = decide(7, { positions: 2, people: 40, preference: [] }).map((one) => ({ ...one, wentOn: true }));
    expect(judgeRanking(decisions, usual)).toMatchObject({
      agreement: { wentOn: 80, rejected: 0, comparedPositions: 0, auc: null, ndcg: null },
      noProposal: 'FEW_POSITIONS',
    });
  });

  it('puts who misses a knock-out below all others, as the ranking does', () => {
    const decisions = decide(8, { positions: 2, people: 20, preference: [] }).map((one) => ({ ...one, knockedOut: !one.wentOn }));
    expect(judgeRanking(decisions, usual).agreement?.auc?.value).toBe(1);
    expect(judgeRanking(decisions, usual).agreement?.ndcg?.value).toBe(1);
  });
});
