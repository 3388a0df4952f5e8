import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../core/context.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../core/screenings/uploadDocuments.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';
import { textFile } from '../../http/testing/multipart.ts';

describe('candidates over REST', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ token, ctx } = await server.signIn());
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 3 });
    ({ projectId } = screening);
    await uploadDocuments(ctx, { screeningId: screening.id, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
    const files = [
      textFile('Ада.txt', resumeText('Ada Byron', 'Python, Django, Docker')),
      textFile('bob.txt', resumeText('Bob Stone', 'Java')),
      textFile('cleo.txt', resumeText('Cleo Marsh', 'Python')),
    ];
    await uploadDocuments(ctx, { screeningId: screening.id, kind: 'RESUME', files });
    await drainQueue(server);
  });
  afterAll(() => server.close());

  const get = (url: string) => server.request({ method: 'GET', url: `/api${url}`, token });
  const names = async (query: string) =>
    (await get(`/projects/${projectId}/candidates${query}`))
      .json()
      .items.map(({ full_name: name }: { full_name: string }) => name);

  it('are listed best first, with all fields', async () => {
    const { items, total } = (await get(`/projects/${projectId}/candidates`)).json();
    expect(total).toBe(3);
    expect(items.map(({ full_name: name }: { full_name: string }) => name)).toEqual(['Ada Byron', 'Cleo Marsh', 'Bob Stone']);
    expect(items[0]).toEqual({
      id: expect.any(String),
      project_id: projectId,
      person_id: null,
      full_name: 'Ada Byron',
      title: 'Backend Developer',
      skills: expect.arrayContaining(['Python', 'Django', 'Docker']),
      score: expect.any(Number),
      facets: expect.objectContaining({ experience: 100, growth: 0 }),
      not_read: null,
      experience_years: 8,
      location: null,
      email: 'ada.byron@example.com',
      phone: null,
      website: null,
      linkedin: null,
      stage: 'Applied',
      source: 'upload',
      starred: false,
      archived: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  it('have no score, and say why, when their document was not read', async () => {
    const { id } = await ctx.db.candidate.findFirstOrThrow({ where: { fullName: 'Bob Stone' } });
    const set = async (unread: boolean, readShare: number) => {
      await ctx.db.candidate.update({
        where: { id },
        data: { unread, documents: { updateMany: { where: {}, data: { readShare } } } },
      });
    };
    const { score } = await ctx.db.candidate.findUniqueOrThrow({ where: { id }, select: { score: true } });
    await ctx.db.candidateScore.delete({ where: { candidateId: id } });
    await set(true, 0.25);
    const { items, total } = (await get(`/projects/${projectId}/candidates`)).json();
    expect(total).toBe(3);
    expect(items.at(-1)).toMatchObject({ full_name: 'Bob Stone', score: null });
    expect(items.at(-1).not_read).toContain('Only 25% of the document could be read.');
    expect((await get(`/candidates/${id}`)).json()).toMatchObject({ score: null, not_read: items.at(-1).not_read });
    await set(false, 1);
    const { values, details, ...row } = score!;
    await ctx.db.candidateScore.create({ data: { ...row, values, details: details as object } });
  });

  it('are found, filtered and sorted', async () => {
    expect(await names('?q=cleo')).toEqual(['Cleo Marsh']);
    expect(await names('?sort=name&order=desc')).toEqual(['Cleo Marsh', 'Bob Stone', 'Ada Byron']);
    expect(await names('?skills=python,docker')).toEqual(['Ada Byron']);
    expect(await names('?skills=py&skills=python')).toEqual([]);
    expect(await names('?stage=applied&min_score=0')).toHaveLength(3);
    expect(await names('?stage=Hired')).toEqual([]);
    expect(await names('?max_score=0')).toEqual([]);
  });

  it('come in pages', async () => {
    const first = await get(`/projects/${projectId}/candidates?limit=2`);
    expect(first.json()).toMatchObject({ total: 3, items: [{ full_name: 'Ada Byron' }, { full_name: 'Cleo Marsh' }] });
    const next = /^<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await server.request({ method: 'GET', url: next, token });
    expect(second.json()).toMatchObject({ total: 3, items: [{ full_name: 'Bob Stone' }] });
  });

  it.each(['stage=Gone', 'sort=luck', 'min_score=x', 'order=up'])('refuse %s', async (query) => {
    const answer = await get(`/projects/${projectId}/candidates?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT']);
  });

  it('are shown with everything that was read', async () => {
    const [best] = (await get(`/projects/${projectId}/candidates`)).json().items;
    const { resume, ...candidate } = (await get(`/candidates/${best.id}`)).json();
    expect(candidate).toEqual(best);
    expect(resume).toMatchObject({
      file_name: 'Ада.txt',
      candidate_id: best.id,
      name: 'Ada Byron',
      score: best.score,
      engine: 'local',
    });
    const [quotation] = resume.evidence.name;
    expect(resume.raw_text.slice(quotation.start, quotation.end)).toBe(quotation.text);
  });

  it('keep their original, which browsers never run', async () => {
    const [best] = (await get(`/projects/${projectId}/candidates`)).json().items;
    const original = await get(`/candidates/${best.id}/document`);
    expect(original.statusCode).toBe(200);
    expect(original.body).toBe(resumeText('Ada Byron', 'Python, Django, Docker'));
    expect(original.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="___.txt"; filename*=UTF-8\'\'%D0%90%D0%B4%D0%B0.txt',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const { id } = await ctx.db.document.findFirstOrThrow({ where: { candidateId: best.id } });
    expect((await get(`/documents/${id}/original`)).body).toBe(original.body);
    expect((await server.request({ method: 'GET', url: `/api/documents/${id}/original` })).statusCode).toBe(401);
  });

  it.each([
    '/projects/01890a5d-ac96-774b-bcce-b302099a8057/candidates',
    '/candidates/x',
    '/candidates/x/document',
    '/documents/x/original',
  ])('answer 404 at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('candidates without a document', () => {
  let server: TestServer;
  let token: string;
  let project: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    const { token: given, ctx } = await server.signIn();
    token = given;
    ({ id: project } = await createProject(ctx, { title: 'Engineer', skills: ['Go'] }));
  });
  afterAll(() => server.close());

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    server.request({ method, url: `/api/${url}`, token, ...(payload && { payload }) });

  it('are created with a score that follows from their facts', async () => {
    const facts = { full_name: 'Ada Byron', title: 'Lead', experience_years: 7, skills: ['Go', 'SQL'], email: 'ada@example.com' };
    const answer = await call('POST', 'candidates', { project_id: project, ...facts, score: 3 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...facts, project_id: project, source: 'rest', stage: 'Applied', archived: false });
    expect(answer.json().score).toBeGreaterThan(40);
    const { items } = (await call('GET', `projects/${project}/candidates`)).json();
    expect(items).toMatchObject([{ id: answer.json().id, score: answer.json().score }]);
    const whole = (await call('GET', `candidates/${answer.json().id}`)).json();
    expect(whole).toMatchObject({ full_name: 'Ada Byron', resume: null });
  });

  it('are created where the caller wants them, with the stars of who looks', async () => {
    const place = { stage: 'Offer', archived: true, starred: true };
    const { id, ...created } = (await call('POST', 'candidates', { project_id: project, full_name: 'Ivy', ...place })).json();
    expect(created).toMatchObject(place);
    expect((await call('GET', `activities/${id}`)).json().items).toMatchObject([{ type: 'stage_change', to_stage: 'Offer' }]);
    const { token: stranger } = await server.signIn();
    const seen = await server.request({ method: 'GET', url: `/api/candidates/${id}`, token: stranger });
    expect(seen.json()).toMatchObject({ ...place, starred: false });
    expect((await call('PATCH', `candidates/${id}`, { archived: false })).json().starred).toBe(true);
    const listed = (await call('GET', `projects/${project}/candidates?q=ivy`)).json();
    expect(listed.items).toMatchObject([{ id, starred: true }]);
    const { items } = (await call('GET', 'changes?limit=500')).json();
    const change = items.find((item: { type: string; id: string }) => item.type === 'candidate' && item.id === id);
    expect(change.data.starred).toBe(true);
    expect((await call('PATCH', `candidates/${id}`, { starred: false })).json().starred).toBe(false);
  });

  it('are created once for each external id, by however many callers at the same time', async () => {
    const one = { project_id: project, full_name: 'Eve Once', source: 'import', external_id: 'row 1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', 'candidates', one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ full_name: 'Eve Once', source: 'import' });
    const other = await call('POST', 'candidates', { ...one, external_id: 'row 2' });
    expect(other.statusCode).toBe(201);
    expect((await call('POST', 'candidates', { ...one, source: 'heaven' })).json().errors).toMatchObject([
      { pointer: '/source' },
    ]);
  });

  it('are created many at a time, each external id once, all of them or none', async () => {
    const items = [
      { external_id: 'many 1', full_name: 'Ann Many', skills: ['Go'], experience_years: 4, email: 'ann.many@example.com' },
      { external_id: 'many 2', full_name: 'Ann Many', email: 'ann.many@example.com' },
      { external_id: 'many 1', full_name: 'Ann Many' },
    ];
    const send = (list: object[]) => call('POST', 'candidates/batch', { project_id: project, source: 'import', items: list });
    const refused = await send([...items, { external_id: 'many 3', full_name: 'Bo', email: 'nowhere' }]);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'INVALID_INPUT']);
    const answers = await Promise.all([send(items), send(items)]);
    const made = answers.map((answer) => answer.json().items as { id: string; created: boolean }[]);
    expect(made.flat().filter(({ created }) => created)).toHaveLength(3);
    expect(made[0]?.map(({ id }) => id)).toEqual(made[1]?.map(({ id }) => id));
    const [first, second, again] = made[0]!.map(({ id }) => id);
    expect([again, second]).toEqual([first, expect.not.stringMatching(first!)]);
    const one = (await call('GET', `candidates/${first}`)).json();
    const alone = await call('POST', 'candidates', { ...items[0], project_id: project, external_id: 'alone', source: 'import' });
    expect(one).toMatchObject({ full_name: 'Ann Many', source: 'import', skills: ['Go'], score: alone.json().score });
  });

  it('change their facts, stage and place in the archive at once', async () => {
    const { id, score } = (await call('POST', 'candidates', { project_id: project, full_name: 'Bo', skills: [] })).json();
    const changed = await call('PATCH', `candidates/${id}`, {
      skills: ['Go'],
      phone: '+1 202 555 0123',
      stage: 'interview',
      archived: true,
    });
    expect(changed.json()).toMatchObject({
      full_name: 'Bo',
      skills: ['Go'],
      phone: '+1 202 555 0123',
      stage: 'Interview',
      archived: true,
    });
    expect(changed.json().score).toBeGreaterThan(score);
    const reject = (reason?: string) => call('PATCH', `candidates/${id}`, { stage: 'Rejected', ...(reason && { reason }) });
    expect((await reject()).json().errors).toMatchObject([{ pointer: '/reason' }]);
    expect((await reject('luck')).json().errors).toMatchObject([{ pointer: '/reason' }]);
    expect((await reject('position_filled')).json()).toMatchObject({ stage: 'Rejected' });
    expect((await call('GET', `activities/${id}`)).json().items).toContainEqual(
      expect.objectContaining({ rejection_reason: 'position_filled' }),
    );
    expect((await call('PATCH', `candidates/${id}`, { phone: null })).json()).toMatchObject({ phone: null, skills: ['Go'] });
  });

  it.each([
    [{ full_name: ' ' }, '/full_name'],
    [{ full_name: 'x', experience_years: 99 }, '/experience_years'],
    [{ full_name: 'x', email: 'nowhere' }, '/email'],
    [{ full_name: 'x', skills: 'Go' }, '/skills'],
  ])('are refused as %j at its field', async (fields, pointer) => {
    const answer = await call('POST', 'candidates', { project_id: project, ...fields });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
  });

  it('belong to a position that is there, and are found to be changed', async () => {
    expect((await call('POST', 'candidates', { project_id: randomUUID(), full_name: 'x' })).statusCode).toBe(404);
    expect((await call('PATCH', `candidates/${randomUUID()}`, { title: 'x' })).statusCode).toBe(404);
  });
});
