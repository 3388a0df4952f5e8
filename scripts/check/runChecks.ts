import { mkdirSync } from 'node:fs';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { adviseOn, findMissing } from './adviseOn.ts';
import { checks, reportFolder } from './checks.ts';
import { runCheck } from './runCheck.ts';

/**
 * `npm test`: all checks, each to its end even if others fail: one after the other, but those on the started product, which wait a lot, beside each other. The last
 * line is the sum.
 * `npm test -- lint layers` runs only those named.
 */
process.chdir(projectFolder());
mkdirSync(reportFolder, { recursive: true });
const names = process.argv.slice(2);
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name));
const counts = [];
for (const check of chosen) if (!check.waits) counts.push(await runCheck(check));
counts.push(...(await Promise.all(chosen.filter(({ waits }) => waits).map(runCheck))));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const line of adviseOn(findMissing())) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
