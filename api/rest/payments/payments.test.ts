import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

let server: TestServer;
let token: string;
let candidate: string;
beforeAll(async () => {
  server = await createTestServer();
  const { token: given, ctx } = await server.signIn();
  token = given;
  candidate = (await createCandidates(ctx, 1)).candidates[0]?.id ?? '';
});
afterAll(() => server.close());

const post = (payload: object) => server.request({ method: 'POST', url: '/api/candidate-meta', token, payload });
const get = (id: string) => server.request({ method: 'GET', url: `/api/candidate-meta/${id}`, token });

it('the expected pay of a candidate is entered, read and taken back', async () => {
  expect((await get(candidate)).json()).toMatchObject({ candidate_id: candidate, payment_expected: null, currency: null });
  const entered = await post({ candidate_id: candidate, payment_expected: 90_000, currency: 'EUR' });
  expect(entered.json()).toMatchObject({ candidate_id: candidate, payment_expected: 90_000, currency: 'EUR' });
  expect((await get(candidate)).json()).toMatchObject({ payment_expected: 90_000, currency: 'EUR' });
  expect((await post({ candidate_id: candidate, payment_expected: null })).json()).toMatchObject({ payment_expected: null });
});

it('a wrong currency and an unknown candidate are refused', async () => {
  const wrong = await post({ candidate_id: candidate, payment_expected: 1, currency: 'eur' });
  expect([wrong.statusCode, wrong.json().errors[0].pointer]).toEqual([422, '/currency']);
  const huge = await post({ candidate_id: candidate, payment_expected: 3_000_000_000 });
  expect([huge.statusCode, huge.json().errors[0].pointer]).toEqual([422, '/payment_expected']);
  expect((await post({ candidate_id: randomUUID(), payment_expected: 1 })).statusCode).toBe(404);
  expect((await get('nobody')).statusCode).toBe(404);
});
