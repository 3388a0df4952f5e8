import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('signing in over REST', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ change: { testCode: '424242' }, rates: { signIn: 30 } });
  });
  afterAll(() => server.close());

  const post = (url: string, payload?: object, token?: string) =>
    server.request({
      method: 'POST',
      url: `/api${url}`,
      ...(payload && { payload }),
      ...(token && { token }),
      headers: { 'content-type': 'application/json' },
    });

  it('answers every address alike', async () => {
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const answer = await post('/auth/request', { email });
      expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
    }
  });

  it('gives a token for a code, until signing out', async () => {
    await post('/auth/request', { email: 'grace@example.com' });
    const answer = await post('/auth/verify', { email: 'grace@example.com', code: '424242' });
    expect(answer.statusCode).toBe(200);
    const { access_token: token, user } = answer.json();
    expect(user).toEqual({
      id: user.id,
      email: 'grace@example.com',
      full_name: null,
      role: null,
      language: null,
      theme: null,
      two_factor: false,
    });
    const me = () => server.request({ method: 'GET', url: '/api/auth/me', token });
    expect((await me()).json()).toEqual(user);
    expect((await post('/auth/logout', undefined, token)).statusCode).toBe(204);
    expect((await me()).statusCode).toBe(401);
  });

  it('refuses a wrong code', async () => {
    await post('/auth/request', { email: 'bob@example.com' });
    const answer = await post('/auth/verify', { email: 'bob@example.com', code: '111111' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      status: 401,
      code: 'WRONG_CODE',
      title: 'Unauthorized',
      detail: 'The code is wrong or has expired.',
    });
  });

  it('refuses what is no address, at its field', async () => {
    const answer = await post('/auth/request', { email: 'ada' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ message: expect.any(String) }] });
    expect((await post('/auth/request', {})).json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ pointer: '/email' }] });
  });

  it('sends an address five codes an hour, and says when it may ask again', async () => {
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push(await post('/auth/request', { email: 'eager@example.com' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(answers[5]?.json().code).toBe('TOO_MANY_CODES');
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('locks a client after too many wrong codes, but not the owner of the address on another', async () => {
    const email = 'locked@example.com';
    const verify = async (remoteAddress: string, code: string) =>
      (await server.request({ method: 'POST', url: '/api/auth/verify', payload: { email, code }, remoteAddress })).json();
    await post('/auth/request', { email });
    let last = '';
    for (let index = 0; index < 11; index++) last = (await verify('127.0.0.9', '000000')).code;
    expect(last).toBe('TOO_MANY_TRIES');
    expect((await verify('127.0.0.9', '424242')).code).toBe('TOO_MANY_TRIES');
    expect((await verify('127.0.0.1', '424242')).user.email).toBe(email);
  });

  it('counts the sign-in calls of a client', async () => {
    const codes = [];
    for (let index = 0; index < 31; index++) {
      const answer = await server.request({
        method: 'POST',
        url: '/api/auth/request',
        payload: { email: `c${index}@example.com` },
        remoteAddress: '127.0.0.7',
      });
      codes.push(answer.json().code);
      if (index === 30) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(codes[29]).toBeUndefined();
    expect(codes[30]).toBe('TOO_MANY_REQUESTS');
  });

  it('lets a personal access token sign nobody out', async () => {
    const { userId } = await server.signIn();
    const { makeToken } = await import('../../../core/secrets/token.ts');
    const { token, tokenHash } = makeToken('personal');
    await server.ctx.db.apiToken.create({ data: { userId, name: 'script', tokenHash } });
    expect((await server.request({ method: 'GET', url: '/api/auth/me', token })).json().id).toBe(userId);
    const answer = await post('/auth/logout', undefined, token);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'NOT_ALLOWED']);
  });
});

describe('signing in from other machines', () => {
  it('locks the whole network of a client that can choose among its addresses', async () => {
    const server = await createTestServer({ change: { testCode: '424242' }, local: false, rates: { signIn: 30 } });
    const email = 'network@example.com';
    const verify = async (remoteAddress: string, code: string) =>
      (await server.request({ method: 'POST', url: '/api/auth/verify', payload: { email, code }, remoteAddress })).json();
    await server.request({ method: 'POST', url: '/api/auth/request', payload: { email } });
    const codes = [];
    for (let index = 1; index <= 11; index++) codes.push((await verify(`2001:db8::${index.toString(16)}`, '000000')).code);
    expect(codes.slice(9)).toEqual(['WRONG_CODE', 'TOO_MANY_TRIES']);
    expect((await verify('2001:db8::ffff', '424242')).code).toBe('TOO_MANY_TRIES');
    expect((await verify('2001:db8:0:1::1', '424242')).user.email).toBe(email);
    await server.close();
  });
});
