import { parseArgs } from 'node:util';
import { builtInPlugins } from '../plugins/index.ts';
import { readExamples } from './train/examples.ts';
import { meanFigures, rotate } from './train/rotate.ts';
import { trainModels } from './train/trainModels.ts';
import { writeWeights } from './train/writeWeights.ts';

const usage = `Usage: npm run train -- <folder with manifest.json>… [options]
  --measure FOLDER    measure on these documents, which are not learned from (may be repeated)
  --out FILE          where the weights go; default plugins/extractors/local/label/weights.json
  --rounds 6  --rate 0.02  --seed 7  --keep 0.0007
  --rotate TRAIT      make no weights, but train without each quarter of the professions (TRAIT profession) or of a trait of the
                      layouts (frame, entries, …) in turn, and measure on that quarter
  --cache FOLDER      keep what was read there`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'plugins/extractors/local/label/weights.json' },
    rounds: { type: 'string', default: '6' },
    rate: { type: 'string', default: '0.02' },
    seed: { type: 'string', default: '7' },
    keep: { type: 'string', default: '0.0007' },
    rotate: { type: 'string' },
    cache: { type: 'string' },
  },
});
if (positionals.length === 0) {
  console.error(usage);
  process.exit(2);
}
const quarters = 4;
const readers = builtInPlugins.filter((plugin) => plugin.kind === 'reader');
const options = {
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  rate: Number(values.rate),
  keep: Number(values.keep),
};
const { examples, sources } = await readExamples(readers, positionals, values.cache);
if (values.rotate !== undefined) {
  const figures = rotate(examples, values.rotate, quarters, options);
  for (const one of figures) console.log(JSON.stringify(one));
  console.log('mean', JSON.stringify(meanFigures(figures)));
  process.exit(0);
}
const made = {
  command: 'npm run train -- <folders>',
  sources,
  documents: examples.length,
  lines: examples.reduce((sum, { lines }) => sum + lines.length, 0),
  ...options,
};
await writeWeights(trainModels(examples, options), { ...values, made });
process.exit(0);
