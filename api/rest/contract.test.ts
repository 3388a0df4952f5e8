import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { createPrismaClient } from '../../prisma/client.ts';
import { createServer } from '../http/createServer.ts';
import { type ContractCall, contractCalls, type MakeCall } from '../http/testing/contract/contractCalls.ts';
import { buildContractWorld, type ContractWorld, contractTestCode } from '../http/testing/contract/contractWorld.ts';
import { createTestServer, type TestServer, testServerOptions } from '../http/testing/createTestServer.ts';
import { encodeForm, toFormData } from '../http/testing/multipart.ts';

interface Operation {
  parameters?: { name: string; in: string; schema: { type?: string } }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { headers?: object; content?: Record<string, { schema: object }> }>;
}

const unlimited = { requests: 1_000_000, signIn: 1_000_000 };
const nobody = '018f0000-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };
/** Larger than any body that a call accepts. */
const tooLong = JSON.stringify({ text: 'x'.repeat(6 * 1024 * 1024) });

describe('the contract of REST', async () => {
  const server: TestServer = await createTestServer({
    plugins: builtInPlugins,
    rates: unlimited,
    change: { testCode: contractTestCode },
  });
  const document = (await server.request({ method: 'GET', url: '/api/openapi.json' })).json();
  const paths: Record<string, Record<string, Operation>> = document.paths;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, 'document', false, false);

  let world: ContractWorld;
  /** Other servers of the same product: one whose limits are used up, and one whose database is unavailable. */
  let exhausted: FastifyInstance;
  let cutOff: FastifyInstance;
  beforeAll(async () => {
    world = await buildContractWorld(server);
    const { viewer: _viewer, locale: _locale, ...shared } = { ...server.ctx, testCode: contractTestCode };
    const options = { ...testServerOptions, rates: unlimited, shared };
    exhausted = await createServer({ ...options, rates: { requests: 1, signIn: 1_000 } });
    const db = createPrismaClient({ url: 'postgresql://nobody@127.0.0.1:1/nothing', poolSize: 1 });
    cutOff = await createServer({ ...options, shared: { ...shared, db } });
  });
  afterAll(async () => {
    await Promise.all([exhausted.close(), cutOff.close(), server.close()]);
  });

  interface Sending {
    app?: FastifyInstance;
    headers?: Record<string, string>;
    token?: string | null;
    payload?: string | Buffer;
  }

  async function send(method: string, path: string, call: ContractCall, sending: Sending = {}): Promise<LightMyRequestResponse> {
    const { params = {}, query, body, form } = call;
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nobody);
    const token = sending.token === undefined ? (call.token ?? world.token) : sending.token;
    const encoded = form
      ? await encodeForm(toFormData(form))
      : { payload: body && JSON.stringify(body), headers: body ? json : {} };
    const payload = sending.payload ?? encoded.payload;
    return (sending.app ?? server.app).inject({
      method: method as 'GET',
      url: query ? `${url}?${query}` : url,
      headers: { ...encoded.headers, ...sending.headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload !== undefined && { payload }),
    });
  }

  /** How to provoke each failure in an operation that documents it. */
  function provoke(method: string, path: string, { parameters = [], requestBody }: Operation, success: MakeCall) {
    const withSuccess = async (sending: Sending) => send(method, path, await success(world), sending);
    const takesForm = requestBody !== undefined && 'multipart/form-data' in requestBody.content;
    const keyed = (status: number) => ({ 'idempotency-key': `${status} of ${method} ${path}` });
    const provocations: Record<string, () => Promise<LightMyRequestResponse>> = {
      304: () => withSuccess({ headers: { 'if-none-match': '*' } }),
      400: () =>
        takesForm
          ? send(method, path, {}, { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x\r\nbroken' })
          : withSuccess({ headers: json, payload: '{' }),
      401: () => withSuccess({ token: null }),
      403: () => withSuccess({ headers: { origin: 'https://elsewhere.example' } }),
      404: async () => send(method, path, { ...(await success(world)), params: {} }),
      409: async () => {
        const call = await success(world);
        await send(method, path, call, { headers: keyed(409) });
        // As if the first request were still running.
        await world.ctx.db.idempotencyKey.updateMany({ data: { status: null } });
        return send(method, path, call, { headers: keyed(409), token: world.token });
      },
      413: () => withSuccess({ headers: json, payload: tooLong }),
      415: () => withSuccess({ headers: { 'content-type': 'text/plain' }, payload: 'text' }),
      422: async () => {
        const text = parameters.find(({ in: place, schema }) => place === 'query' && schema.type !== undefined);
        if (takesForm) return send(method, path, { form: { nothing: 'here' } });
        if (requestBody) return withSuccess({ payload: '7' });
        if (text) return send(method, path, { ...(await success(world)), query: `${text.name}=&${text.name}=` });
        await send('POST', '/api/projects', { body: { title: 'Another request' } }, { headers: keyed(422) });
        return withSuccess({ headers: keyed(422) });
      },
      429: async () => {
        const call = await success(world);
        // Once for the token and once for the address, because signing out ends the token.
        for (let times = 0; times < 2; times++) await send(method, path, call, { app: exhausted });
        return send(method, path, call, { app: exhausted });
      },
      503: () => withSuccess({ app: cutOff }),
      default: () => withSuccess({ headers: { host: 'elsewhere.example' } }),
    };
    return provocations;
  }

  function expectDocumented(path: string, method: string, status: string, answer: LightMyRequestResponse): void {
    const { content } = paths[path]?.[method.toLowerCase()]?.responses[status] ?? {};
    const [type] = String(answer.headers['content-type'] ?? '').split(';');
    if (content === undefined || status === '204' || status === '304') return expect(answer.body).toBe('');
    if ('application/octet-stream' in content) return expect(answer.rawPayload.length).toBeGreaterThan(0);
    expect(Object.keys(content)).toContain(type);
    if (!type?.endsWith('json')) return expect(answer.body).not.toBe('');
    const at = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema'];
    const pointer = at.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent);
    const validate = ajv.compile({ $ref: `document#/${pointer.join('/')}` });
    validate(answer.json());
    expect(validate.errors ?? []).toEqual([]);
  }

  it('has a call for every operation, and for nothing else', () => {
    expect(Object.keys(contractCalls).sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  describe.each(operations)('$method $path', ({ method, path, operation }) => {
    const { success, failures = {} } = contractCalls[`${method} ${path}`] ?? { success: async () => ({}) };
    const statuses = Object.keys(operation.responses);

    it.each(statuses.filter((status) => status.startsWith('2')))('answers %s as documented', async (status) => {
      const answer = await send(method, path, await success(world));
      expect([answer.statusCode, answer.statusCode < 300 || answer.body]).toEqual([Number(status), true]);
      expectDocumented(path, method, status, answer);
      expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(['x-request-id', ...headersOf(operation, status)]));
    });

    it.each(statuses.filter((status) => !status.startsWith('2')))('fails with %s as documented', async (status) => {
      const own = failures[Number(status)];
      const general = provoke(method, path, operation, success)[status];
      const answer = own ? await send(method, path, await own(world)) : await general?.();
      if (answer === undefined) throw new Error(`Nothing here provokes a ${status}.`);
      expect([answer.statusCode, answer.body]).toEqual([status === 'default' ? 421 : Number(status), expect.any(String)]);
      expectDocumented(path, method, status, answer);
      expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(headersOf(operation, status)));
      if (status === '429' || status === '503') expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      if (status === '401') expect(answer.headers['www-authenticate'] ?? answer.json().code).toMatch(/Bearer|WRONG_CODE/);
    });
  });
});

/** Headers that every such answer must have. A last page has no `Link`. */
function headersOf({ responses }: Operation, status: string): string[] {
  const names = Object.keys(responses[status]?.headers ?? {});
  return names.filter((name) => name !== 'Link').map((name) => name.toLowerCase());
}
