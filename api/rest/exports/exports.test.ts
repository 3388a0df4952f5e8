import JSZip from 'jszip';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBlindReview } from '../../../core/blindReview/setBlindReview.ts';
import type { Ctx } from '../../../core/context.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { searchLines } from '../../../core/search/searchableText.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
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
