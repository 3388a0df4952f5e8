import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyResumeFacts, type Fact, type ResumeFacts } from '../../plugins/contract.ts';
import { foldText } from '../../plugins/knowledge/foldText.ts';
import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { createProject } from '../projects/createProject.ts';
import { listProjects } from '../projects/listProjects.ts';
import { matchingCandidateIds } from '../scoring/ranking/rankCandidates.ts';
import { resolveSearch } from '../search/resolveSearch.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { candidateColumns } from './candidateColumns.ts';

let test: TestContext;
let ctx: Ctx;
beforeAll(async () => {
  test = await createTestContext();
  ctx = await test.signedIn();
});
afterAll(() => test.drop());

const fact = <T>(value: T): Fact<T> => ({ value, evidence: [], confidence: 1 });
const skill = (name: string, known: string): ResumeFacts['skills'][number] =>
  fact({ name, known, category: 'technical', source: 'listed', lastUsed: null, months: null });

const facts: ResumeFacts = {
  ...emptyResumeFacts(),
  name: fact('Paweł Wiśniewski'),
  title: fact('Ведущий инженёр'),
  location: fact('Łódź'),
  skills: [skill('k8s', 'Kubernetes')],
  experience: [
    fact({
      company: 'Straßenbau Ørsted',
      position: null,
      location: null,
      start: null,
      end: null,
      current: false,
      months: null,
      responsibilities: [],
    }),
  ],
};

/** The letter's capital; the letter itself when its capital (U+A7B8 and later) is too new for the database's Unicode tables. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return /[\ua7b8-\ua7ff]/.test(upper) ? letter : upper;
}

describe('fold_text of the database', () => {
  it('is foldText, over all letters and marks of the scripts that people here write in', async () => {
    const blocks = [
      [0x20, 0x5ff],
      [0x900, 0x97f],
      [0x1ab0, 0x1aff],
      [0x1c80, 0x1c88],
      [0x1d00, 0x2bff],
      [0x3040, 0x30ff],
      [0xa640, 0xa7b7],
      [0xac00, 0xac80],
      [0xfb00, 0xfb4f],
      [0xfe20, 0xfe2f],
      [0xff01, 0xff5e],
    ];
    const letters = blocks.flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    const texts = [...letters, ...letters.map((letter) => `a${letter}${capital(letter)}b`), 'ΟΔΥΣΣΕΥΣ', 'İSTANBUL', 'Wiśniewski'];
    const rows = await ctx.db.$queryRaw<{ text: string; folded: string }[]>`
      select text, fold_text(text) as folded from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`;
    expect(rows).toHaveLength(texts.length);
    const wrong = rows.filter(({ text, folded }) => folded !== foldText(text));
    expect(wrong).toEqual([]);
  });
});

describe('a search for candidates', () => {
  it.each(['wisniewski', 'PAWEL', 'lodz', 'инженер', 'Инженёр', 'k8s', 'kubernetes', 'strassenbau', 'orsted pawel'])(
    'finds by "%s"',
    async (search) => {
      const { id: projectId } = await createProject(ctx, { title: 'Engineer' });
      const { id } = await ctx.db.candidate.create({ data: { projectId, ...candidateColumns(facts) } });
      await ctx.db.candidate.create({ data: { projectId, ...candidateColumns({ ...facts, ...emptyResumeFacts() }) } });
      expect(await matchingCandidateIds(ctx, { projectId, search })).toEqual([id]);
    },
  );

  it.each(['engineer', 'wisniewski', 'NOT engineer', '"berlin engineer"'])(
    'finds "%s" by the index of words, however common',
    async (search) => {
      const { id: projectId } = await createProject(ctx, { title: 'Crowd' });
      await ctx.db.$executeRaw`
      insert into candidates (id, project_id, search_text, updated_at)
      select gen_random_uuid(), ${projectId}::uuid, ' engineer berlin ', now() from generate_series(1, 500) n`;
      await ctx.db.candidate.create({ data: { id: randomUUID(), projectId, searchText: ' pawel wisniewski ' } });
      await ctx.db.$executeRaw`analyze candidate_search`;
      const { found } = await resolveSearch(ctx, { projectId, search });
      const plan = await ctx.db.$queryRaw<Record<string, string>[]>`
      explain select candidate_id from candidate_search where ${found?.rows ?? Prisma.sql`false`}`;
      expect(plan.map((line) => Object.values(line)[0]).join('\n')).toContain('candidate_search_words_idx');
    },
  );
});

describe('a search for positions', () => {
  it.each(['pokrywacz', 'łódź POKRYWACZ', 'lodz'])('finds by "%s"', async (search) => {
    const { id } = await createProject(ctx, { title: 'Pokrywąćż', location: 'Łódź' });
    const found = await listProjects(ctx, { search });
    expect(found.items.map((project) => project.id)).toContain(id);
  });

  it('searches for a percent sign literally', async () => {
    await createProject(ctx, { title: 'Anything' });
    expect((await listProjects(ctx, { search: '%' })).total).toBe(0);
  });
});
