import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { createProject } from '../projects/createProject.ts';
import { matchingCandidateIds } from '../scoring/rankCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { editDistance } from './findSimilarNames.ts';
import { resolveSearch } from './resolveSearch.ts';
import { searchLines } from './searchableText.ts';

const people = {
  pawel: searchLines('Paweł Wiśniewski', ['Senior Backend Engineer', 'Łódź', 'Python', 'C++', 'Kubernetes', 'Blue Harbor']),
  john: searchLines('John Smith', ['Backend Engineer, Senior', 'London', 'Java', 'JavaScript', 'C#']),
  petr: searchLines('Пётр Королёв', ['Ведущий инженер', 'Москва', 'Python', 'Java']),
  nobody: searchLines(null, ['Data Analyst', 'Python']),
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
    ['-python', ['john']],
    ['python NOT (moscow OR москва)', ['nobody', 'pawel']],
    ['"senior backend"', ['pawel']],
    ['senior backend', ['john', 'pawel']],
    ['"java"', ['john', 'petr']],
    ['"python kubernetes"', []],
    ['c++', ['pawel']],
    ['c', ['john', 'pawel']],
    ['harbor', ['pawel']],
    ['', ['john', 'nobody', 'pawel', 'petr']],
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
