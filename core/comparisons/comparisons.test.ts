import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { candidateColumns } from '../candidates/candidateColumns.ts';
import type { Ctx } from '../context.ts';
import { storableJson } from '../database/storableJson.ts';
import { createProject } from '../projects/createProject.ts';
import { currentRequirements } from '../projects/requirements/currentRequirements.ts';
import { saveRequirements } from '../projects/requirements/saveRequirements.ts';
import { rescoreProject } from '../scoring/rescoreProject.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { comparisonOf } from './comparisonOf.ts';
import { exportDifferences } from './exportDifferences.ts';
import { listAchievers } from './listAchievers.ts';
import { listDifferences } from './listDifferences.ts';
import { loadCompared } from './loadCompared.ts';
import { comparePlainDifferences, comparePlainUniqueness } from './plain/comparePlainCandidates.ts';
import { type PlainCandidate, toCompared } from './plain/plainCandidate.ts';
import { similarCandidates } from './similarCandidates.ts';
import { suggestCandidates } from './suggestCandidates.ts';
import { suggestPositions } from './suggestPositions.ts';

const people: PlainCandidate[] = [
  {
    fullName: 'Ada Byron',
    skills: ['Python', 'SQL', 'Rust', 'Docker'],
    certifications: ['PMP'],
    years: 9,
    experienceLines: ['Built a compiler', 'Led a team'],
    educationDegree: 'PhD in Physics',
    educationSpecialization: 'Physics',
    achievements: ['Cut costs by 40%'],
  },
  {
    fullName: 'Bob Stone',
    skills: ['Python', 'SQL', 'Docker'],
    years: 4,
    experienceLines: ['Led a team'],
    educationDegree: 'BSc',
    educationSpecialization: 'Économie',
  },
  { fullName: '<b>שרה כהן</b>', skills: ['Python', 'SQL'], certifications: ['AWS Certified Developer'], years: 2 },
  { fullName: 'Silent Sam' },
];

describe('comparisons of a position', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  async function createGroup(plain: readonly PlainCandidate[], { title = 'Analyst', skills = ['Python', 'SQL', 'Rust'] } = {}) {
    const project = await createProject(ctx, { title });
    await saveRequirements(ctx, { projectId: project.id, requiredSkills: skills, experience: '3 years' });
    const ids: string[] = [];
    for (const [place, one] of plain.entries()) {
      const { facts } = toCompared(one, place);
      const row = await ctx.db.candidate.create({
        data: {
          id: randomUUID(),
          projectId: project.id,
          ...candidateColumns(facts),
          facts: { create: { facts: storableJson(facts), extractorId: 'test', extractorVersion: '1' } },
        },
      });
      ids.push(row.id);
    }
    await rescoreProject(ctx, { projectId: project.id });
    return { projectId: project.id, ids };
  }

  const namesOf = async (ids: readonly string[]) => (await loadCompared(ctx, { ids })).map(({ name }) => name);

  it('list differences, most unique first, as the plugins compute them', async () => {
    const { projectId, ids } = await createGroup(people);
    const { items, total, groupSize } = await listDifferences(ctx, { projectId, take: 10 });
    expect([total, groupSize]).toEqual([4, 4]);
    expect(await namesOf(items.map(({ candidateId }) => candidateId))).toEqual([
      'Ada Byron',
      '<b>שרה כהן</b>',
      'Bob Stone',
      'Silent Sam',
    ]);
    expect(items[0]).toMatchObject({
      skills: [{ name: 'Rust', holders: 1 }],
      certifications: [{ name: 'PMP', holders: 1 }],
      education: 'PhD in Physics',
      experience: ['Built a compiler'],
      rareSkillCount: 1,
      rareCertificationCount: 1,
    });
    const rows = comparisonOf(ctx, 'uniqueness').compare(await loadCompared(ctx, { ids }), {});
    expect(new Map(items.map((item) => [item.candidateId, item.uniqueness]))).toEqual(
      new Map(rows.map((row) => [row.candidateId, row.score])),
    );
  });

  it.each([
    ['a rare skill', { skills: ['rus'] }, ['Ada Byron']],
    ['a skill that is not rare', { skills: ['Python'] }, []],
    ['rare only', { rareOnly: true }, ['Ada Byron', '<b>שרה כהן</b>']],
    ['a uniqueness', { minUniqueness: 30 }, ['Ada Byron']],
    ['a certificate', { certification: 'aws' }, ['<b>שרה כהן</b>']],
    ['an education, without accents', { education: 'economie' }, ['Bob Stone']],
  ])('filter by %s', async (_what, filters, names) => {
    const { projectId } = await createGroup(people);
    const { items, total } = await listDifferences(ctx, { projectId, filters, take: 10 });
    expect(await namesOf(items.map(({ candidateId }) => candidateId))).toEqual(names);
    expect(total).toBe(names.length);
  });

  it('go into a file whose cells are no formulas', async () => {
    const { projectId } = await createGroup([
      { fullName: '=cmd|calc', skills: ['Rust'] },
      { fullName: 'Bob, "B" Stone', skills: ['Go'] },
    ]);
    const { csv, rows, total } = await exportDifferences({ ...ctx, locale: 'ru' }, { projectId });
    expect([rows, total]).toEqual([2, 2]);
    expect(csv.split('\r\n')[0]).toBe(
      '\ufeffКандидат,Редкие навыки,Сертификаты,Образование,Специализация,Уникальный опыт,Уникальность,Редких навыков,Редких сертификатов',
    );
    expect(csv).toContain(`'=cmd|calc,Rust,,,,,20,1,0`);
    expect(csv).toContain('"Bob, ""B"" Stone",Go');
  });

  it('notice changes of the position at once', async () => {
    const { projectId, ids } = await createGroup(people);
    expect((await listDifferences(ctx, { projectId, take: 1 })).groupSize).toBe(4);
    await ctx.db.candidate.update({ where: { id: ids[0] ?? '' }, data: { archivedAt: new Date() } });
    expect((await listDifferences(ctx, { projectId, take: 1 })).groupSize).toBe(3);
  });

  it('answer an empty position, and one candidate alone', async () => {
    const empty = await createGroup([]);
    expect(await listDifferences(ctx, { projectId: empty.projectId, take: 10 })).toEqual({ items: [], total: 0, groupSize: 0 });
    const alone = await createGroup(people.slice(0, 1));
    const { items } = await listDifferences(ctx, { projectId: alone.projectId, take: 10 });
    expect(items).toMatchObject([{ uniqueness: null, rareSkillCount: 0 }]);
    expect(await similarCandidates(ctx, { candidateId: alone.ids[0] ?? '', take: 5 })).toEqual([]);
  });

  it('find similar candidates, as the plugin does', async () => {
    const { ids } = await createGroup(people);
    const rows = await similarCandidates(ctx, { candidateId: ids[0] ?? '', take: 2 });
    expect(await namesOf(rows.map(({ candidateId }) => candidateId))).toEqual(['Bob Stone', '<b>שרה כהן</b>']);
    expect(rows[0]?.sharedSkills).toEqual(['docker', 'python', 'sql']);
    const scores = await ctx.db.candidateScore.findMany({ where: { candidateId: { in: ids } } });
    const facets = new Map(
      scores.map(({ candidateId, values }) => [candidateId, values.map((value) => (value < 0 ? null : value))]),
    );
    const [expected] = comparisonOf(ctx, 'similarity').compare(await loadCompared(ctx, { ids }), { to: ids[0] ?? '', facets });
    expect(rows[0]?.similarity).toBe(expected?.similarity);
  });

  it('suggest applicants of other positions, each person once and nobody who is here already', async () => {
    const { projectId } = await createGroup([], { title: 'Rust Developer', skills: ['Rust', 'Haskell'] });
    const elsewhere = [
      { fullName: 'Ann Haskell', skills: ['Haskell', 'Rust'], years: 8 },
      { fullName: 'Ben Rust', skills: ['Rust'], years: 5 },
      { fullName: 'Cat Cook', skills: ['Cooking'], years: 20 },
    ];
    const { ids } = await createGroup([...elsewhere, ...elsewhere.slice(1)], { title: 'Elsewhere' });
    await ctx.db.candidate.updateMany({ where: { fullName: 'Ben Rust' }, data: { personKeys: ['email:ben@example.com'] } });
    const found = await currentRequirements(ctx, { projectId });
    const requirements = found?.requirements ?? expect.fail();
    const { items } = await suggestCandidates(ctx, { requirements, exceptProjectId: projectId });
    const mine = items.filter(({ candidateId }) => ids.includes(candidateId));
    expect(await namesOf(mine.map(({ candidateId }) => candidateId))).toEqual(['Ann Haskell', 'Ben Rust']);
    expect(mine[0]).toMatchObject({ skillLevel: 'Senior', keySkills: ['Rust', 'Haskell'] });
    const { facts } = toCompared({ fullName: 'Ben Rust', skills: ['Rust'] }, 0);
    await ctx.db.candidate.create({ data: { projectId, ...candidateColumns(facts), personKeys: ['email:ben@example.com'] } });
    const again = await suggestCandidates(ctx, { requirements, exceptProjectId: projectId });
    expect(again.items.map(({ candidateId }) => candidateId)).not.toContain(mine[1]?.candidateId);
    expect(await suggestCandidates(ctx, { requirements: { ...requirements, requiredSkills: [] } })).toEqual({
      items: [],
      found: 0,
    });
  });

  it('suggest open positions for a candidate, best fit first, without the own one', async () => {
    const welder = await createGroup([], { title: 'Welder', skills: ['Welding'] });
    const smith = await createGroup([], { title: 'Smith', skills: ['Welding', 'Forging'] });
    const { projectId, ids } = await createGroup([{ fullName: 'Wes Weld', skills: ['Welding'], years: 5 }], {
      skills: ['Welding'],
    });
    const positions = await suggestPositions(ctx, { candidateId: ids[0] ?? '', take: 50 });
    const order = positions.map((one) => one.projectId);
    expect(order).not.toContain(projectId);
    expect(order.indexOf(welder.projectId)).toBeLessThan(order.indexOf(smith.projectId));
    expect(positions[0]?.matched).toEqual(['Welding']);
  });

  it('list the best with their achievements', async () => {
    const { projectId } = await createGroup(people);
    expect(await listAchievers(ctx, { projectId, top: 2 })).toMatchObject([
      { fullName: 'Ada Byron', achievements: ['Cut costs by 40%'] },
      { fullName: 'Bob Stone', achievements: [] },
    ]);
  });

  it('compare plain candidates of API callers', async () => {
    expect((await comparePlainDifferences(ctx, { candidates: people.map(toCompared) })).items[0]).toEqual({
      candidate: 'Ada Byron',
      uniqueSkills: ['Rust'],
      certifications: ['PMP'],
      education: 'PhD in Physics',
      specialization: 'Physics',
      uniqueExperience: ['Built a compiler'],
    });
    expect(
      (await comparePlainUniqueness(ctx, { candidates: people.map(toCompared) })).map(({ candidate, uniqueness }) => [
        candidate,
        uniqueness,
      ]),
    ).toEqual([
      ['Ada Byron', expect.any(Number)],
      ['Bob Stone', expect.any(Number)],
      ['<b>שרה כהן</b>', expect.any(Number)],
      ['Silent Sam', null],
    ]);
    expect(await comparePlainUniqueness(ctx, { candidates: people.slice(0, 1).map(toCompared) })).toMatchObject([
      { uniqueness: null },
    ]);
    expect(await comparePlainDifferences(ctx, { candidates: [] })).toEqual({
      items: [],
      holders: { skills: {}, certifications: {}, education: {}, experience: {} },
    });
  });

  it('refuse callers who are not signed in, and unknown positions', async () => {
    const { projectId, ids } = await createGroup(people.slice(0, 1));
    await expectError(listDifferences(test.ctx, { projectId, take: 1 }), 'UNAUTHENTICATED');
    await expectError(similarCandidates(test.ctx, { candidateId: ids[0] ?? '', take: 1 }), 'UNAUTHENTICATED');
    await expectError(listDifferences(ctx, { projectId: randomUUID(), take: 1 }), 'NOT_FOUND');
    await expectError(listDifferences(ctx, { projectId, filters: { minUniqueness: 200 }, take: 1 }), 'INVALID_INPUT');
    await expectError(suggestPositions(ctx, { candidateId: randomUUID(), take: 1 }), 'NOT_FOUND');
  });
});
