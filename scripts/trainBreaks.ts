import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ownTexts } from './train/breakTexts.ts';
import { learnBreaks } from './train/learnBreaks.ts';

/** `npm run train:breaks`: learns where the lines of job descriptions begin, for those that come in one line. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'plugins/extractors/local/requirements/breaks/weights.json' },
    rounds: { type: 'string', default: '8' },
    seed: { type: 'string', default: '7' },
    invented: { type: 'string', default: '15' },
  },
});
const options = { rounds: Number(values.rounds), seed: Number(values.seed) };
const texts = ownTexts(Number(values.invented));
const { weights, threshold } = learnBreaks(texts, options);
const made = { command: 'npm run train:breaks', texts: texts.length, invented: Number(values.invented), ...options };
const sorted = Object.fromEntries([...weights].toSorted(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(values.out, `${JSON.stringify({ made, threshold, weights: sorted }, null, 0)}\n`);
console.log(`${weights.size} weights, learned from ${texts.length} texts`);
