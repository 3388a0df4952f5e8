import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { adviseOn, findMissing } from './adviseOn.ts';
import type { Check } from './check.ts';
import { reportFolder } from './checks.ts';
import { chooseChecks } from './chooseChecks.ts';
import { runCheck } from './runCheck.ts';

/**
 * `npm test`: runs all checks, even if some fail. First the checks that use one core, two at a time; then the tests, each of which uses two. The last line is the total. `npm test -- lint layers` runs only those named; with `--long` no test is left out, and the restore drill is run.
 */
process.chdir(projectFolder());
mkdirSync(reportFolder, { recursive: true });
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
});
const chosen = chosenChecks();
const runAll = (some: Check[], concurrency: number) =>
  new PQueue({ concurrency }).addAll(some.map((check) => () => runCheck(check)));
const tests = chosen.filter(({ live }) => live);
const quick = chosen.filter(({ live }) => !live);
const counts = [...(await runAll(quick, 2)), ...(await runAll(tests, 1))];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const line of adviseOn(findMissing())) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function chosenChecks(): Check[] {
  try {
    return chooseChecks(names, values);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
