import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('/projects', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => server.request({ method, url: `/api${url}`, token, headers, ...(payload && { payload }) });
  const create = async (payload: object) => (await call('POST', '/projects', payload)).json();

  it('creates from a title what follows from it', async () => {
    const answer = await call('POST', '/projects', { title: '  Senior iOS Developer ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      title: 'Senior iOS Developer',
      description: 'Engineering • Remote',
      department: 'Engineering',
      location: 'Remote',
      type: 'Full-time',
      level: 'Senior Level',
      status: 'Open',
      candidates: 0,
      skills: expect.any(Array),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it('unpacks department and location from a description', async () => {
    expect(await create({ title: 'Painter', description: 'Design • Lisbon' })).toMatchObject({
      department: 'Design',
      location: 'Lisbon',
      description: 'Design • Lisbon',
    });
    expect(await create({ title: 'Painter', description: 'Paints. • Well.', location: 'Porto' })).toMatchObject({
      location: 'Porto',
    });
  });

  it('takes every field', async () => {
    const fields = {
      description: 'All of it',
      department: 'Analytics',
      location: 'Oslo',
      type: 'Contract',
      level: 'Junior Level',
      status: 'On Hold',
      skills: ['Go', 'Rust'],
    };
    expect(await create({ title: 'Whole', ...fields })).toMatchObject(fields);
  });

  it.each([
    [{}, '/title'],
    [{ title: '  ' }, '/title'],
    [{ title: 5 }, '/title'],
    [{ title: 'x', status: 'Gone' }, '/status'],
    [{ title: 'x', skills: 'Go' }, '/skills'],
  ])('refuses %j at its field', async (payload, pointer) => {
    const answer = await call('POST', '/projects', payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ pointer }] });
  });

  it.each([
    ['POST', '/projects', { title: 'a\u0000b' }],
    ['POST', '/projects', { title: 'x', skills: ['\u0000'] }],
    ['GET', '/projects?q=%00', undefined],
  ] as const)('refuses by %s %s what no database can hold', async (method, url, payload) => {
    const answer = await call(method, url, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT']);
  });

  it('lists whole, by filters and in pages', async () => {
    for (const title of ['Zookeeper', 'Zoologist', 'Zoo guide']) await create({ title, department: 'Animals' });
    const titles = async (query: string) =>
      (await call('GET', `/projects${query}`)).json().items.map(({ title }: { title: string }) => title);
    expect(await titles('?q=zoo')).toEqual(['Zoo guide', 'Zoologist', 'Zookeeper']);
    expect(await titles('?department=animals&status=open')).toHaveLength(3);
    expect(await titles('?status=Closed')).toEqual([]);
    const first = await call('GET', '/projects?q=zoo&limit=2');
    expect(first.json().items).toHaveLength(2);
    const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await server.request({ method: 'GET', url: next, token });
    expect(second.json().items).toMatchObject([{ title: 'Zookeeper' }]);
    expect(second.headers['link']).toBeUndefined();
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'cursor=abc', 'status=Gone'])('refuses a list with %s', async (query) => {
    const answer = await call('GET', `/projects?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT']);
  });

  it('changes the fields that are given, and deletes', async () => {
    const { id } = await create({ title: 'Passing' });
    const changed = await call('PATCH', `/projects/${id}`, { status: 'closed', skills: ['Kotlin'] });
    expect(changed.json()).toMatchObject({ id, title: 'Passing', status: 'Closed', skills: ['Kotlin'] });
    expect((await call('GET', `/projects/${id}`)).json()).toEqual(changed.json());
    expect((await call('PATCH', `/projects/${id}`, { title: '' })).statusCode).toBe(422);
    expect((await call('PATCH', `/projects/${id}`, { status: 'Open', skills: [''] })).statusCode).toBe(422);
    expect((await call('GET', `/projects/${id}`)).json()).toEqual(changed.json());
    const gone = await call('DELETE', `/projects/${id}`);
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    for (const method of ['GET', 'DELETE'] as const) expect((await call(method, `/projects/${id}`)).statusCode).toBe(404);
  });

  it('answers 404 for ids that nothing has, in the language asked for', async () => {
    const answer = await call('GET', '/projects/nothing', undefined, { 'accept-language': 'ru' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', detail: 'Не найдено: вакансия.' });
  });

  describe('with an Idempotency-Key', () => {
    const post = (key: string, payload: object) => call('POST', '/projects', payload, { 'idempotency-key': key });

    it('creates once, and answers the repeat as the first time', async () => {
      const first = await post('k1', { title: 'Once' });
      const again = await post('k1', { title: 'Once' });
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect((await call('GET', '/projects?q=Once')).json().items).toHaveLength(1);
    });

    it('refuses another body', async () => {
      await post('k2', { title: 'Twice' });
      const other = await post('k2', { title: 'Thrice' });
      expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    });

    it('creates once when both come at the same time', async () => {
      const answers = await Promise.all([post('k3', { title: 'Race' }), post('k3', { title: 'Race' })]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).not.toHaveLength(0);
      expect((await call('GET', '/projects?q=Race')).json().items).toHaveLength(1);
    });

    it('lets what failed be tried again', async () => {
      expect((await post('k4', { title: '' })).statusCode).toBe(422);
      expect((await post('k4', { title: 'Fourth' })).statusCode).toBe(201);
    });
  });
});
