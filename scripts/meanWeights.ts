import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { meanModels } from './train/meanModels.ts';
import { type Weights, writeWeights } from './train/writeWeights.ts';

const usage = `Usage: npm run train:mean -- <weights>… [options]
  --measure FOLDER    measure on these documents, which none of the weights were learned from (may be repeated)
  --out FILE          where the mean goes; default plugins/extractors/local/label/weights.json
  --only MODEL        only this model (lines, fields or items) is a mean; the others are the first file's
  --keep 0.0007       share of the largest weight below which weights are dropped; three, with commas between: for lines, fields and items
  --cache FOLDER      keep what was read there`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'plugins/extractors/local/label/weights.json' },
    only: { type: 'string' },
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
type Name = keyof Weights;

const files = await Promise.all(
  positionals.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Weights & { made: unknown }),
);
const shares = values.keep.split(',').map(Number);
const keep: Record<Name, number> = { lines: shares[0]!, fields: shares[1] ?? shares[0]!, items: shares[2] ?? shares[0]! };
const mean = (name: Name) =>
  values.only === undefined || values.only === name
    ? meanModels(
        files.map((file) => file[name]),
        spreads[name],
        keep[name],
      )
    : files[0]![name];
const { only } = values;
const made = {
  command: 'npm run train:mean -- <weights>',
  ...(only !== undefined && { only }),
  keep,
  mean: files.map((file) => file.made),
};
await writeWeights({ lines: mean('lines'), fields: mean('fields'), items: mean('items') }, { ...values, made });
process.exit(0);
