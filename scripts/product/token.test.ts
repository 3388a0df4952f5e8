import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../prisma/testing/createTestDatabase.ts';
import { type Client, createClient } from './createClient.ts';
import { runNoa } from './runNoa.ts';
import { type Product, startProduct } from './startProduct.ts';

const code = '727374';

describe('on a running product', () => {
  let folder: string;
  let database: TestDatabase;
  let product: Product;
  let client: Client;
  let admin: string;
  const run = (args: string[], token = admin) =>
    runNoa(args, { env: { NOA_URL: product.url, NOA_TOKEN: token, DATABASE_URL: database.url } }).ended;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-token-'));
    database = await createTestDatabase();
    const settings = { NOA_TEST_CODE: code, DATABASE_URL: database.url };
    product = await startProduct({ dataDir: path.join(folder, 'data'), settings });
    client = await createClient(product.url, { email: 'token@example.com', code });
    const body = JSON.stringify({ name: 'admin', scopes: ['admin'] });
    const answer = await client.rest('/tokens', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    admin = ((await answer.json()) as { token: string }).token;
  });
  afterAll(async () => {
    await product.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes a token that is all of stdout, and may do what its scope says until it is revoked by its name', async () => {
    const made = await run(['token', 'create', 'reports', '--expires', '30d']);
    expect(made).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^The token "reports" may read and expires \d{4}-\d\d-\d\d/),
    });
    const token = made.stdout.trim();
    const status = async () =>
      (await fetch(`${product.url}/api/projects`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status()).toBe(200);
    expect(await run(['token', 'list'], token)).toMatchObject({ code: 4, stdout: '' });
    const listed = JSON.parse((await run(['token', 'list', '--json'])).stdout) as { items: { name: string; scopes: string[] }[] };
    expect(listed.items).toContainEqual(expect.objectContaining({ name: 'reports', scopes: ['read'] }));
    expect(await run(['token', 'revoke', 'reports'])).toMatchObject({ code: 0, stdout: 'Revoked "reports".\n' });
    expect(await status()).toBe(401);
    expect(await run(['token', 'revoke', 'reports'])).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('You have no token'),
    });
  });

  it('ends no token when several have the name', async () => {
    for (let time = 0; time < 2; time++) await run(['token', 'create', 'twice', '--scopes', 'read,write']);
    const refused = await run(['token', 'revoke', 'twice']);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('Name one by its id.')]);
    const id = /^ {2}(\S+)$/m.exec(refused.stderr)?.[1] ?? '';
    expect(await run(['token', 'revoke', id])).toMatchObject({ code: 0 });
    expect(await run(['token', 'revoke', 'twice'])).toMatchObject({ code: 0 });
  });

  it.each([
    [['token', 'make'], 'must be create, list or revoke'],
    [['token', 'create'], 'token: is missing'],
    [['token', 'create', 'x', '--scopes', 'all'], '--scopes: must be of read, write, admin'],
    [['token', 'create', 'x', '--expires', '2001-01-01'], '--expires: must be a number of days'],
    [['seed', '--candidates', 'many'], '--candidates: must be a whole number'],
  ])('refuses %j with 2', async (args, words) => {
    expect(await run(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(words) });
  });

  it('makes a position of made-up candidates', async () => {
    const { code: exit, stdout } = await run(['seed', '--candidates', '40', '--position', 'Data Analyst', '--json']);
    expect([exit, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ title: 'Data Analyst', candidates: 40 })]);
    const { project_id } = JSON.parse(stdout) as { project_id: string };
    const list = (await (await client.rest(`/projects/${project_id}/candidates`)).json()) as { total: number };
    expect(list.total).toBe(40);
  });
});
