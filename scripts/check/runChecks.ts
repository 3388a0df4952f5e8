import { mkdirSync } from 'node:fs';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { adviseOn, findMissing } from './adviseOn.ts';
import { checks, reportFolder } from './checks.ts';
import { runCheck } from './runCheck.ts';

/**
 * `npm test`: all checks one after another, each to its end even if others fail. The last line is the sum.
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

let passed = 0;
let failed = 0;
for (const check of checks) {
  if (names.length > 0 && !names.includes(check.name)) continue;
  const count = await runCheck(check);
  passed += count.passed;
  failed += count.failed;
}
for (const line of adviseOn(findMissing())) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
