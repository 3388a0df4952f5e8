import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyResumeFacts, type Facet, type ResumeFacts } from '../../plugins/contract.ts';
import { educationFacet } from '../../plugins/facets/education/educationFacet.ts';
import { experienceFacet } from '../../plugins/facets/experience/experienceFacet.ts';
import { compareRanked, overallScore } from '../../plugins/facets/overallScore.ts';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import type { Ctx } from '../context.ts';
import { storableJson } from '../database/storableJson.ts';
import { AppError } from '../errors.ts';
import { searchLines } from '../search/searchableText.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { matrixNames } from './matrixNames.ts';
import { projectSummary } from './projectSummary.ts';
import { matchingCandidateIds, rankCandidates } from './ranking/rankCandidates.ts';
import { rescoreProject } from './rescoreProject.ts';
import { scoreCandidate } from './scoreCandidate.ts';
import type { ScoreDetails } from './scoreDetails.ts';
import { scoreMatrix } from './scoreMatrix.ts';

const facets: Facet[] = [skillsFacet, experienceFacet, educationFacet];
let test: TestContext;
let ctx: Ctx;
let projectId: string;
beforeAll(async () => {
  test = await createTestContext({ plugins: facets });
  ctx = await test.signedIn();
  projectId = await createPosition(['JavaScript', 'PostgreSQL'], 4);
});
afterAll(() => test.drop());

async function createPosition(requiredSkills: string[], minYears: number | null): Promise<string> {
  const { id } = await ctx.db.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  await setRequirements(id, requiredSkills, minYears);
  return id;
}

async function setRequirements(id: string, requiredSkills: string[], minYears: number | null) {
  const revision = await ctx.db.requirementRevision.create({ data: { projectId: id, requiredSkills, minYears } });
  await ctx.db.project.update({ where: { id }, data: { currentRevisionId: revision.id } });
}

async function addCandidate(project: string, name: string, skills: string[], years: number | null): Promise<string> {
  const facts: ResumeFacts = {
    ...emptyResumeFacts(),
    years: years === null ? null : { value: years, evidence: [], confidence: 1 },
    skills: skills.map((skill) => ({
      value: { name: skill, known: skill, category: 'technical', source: 'listed', lastUsed: null, months: null },
      evidence: [{ text: skill, page: 1, start: 0, end: skill.length }],
      confidence: 1,
    })),
  };
  const { id } = await ctx.db.candidate.create({
    data: {
      projectId: project,
      fullName: name,
      skills,
      skillKeys: skills.map((skill) => skill.toLowerCase()),
      experienceYears: years,
      searchText: searchLines(name, skills),
      facts: { create: { facts: storableJson(facts), extractorId: 'test', extractorVersion: '1' } },
    },
  });
  return id;
}

describe('scoreCandidate', () => {
  it('stores a value, an explanation and the evidence of every facet', async () => {
    const id = await addCandidate(projectId, 'Ada', ['JavaScript'], 5);
    expect(await scoreCandidate(ctx, { candidateId: id })).toBe(true);
    const score = await ctx.db.candidateScore.findUniqueOrThrow({ where: { candidateId: id } });
    const details = score.details as unknown as ScoreDetails;
    expect(score.values[0]).toBe(50);
    expect(score.matchedSkills).toBe(1);
    expect(details['skills']?.matched).toEqual(['JavaScript']);
    expect(details['skills']?.explanation.en).toContain('1 of 2');
    expect(details['skills']?.evidence[0]?.text).toBe('JavaScript');
  });

  it('changes nothing when it runs twice', async () => {
    const id = await addCandidate(projectId, 'Bob', ['PostgreSQL'], 2);
    await scoreCandidate(ctx, { candidateId: id });
    const first = await ctx.db.candidateScore.findUniqueOrThrow({ where: { candidateId: id } });
    await scoreCandidate(ctx, { candidateId: id });
    expect(await ctx.db.candidateScore.findUniqueOrThrow({ where: { candidateId: id } })).toEqual(first);
  });

  it('skips a candidate that was deleted', async () => {
    expect(await scoreCandidate(ctx, { candidateId: '0190f5fe-7c00-7a1b-9d2c-3e4f5a6b7c8d' })).toBe(false);
  });

  it('scores the value that the user corrected', async () => {
    const id = await addCandidate(projectId, 'Cleo', [], 5);
    await ctx.db.correction.create({ data: { candidateId: id, field: 'skills', value: ['JS', 'Postgres'] } });
    await scoreCandidate(ctx, { candidateId: id });
    expect((await ctx.db.candidateScore.findUniqueOrThrow({ where: { candidateId: id } })).values[0]).toBe(100);
  });
});

describe('rescoreProject', () => {
  it('scores only candidates whose score is older than the requirements, and nobody the second time', async () => {
    const project = await createPosition(['JavaScript'], null);
    const id = await addCandidate(project, 'Dan', ['Python'], 3);
    expect(await rescoreProject(ctx, { projectId: project })).toBe(1);
    await setRequirements(project, ['Python'], null);
    expect(await rescoreProject(ctx, { projectId: project })).toBe(1);
    expect((await ctx.db.candidateScore.findUniqueOrThrow({ where: { candidateId: id } })).values[0]).toBe(100);
    expect(await rescoreProject(ctx, { projectId: project })).toBe(0);
  });
});

describe('rankCandidates', () => {
  const people = [
    { name: 'Zoe', skills: ['JavaScript', 'PostgreSQL'], years: 6 },
    { name: 'Émile', skills: ['JavaScript', 'PostgreSQL'], years: 6 },
    { name: 'eva', skills: ['JavaScript', 'PostgreSQL'], years: 6 },
    { name: 'Max', skills: ['JavaScript'], years: 9 },
    { name: 'Nil', skills: [], years: null },
    { name: 'Low', skills: ['PostgreSQL'], years: 1.7 },
  ];
  let project: string;
  beforeAll(async () => {
    project = await createPosition(['JavaScript', 'PostgreSQL'], 4);
    for (const { name, skills, years } of people) await addCandidate(project, name, skills, years);
    await rescoreProject(ctx, { projectId: project });
  });

  it.each([
    { weights: null },
    {
      weights: [
        { key: 'experience', weight: 3 },
        { key: 'skills', weight: 1 },
      ],
    },
    { weights: [{ key: 'skills', weight: 0 }] },
  ])('gives the scores and the order of the plugins own functions under $weights', async ({ weights }) => {
    const matrix = await scoreMatrix(ctx, { projectId: project });
    const shares = facets.map(({ id, defaultWeight }) => {
      const usable = weights?.some(({ weight }) => weight > 0) ? weights : null;
      return usable ? (usable.find(({ key }) => key === id)?.weight ?? 0) : defaultWeight;
    });
    const expected = (await matrixNames(ctx, matrix.ids))
      .map((name, row) => ({
        name,
        overall: overallScore(
          facets.map((_, facet) => Math.round((matrix.values[row * facets.length + facet] ?? 0) * 10) / 10),
          shares,
        ),
        matchedSkills: matrix.matchedSkills[row] ?? 0,
        years: Number.isNaN(matrix.years[row]) ? null : (matrix.years[row] ?? null),
      }))
      .sort(compareRanked);
    const { items, total } = await rankCandidates(ctx, { projectId: project, weights, take: 100 });
    const named = await ctx.db.candidate.findMany({ where: { projectId: project } });
    const nameOf = new Map(named.map(({ id, fullName }) => [id, fullName]));
    expect(items.map(({ id, overall }) => [nameOf.get(id), overall])).toEqual(
      expected.map(({ name, overall }) => [name, overall]),
    );
    expect(total).toBe(people.length);
  });

  it('finds every word of a search, whatever special characters it has', async () => {
    expect((await rankCandidates(ctx, { projectId: project, search: 'max JAVA', take: 10 })).total).toBe(1);
    expect((await rankCandidates(ctx, { projectId: project, search: '%', take: 10 })).total).toBe(0);
    expect(await matchingCandidateIds(ctx, { projectId: project, search: 'postgresql' })).toHaveLength(4);
  });

  it('filters by score and by skills', async () => {
    expect((await rankCandidates(ctx, { projectId: project, skills: ['JavaScript', 'PostgreSQL'], take: 10 })).total).toBe(3);
    expect((await rankCandidates(ctx, { projectId: project, skills: ['JS or Postgres'], take: 10 })).total).toBe(5);
    expect((await rankCandidates(ctx, { projectId: project, skills: ['JS or Go', 'Postgres'], take: 10 })).total).toBe(3);
    expect((await rankCandidates(ctx, { projectId: project, maxScore: 10, take: 10 })).total).toBe(1);
  });

  it('pages without overlap', async () => {
    const first = await rankCandidates(ctx, { projectId: project, sort: 'NAME', take: 3 });
    const second = await rankCandidates(ctx, { projectId: project, sort: 'NAME', take: 3, skip: 3 });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(people.length);
  });

  it('refuses callers who are not signed in', async () => {
    await expect(rankCandidates(test.ctx, { projectId: project, take: 1 })).rejects.toThrow(AppError);
  });

  it('sums up live figures, and compares only where there is something to compare with', async () => {
    const summary = await projectSummary(ctx, { projectId: project });
    expect(summary).toMatchObject({
      totalCandidates: 6,
      averageYears: 5.7,
      totalCandidatesChange: null,
      averageScoreChange: null,
    });
    const top = await rankCandidates(ctx, { projectId: project, take: 1 });
    expect(summary.topScore).toBe(top.items[0]?.overall);
  });
});

it('sorts candidates without a name by file name, as the browser does', async () => {
  const project = await createPosition([], null);
  const ids = [await addCandidate(project, 'Bob', [], 1), await addCandidate(project, 'anna', [], 1)];
  for (const fileName of ['zeta.pdf', 'Aaron cv.pdf']) {
    const id = await addCandidate(project, 'x', [], 1);
    await ctx.db.candidate.update({ where: { id }, data: { fullName: null } });
    await ctx.db.storedFile.create({ data: { sha256: fileName, sizeBytes: 1, bytes: Buffer.from('x') } });
    await ctx.db.document.create({
      data: { projectId: project, candidateId: id, sha256: fileName, kind: 'RESUME', fileName, sizeBytes: 1 },
    });
    ids.push(id);
  }
  const [bob, anna, zeta, aaron] = ids;
  const { items } = await rankCandidates(ctx, { projectId: project, sort: 'NAME', take: 10 });
  expect(items.map(({ id }) => id)).toEqual([aaron, anna, bob, zeta]);
  const { ids: rows, nameRanks } = await scoreMatrix(ctx, { projectId: project });
  const names = await matrixNames(ctx, rows);
  expect(Object.fromEntries(names.map((name, row) => [name, nameRanks[row]]))).toEqual({
    'Aaron cv.pdf': 1,
    anna: 2,
    Bob: 3,
    'zeta.pdf': 4,
  });
});

it('names the same top candidate as the ranking, also among equals', async () => {
  const project = await createPosition(['JavaScript'], null);
  await addCandidate(project, 'zoe Smith', ['JavaScript'], 5);
  await addCandidate(project, 'Ann Smith', ['JavaScript'], 5);
  await addCandidate(project, 'ámy Smith', ['JavaScript'], 5);
  await rescoreProject(ctx, { projectId: project });
  const [top] = (await rankCandidates(ctx, { projectId: project, take: 1 })).items;
  const { topCandidateId } = await projectSummary(ctx, { projectId: project });
  expect(topCandidateId).toBe(top?.id);
  expect(await ctx.db.candidate.findUniqueOrThrow({ where: { id: top?.id ?? '' } })).toMatchObject({ fullName: 'ámy Smith' });
});

it('packs nothing for a position without candidates', async () => {
  const matrix = await scoreMatrix(ctx, { projectId: await createPosition([], null) });
  expect(matrix).toMatchObject({ count: 0, people: 0 });
  expect(await matrixNames(ctx, matrix.ids)).toEqual([]);
  expect(matrix.values).toHaveLength(0);
});
