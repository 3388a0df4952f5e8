import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../core/access/scopes.ts';
import type { Ctx } from '../../../core/context.ts';
import { createAccessToken } from '../../../core/tokens/createAccessToken.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

/** Calls that change nothing although they are not GET. */
const reading =
  /^POST \/api\/(analysis\/|extract\/jd-text|auth\/logout|bulk\/\{id\}\/ticket|projects\/\{id\}\/candidates\/export|saved-candidates\/export)/;
const open = /^\w+ \/api\/(auth\/(request|verify)|health\/)/;

describe('access tokens', () => {
  let server: TestServer;
  let ctx: Ctx;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ ctx, token } = await server.signIn());
  });
  afterAll(() => server.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, by = token) =>
    server.request({ method, url: `/api${url}`, token: by, ...(payload && { payload }) });
  const make = async (...scopes: Scope[]) => (await createAccessToken(ctx, { name: scopes.join(), scopes })).token;

  it('are created, shown once, listed and revoked', async () => {
    const made = await call('POST', '/tokens', { name: 'CI', scopes: ['read'], expires_at: '2031-01-01T00:00:00Z' });
    expect(made.statusCode).toBe(201);
    const { token: secret, ...shown } = made.json();
    expect(secret).toMatch(/^noa_p_/);
    expect(shown).toMatchObject({ name: 'CI', scopes: ['read'], expires_at: '2031-01-01T00:00:00.000Z', last_used_at: null });
    const list = await call('GET', '/tokens');
    expect(list.json().items).toEqual([shown]);
    expect(list.body).not.toContain(secret);
    expect((await call('GET', '/projects', undefined, secret)).statusCode).toBe(200);
    const stranger = await server.signIn();
    expect((await call('DELETE', `/tokens/${shown.id}`, undefined, stranger.token)).statusCode).toBe(404);
    expect((await call('DELETE', `/tokens/${shown.id}`)).statusCode).toBe(204);
    expect((await call('GET', '/projects', undefined, secret)).statusCode).toBe(401);
    expect((await call('GET', '/tokens')).json().items).toEqual([]);
  });

  it.each([
    [{ name: ' ', scopes: ['read'] }, '/name'],
    [{ name: 'x', scopes: [] }, '/scopes'],
    [{ name: 'x', scopes: ['root'] }, '/scopes/0'],
    [{ name: 'x', scopes: ['read'], expires_at: '2020-01-01T00:00:00Z' }, '/expires_at'],
  ])('are refused as %j at the field', async (payload, pointer) => {
    const answer = await call('POST', '/tokens', payload);
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
  });

  it('end with their expiry', async () => {
    const { token: short } = await createAccessToken(ctx, {
      name: 'short',
      scopes: ['read'],
      expiresAt: new Date(server.clock.now.getTime() + 1_000),
    });
    expect((await call('GET', '/projects', undefined, short)).statusCode).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 2_000);
    expect((await call('GET', '/projects', undefined, short)).statusCode).toBe(401);
  });

  it('do what their scope allows, in every call of REST', async () => {
    const held = { read: await make('read'), write: await make('write'), admin: await make('admin') };
    const { paths } = (await server.request({ method: 'GET', url: '/api/openapi.json' })).json();
    const calls = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const refused: Record<string, string[]> = {};
    const expected: Record<string, string[]> = {};
    for (const each of calls.filter((one) => !open.test(one))) {
      const [method, path = ''] = each.split(' ');
      const needs = /^\/api\/(tokens|webhooks)/.test(path) ? 'admin' : method === 'GET' || reading.test(each) ? 'read' : 'write';
      expected[each] = { read: [], write: ['read'], admin: ['read', 'write'] }[needs];
      refused[each] = [];
      for (const [scope, by] of Object.entries(held)) {
        const url = path.replaceAll(/\{\w+\}/g, 'nothing');
        const answer = await server.request({
          method,
          url,
          token: by,
          ...(method !== 'GET' && { payload: {} }),
        });
        if (answer.statusCode === 403 && answer.json().code === 'SCOPE_MISSING') refused[each]?.push(scope);
      }
    }
    expect(refused).toEqual(expected);
    expect(calls.length).toBeGreaterThan(50);
  });

  it('do what their scope allows by GraphQL', async () => {
    const read = await make('read');
    const write = await make('write');
    const mutation = 'mutation { updateProfile(input: { fullName: "Ada" }) { __typename } }';
    const codes = async (query: string, by: string) =>
      ((await server.graphql(query, { token: by })).errors ?? []).map(({ extensions }) => extensions['code']);
    expect(await codes('{ viewer { email } }', read)).toEqual([]);
    expect(await codes(mutation, read)).toEqual(['SCOPE_MISSING']);
    expect(await codes(mutation, write)).toEqual([]);
    expect(await codes('{ viewer { accessTokens { name } } }', write)).toEqual(['SCOPE_MISSING']);
    const create = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
      ... on AppError { code } ... on CreateAccessTokenPayload { token accessToken { id name scopes } } } }`;
    const input = { name: 'By GraphQL', scopes: ['READ'] };
    const made = await server.graphql(create, { token, variables: { input } });
    expect(made.data.createAccessToken).toMatchObject({
      token: expect.stringMatching(/^noa_p_/),
      accessToken: { name: 'By GraphQL', scopes: ['READ'] },
    });
    const refused = await server.graphql(create, { token: write, variables: { input } });
    expect(refused.data.createAccessToken).toEqual({ code: 'SCOPE_MISSING' });
    const revoke = `mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { ... on RevokeAccessTokenPayload { revokedId } } }`;
    const { id } = made.data.createAccessToken.accessToken;
    expect((await server.graphql(revoke, { token, variables: { input: { id } } })).data.revokeAccessToken).toEqual({
      revokedId: id,
    });
  });
});
