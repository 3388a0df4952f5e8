import { type GraphQLResponse, Observable, type RequestParameters, type UploadableMap, type Variables } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../language/language.ts';
import { storeToken } from '../session/token.ts';
import { fetchOperation } from './fetchOperation.ts';

vi.mock('../session/endSession.ts', () => ({ endSession: vi.fn<(options: { comeBack: boolean }) => void>() }));
const { endSession } = await import('../session/endSession.ts');

const params = {
  id: 'hash',
  cacheID: 'hash',
  name: 'Query',
  operationKind: 'query',
  text: null,
  metadata: {},
} as unknown as RequestParameters;
const sent = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
  chooseLanguage('en');
});

it('says that only a reload helps when the server has another version of the app', async () => {
  const errors = [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }];
  sent.mockResolvedValue(json({ errors }));
  await expect(ask()).rejects.toMatchObject({
    code: 'OUTDATED',
    message: 'NOA was updated. Reload the page to continue.',
  });
});

it('sends the hash of the operation, the token and the language of the screen', async () => {
  storeToken('secret', true);
  chooseLanguage('ru');
  sent.mockResolvedValue(json({ data: { ok: true } }));
  expect(await ask()).toEqual({ data: { ok: true } });
  const request = sent.mock.calls[0]?.[1];
  expect(request?.headers).toMatchObject({ authorization: 'Bearer secret', 'accept-language': 'ru' });
  expect(JSON.parse(request?.body as string)).toEqual({
    operationName: 'Query',
    variables: { a: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'hash' } },
  });
});

it('uses the answer to a request that was sent before the code was there, once', async () => {
  sent.mockImplementation(async () => json({ data: { early: false } }));
  const body = '{"operationName":"Query","variables":{"a":1},"extensions":{"persistedQuery":{"version":1,"sha256Hash":"hash"}}}';
  window.noaAnswers = new Map([[body, Promise.resolve(json({ data: { early: true } }))]]);
  expect(await ask()).toEqual({ data: { early: true } });
  expect(await ask()).toEqual({ data: { early: false } });
  window.noaAnswers.set(body, Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toMatchObject({ code: 'OFFLINE' });
});

it('a small change is sent even if the page is left; queries and large ones are not kept', async () => {
  sent.mockImplementation(async () => json({ data: {} }));
  const keptAlive = async (operationKind: string, text: string) => {
    await ask(null, { ...params, operationKind } as RequestParameters, { text });
    return sent.mock.lastCall?.[1]?.keepalive;
  };
  expect(await keptAlive('mutation', 'short')).toBe(true);
  expect(await keptAlive('mutation', 'long'.repeat(5000))).toBe(false);
  expect(await keptAlive('query', 'short')).toBe(false);
});

it('sends files as GraphQL multipart under the paths of their variables', async () => {
  sent.mockResolvedValue(json({ data: {} }));
  await ask({ 'variables.input.files.0': new File(['cv'], 'cv.txt') });
  const body = sent.mock.calls[0]?.[1]?.body as FormData;
  expect(body.get('map')).toBe('{"0":["variables.input.files.0"]}');
  expect((body.get('0') as File).name).toBe('cv.txt');
  expect(sent.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
});

it('never takes half an answer for a whole one', async () => {
  sent.mockResolvedValue(
    json({ data: { project: null }, errors: [{ message: 'Project not found.', extensions: { code: 'NOT_FOUND' } }] }),
  );
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Project not found.' });
});

it('ends a session that the server no longer knows, but not where there is none', async () => {
  const refusal = () =>
    json({ data: null, errors: [{ message: 'Sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } }] });
  sent.mockImplementation(async () => refusal());
  await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(endSession).not.toHaveBeenCalled();
  storeToken('old', false);
  await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(endSession).toHaveBeenCalledWith({ comeBack: true });
});

it.each([
  ['no answer at all', async () => Promise.reject(new TypeError('Failed to fetch')), 'OFFLINE'],
  ['a server without its database', async () => new Response('', { status: 503 }), 'UNAVAILABLE'],
  ['files too large', async () => new Response('', { status: 413 }), 'TOO_LARGE'],
  ['a page in place of an answer', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'INTERNAL'],
  ['an answer cut off', async () => new Response('{"data":', { headers: { 'content-type': 'application/json' } }), 'INTERNAL'],
])('names %s in words for people', async (_case, respond, code) => {
  sent.mockImplementation(respond);
  await expect(ask()).rejects.toMatchObject({ name: 'RequestError', code, message: expect.stringMatching(/\.$/) });
});

function ask(
  uploadables: UploadableMap | null = null,
  operation = params,
  variables: Variables = { a: 1 },
): Promise<GraphQLResponse | undefined> {
  return Observable.from(fetchOperation(operation, variables, {}, uploadables)).toPromise();
}

function json(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } });
}
