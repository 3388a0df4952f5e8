import { readFileSync } from 'node:fs';
import type { Count } from './check.ts';

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that could not even be loaded holds no tests and still counts as one failure. */
export function countVitest(reportFile: string): Count {
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length + broken.length,
  };
}
