import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../core/testing/createTestContext.ts';
import { ConfigError } from './config/configError.ts';
import { explainStart } from './explainStart.ts';

describe('a product that does not start says what to do', () => {
  let test: TestContext;
  beforeAll(async () => void (test = await createTestContext()));
  afterAll(() => test.drop());

  async function refusal(change: (url: URL) => void): Promise<unknown> {
    const url = new URL(test.database.url);
    change(url);
    const client = new pg.Client({ connectionString: url.href });
    try {
      await client.connect();
    } catch (error) {
      return error;
    }
    await client.end();
    throw new Error('The database let us in.');
  }

  it.each<[string, (url: URL) => void]>([
    ['a wrong password', (url) => void (url.password = 'wrong')],
    ['an unknown user', (url) => void (url.username = 'nobody_here')],
    ['an unknown database', (url) => void (url.pathname = '/nothing_here')],
  ])('with %s', async (_what, change) => {
    const said = explainStart(await refusal(change));
    expect(said).toMatch(/^NOA cannot start: the database refuses the connection \(.+\)\. Check .+ DATABASE_URL\.$/);
  });

  it.each([
    ['a wrong setting', new ConfigError('PORT must be a number.'), 'NOA cannot start:\nPORT must be a number.'],
    ['a full disk', Object.assign(new Error('x'), { code: 'ENOSPC' }), 'the disk is full'],
    ['a port in use', Object.assign(new Error('x'), { code: 'EADDRINUSE', address: '::1', port: 80 }), '::1:80 is in use'],
    ['a database that is away', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'does not answer (ECONNREFUSED)'],
  ])('with %s', (_what, error, words) => {
    const said = explainStart(error);
    expect(said).toContain(words);
    expect(said).not.toContain(' at ');
  });
});
