import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extractResume } from '../plugins/extractors/local/resume/extractResume.ts';
import { builtInPlugins } from '../plugins/index.ts';
import { readManifest } from './eval/manifest.ts';
import { reportLines } from './eval/printReport.ts';
import { readFileAs } from './eval/readFileAs.ts';
import { runEval } from './eval/runEval.ts';
import { toJson } from './eval/toJson.ts';

/** `npm run eval -- <folder> [--json] [--kind pdf] [--half develop|measure] [--quiet]` */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' }, kind: { type: 'string' }, half: { type: 'string' }, quiet: { type: 'boolean' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run eval -- <folder with manifest.json> [--json] [--kind pdf] [--half develop|measure] [--quiet]');
  process.exit(2);
}
const root = resolve(folder);
const manifest = await readManifest(root);
const readers = builtInPlugins.filter((plugin) => plugin.kind === 'reader');
const tools = {
  read: (path: string) => readFileAs(readers, path),
  extract: (document: Parameters<typeof extractResume>[0], today: string) => extractResume(document, { signal: new AbortController().signal, today }),
};
const results = await runEval(root, manifest, tools, (kind, half) => (values.kind === undefined || values.kind === kind) && (values.half === undefined || values.half === half));
console.log(values.json ? JSON.stringify(toJson(results), null, 2) : reportLines(results, !values.quiet).join('\n'));
process.exit(0);
