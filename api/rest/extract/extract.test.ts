import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../core/context.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';
import { encodeForm, textFile } from '../../http/testing/multipart.ts';

interface Part {
  name: string;
  value: string | File;
}

describe('extraction over REST', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, change: { limits: { maxFiles: 5, maxFileBytes: 1024 * 1024 } } });
    ({ token, ctx } = await server.signIn());
  });
  afterAll(() => server.close());

  async function send(url: string, parts: Part[], headers: Record<string, string> = {}) {
    const form = new FormData();
    for (const { name, value } of parts) form.append(name, value);
    const { payload, headers: type } = await encodeForm(form);
    return server.request({ method: 'POST', url: `/api/extract/${url}`, token, payload, headers: { ...type, ...headers } });
  }
  const sendFiles = (files: File[], projectId?: string, headers: Record<string, string> = {}) =>
    send(
      'resumes',
      [...files.map((value) => ({ name: 'files', value })), ...(projectId ? [{ name: 'project_id', value: projectId }] : [])],
      headers,
    );

  const ada = () => textFile('ada.txt', resumeText('Ada Byron', 'Python, Django'));
  const bob = () => textFile('bob.txt', resumeText('Bob Stone', 'Java'));

  describe('/extract/jd-text', () => {
    it('gives the text of a job description', async () => {
      const answer = await send('jd-text', [{ name: 'file', value: textFile('Вакансия.txt', jobText) }]);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        text: expect.stringContaining('Senior Python Developer'),
        file_name: 'Вакансия.txt',
        pages: 1,
        engine: 'local',
        ocr: false,
        warnings: [],
      });
    });

    it.each([
      ['nothing', [], 422, 'INVALID_INPUT'],
      ['an empty file', [{ name: 'file', value: textFile('a.txt', '') }], 422, 'EMPTY_FILE'],
      [
        'no document',
        [
          {
            name: 'file',
            value: new File(
              [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52)],
              'a.png',
            ),
          },
        ],
        415,
        'UNSUPPORTED_KIND',
      ],
      ['a broken PDF', [{ name: 'file', value: textFile('a.pdf', '%PDF-1.7\nbroken') }], 422, 'CORRUPT'],
      ['a file too large', [{ name: 'file', value: textFile('a.txt', 'x'.repeat(1024 * 1024 + 1)) }], 413, 'TOO_LARGE'],
    ])('refuses %s', async (_what, parts: Part[], status, code) => {
      const answer = await send('jd-text', parts);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    });

    it('refuses bodies that are not uploads', async () => {
      for (const [type, payload] of [
        ['application/json', '{}'],
        ['text/plain', 'hello'],
      ]) {
        const answer = await server.request({
          method: 'POST',
          url: '/api/extract/jd-text',
          token,
          payload: payload ?? '',
          headers: { 'content-type': type ?? '' },
        });
        expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      }
    });

    it('refuses an upload that ends early', async () => {
      const payload = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';
      const answer = await server.request({
        method: 'POST',
        url: '/api/extract/jd-text',
        token,
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED']);
    });
  });

  describe('/extract/resumes', () => {
    it('reads files in their order, lists what cannot be read, and stores nothing', async () => {
      const answer = await sendFiles(
        [ada(), textFile('empty.txt', ''), textFile('huge.txt', 'x'.repeat(1024 * 1024 + 1)), bob()],
        undefined,
        { 'accept-language': 'ru' },
      );
      expect(answer.statusCode).toBe(200);
      const { items } = answer.json();
      expect(items).toMatchObject([
        { file_name: 'ada.txt', name: 'Ada Byron', candidate_id: null, score: null },
        { file_name: 'empty.txt', error: { code: 'EMPTY_FILE', message: 'Файл пуст.' } },
        { file_name: 'huge.txt', error: { code: 'TOO_LARGE', message: 'Файл больше 1 МБ.' } },
        { file_name: 'bob.txt', name: 'Bob Stone' },
      ]);
      expect(await ctx.db.candidate.count()).toBe(0);
      expect(await ctx.db.storedFile.count()).toBe(0);
    });

    it('answers every field, each with its evidence', async () => {
      const [item] = (await sendFiles([ada()])).json().items;
      expect(item).toMatchObject({
        title: 'Backend Developer',
        years: 8,
        email: 'ada.byron@example.com',
        phone: null,
        currency: null,
        education: [],
        certifications: [],
        languages: [],
        skills: expect.arrayContaining(['Python', 'Django']),
        experience: [
          {
            company: 'Acme GmbH',
            position: 'Backend Developer',
            start: '2015-01',
            end: '2022-12',
            current: false,
            months: 96,
            responsibilities: ['Built services'],
          },
        ],
        experience_lines: ['Backend Developer, Acme GmbH (2015-01 – 2022-12)'],
        achievements: 0,
        responsibilities: 1,
        engine: 'local',
        warnings: [],
      });
      expect(Object.keys(item.evidence)).toEqual(expect.arrayContaining(['name', 'email', 'skills', 'experience']));
      for (const quotation of Object.values(item.evidence).flat() as { text: string; start: number; end: number }[]) {
        expect(item.raw_text.slice(quotation.start, quotation.end)).toBe(quotation.text);
      }
    });

    it('creates and scores the candidates of a position', async () => {
      const { id } = await createProject(ctx, { title: 'Python Developer', skills: ['Python', 'SQL'] });
      const waiting = sendFiles([ada(), textFile('empty.txt', ''), bob()], id);
      await expect.poll(() => ctx.db.document.count({ where: { projectId: id } })).toBe(3);
      await drainQueue(server);
      const { items } = (await waiting).json();
      expect(items).toMatchObject([
        { file_name: 'ada.txt', candidate_id: expect.any(String), score: expect.any(Number) },
        { file_name: 'empty.txt', error: { code: 'EMPTY_FILE' } },
        { file_name: 'bob.txt', candidate_id: expect.any(String) },
      ]);
      expect(items[0].score).toBeGreaterThan(items[2].score);
    });

    it('answers only what became of each file when asked to, and knows a file that comes again', async () => {
      const { id } = await createProject(ctx, { title: 'Java Developer' });
      const files = () => [textFile('cleo.txt', resumeText('Cleo Marsh', 'Java')), textFile('empty.txt', '')];
      const take = async () => {
        const parts = [...files().map((value) => ({ name: 'files', value })), { name: 'project_id', value: id }];
        const before = await ctx.db.document.count({ where: { projectId: id } });
        const waiting = send('resumes', [...parts, { name: 'source', value: 'import' }], { prefer: 'return=minimal' });
        await expect.poll(() => ctx.db.document.count({ where: { projectId: id } })).toBe(before + 2);
        await drainQueue(server);
        return (await waiting).json().items;
      };
      const [taken, refused] = await take();
      expect(taken).toEqual({ file_name: 'cleo.txt', candidate_id: expect.any(String), known: false });
      expect(refused).toMatchObject({ file_name: 'empty.txt', error: { code: 'EMPTY_FILE' } });
      expect(await take()).toEqual([{ ...taken, known: true }, refused]);
      expect(await ctx.db.candidate.findMany({ where: { projectId: id }, select: { source: true } })).toEqual([
        { source: 'IMPORT' },
      ]);
      const wrong = await send('resumes', [
        { name: 'files', value: ada() },
        { name: 'project_id', value: id },
        { name: 'source', value: 'heaven' },
      ]);
      expect(wrong.json().errors).toMatchObject([{ pointer: '/source' }]);
    });

    it('refuses an unknown position', async () => {
      const answer = await sendFiles([ada()], '01890a5d-ac96-774b-bcce-b302099a8057');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    });

    it('refuses no files, and one more than allowed', async () => {
      expect((await sendFiles([])).json().code).toBe('NO_RESUMES');
      const many = await sendFiles(Array.from({ length: 6 }, (_, index) => textFile(`${index}.txt`, 'x')));
      expect([many.statusCode, many.json().code]).toEqual([422, 'TOO_MANY_FILES']);
    });

    it('reads a repeated upload once', async () => {
      const { id } = await createProject(ctx, { title: 'Once' });
      const headers = { 'idempotency-key': 'upload' };
      const waiting = sendFiles([ada()], id, headers);
      await expect.poll(() => ctx.db.document.count({ where: { projectId: id } })).toBe(1);
      await drainQueue(server);
      const first = await waiting;
      const again = await sendFiles([ada()], id, headers);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.json()).toEqual(first.json());
      expect((await sendFiles([bob()], id, headers)).json().code).toBe('IDEMPOTENCY_MISMATCH');
    });

    it('does not store answers with candidate data under an idempotency key', async () => {
      const headers = { 'idempotency-key': 'nothing stored' };
      const read = (file: File) => sendFiles([file], undefined, headers);
      expect((await read(ada())).json()).toEqual((await read(ada())).json());
      expect((await read(bob())).json().code).toBe('IDEMPOTENCY_MISMATCH');
      await send('jd-text', [{ name: 'file', value: ada() }], { 'idempotency-key': 'nothing read' });
      const plain = { full_name: 'Ada Byron', skills: ['Python'], raw_text: 'Ada Byron knows Python.' };
      const compared = await server.request({
        method: 'POST',
        url: '/api/analysis/differences',
        token,
        payload: { candidates: [plain, { ...plain, full_name: 'Bob Stone' }] },
        headers: { 'idempotency-key': 'nothing compared' },
      });
      expect([compared.statusCode, compared.body]).toEqual([200, expect.stringContaining('Bob Stone')]);
      const kept = await ctx.db.idempotencyKey.findMany({ where: { key: { startsWith: 'nothing' } } });
      expect(kept.map(({ status, body }) => [status, body])).toEqual([1, 2, 3].map(() => [200, null]));
    });

    it('reads a PDF in the layout of LinkedIn profiles: facts beside and above the work, several jobs of one employer', async () => {
      const bytes = readFileSync(new URL('testing/linkedin-profile.pdf', import.meta.url));
      const [item] = (await sendFiles([new File([bytes], 'Profile.pdf')])).json().items;
      expect(item).toMatchObject({
        name: 'Marta Keller',
        email: 'marta.keller@example.com',
        linkedin: 'www.linkedin.com/in/marta-keller-4821',
        location: 'Berlin, Germany',
        skills: expect.arrayContaining(['Kubernetes', 'Python', 'Site Reliability Engineering']),
        languages: ['German', 'English'],
        certifications: ['Certified Kubernetes Administrator (CKA)'],
        education: [
          { institution: 'Technische Universität Hamburg', level: 'master', start_year: 2012, end_year: 2014 },
          { institution: 'Universität Bremen', level: 'bachelor', start_year: 2009, end_year: 2012 },
        ],
        experience: [
          { company: 'Nordlicht Systems', position: 'Senior Site Reliability Engineer', start: '2020-03', current: true },
          { company: 'Blue Harbor Software', position: 'Systems Engineer', start: '2017-01', end: '2020-02' },
          { company: 'Blue Harbor Software', position: 'Junior Systems Administrator', start: '2014-12', end: '2016-12' },
        ],
      });
    });

    it('reads PDF and Word files too', async () => {
      const sample = (name: string) =>
        new File([readFileSync(new URL(`../../../core/screenings/samples/${name}`, import.meta.url))], name);
      const names = ['irina-vetrova.pdf', 'hanna-lindqvist.docx', 'joaquin-beltran-ruiz.doc'];
      const { items } = (await sendFiles(names.map(sample))).json();
      expect(items.map(({ name }: { name: string }) => name)).toEqual([
        'Ирина Ветрова',
        'Hanna Lindqvist',
        'Joaquín Beltrán Ruiz',
      ]);
    });
  });
});
