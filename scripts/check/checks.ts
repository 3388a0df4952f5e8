import path from 'node:path';
import type { Check } from './check.ts';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';

/** Folder for the test runners' reports. */
export const reportFolder = path.join('.cache', 'checks');

const evaluationSet = 'scripts/eval/set/documents';
const harderSet = 'scripts/eval/set/made';

const vitest = (name: string, projects: string[]): Check => ({
  name,
  script: 'vitest/vitest.mjs',
  args: [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFileOf(name)}`,
  ],
  shortArgs: ['--tags-filter=!long'],
  live: true,
  count: countVitest,
});

/** Everything `npm test` and `npm run test:long` run. The checks that run two at a time come slowest first, so that none of them ends alone. */
export const checks: Check[] = [
  { name: 'lint', script: 'oxlint/bin/oxlint', args: [] },
  {
    name: 'reading quality',
    script: 'tsx/dist/cli.mjs',
    // Without scans, because Russian ones need data that a machine may not have.
    args: ['scripts/eval.ts', evaluationSet, '--baseline', `${evaluationSet}/../baseline.json`, '--without', 'scan', '--quiet'],
  },
  {
    name: 'reading quality of harder documents',
    script: 'tsx/dist/cli.mjs',
    args: ['scripts/eval.ts', harderSet, '--kind', 'pdf', '--baseline', `${harderSet}/../madeBaseline.json`, '--quiet'],
  },
  { name: 'types', script: '@typescript/native/bin/tsc', args: ['--noEmit', '--pretty', 'false', '--singleThreaded', '-p', '.'] },
  { name: 'layers', script: 'dependency-cruiser/bin/dependency-cruise.mjs', args: ['.'] },
  { name: 'plugin versions', script: 'tsx/dist/cli.mjs', args: ['scripts/answers.ts', '--check'] },
  { name: 'unused code', script: 'knip/bin/knip.js', args: [] },
  { name: 'format', script: '@biomejs/biome/bin/biome', args: ['check', '--max-diagnostics=20'] },
  { name: 'schema', script: 'tsx/dist/cli.mjs', args: ['scripts/printSchema.ts', '--check'] },
  vitest('tests', ['server', 'files', 'loading', 'web*']),
  vitest('tests on the started product', ['product']),
  {
    name: 'journeys',
    script: '@playwright/test/cli.js',
    args: ['test'],
    shortArgs: ['--grep-invert=@long'],
    live: true,
    count: countPlaywright,
  },
  { name: 'restore drill', script: 'tsx/dist/cli.mjs', args: ['scripts/drill.ts'], live: true, long: true },
];

export function reportFileOf(name: string): string {
  return path.join(reportFolder, `${name.replaceAll(' ', '-')}.json`);
}
