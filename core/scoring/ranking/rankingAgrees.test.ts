import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facet } from '../../../plugins/contract.ts';
import { educationFacet } from '../../../plugins/facets/education/educationFacet.ts';
import { experienceFacet } from '../../../plugins/facets/experience/experienceFacet.ts';
import { skillsFacet } from '../../../plugins/facets/skills/skillsFacet.ts';
import { packNumbers } from '../../../schema/common/packColumns.ts';
import { type CandidateTable, uuidOf } from '../../../web/src/candidate-analysis/ranking/candidateTable.ts';
import { decodeScoreMatrix } from '../../../web/src/candidate-analysis/ranking/decodeScoreMatrix.ts';
import { rankTable, scoreOfRow } from '../../../web/src/candidate-analysis/ranking/rankTable.ts';
import { sortRows } from '../../../web/src/candidate-analysis/ranking/sortRows.ts';
import type { Ctx } from '../../context.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { facetSlots } from '../facetSlots.ts';
import { notScored } from '../scoreFacts.ts';
import { scoreMatrix } from '../scoreMatrix.ts';
import { rankCandidates } from './rankCandidates.ts';

const facets: Facet[] = [skillsFacet, experienceFacet, educationFacet];
const cases = 1000;
const count = 40;

let test: TestContext;
let ctx: Ctx;
let projectId: string;
let table: CandidateTable;
beforeAll(async () => {
  test = await createTestContext({ plugins: facets });
  ctx = await test.signedIn();
  projectId = await addPosition();
  const packed = await scoreMatrix(ctx, { projectId });
  table = decodeScoreMatrix({
    ...packed,
    ids: packed.ids.toString('base64'),
    values: packNumbers(packed.values),
    matchedSkills: packNumbers(packed.matchedSkills),
    standing: packNumbers(packed.standing),
    years: packNumbers(packed.years),
    payment: packNumbers(packed.payment),
    persons: packNumbers(packed.persons),
  });
});
afterAll(() => test.drop());

/** Reproducible random numbers (the generator of Numerical Recipes). */
let state = 7;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const whole = (below: number) => Math.floor(random() * below);

/** Candidates with many equal scores, gaps, knock-outs, and some without a score. */
async function addPosition(): Promise<string> {
  const { id } = await ctx.db.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  const slots = await facetSlots(ctx);
  for (let index = 0; index < count; index++) {
    const candidateId = randomUUID();
    const values = Array.from({ length: slots.size }, () => (random() < 0.15 ? notScored : whole(5) * 10 + whole(3) / 10));
    const score = {
      candidateId,
      projectId: id,
      values,
      details: {},
      matchedSkills: whole(3),
      knockedOut: random() < 0.3,
    };
    const years = random() < 0.2 ? null : whole(6);
    await ctx.db.candidate.create({ data: { id: candidateId, projectId: id, fullName: `Ann ${index}`, experienceYears: years } });
    if (random() < 0.9) await ctx.db.candidateScore.create({ data: score });
  }
  return id;
}

const randomWeights = () => facets.map(({ id }) => ({ key: id, weight: whole(4) === 0 ? 0 : whole(100) / 10 }));

describe('the ranking of the server and that of the browser', () => {
  it(`agree on scores and order in ${cases} random cases, knock-outs included`, async () => {
    for (let done = 0; done < cases; done += atOnce)
      for (const { found, expected, weights } of await Promise.all(
        Array.from({ length: atOnce }, (_, index) => rankTwice(done + index)),
      ))
        expect(found, JSON.stringify(weights)).toEqual(expected);
  });
});

/** Run in parallel, because each query mostly waits for the database. */
const atOnce = 10;

async function rankTwice(round: number) {
  const weights = randomWeights();
  // Without any weight the server takes the defaults; the browser never sends that.
  if (weights.every(({ weight }) => weight === 0)) weights[0]!.weight = 1;
  const ascending = round % 5 === 0;
  const take = round % 2 === 0 ? count : 1 + whole(10);
  const { items: found } = await rankCandidates(ctx, { projectId, weights, take, direction: ascending ? 'ASC' : 'DESC' });
  const ranking = rankTable(
    table,
    table.facets.map((key) => weights.find((one) => one.key === key)?.weight ?? 0),
  );
  const order = sortRows(table, ranking, 'score', ascending ? 'asc' : 'desc');
  const expected = Array.from(order.slice(0, take), (row) => ({ id: uuidOf(table, row), overall: scoreOfRow(ranking, row) }));
  return { found, expected, weights };
}
