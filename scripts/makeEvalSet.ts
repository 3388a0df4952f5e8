import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Item } from './eval/manifest.ts';
import { englishPersons } from './eval/set/source/englishPersons.ts';
import { imagePdf, jpegSize } from './eval/set/source/imagePdf.ts';
import { layOut } from './eval/set/source/layouts.ts';
import type { Person } from './eval/set/source/person.ts';
import { plainText } from './eval/set/source/plainText.ts';
import { printPages } from './eval/set/source/printPages.ts';
import { russianPersons } from './eval/set/source/russianPersons.ts';
import { findBrowser } from './setup/findBrowser.mjs';

/**
 * Makes the shipped evaluation set anew from its source: `node --import tsx scripts/makeEvalSet.ts <folder>`. Needs LibreOffice (soffice) and
 * poppler (pdftoppm) on the path, and a Chromium (the one that the tests use). What it writes is committed, so that evaluating needs neither.
 */
const run = promisify(execFile);
const made = '2026-11-01';
const scanDpi = '130';

async function convert(source: string, kind: string, folder: string): Promise<void> {
  await run('soffice', ['--headless', '--convert-to', kind, '--outdir', folder, source]);
}

async function scan(pdf: string, folder: string, id: string): Promise<Buffer> {
  await run('pdftoppm', ['-jpeg', '-jpegopt', 'quality=55', '-gray', '-r', scanDpi, pdf, join(folder, `${id}-page`)]);
  const pages = (await readdir(folder)).filter((name) => name.startsWith(`${id}-page`)).sort();
  return imagePdf(
    await Promise.all(
      pages.map(async (name) => ({ jpeg: await readFile(join(folder, name)), ...jpegSize(await readFile(join(folder, name))) })),
    ),
  );
}

async function makePerson(person: Person, target: string, work: string): Promise<Item> {
  const source = join(work, `${person.id}.fodt`);
  await writeFile(source, layOut(person));
  const files: Record<string, string> = {};
  for (const kind of person.kinds) {
    const name = kind === 'scan' ? `${person.id}-scan.pdf` : `${person.id}.${kind}`;
    files[kind] = name;
    if (kind === 'txt') await writeFile(join(target, name), plainText(person));
    else if (kind === 'scan') {
      await convert(source, 'pdf', work);
      await writeFile(join(target, name), await scan(join(work, `${person.id}.pdf`), work, person.id));
    } else {
      await convert(source, kind, work);
      await rename(join(work, name), join(target, name));
    }
  }
  return toItem(person, files);
}

/** What is not printed in a layout is not scored: the form has no links, a margin of years no start of the studies. */
function toItem(person: Person, files: Record<string, string>): Item {
  const linked = !['form', 'letter'].includes(person.layout);
  return {
    id: person.id,
    person: person.id,
    theme: person.layout,
    language: person.language,
    layout:
      person.layout === 'sidebar' ? 'two-column' : person.layout === 'form' || person.layout === 'margin' ? 'table' : 'single',
    files,
    truth: {
      name: person.name,
      title: person.title,
      email: person.email,
      phone: person.phone,
      website: person.website ?? null,
      linkedin: person.linkedin ?? null,
      location: person.location,
      skills: person.skills,
      skillGroups: [],
      education: person.studies.map(({ degree, institution, field, startYear, year }) => ({
        degree,
        institution,
        specialization: field,
        startYear,
        year,
      })),
      work: person.jobs.map(({ position, company, start, end }) => ({ position, company, start, end, current: end === null })),
      certifications: person.certifications.map(({ name }) => name),
      languages: person.languages.map(({ language, level }) => ({ language, fluency: level })),
      salary: person.salary ? { amount: person.salary.amount, currency: person.salary.currency } : null,
    },
    visible: {
      website: linked,
      linkedin: linked,
      certifications: person.certifications.map(() => person.layout !== 'margin' || person.certifications.length > 0),
      education: person.studies.map(() => ({ startYear: person.layout !== 'margin' })),
      salary: person.layout !== 'sidebar',
    },
  };
}

const target = process.argv[2];
if (target === undefined) throw new Error('Say where to write the set: node --import tsx scripts/makeEvalSet.ts <folder>');
await mkdir(target, { recursive: true });
const work = await mkdtemp(join(tmpdir(), 'eval-set-'));
const items: Item[] = [];
for (const person of [...englishPersons, ...russianPersons]) items.push(await makePerson(person, target, work));
items.push(...(await printPages(target, work, findBrowser())));
await writeFile(
  join(target, 'manifest.json'),
  `${JSON.stringify({ made, note: 'Invented persons; made by scripts/makeEvalSet.ts.', items }, null, 1)}\n`,
);
await rm(work, { recursive: true });
console.log(`${items.length} persons, ${items.reduce((sum, { files }) => sum + Object.keys(files).length, 0)} documents`);
