import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../core/context.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { openReceiver, type Receiver } from '../../../core/testing/openReceiver.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { sendDeliveries } from '../../../core/webhooks/sendDeliveries.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';
import { encodeForm, textFile } from '../../http/testing/multipart.ts';
import { createOutgoing } from '../../outgoing/createOutgoing.ts';
import { presentEvent } from '../webhooks/presentEvent.ts';

const ada = resumeText('Ada Byron', 'Python, Django, Docker');
const bob = resumeText('Bob Stone', 'Java');

describe('ordered screenings', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let other: Receiver;
  beforeEach(async () => {
    other = await openReceiver();
    const outgoing = createOutgoing({ allowPrivate: true, fileHosts: [other.host], timeoutMs: 2_000, fileTimeoutMs: 1_000 });
    server = await createTestServer({ plugins: builtInPlugins, outgoing });
    server.clock.now = new Date();
    ({ token, ctx } = await server.signIn());
  });
  afterEach(async () => {
    other.close();
    await server.close();
  });

  const get = (url: string) => server.request({ method: 'GET', url: `/api${url}`, token });
  const order = (payload: object) => server.request({ method: 'POST', url: '/api/screenings', token, payload });
  async function upload(fields: Record<string, string>, files: [field: string, file: File][]) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [field, file] of files) form.append(field, file);
    return server.request({ method: 'POST', url: '/api/screenings', token, ...(await encodeForm(form)) });
  }
  const makePosition = async () => (await createProject(ctx, { title: 'Python Developer', skills: ['Python', 'Django'] })).id;
  const serve = (files: Record<string, string>) => {
    other.answer = (response, path) => {
      const file = files[path];
      if (file === undefined) response.writeHead(path.includes('busy') ? 503 : 404).end();
      else response.end(file);
    };
  };
  const full: [string, File][] = [
    ['requirement', textFile('jd.txt', jobText)],
    ['files', textFile('ada.txt', ada)],
    ['files', textFile('bob.txt', bob)],
    ['files', textFile('empty.txt', '')],
  ];

  it('take files and send back the result, signed', async () => {
    const answer = await upload({ external_id: 'order-1', callback_url: other.url }, full);
    expect(answer.statusCode).toBe(202);
    const { callback_secret: secret, ...ordered } = answer.json();
    expect(ordered).toMatchObject({ external_id: 'order-1', state: 'RUNNING', total: 4, done: 0, failed: 1, candidates: [] });
    await drainQueue(server);
    await sendDeliveries(server.ctx, { present: presentEvent, signal: new AbortController().signal });
    const result = (await get(`/screenings/${ordered.id}`)).json();
    expect(result).toMatchObject({
      state: 'COMPLETED',
      total: 4,
      done: 3,
      failed: 1,
      failures: [{ file_name: 'empty.txt', code: 'EMPTY_FILE' }],
    });
    expect(result.candidates.map((one: { full_name: string }) => one.full_name)).toEqual(['Ada Byron', 'Bob Stone']);
    expect((await get('/screenings?external_id=order-1')).json()).toEqual({ items: [result] });
    expect(other.received).toHaveLength(1);
    const [{ body, headers }] = other.received as [Receiver['received'][0]];
    const message = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({ type: 'screening.finished', data: result });
    expect((await get('/webhooks')).json().items).toEqual([]);
    const stranger = await server.signIn();
    const theirs = await server.request({ method: 'GET', url: '/api/screenings?external_id=order-1', token: stranger.token });
    expect(theirs.json()).toEqual({ items: [] });
  });

  it('are one, however often they are ordered with one external id, also at once', async () => {
    const projectId = await makePosition();
    serve({ '/ada.txt': ada });
    const payload = {
      project_id: projectId,
      external_id: 'order-2',
      file_urls: [`http://${other.host}/ada.txt`],
      callback_url: other.url,
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(payload)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.json().callback_secret)).size).toBe(1);
    await drainQueue(server);
    expect((await order(payload)).json()).toMatchObject({ state: 'COMPLETED', total: 1, done: 1 });
    expect(await ctx.db.document.count({ where: { projectId } })).toBe(1);
    expect(await ctx.db.screening.count()).toBe(1);
  });

  it('fetch files from allowed hosts, tell copies apart, and say what could not be fetched', async () => {
    const project_id = await makePosition();
    serve({ '/a/Ada%20B.txt': ada, '/copy.txt': ada, '/big.txt': 'x'.repeat(11 * 1024 * 1024), '/bob.txt': bob });
    const files = ['a/Ada%20B.txt', 'copy.txt', 'gone.txt', 'busy.txt', 'big.txt', 'bob.txt'];
    const answer = await order({ project_id, file_urls: files.map((file) => `http://${other.host}/${file}`) });
    expect(answer.json()).toMatchObject({ state: 'RUNNING', total: 6, external_id: null, callback_secret: null });
    await drainQueue(server);
    const { id } = answer.json();
    const result = (await get(`/screenings/${id}`)).json();
    expect(result).toMatchObject({
      state: 'COMPLETED',
      done: 3,
      failed: 3,
      failures: [
        { file_name: 'gone.txt', code: 'NOT_FETCHED', message: 'The file could not be fetched: HTTP 404.' },
        { file_name: 'busy.txt', code: 'NOT_FETCHED', message: 'The file could not be fetched: HTTP 503.' },
        { file_name: 'big.txt', code: 'TOO_LARGE' },
      ],
    });
    expect(result.candidates.map((one: { full_name: string }) => one.full_name)).toEqual(['Ada Byron', 'Bob Stone']);
    const documents = await ctx.db.document.findMany({
      where: { screeningId: id, state: 'DONE' },
      orderBy: { createdAt: 'asc' },
    });
    expect(documents.map(({ fileName }) => fileName)).toEqual(['Ada B.txt', 'copy.txt', 'bob.txt']);
    expect(documents.filter(({ duplicateOfId }) => duplicateOfId !== null)).toHaveLength(1);
  });

  it('are refused at the field that is wrong', async () => {
    const project_id = await makePosition();
    const file_urls = [`http://${other.host}/ada.txt`];
    const refusals = [
      [{ project_id, file_urls: [...file_urls, 'https://elsewhere.example/cv.pdf'] }, 422, '/file_urls/1'],
      [{ project_id, file_urls: [] }, 422, '/file_urls'],
      [{ project_id, file_urls, callback_url: 'ftp://example.com' }, 422, '/callback_url'],
      [{ project_id: 'nothing', file_urls }, 404, undefined],
    ] as const;
    for (const [payload, status, pointer] of refusals) {
      const answer = await order(payload);
      expect([answer.statusCode, answer.json().errors[0]?.pointer]).toEqual([status, pointer]);
    }
    expect((await upload({ project_id }, [])).json().code).toBe('NO_RESUMES');
    expect((await upload({}, [['files', textFile('ada.txt', ada)]])).json().code).toBe('NO_JOB_DESCRIPTION');
    expect(await ctx.db.screening.count()).toBe(0);
  });

  it('are continued when the first order broke off', async () => {
    const first = await upload({ external_id: 'order-3' }, full);
    const { id, project_id } = first.json();
    // As if the process had died before the résumés were stored.
    await ctx.db.document.deleteMany({ where: { kind: 'RESUME' } });
    await ctx.db.screening.update({ where: { id }, data: { state: 'UPLOADING', expectedFiles: 4 } });
    const again = await upload({ external_id: 'order-3' }, full);
    expect(again.json()).toMatchObject({ id, project_id, total: 4 });
    await drainQueue(server);
    expect((await get(`/screenings/${id}`)).json()).toMatchObject({ state: 'COMPLETED', done: 3, failed: 1 });
  });

  it('are the same by GraphQL', async () => {
    const projectId = await makePosition();
    serve({ '/ada.txt': ada });
    const mutation = `mutation ($input: OrderScreeningInput!) { orderScreening(input: $input) { ... on AppError { code }
      ... on OrderScreeningPayload { callbackSecret screening { internalId externalId } } } }`;
    const input = { projectId, externalId: 'order-4', callbackUrl: other.url, fileUrls: [`http://${other.host}/ada.txt`] };
    const { data } = await server.graphql(mutation, { token, variables: { input } });
    const { callbackSecret, screening } = data.orderScreening;
    expect([callbackSecret, screening.externalId]).toEqual([expect.stringMatching(/^whsec_/), 'order-4']);
    await drainQueue(server);
    const found = await server.graphql('{ orderedScreening(externalId: "order-4") { internalId state } }', { token });
    expect(found.data.orderedScreening).toEqual({ internalId: screening.internalId, state: 'COMPLETED' });
  });
});
