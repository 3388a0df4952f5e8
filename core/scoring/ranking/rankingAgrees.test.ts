import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facet } from '../../../plugins/contract.ts';
import { educationFacet } from '../../../plugins/facets/education/educationFacet.ts';
import { experienceFacet } from '../../../plugins/facets/experience/experienceFacet.ts';
import { skillsFacet } from '../../../plugins/facets/skills/skillsFacet.ts';
import { packNumbers } from '../../../schema/common/packColumns.ts';
import { type CandidateTable, uuidOf } from '../../../web/src/candidate-analysis/ranking/candidateTable.ts';
import { decodeScoreMatrix } from '../../../web/src/candidate-analysis/ranking/decodeScoreMatrix.ts';
import { groupByPerson } from '../../../web/src/candidate-analysis/ranking/groupByPerson.ts';
import { rankTable, scoreOfRow } from '../../../web/src/candidate-analysis/ranking/rankTable.ts';
import { sortRows } from '../../../web/src/candidate-analysis/ranking/sortRows.ts';
import { decodeUuids } from '../../../web/src/candidate-analysis/ranking/uuidColumn.ts';
import type { Ctx } from '../../context.ts';
import { givePrivacy } from '../../privacy/readPrivacy.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { facetSlots } from '../facetSlots.ts';
import { notScored } from '../scoreFacts.ts';
import { scoreMatrix } from '../scoreMatrix.ts';
import { rankCandidates } from './rankCandidates.ts';
import { rankProject } from './rankProject.ts';

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
  table = await readTable(ctx, projectId);
});
afterAll(() => test.drop());

/** As the browser gets it. */
async function readTable(viewing: Ctx, position: string): Promise<CandidateTable> {
  const packed = await scoreMatrix(viewing, { projectId: position });
  return decodeScoreMatrix({
    ...packed,
    ids: packed.ids.toString('base64'),
    values: packNumbers(packed.values),
    matchedSkills: packNumbers(packed.matchedSkills),
    standing: packNumbers(packed.standing),
    years: packNumbers(packed.years),
    payment: packNumbers(packed.payment),
    persons: packNumbers(packed.persons),
    nameRanks: packNumbers(packed.nameRanks),
  });
}

/** Reproducible random numbers (the generator of Numerical Recipes). */
let state = 7;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const whole = (below: number) => Math.floor(random() * below);

async function createProject(): Promise<string> {
  const { id } = await ctx.db.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  return id;
}

/** Candidates with many equal scores, gaps, knock-outs, and some without a score. */
async function addPosition(): Promise<string> {
  const id = await createProject();
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

/** Names that the browser's own collation takes for equal where the database does not, in both orders of their ids; equal ones; and other cases, letters and accents. */
const tiedNames = [
  'Ana\u200b Ruiz',
  'Ana Ruiz',
  'Jose\u0301',
  'José',
  'Zoë',
  'zoe',
  'Łucja',
  'Lucja',
  'Ana Ruiz',
  'Ana\u200b Ruiz',
  'José',
  'Jose\u0301',
];

describe.each([false, true])('ties, blind review: %s', (blind) => {
  let viewing: Ctx;
  let tied: string;
  let tiedTable: CandidateTable;
  const weights = facets.map(({ id: key }) => ({ key, weight: 1 }));
  beforeAll(async () => {
    viewing = await test.signedIn();
    givePrivacy(viewing.viewer!, { blind, revealed: new Set() });
    tied = await createProject();
    for (const [index, fullName] of tiedNames.entries()) {
      // The ends of the ids, which decide the labels of blind review, run against the ids.
      const id = `0000000${Number(blind)}-0000-7000-8${String(index).padStart(3, '0')}-${(4096 - index).toString(16).padStart(12, '0')}`;
      const personId = index % 3 === 0 ? person : null;
      await ctx.db.candidate.create({ data: { id, projectId: tied, fullName, experienceYears: 3, personId } });
      const values = Array.from({ length: (await facetSlots(ctx)).size }, () => 50);
      const score = { candidateId: id, projectId: tied, values, details: {}, matchedSkills: 2, knockedOut: false };
      await ctx.db.candidateScore.create({ data: score });
    }
    tiedTable = await readTable(viewing, tied);
  });
  const person = randomUUID();
  const ranking = () => rankTable(tiedTable, [1, 1, 1]);
  const idsOf = (rows: Uint32Array) => Array.from(rows, (row) => uuidOf(tiedTable, row));

  it.each([
    ['the score', {}, 'score', 'desc'],
    ['the name', { sort: 'NAME' }, 'name', 'asc'],
    ['the name, last first', { sort: 'NAME', direction: 'DESC' }, 'name', 'desc'],
  ] as const)('are in the same order on the server and in the browser, by %s', async (_by, order, key, direction) => {
    const { items } = await rankCandidates(viewing, { projectId: tied, weights, take: 100, ...order });
    expect(idsOf(sortRows(tiedTable, ranking(), key, direction))).toEqual(items.map(({ id }) => id));
  });

  it('leave the same document of a person', async () => {
    const { items } = await rankCandidates(viewing, { projectId: tied, weights, take: 100, onePerPerson: true });
    expect(items).toHaveLength(tiedNames.length - 3);
    expect(idsOf(groupByPerson(tiedTable, ranking().order).best)).toEqual(items.map(({ id }) => id));
  });

  it("are in the same order in the server's ranking of everybody, with which the browser's is compared", async () => {
    const { ids } = await rankProject(viewing, { projectId: tied, weights });
    expect(idsOf(ranking().order)).toEqual(decodeUuids(ids));
  });
});
