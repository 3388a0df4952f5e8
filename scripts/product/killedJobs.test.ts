import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killDuringJobs } from './killDuringJobs.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'noa-killed-jobs-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm run kills` does it a hundred times, with jobs of 10,000. */
it('bulk jobs lose and repeat nothing when their worker is killed with -9', { tags: 'long' }, async () => {
  const report = await killDuringJobs({ dataDir, kills: 2, items: 1_500, seed: 1 });
  expect(report).toEqual({ jobs: expect.any(Number), wrong: 0, unfinished: [] });
  expect(report.jobs).toBeGreaterThan(0);
});
