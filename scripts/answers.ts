import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { projectFolder } from '../prisma/projectFolder.ts';
import { collectAnswers } from './eval/collectAnswers.ts';
import { type Answers, findUnraisedVersions } from './eval/compareAnswers.ts';

/**
 * `npm run answers`: asks every built-in plugin what the committed documents say and writes the digests to scripts/eval/set/answers.json, unless a
 * plugin answers otherwise under its old version. `--check` writes nothing, and fails when the file is not what the plugins say.
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
