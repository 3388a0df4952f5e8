import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../prisma/testing/createTestDatabase.ts';
import { createProgram } from '../noa/command/createProgram.ts';
import { commands } from '../noa/commands.ts';
import { createClient } from './createClient.ts';
import { runNoa } from './runNoa.ts';
import { type Product, startProduct } from './startProduct.ts';

const run = (args: string[], options: Parameters<typeof runNoa>[1] = {}) => runNoa(args, options).ended;

/** What `--help` prints for a command, without a process for each. */
function explanationOf(name: string): string {
  const program = createProgram({ version: '', commands, run: () => Promise.resolve() });
  const command = program.commands.find((other) => other.name() === name);
  let printed = '';
  command?.configureOutput({ writeOut: (text) => (printed += text) }).outputHelp();
  return printed;
}

describe('the command line', () => {
  it('lists its commands and exit codes, and prints nothing else', async () => {
    const { code, stdout, stderr } = await run(['--help']);
    expect([code, stderr]).toEqual([0, '']);
    for (const { name } of commands) expect(stdout).toContain(`\n  ${name} `);
    expect(stdout).toMatch(/Exit codes:\n {2}0 .*\n {2}1 /);
  });

  it('explains a command and ends with 0', async () => {
    const { code, stdout } = await run(['login', '--help']);
    expect([code, stdout]).toEqual([0, explanationOf('login')]);
  });

  it.each(commands.map(({ name, examples }) => [name, examples] as const))('explains %s with examples', (name, examples) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { command } of examples) expect(explanationOf(name)).toContain(command);
  });

  it('tells its version', async () => {
    expect(await run(['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it.each([
    [['lgin'], 'Did you mean login?'],
    [['login', '--nonsense'], "unknown option '--nonsense'"],
    [['login', '--url', 'ftp://example.com'], 'is not the address of a server'],
    [['login'], 'Give it with --email.'],
  ])('refuses %j with 2, on stderr', async (args, words) => {
    const { code, stdout, stderr } = await run(args, { input: '' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });

  it('says with 3 that no server answers, and what to do, as JSON too', async () => {
    const { code, stdout, stderr } = await run(['login', '--email', 'a@example.com', '--json', '--url', 'http://127.0.0.1:9']);
    expect(code).toBe(3);
    expect(stderr).toContain('Start NOA with "npm start"');
    expect(JSON.parse(stdout)).toMatchObject({ error: { message: expect.stringContaining('No answer'), exit_code: 3 } });
  });
});

describe('signing in on the command line', () => {
  const code = '717171';
  let folder: string;
  let database: TestDatabase;
  let product: Product;
  let env: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-login-'));
    database = await createTestDatabase();
    const settings = { NOA_TEST_CODE: code, DATABASE_URL: database.url };
    product = await startProduct({ dataDir: path.join(folder, 'data'), settings });
    env = { XDG_CONFIG_HOME: path.join(folder, 'config'), NOA_URL: product.url };
  });
  afterAll(async () => {
    await product.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const file = () => path.join(folder, 'config', 'noa', 'credentials.json');
  const answer = async (token: string) =>
    (await fetch(`${product.url}/api/tokens`, { headers: { authorization: `Bearer ${token}` } })).status;

  it('keeps an access token that only the user can read, until logging out', async () => {
    const login = await run(['login', '--email', 'cli@example.com'], { env, input: `${code}\n` });
    expect(login).toMatchObject({ code: 0, stdout: expect.stringContaining('Signed in to http://') });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const { token, url } = JSON.parse(readFileSync(file(), 'utf8')) as { token: string; url: string };
    expect([url, await answer(token)]).toEqual([product.url, 200]);

    const again = await run(['login', '--email', 'cli@example.com', '--json'], { env, input: `${code}\n` });
    expect(JSON.parse(again.stdout)).toMatchObject({ email: 'cli@example.com', url: product.url });
    expect(await answer(token)).toBe(401);

    const { token: newer } = JSON.parse(readFileSync(file(), 'utf8')) as { token: string };
    expect(await run(['logout'], { env })).toMatchObject({ code: 0, stdout: expect.stringContaining('The token is revoked') });
    expect(await answer(newer)).toBe(401);
    expect(statSync(file(), { throwIfNoEntry: false })).toBeUndefined();
    expect(await run(['logout'], { env })).toMatchObject({ code: 0, stdout: 'You were not signed in.\n' });
  });

  it('asks for the second factor of an account that has one', async () => {
    const email = 'twofactor@example.com';
    const client = await createClient(product.url, { email, code });
    const started = await client.graphql<{ startSecondFactor: { secret: string } }>(
      'mutation { startSecondFactor(input: {}) { ... on StartSecondFactorPayload { secret } } }',
    );
    const totp = new TOTP({ secret: Secret.fromBase32(started.startSecondFactor.secret) });
    const enabled = await client.graphql<{ enableSecondFactor: { recoveryCodes: string[] } }>(
      'mutation ($code: String!) { enableSecondFactor(input: { code: $code }) { ... on EnableSecondFactorPayload { recoveryCodes } } }',
      { code: totp.generate() },
    );
    const [recovery = ''] = enabled.enableSecondFactor.recoveryCodes;
    const login = await run(['login', '--email', email], { env, input: `${code}\n${recovery}\n` });
    expect(login).toMatchObject({ code: 0, stderr: expect.stringContaining('Authenticator code') });
    const short = await run(['login', '--email', email], { env, input: `${code}\n` });
    expect(short).toMatchObject({ code: 2, stderr: expect.stringContaining('Give it with --totp.') });
  });

  it('says with 4 that a code is wrong', async () => {
    const { code, stderr } = await run(['login', '--email', 'other@example.com'], { env, input: '000000\n' });
    expect([code, stderr]).toEqual([4, expect.stringContaining('The code is wrong or has expired.')]);
  });

  it('ends with 130 when interrupted', async () => {
    const login = runNoa(['login', '--email', 'late@example.com', '--url', 'http://127.0.0.1:9'], { env });
    await expect.poll(() => login.output()).toContain('trying again');
    login.process.kill('SIGINT');
    expect(await login.ended).toMatchObject({ code: 130 });
  });
});
