import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBlindReview } from '../blindReview/setBlindReview.ts';
import type { Ctx } from '../context.ts';
import { createProject } from '../projects/createProject.ts';
import { matchingCandidateIds } from '../scoring/ranking/rankCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { editDistance } from './findSimilarNames.ts';
import { resolveSearch } from './resolveSearch.ts';
import { searchLines } from './searchableText.ts';

const people = {
  pawel: searchLines('Paweł Wiśniewski', ['Senior Backend Engineer', 'Łódź', 'Python', 'C++', 'Kubernetes', 'Blue Harbor']),
  john: searchLines('John Smith', ['Backend Engineer, Senior', 'London', 'Java', 'JavaScript', 'C#']),
  petr: searchLines('Пётр Королёв', ['Ведущий инженер', 'Москва', 'Python', 'Java']),
  nobody: searchLines(null, ['Data Analyst', 'Python']),
  wordless: '',
};

describe('a search for candidates', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  const names = new Map<string, string>();
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer' }));
    for (const [name, searchText] of Object.entries(people)) {
      const { id } = await ctx.db.candidate.create({ data: { projectId, searchText } });
      names.set(id, name);
    }
  });
  afterAll(() => test.drop());

  const find = async (search: string) =>
    (await matchingCandidateIds(ctx, { projectId, search })).map((id) => names.get(id) ?? '').sort();

  it.each([
    ['wisniewski', ['pawel']],
    ['королев', ['petr']],
    ['pyth*', ['nobody', 'pawel', 'petr']],
    ['python java', ['petr']],
    ['python OR java', ['john', 'nobody', 'pawel', 'petr']],
    ['java NOT python', ['john']],
    ['-python', ['john', 'wordless']],
    ['python NOT (moscow OR москва)', ['nobody', 'pawel']],
    ['"senior backend"', ['pawel']],
    ['senior backend', ['john', 'pawel']],
    ['"java"', ['john', 'petr']],
    ['"python kubernetes"', []],
    ['c++', ['pawel']],
    ['c', ['john', 'pawel']],
    ['harbor', ['pawel']],
    ['NOT "senior backend"', ['john', 'nobody', 'petr', 'wordless']],
    ['python NOT "python kubernetes"', ['nobody', 'pawel', 'petr']],
    ['kubernetes OR NOT python', ['john', 'pawel', 'wordless']],
    ['kubernetes OR NOT "backend engineer"', ['nobody', 'pawel', 'petr', 'wordless']],
    ['NOT (java OR "blue harbor")', ['nobody', 'wordless']],
    ['', ['john', 'nobody', 'pawel', 'petr', 'wordless']],
    ['%', []],
    ["'; drop table candidates", []],
  ])('%s finds %j', async (search, expected) => {
    expect(await find(search)).toEqual(expected);
  });

  it.each([
    ['wisniewsky', ['pawel'], 'wisniewski'],
    ['jonh', ['john'], 'john'],
    ['smiht java', ['john'], 'smith'],
    ['Королёф', ['petr'], 'королев'],
  ])('%s finds %j although the name is misspelt, and says what it looked for', async (search, expected, name) => {
    expect(await find(search)).toEqual(expected);
    const { similar, understood } = await resolveSearch(ctx, { projectId, search });
    expect(similar.map((one) => one.names)).toEqual([[name]]);
    expect(understood).toContain(`"${name}"`);
  });

  it.each(['NOT python jonh kubernetes', 'xqzv', '"wisniewsky"'])('%s finds nobody', async (search) => {
    expect(await find(search)).toEqual([]);
  });

  it.each([
    ['smith', []],
    ['engineer', ['john', 'pawel']],
    ['NOT smith', ['john', 'nobody', 'pawel', 'petr', 'wordless']],
    ['NOT java', ['nobody', 'pawel', 'wordless']],
    ['smith OR harbor', ['pawel']],
    ['"john smith"', []],
  ])('in blind review, where names are not searched, %s finds %j', async (search, expected) => {
    const blind = await test.signedIn();
    await setBlindReview(blind, { on: true });
    const ids = await matchingCandidateIds(blind, { projectId, search });
    expect(ids.map((id) => names.get(id) ?? '').sort()).toEqual(expected);
  });

  it('finds a word that is longer than any search, as soon as it changes and in no other position', async () => {
    const { id: otherId } = await createProject(ctx, { title: 'Other' });
    const { id } = await ctx.db.candidate.create({
      data: { projectId: otherId, searchText: searchLines('A', ['x'.repeat(5_000)]) },
    });
    const other = (search: string) => matchingCandidateIds(ctx, { projectId: otherId, search });
    expect(await other('x'.repeat(200))).toEqual([id]);
    expect(await other('python')).toEqual([]);
    await ctx.db.candidate.update({ where: { id }, data: { searchText: searchLines('A', ['Python']) } });
    expect(await other('python')).toEqual([id]);
    expect(await other('xxx')).toEqual([]);
    expect(await resolveSearch(ctx, { projectId: otherId, search: 'python' })).toMatchObject({ found: { all: 1, listed: 1 } });
    await ctx.db.candidate.update({ where: { id }, data: { archivedAt: new Date() } });
    expect(await resolveSearch(ctx, { projectId: otherId, search: 'python' })).toMatchObject({ found: { all: 1, listed: 0 } });
    await ctx.db.candidate.delete({ where: { id } });
    expect(await resolveSearch(ctx, { projectId: otherId, search: 'python' })).toMatchObject({ found: { all: 0 } });
  });

  it('with broken syntax looks for every word, and says so', async () => {
    expect(await find('OR python) java')).toEqual(['petr']);
    expect(await resolveSearch(ctx, { projectId, search: 'OR python) java' })).toMatchObject({
      broken: true,
      understood: 'python AND java',
    });
  });

  it('refuses a text that is too long', async () => {
    await expect(resolveSearch(ctx, { projectId, search: 'a'.repeat(201) })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('editDistance', () => {
  it.each([
    ['john', 'jonh', 1],
    ['john', 'johan', 1],
    ['smith', 'smyth', 1],
    ['smith', 'schmidt', 4],
    ['', 'abc', 3],
  ])('of %s and %s is %i', (one, other, distance) => {
    expect(editDistance(Array.from(one), Array.from(other))).toBe(distance);
  });
});
