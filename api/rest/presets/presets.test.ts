import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ plugins: builtInPlugins });
  ({ token } = await server.signIn());
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  server.request({ method, url: `/api/presets${url}`, token, ...(payload && { payload }) });

it('presets are saved, overwritten by name, listed by scope and deleted', async () => {
  const first = await call('POST', '', { name: 'Skills first', scope: 'weights', payload: { skills: 3, growth: 1 } });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({ name: 'Skills first', scope: 'weights', payload: { skills: 0.75, growth: 0.25 } });
  const again = await call('POST', '', { name: 'SKILLS FIRST', scope: 'weights', payload: { skills: 1 } });
  expect(again.json()).toMatchObject({ id: first.json().id, name: 'SKILLS FIRST', payload: { skills: 1 } });
  await call('POST', '', { name: 'Gems', scope: 'differences', payload: { minUniqueness: 80 } });
  expect((await call('GET', '')).json().items).toHaveLength(2);
  expect((await call('GET', '?scope=weights')).json().items).toEqual([again.json()]);
  expect((await call('DELETE', `/${first.json().id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/${first.json().id}`)).statusCode).toBe(404);
});

it('a preset of a client of its own is kept as it is, up to a size', async () => {
  const payload = { uniqSearch: 'rust', uniqMinScore: 80, uniqRareOnly: true };
  expect((await call('POST', '', { name: 'Mine', scope: 'private', payload })).json()).toMatchObject({
    scope: 'private',
    payload,
  });
  const large = await call('POST', '', { name: 'Large', scope: 'private', payload: { text: 'x'.repeat(20_001) } });
  expect([large.statusCode, large.json().errors[0].pointer]).toEqual([422, '/payload']);
});

it('a preset of an unknown scope or with a wrong payload is refused at its field', async () => {
  for (const [payload, pointer] of [
    [{ name: 'x', scope: 'pool', payload: {} }, '/scope'],
    [{ name: 'x', scope: 'weights', payload: { skills: 'much' } }, '/payload/skills'],
    [{ name: 'x', scope: 'weights' }, '/payload'],
  ] as const) {
    const answer = await call('POST', '', payload);
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
  }
});
