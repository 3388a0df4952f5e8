import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'noa-counts-'));
  file = path.join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('countVitest', () => {
  it('counts each test, leaves skipped ones out, and counts a file that could not be loaded as one failure', () => {
    const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));
    const testResults = [
      { status: 'failed', assertionResults: tests('passed', 'failed', 'skipped') },
      { status: 'passed', assertionResults: tests('passed', 'passed') },
      { status: 'failed', assertionResults: [] },
    ];
    writeFileSync(file, JSON.stringify({ testResults }));
    expect(countVitest(file)).toEqual({ passed: 3, failed: 2 });
  });
});

describe('countPlaywright', () => {
  it('counts a journey that passed only when repeated, and errors outside of journeys, as failures', () => {
    writeFileSync(file, JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }));
    expect(countPlaywright(file)).toEqual({ passed: 5, failed: 3 });
  });
});
