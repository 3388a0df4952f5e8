import { mkdirSync } from 'node:fs';
import PQueue from 'p-queue';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { adviseOn, findMissing } from './adviseOn.ts';
import { checks, reportFolder } from './checks.ts';
import { runCheck } from './runCheck.ts';

/**
 * `npm test`: all checks, each to its end even if others fail: two at once of those that use one core, then tests, one kind after another. The last line is
 * the sum.
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
const still = new PQueue({ concurrency: 2 });
const counts = await still.addAll(chosen.filter(({ live }) => !live).map((check) => () => runCheck(check)));
for (const check of chosen) if (check.live) counts.push(await runCheck(check));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const line of adviseOn(findMissing())) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
