import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { composedTexts, ownTexts } from './train/breakTexts.ts';
import { learnBreaks, meanOf } from './train/learnBreaks.ts';

/** `npm run train:breaks`: learns where the lines of job descriptions begin, for those that come in one line. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'plugins/extractors/local/requirements/breaks/weights.json' },
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: '7' },
    invented: { type: 'string', default: '15' },
    composed: { type: 'string', default: '100' },
    models: { type: 'string', default: '4' },
  },
});
const [rounds, seed, invented, composed, models] = (['rounds', 'seed', 'invented', 'composed', 'models'] as const).map((name) =>
  Number(values[name]),
) as [number, number, number, number, number];
const own = ownTexts(invented);
const learned = Array.from({ length: models }, (_, index) =>
  learnBreaks([...own, ...composedTexts(composed, 1000 * index)], { rounds, seed: seed + index }),
);
const { weights, threshold } = meanOf(learned);
const texts = own.length + models * composed * 2;
const made = { command: 'npm run train:breaks', texts, invented, composed, models, rounds, seed };
const sorted = Object.fromEntries([...weights].toSorted(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(values.out, `${JSON.stringify({ made, threshold, weights: sorted }, null, 0)}\n`);
console.log(`${weights.size} weights, learned from ${texts} texts`);
