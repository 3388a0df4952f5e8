import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyResumeFacts, type Facet } from '../../plugins/contract.ts';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import { storableJson } from '../database/storableJson.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { makeScores } from './makeScores.ts';

const people = 30;

describe('makeScores', () => {
  let test: TestContext;
  let sinceTurn = 0;
  let most = 0;
  /** Takes five milliseconds of processor time, as against a very long list of requirements. */
  const slowFacet: Facet = {
    ...skillsFacet,
    score(facts, requirements) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      most = Math.max(most, ++sinceTurn);
      return skillsFacet.score(facts, requirements);
    },
  };
  beforeAll(async () => {
    test = await createTestContext({ plugins: [slowFacet] });
  });
  afterAll(() => test.drop());

  it('lets others have their turn after a few candidates', async () => {
    const ctx = await test.signedIn();
    const { candidates } = await createCandidates(ctx, people);
    const candidateIds = candidates.map(({ id }) => id);
    await ctx.db.candidateFacts.createMany({
      data: candidateIds.map((candidateId) => ({
        candidateId,
        facts: storableJson(emptyResumeFacts()),
        extractorId: 'typed',
        extractorVersion: '1',
      })),
    });
    let watching = setImmediate(function watch() {
      sinceTurn = 0;
      watching = setImmediate(watch);
    });
    expect(await makeScores(ctx, { candidateIds })).toHaveLength(people);
    clearImmediate(watching);
    expect(most).toBeLessThan(people / 2);
  });
});
