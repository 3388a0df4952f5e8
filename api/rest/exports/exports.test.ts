import JSZip from 'jszip';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivity } from '../../../core/activities/addActivity.ts';
import { setBlindReview } from '../../../core/blindReview/setBlindReview.ts';
import type { Ctx } from '../../../core/context.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { searchLines } from '../../../core/search/searchableText.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { jsonResumeErrors } from '../../../scripts/made/jsonResumeErrors.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

const people = [
  {
    fullName: '=HYPERLINK("http://x")',
    title: '<script>alert(1)</script>',
    email: 'a@example.com',
    phone: '+1 202 555',
    skills: ['-2+3', 'Go'],
  },
  { fullName: 'משה לוי', title: '@SUM(A1)', email: null, phone: null, skills: ['Python, "quoted"'] },
  { fullName: 'Ada\tByron', title: '\tlead', email: null, phone: null, skills: [] },
];

describe('an export of candidates', () => {
  let server: TestServer;
  let ctx: Ctx;
  let token: string;
  let projectId: string;
  const ids: string[] = [];
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ token, ctx } = await server.signIn());
    ({ id: projectId } = await createProject(ctx, { title: 'C++ / "Lead" engineer' }));
    for (const person of people) {
      const { id } = await ctx.db.candidate.create({
        data: { ...person, projectId, searchText: searchLines(person.fullName, person.skills) },
      });
      ids.push(id);
    }
  });
  afterAll(() => server.close());

  const send = (payload: object, options = { token }) =>
    server.request({ method: 'POST', url: `/api/projects/${projectId}/candidates/export`, payload, ...options });
  const rows = async (payload: object) =>
    Papa.parse<string[]>((await send({ format: 'csv', sort: 'NAME', ...payload })).body.slice(1).trim()).data;

  it('is a CSV file with a safe name, no contacts unless asked for, and nothing that runs', async () => {
    const { headers, body } = await send({ format: 'csv' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="C\+\+ Lead engineer - candidates \d{4}-\d\d-\d\d \d\d-\d\d\.csv"/,
    );
    expect(body).not.toContain('a@example.com');
    const table = await rows({ columns: ['candidate', 'skills', 'contact'] });
    expect(table[0]).toEqual(['Full Name', 'Title', 'Skills', 'Email', 'Phone', 'LinkedIn', 'Website']);
    const cells = table.slice(1).flat();
    expect(cells).toContain(`'=HYPERLINK("http://x")`);
    expect(cells).toContain("'+1 202 555");
    expect(cells).toContain("'-2+3; Go");
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  it('exports the selected or the filtered ones only', async () => {
    expect(await rows({ ids: [ids[1], '01890a5d-ac96-774b-bcce-b302099a8057'], columns: ['candidate'] })).toEqual([
      ['Full Name', 'Title'],
      ['משה לוי', "'@SUM(A1)"],
    ]);
    expect((await rows({ filter: { search: 'python' } })).slice(1)).toHaveLength(1);
    expect((await rows({ filter: { search: 'nobody' } })).slice(1)).toHaveLength(0);
  });

  it('is a real workbook', async () => {
    const { rawPayload, headers } = await send({ format: 'xlsx', columns: ['candidate', 'experience'] });
    expect(headers['content-type']).toContain('spreadsheetml');
    const zip = await JSZip.loadAsync(rawPayload);
    const texts = (await Promise.all(Object.values(zip.files).map((file) => file.async('string')))).join('');
    expect(texts).toContain('משה לוי');
    expect(texts).toContain('&apos;=HYPERLINK'.replace('&apos;', "'"));
    expect(texts).not.toMatch(/<f>|>=HYPERLINK/);
    expect(texts).not.toContain('<script>');
  });

  it('is a page for paper, where markup is text and every cell finds its direction', async () => {
    const { body } = await send({ format: 'html' });
    expect(body).toContain('&#60;script&#62;alert(1)');
    expect(body).not.toContain('<script');
    expect(body).toContain('<td dir="auto">משה לוי</td>');
  });

  describe('as JSON Resumes', () => {
    type Line = {
      basics: Record<string, unknown>;
      work: { name: string; highlights: string[] }[];
      noa: { id: string; score: number | null; not_read: boolean; facets: object; requirements: object[]; activities: object[] };
    };
    let seeded: string;
    const read = async (payload: object = {}, of = seeded) => {
      const url = `/api/projects/${of}/candidates/export`;
      const { body, headers } = await server.request({ method: 'POST', url, payload: { format: 'jsonl', ...payload }, token });
      expect(headers['content-type']).toBe('application/jsonl; charset=utf-8');
      return body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
    };
    beforeAll(async () => {
      ({ id: seeded } = await seedCandidates(ctx, { position: 'Backend Engineer', count: 230 }));
    });

    it('has one for each candidate, best first, valid against the published schema', async () => {
      const lines = await read({ columns: ['contact'] });
      for (const line of lines) expect(jsonResumeErrors(line)).toEqual([]);
      const scores = lines.map(({ noa }) => noa.score ?? -1);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      const persons = await ctx.db.$queryRaw<{ count: number }[]>`
        select count(distinct coalesce(person_id, id))::int as count from candidates where project_id = ${seeded}::uuid`;
      expect(lines).toHaveLength(persons[0]?.count ?? 0);
      const [best] = lines;
      expect(best?.work.length).toBeGreaterThan(0);
      expect(best?.basics['email']).toMatch(/@/);
      expect(Object.keys(best?.noa.facets ?? {})).toEqual(ctx.plugins.facets.map(({ id }) => id));
      expect(best?.noa.requirements).toContainEqual(expect.objectContaining({ importance: 'must', score: expect.any(Number) }));
    });

    it('is valid for awkward values too, and has contacts only when asked for', async () => {
      await ctx.db.candidate.updateMany({
        where: { id: ids[0] ?? '' },
        data: { email: 'none', website: 'ada.example/cv', linkedin: 'not an address' },
      });
      const lines = await read({ columns: ['contact'] }, projectId);
      for (const line of lines) expect(jsonResumeErrors(line)).toEqual([]);
      expect(lines.find(({ noa }) => noa.id === ids[0])?.basics).toEqual({
        name: people[0]?.fullName,
        label: people[0]?.title,
        phone: people[0]?.phone,
        url: 'https://ada.example/cv',
      });
      expect((await read({}, projectId)).some(({ basics }) => 'phone' in basics || 'url' in basics)).toBe(false);
    });

    it('includes those whose document was not read, and says so', async () => {
      await ctx.db.candidate.update({ where: { id: ids[2] ?? '' }, data: { unread: true } });
      const lines = await read({}, projectId);
      expect(lines.map(({ noa }) => [noa.id, noa.not_read])).toContainEqual([ids[2], true]);
      expect(await rows({})).toHaveLength(people.length);
      await ctx.db.candidate.update({ where: { id: ids[2] ?? '' }, data: { unread: false } });
    });

    it('tells what happened with a candidate', async () => {
      const activity = { candidateId: ids[1] ?? '', type: 'NOTE' as const, note: 'Called משה' };
      await addActivity(ctx, activity);
      const line = (await read({}, projectId)).find(({ noa }) => noa.id === ids[1]);
      expect(line?.noa.activities).toEqual([expect.objectContaining({ type: 'note', note: 'Called משה', from_stage: null })]);
      await setBlindReview(ctx, { on: true });
      const blind = (await read({ columns: ['contact'] }, projectId)).map((each) => JSON.stringify(each)).join();
      await setBlindReview(ctx, { on: false });
      for (const secret of ['משה', 'Ada', 'a@example.com', 'ada.example', '202 555']) expect(blind).not.toContain(secret);
    });
  });

  it('names nobody and gives no contacts in blind review', async () => {
    await setBlindReview(ctx, { on: true });
    const body = (await send({ format: 'csv', columns: ['candidate', 'contact'] })).body;
    await setBlindReview(ctx, { on: false });
    expect(body).toContain('Candidate ');
    for (const secret of ['משה', 'Ada', 'a@example.com', '202 555']) expect(body).not.toContain(secret);
  });

  it('is refused without a token, and for a position or columns that do not exist', async () => {
    expect(
      (await server.request({ method: 'POST', url: `/api/projects/${projectId}/candidates/export`, payload: { format: 'csv' } }))
        .statusCode,
    ).toBe(401);
    expect((await send({ format: 'csv', columns: ['pay'] })).statusCode).toBe(422);
    const gone = await server.request({
      method: 'POST',
      url: '/api/projects/x/candidates/export',
      payload: { format: 'csv' },
      token,
    });
    expect(gone.statusCode).toBe(404);
  });
});
