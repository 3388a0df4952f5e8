import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNoa } from './runNoa.ts';
import { startProduct } from './startProduct.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'noa-doctor-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const doctor = (env: Record<string, string> = {}, ...more: string[]) =>
  runNoa(['doctor', ...more], { env: { NOA_DATA_DIR: path.join(folder, 'data'), PORT: '0', ...env } }).ended;

it('finds a machine that NOA can start on, and makes nothing there', async () => {
  const { code, stdout, stderr } = await doctor();
  expect([code, stderr]).toEqual([0, '']);
  for (const check of ['Node.js', 'Settings', 'Address', 'Data folder', 'Database', 'Mail', 'Language model', 'Text recognition'])
    expect(stdout).toMatch(new RegExp(`^[✓!] ${check}: `, 'm'));
  expect(stdout).toContain('NOA has what it needs.');
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
});

it('finds a NOA that runs, and says as JSON what is broken', async () => {
  const product = await startProduct({ dataDir: path.join(folder, 'data') });
  const env = { PORT: new URL(product.url).port, NOA_SMTP_URL: 'smtp://127.0.0.1:9', NOA_MAIL_FROM: 'noa@example.com' };
  const { code, stdout } = await doctor(env, '--json');
  await product.stop();
  interface Answer {
    healthy: boolean;
    findings: { check: string; state: string; message: string; next: string | null }[];
  }
  const { healthy, findings } = JSON.parse(stdout) as Answer;
  expect([code, healthy]).toEqual([1, false]);
  expect(findings).toContainEqual(
    expect.objectContaining({ check: 'Address', message: expect.stringContaining('NOA is running at') }),
  );
  expect(findings).toContainEqual(expect.objectContaining({ check: 'Migrations', state: 'ok' }));
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([
    {
      check: 'Mail',
      state: 'failed',
      message: expect.stringContaining('127.0.0.1:9 does not take mail'),
      next: expect.stringContaining('NOA_SMTP_URL'),
    },
  ]);
});

it('names settings that are wrong', async () => {
  const { code, stdout } = await doctor({ PORT: 'many' });
  expect([code, stdout]).toEqual([1, expect.stringContaining('✗ Settings: PORT must be a whole number')]);
});
