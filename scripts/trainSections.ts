import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { learnSections, measureSections } from './train/learnSections.ts';
import { sectionTexts } from './train/sectionTexts.ts';

/** `npm run train:sections`: learns the sections of a job description's lines; with `--rotate`, measures on headings and texts that were not learned from. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'plugins/extractors/local/requirements/clauses/weights.json' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '7' },
    texts: { type: 'string', default: '2600' },
    rotate: { type: 'boolean', default: false },
  },
});
const [rounds, seed, count] = (['rounds', 'seed', 'texts'] as const).map((name) => Number(values[name])) as [
  number,
  number,
  number,
];
const folds = 4;
const firstApart = 90_001;

if (values.rotate) {
  for (let fold = 0; fold < folds; fold += 1) {
    const part = (apart: boolean) => {
      const keeps = (index: number) => (index % folds === fold) === apart;
      return { keepsHeading: keeps, keepsWritten: keeps };
    };
    const model = learnSections(sectionTexts(count, 1, part(false)), { rounds, seed });
    console.log(`without part ${fold}:`, measureSections(model, sectionTexts(100, firstApart, part(true))));
  }
} else {
  const texts = sectionTexts(count, 1);
  const made = { command: 'npm run train:sections', texts: texts.length, rounds, seed };
  const model = learnSections(texts, { rounds, seed });
  await writeFile(values.out, `${JSON.stringify({ made, ...model })}\n`);
  console.log(`${model.rows} features, learned from ${texts.length} texts`);
}
