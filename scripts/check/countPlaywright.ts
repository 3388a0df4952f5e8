import { readFileSync } from 'node:fs';
import type { Count } from './check.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A journey that only passed when repeated counts as failed. Errors outside of any journey count too. */
export function countPlaywright(reportFile: string): Count {
  const { stats, errors } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
