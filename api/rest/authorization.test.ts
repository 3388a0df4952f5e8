import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessToken } from '../../core/tokens/createAccessToken.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { type ContractCall, contractCalls } from '../http/testing/contract/contractCalls.ts';
import { buildContractWorld, type ContractWorld, contractTestCode } from '../http/testing/contract/contractWorld.ts';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';
import { encodeForm } from '../http/testing/multipart.ts';

/** Every REST call; contract.test.ts checks that none is missing. */
const operations = Object.keys(contractCalls);

const nobody = '018f0000-0000-7000-8000-000000000000';
/** Calls that need no sign-in. */
const open = ['GET /api/health/live', 'GET /api/health/ready', 'POST /api/auth/request', 'POST /api/auth/verify'];
/** Calls that check a ticket themselves. */
const byTicket = ['GET /api/bulk/{id}/sse'];
/** Calls that change nothing, although they are not GET. */
const reading = [
  /^POST \/api\/analysis\//,
  /^POST \/api\/(?:extract\/jd-text|projects\/\{id\}\/candidates\/export|saved-candidates\/export|bulk\/\{id\}\/ticket|auth\/logout)$/,
];
/** Resources shared by everybody who can sign in; all others with an id in their path belong to one user. */
const shared = /^\w+ \/api\/(?:projects|candidates|documents|candidate-meta|activities|screenings|auth|saved-candidates\/\{id\})/;

describe('every call of REST', () => {
  let server: TestServer;
  let world: ContractWorld;
  let readToken: string;
  let writeToken: string;
  let stranger: string;
  beforeAll(async () => {
    server = await createTestServer({
      plugins: builtInPlugins,
      rates: { requests: 1_000_000, signIn: 1_000_000 },
      change: { testCode: contractTestCode },
    });
    world = await buildContractWorld(server);
    ({ token: readToken } = await createAccessToken(world.ctx, { name: 'reads', scopes: ['read'] }));
    ({ token: writeToken } = await createAccessToken(world.ctx, { name: 'writes', scopes: ['write'] }));
    ({ token: stranger } = await server.signIn('stranger@example.com'));
  });
  afterAll(() => server.close());

  async function send(operation: string, call: ContractCall, token: string | null): Promise<LightMyRequestResponse> {
    const [method, path = ''] = operation.split(' ');
    const { params = {}, query, body, form } = call;
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nobody);
    const data = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) data.append(name, value);
    const encoded = form
      ? await encodeForm(data)
      : { payload: body && JSON.stringify(body), headers: body ? { 'content-type': 'application/json' } : {} };
    return server.app.inject({
      method: method as 'GET',
      url: query ? `${url}?${query}` : url,
      headers: { ...encoded.headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(encoded.payload !== undefined && { payload: encoded.payload }),
    });
  }
  const callOf = async (operation: string) => (await contractCalls[operation]?.success(world)) ?? {};
  const isReading = (operation: string) => operation.startsWith('GET ') || reading.some((pattern) => pattern.test(operation));

  it.each(operations.filter((operation) => ![...open, ...byTicket].includes(operation)))(
    'is refused to who is not signed in, before it looks at anything: %s',
    async (operation) => {
      expect((await send(operation, await callOf(operation), null)).statusCode).toBe(401);
      expect((await send(operation, {}, 'noa_guessed')).statusCode).toBe(401);
    },
  );

  it.each(operations.filter((operation) => !isReading(operation) && !open.includes(operation)))(
    'is refused to a token that may only read, if it changes something: %s',
    async (operation) => {
      const answer = await send(operation, await callOf(operation), readToken);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'SCOPE_MISSING']);
    },
  );

  it.each(operations.filter((operation) => /\/api\/(?:tokens|webhooks)/.test(operation) && !operation.startsWith('GET ')))(
    'is refused to a token without the scope "admin", if it hands out access: %s',
    async (operation) => {
      const answer = await send(operation, await callOf(operation), writeToken);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'SCOPE_MISSING']);
    },
  );

  it.each(operations.filter((operation) => operation.includes('{') && !shared.test(operation)))(
    'does not tell somebody else that it is there, if it belongs to one user: %s',
    async (operation) => {
      expect((await send(operation, await callOf(operation), stranger)).statusCode).toBe(404);
    },
  );

  it.each(operations.filter((operation) => ![...byTicket, 'GET /api/health/live', 'GET /api/health/ready'].includes(operation)))(
    'lets no browser and no proxy keep its answer: %s',
    async (operation) => {
      const call = await callOf(operation);
      const answer = await send(operation, call, call.token ?? world.token);
      expect([answer.statusCode < 300, answer.headers['cache-control']]).toEqual([true, 'no-store']);
    },
  );
});
