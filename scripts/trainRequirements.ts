import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { learnRequirements, measureRequirements } from './train/learnRequirements.ts';
import { readMarkedAdverts } from './train/markedAdverts.ts';

/** `npm run train:requirements -- <folder with marked advertisements>…`: learns what the clauses of job descriptions ask for, and by which names. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'plugins/extractors/local/requirements/weights.json' },
    rounds: { type: 'string', default: '8' },
    rate: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '7' },
    invented: { type: 'string', default: '200' },
  },
});
const folders = ['scripts/adverts/marked', ...positionals];
const adverts = folders.flatMap((folder) => readMarkedAdverts(folder));
const inOneLine = folders.flatMap((folder) => readMarkedAdverts(folder, { inOneLine: true }));
const options = {
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  rate: Number(values.rate),
  invented: Number(values.invented),
};
const models = learnRequirements(adverts, inOneLine, options);
const figures = values.measure.map((folder) => measureRequirements(models, readMarkedAdverts(folder)));
for (const one of figures) console.log(one);
const made = {
  command: 'npm run train:requirements -- <folders>',
  date: new Date().toISOString().slice(0, 10),
  adverts: adverts.length,
  ...options,
  figures,
};
await writeFile(values.out, `${JSON.stringify({ made, ...models })}\n`);
console.log(`${models.clauses.rows} and ${models.names.rows} features, learned from ${adverts.length} marked advertisements`);
