import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { projectFolder } from '../prisma/projectFolder.ts';
import { collectAnswers } from './eval/collectAnswers.ts';
import { type Answers, findUnraisedVersions } from './eval/compareAnswers.ts';

/**
 * `npm run answers`: runs every built-in plugin on the committed documents and writes digests of the results to scripts/eval/set/answers.json, unless a
 * plugin's results changed without a new version. `--check` writes nothing, and fails when the file differs from the results.
 */
const root = projectFolder();
const file = path.join(root, 'scripts', 'eval', 'set', 'answers.json');
const committed = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Answers;
const current = await collectAnswers({
  resumes: path.join(root, 'scripts', 'eval', 'set', 'documents'),
  jobs: path.join(root, 'plugins', 'extractors', 'local', 'requirements', 'testing'),
});

const unraised = findUnraisedVersions(committed, current);
for (const line of unraised) console.error(line);
if (unraised.length > 0) process.exitCode = 1;
else if (isDeepStrictEqual(committed, current)) console.log('The answers are as committed.');
else if (process.argv.includes('--check')) {
  console.error('scripts/eval/set/answers.json is not what the plugins answer. Run: npm run answers');
  process.exitCode = 1;
} else {
  await writeFile(file, `${JSON.stringify(current, null, 2)}\n`);
  console.log('scripts/eval/set/answers.json is written.');
}
