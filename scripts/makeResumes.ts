import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { PrintedFact } from './eval/manifest.ts';
import { composeResume } from './resumes/composeResume.ts';
import { partsOf } from './resumes/partsOf.ts';
import { placeValues } from './resumes/placeValues.ts';
import { printedValues } from './resumes/printedValues.ts';
import { printPage } from './resumes/printPage.ts';
import { printText } from './resumes/printText.ts';
import { findBrowser } from './setup/findBrowser.mjs';

/**
 * Makes résumés of invented people with their truth (`npm run eval`) and their labelled texts (`npm run train`) in one manifest:
 * `node --import tsx scripts/makeResumes.ts FOLDER --seed 11 --count 120 --language en,ru`. Needs a Chromium. The same seed gives the same résumés.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '11' },
    count: { type: 'string', default: '120' },
    language: { type: 'string', default: 'en,en,ru' },
    /** The layouts of jobs and studies; by chance without them. */
    jobs: { type: 'string' },
    studies: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined)
  throw new Error('Say where to write: node --import tsx scripts/makeResumes.ts FOLDER [--seed 11] [--count 120]');
const target = resolve(folder);
const seed = Number(values.seed);
const languages = values.language.split(',');
const { jobs, studies } = values;
const fixed = { ...(jobs !== undefined && { jobs }), ...(studies !== undefined && { studies }) };
const made = '2026-11-01';
/** Every fifth résumé is plain text. */
const textEvery = 5;

await mkdir(target, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
const page = await browser.newPage();
const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' };
const print = () => page.pdf({ format: 'A4', printBackground: true, margin });
const items = [];
for (let at = 0; at < Number(values.count); at += 1) {
  const resume = composeResume(seed * 100_003 + at, languages[at % languages.length]!, { year: 2026, month: 11 }, fixed);
  const { model, truth, choices, person } = resume;
  const id = `made-${seed}-${String(at + 1).padStart(4, '0')}`;
  const kind = at % textEvery === textEvery - 1 ? 'txt' : 'pdf';
  const file = `${id}.${kind}`;
  let printed: PrintedFact[] | undefined;
  if (kind === 'txt') await writeFile(join(target, file), printText(model));
  else {
    await page.setContent(printPage(model, choices));
    await writeFile(join(target, file), await print());
    printed = await placeValues(page, printedValues(resume), print);
  }
  const traits = {
    profession: person.profession.id,
    country: person.country.id,
    voice: choices.voice.id,
    dates: choices.dates,
    jobs: choices.jobs,
    studies: choices.studies,
    skills: choices.skills,
    frame: kind === 'txt' ? 'text' : choices.frame.id,
    heading: kind === 'txt' ? 'text' : choices.heading,
  };
  const layout = kind === 'txt' ? 'plain' : choices.frame.side || choices.frame.id === 'halves' ? 'two-column' : 'single';
  items.push({
    id,
    person: id,
    theme: choices.voice.id,
    language: model.language,
    layout,
    files: { [kind]: file },
    file,
    traits,
    truth,
    visible: {},
    parts: partsOf(model),
    ...(printed && { printed }),
  });
}
await browser.close();
await writeFile(
  join(target, 'manifest.json'),
  `${JSON.stringify({ made, seed, note: 'Invented people; made by scripts/makeResumes.ts.', items })}\n`,
);
console.log(`${items.length} résumés in ${target}`);
