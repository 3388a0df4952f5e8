import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { setBlindReview } from '../blindReview/setBlindReview.ts';
import type { Ctx } from '../context.ts';
import { searchableText } from '../search/searchableText.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { exportSaved } from './exportSaved.ts';
import { type OrderSavedInput, orderSaved } from './orderSaved.ts';
import { saveCandidate } from './saveCandidate.ts';
import { savedSkills } from './savedSkills.ts';

let test: TestContext;
let ctx: Ctx;
beforeAll(async () => {
  test = await createTestContext({ plugins: builtInPlugins });
});
afterAll(() => test.drop());
beforeEach(async () => {
  ctx = await test.signedIn();
});

type Person = Partial<Prisma.CandidateCreateManyInput> & { score?: number };

/** Saved candidates with these fields, the first facet (skills) as their only score. */
async function save(...people: Person[]): Promise<string[]> {
  const { candidates } = await createCandidates(ctx, people.length, (index) => {
    const { score: _score, ...fields } = people[index] ?? {};
    const texts = [fields.fullName ?? '', fields.title ?? '', ...((fields.skills as string[] | undefined) ?? [])];
    return { ...fields, searchText: texts.map((text) => ` ${searchableText(text)} `).join('\n') };
  });
  for (const [index, { id }] of candidates.entries()) {
    await saveCandidate(ctx, { candidateId: id });
    const { score } = people[index] ?? {};
    if (score !== undefined) await store(id, score);
  }
  return candidates.map(({ id }) => id);
}

async function store(candidateId: string, score: number): Promise<void> {
  await ctx.db.$executeRaw`
    insert into candidate_scores (candidate_id, project_id, values, details, matched_skills)
    select id, project_id, array_fill(${score}::float8, array[20]), '{}', 0 from candidates where id = ${candidateId}::uuid`;
}

const names = async (input: OrderSavedInput = {}) => {
  const { ids } = await orderSaved(ctx, input);
  const rows = await ctx.db.candidate.findMany({ where: { id: { in: ids } } });
  return ids.map((id) => rows.find((row) => row.id === id)?.fullName);
};

describe('orderSaved', () => {
  it('lists only what the viewer saved', async () => {
    await save({ fullName: 'Ada' });
    ctx = await test.signedIn();
    await save({ fullName: 'Grace' });
    expect(await names()).toEqual(['Grace']);
  });

  it('sorts by score, years and name, with the unknown last', async () => {
    await save(
      { fullName: 'Cleo', score: 70, experienceYears: 2 },
      { fullName: 'Bert' },
      { fullName: 'Anna', score: 90, experienceYears: 9 },
    );
    expect(await names()).toEqual(['Anna', 'Cleo', 'Bert']);
    expect(await names({ sort: 'SCORE_ASC' })).toEqual(['Cleo', 'Anna', 'Bert']);
    expect(await names({ sort: 'EXP_DESC' })).toEqual(['Anna', 'Cleo', 'Bert']);
    expect(await names({ sort: 'EXP_ASC' })).toEqual(['Cleo', 'Anna', 'Bert']);
    expect(await names({ sort: 'NAME_ASC' })).toEqual(['Anna', 'Bert', 'Cleo']);
  });

  it('respects ranges; full ranges include unknown and larger values', async () => {
    await save(
      { fullName: 'Low', score: 40, experienceYears: 1 },
      { fullName: 'High', score: 80, experienceYears: 60 },
      { fullName: 'Unknown' },
    );
    expect(await names({ filter: { minScore: 0, maxScore: 100, minYears: 0, maxYears: 50 } })).toHaveLength(3);
    expect(await names({ filter: { minScore: 41 } })).toEqual(['High']);
    expect(await names({ filter: { maxScore: 41 } })).toEqual(['Low']);
    expect(await names({ filter: { minYears: 2 } })).toEqual(['High']);
    expect(await names({ filter: { maxYears: 49 } })).toEqual(['Low']);
  });

  it('searches name, title and skills without regard to case and accents', async () => {
    await save(
      { fullName: 'Zoë Ånström', title: 'Nurse', skills: ['Triage'], skillKeys: ['triage'] },
      { fullName: 'Ivan', title: 'Welder' },
    );
    for (const search of ['ZOE', 'nurse', 'triage']) expect(await names({ filter: { search } })).toEqual(['Zoë Ånström']);
    expect(await names({ filter: { search: '???' } })).toEqual([]);
    await expect(orderSaved(ctx, { filter: { search: 'x'.repeat(201) } })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('filters by skills, in any spelling, and by status', async () => {
    const [both] = await save(
      { fullName: 'Both', skills: ['JS', 'Go'], skillKeys: ['javascript', 'go'] },
      { fullName: 'One', skills: ['Go'], skillKeys: ['go'] },
    );
    expect(await names({ filter: { skills: ['javascript', 'Golang'] } })).toEqual(['Both']);
    await saveCandidate(ctx, { candidateId: both ?? '', status: 'SHORTLISTED' });
    expect(await names({ filter: { status: 'SHORTLISTED' } })).toEqual(['Both']);
    expect(await names({ filter: { status: 'SAVED' } })).toEqual(['One']);
    expect(await savedSkills(ctx, { take: 10 })).toEqual([
      { name: 'Go', count: 2 },
      { name: 'JS', count: 1 },
    ]);
  });

  it('marks those that share a key with another one of the filtered list, unless they are told apart', async () => {
    const keys = ['name:ada lovelace|engineer'];
    const [one = '', two = ''] = await save(
      { fullName: 'Ada Lovelace', title: 'Engineer', personKeys: keys, experienceYears: 1 },
      { fullName: 'ADA LOVELACE', title: 'engineer', personKeys: keys, experienceYears: 9 },
      { fullName: 'Grace Hopper', personKeys: ['mail:g@example.com'] },
    );
    expect(new Set((await orderSaved(ctx)).duplicateIds)).toEqual(new Set([one, two]));
    expect((await orderSaved(ctx, { filter: { minYears: 5 } })).duplicateIds).toEqual([]);
    const [oneId, otherId] = one < two ? ([one, two] as const) : ([two, one] as const);
    await ctx.db.differentPerson.create({ data: { oneId, otherId } });
    expect((await orderSaved(ctx)).duplicateIds).toEqual([]);
  });

  it('finds nobody by name in blind review, and does not tell names by the skills', async () => {
    await save({ fullName: 'Zelda', skills: ['Zelda Scrolls'], skillKeys: ['zelda scrolls'] });
    await setBlindReview(ctx, { on: true });
    expect((await orderSaved(ctx, { filter: { search: 'zelda' } })).ids).toHaveLength(1);
    expect(await savedSkills(ctx, { take: 10 })).toEqual([]);
  });
});

describe('exportSaved', () => {
  it('writes the filtered list in the documented columns, and nothing that a spreadsheet runs', async () => {
    await save(
      {
        fullName: '=HYPERLINK("x")',
        title: 'Nurse',
        location: 'Oslo',
        experienceYears: 3,
        skills: ['Triage', 'Care'],
        score: 61.5,
      },
      { fullName: 'Left out', experienceYears: 1 },
    );
    const { fileName, content } = await exportSaved(ctx, { filter: { minYears: 2 } });
    let text = '';
    for await (const part of content) text += String(part);
    expect(fileName).toBe('saved_candidates.csv');
    expect(text).toBe(
      '\ufeffFull Name,Title,Location,Experience Years,Skills,Score,Status\r\n"\'=HYPERLINK(""x"")",Nurse,Oslo,3,Triage; Care,61.5,Saved\r\n',
    );
  });
});
