import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extractResume } from '../plugins/extractors/local/facts/extractResume.ts';
import { extractRequirements } from '../plugins/extractors/local/requirements/extractRequirements.ts';
import { builtInPlugins } from '../plugins/index.ts';
import { type Baseline, compareWithBaseline, toBaseline } from './eval/baseline.ts';
import { jobLines } from './eval/jobs/jobFigures.ts';
import { advertLines, runAdverts } from './eval/jobs/runAdverts.ts';
import { runJobs } from './eval/jobs/runJobs.ts';
import { readManifest } from './eval/manifest.ts';
import { reportLines } from './eval/printReport.ts';
import { readFileAs } from './eval/readFileAs.ts';
import { runEval } from './eval/runEval.ts';
import { toJson } from './eval/toJson.ts';

const usage = `Usage: npm run eval -- <folder with manifest.json> [options]
  --json              the report for machines
  --kind pdf          only files of this kind
  --without scan      no files of this kind
  --half develop      only this half of the persons and layouts (develop or measure)
  --quiet             without the worst files
  --baseline FILE     fail when a field's F1 falls below the committed one
  --write-baseline FILE`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    kind: { type: 'string' },
    without: { type: 'string' },
    half: { type: 'string' },
    quiet: { type: 'boolean' },
    baseline: { type: 'string' },
    'write-baseline': { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(usage);
  process.exit(2);
}
const root = resolve(folder);
const manifest = await readManifest(root);
const readers = builtInPlugins.filter((plugin) => plugin.kind === 'reader');
const tools = {
  read: async (path: string) => (await readFileAs(readers, path)).document,
  extract: (document: Parameters<typeof extractResume>[0], today: string) =>
    extractResume(document, { signal: new AbortController().signal, today }),
};
const results = await runEval(
  root,
  manifest,
  tools,
  (kind, half) =>
    (values.kind === undefined || values.kind === kind) &&
    values.without !== kind &&
    (values.half === undefined || values.half === half),
);
const jobTools = {
  readers,
  extract: (document: Parameters<typeof extractRequirements>[0]) =>
    extractRequirements(document, { signal: new AbortController().signal, today: manifest.made, topK: 8 }),
};
const jobs = values.kind === undefined ? await runJobs(jobTools) : [];
/** Seeds of the invented advertisements. */
const advertSeeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const adverts = values.kind === undefined ? await runAdverts(jobTools, advertSeeds) : [];
const report = values.json
  ? JSON.stringify({ ...toJson(results), jobs, adverts }, null, 2)
  : [...reportLines(results, !values.quiet), ...jobLines(jobs, !values.quiet), ...advertLines(adverts)].join('\n');
if (values['write-baseline'] !== undefined)
  await writeFile(values['write-baseline'], `${JSON.stringify(toBaseline(results, jobs, adverts), null, 1)}\n`);
const losses =
  values.baseline === undefined
    ? []
    : compareWithBaseline(JSON.parse(await readFile(values.baseline, 'utf8')) as Baseline, results, jobs, adverts);
for (const loss of losses) console.error(loss);
// Exit explicitly, because the text recognition's threads would keep the process alive; but only after the report is written, which may go into a pipe.
process.stdout.write(`${report}\n`, () => process.exit(losses.length > 0 ? 1 : 0));
