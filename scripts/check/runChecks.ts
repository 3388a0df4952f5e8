import { mkdirSync } from 'node:fs';
import PQueue from 'p-queue';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { adviseOn, findMissing } from './adviseOn.ts';
import { checks, reportFolder } from './checks.ts';
import { runCheck } from './runCheck.ts';

/**
 * `npm test`: all checks, each to its end even if others fail: first the tests that need both cores, then those on the started product, which wait a lot, beside each other
 * and beside what reads the code only. The last line is the sum.
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
for (const check of chosen) if (check.live && !check.waits) counts.push(await runCheck(check));
// While journeys wait for their pages, there is a core for what needs no product.
const still = new PQueue({ concurrency: 1 });
const beside = still.addAll(chosen.filter(({ live }) => !live).map((check) => () => runCheck(check)));
counts.push(...(await Promise.all(chosen.filter(({ waits }) => waits).map(runCheck))), ...(await beside));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const line of adviseOn(findMissing())) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
