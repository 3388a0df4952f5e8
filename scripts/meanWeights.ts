import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type StoredModel, unpackModel } from '../plugins/extractors/local/label/weights.ts';
import { builtInPlugins } from '../plugins/index.ts';
import { readExamples } from './train/examples.ts';
import { meanModels } from './train/meanModels.ts';
import { measureLabels } from './train/measureLabels.ts';

const usage = `Usage: npm run train:mean -- <weights>… [options]
  --measure FOLDER    measure on these documents, which none of the weights were learned from (may be repeated)
  --out FILE          where the mean goes; default plugins/extractors/local/label/weights.json
  --keep 0.0007
  --cache FOLDER      keep what was read there`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'plugins/extractors/local/label/weights.json' },
    keep: { type: 'string', default: '0.0007' },
    cache: { type: 'string' },
  },
});
if (positionals.length < 2) {
  console.error(usage);
  process.exit(2);
}

/** The spreads of the first weights, by which the least margins in the extractor were measured. */
const spreads = { lines: 37.9, fields: 33.4, items: 61 };
type Name = keyof typeof spreads;

const files = await Promise.all(
  positionals.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Record<Name, StoredModel> & { made: unknown }),
);
const keep = Number(values.keep);
const mean = (name: Name) =>
  meanModels(
    files.map((file) => file[name]),
    spreads[name],
    keep,
  );
const stored = { lines: mean('lines'), fields: mean('fields'), items: mean('items') };
const models = { lines: unpackModel(stored.lines), fields: unpackModel(stored.fields), items: unpackModel(stored.items) };
const readers = builtInPlugins.filter((plugin) => plugin.kind === 'reader');
const measured = [];
for (const folder of values.measure) {
  const kept = await readExamples(readers, [folder], values.cache);
  measured.push({ folder: basename(folder), ...measureLabels(models, kept.examples) });
}
const made = {
  command: 'npm run train:mean -- <weights>',
  date: new Date().toISOString().slice(0, 10),
  keep,
  measured,
  mean: files.map((file) => file.made),
};
await writeFile(resolve(values.out), `${JSON.stringify({ made, ...stored })}\n`);
process.exit(0);
