import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Coverage, measureCoverage, readHotTechnologies, readManifestSkills } from './knowledge/measureCoverage.ts';
import { printSpans } from './knowledge/printSpans.ts';

/**
 * `npm run knowledge:coverage -- <folder> [--missing]`: the folder holds O*NET's table, a manifest of CVs, marked sentences of job descriptions
 * in the form of SkillSpan, or several of them.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { missing: { type: 'boolean' } } });
const [folder] = positionals;
const table = find(['knowledge/onet-technology-skills.txt', 'onet-technology-skills.txt']);
const manifest = find(['cv-gold/manifest.json', 'manifest.json']);
const sentences = find(['skillspan/dev.json', 'dev.json']);
if (table === null && manifest === null && sentences === null) {
  console.error(
    'Usage: npm run knowledge:coverage -- <folder with onet-technology-skills.txt, manifest.json or SkillSpan dev.json> [--missing]',
  );
  process.exit(2);
}
if (table !== null) print('O*NET hot technologies', measureCoverage(readHotTechnologies(await readFile(table, 'utf8'))));
if (manifest !== null)
  print('Skills of the CVs', measureCoverage(readManifestSkills(JSON.parse(await readFile(manifest, 'utf8')))));
if (sentences !== null) printSpans(await readFile(sentences, 'utf8'));

function find(names: readonly string[]): string | null {
  if (folder === undefined) return null;
  return names.map((name) => join(resolve(folder), name)).find((path) => existsSync(path)) ?? null;
}

function print(title: string, { names, known, mentions, knownMentions, missing }: Coverage): void {
  const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
  console.log(`${title}: ${share(knownMentions, mentions)} mentions, ${share(known, names)} names recognised`);
  if (values.missing && missing.length > 0) console.log(`  not recognised: ${missing.join('; ')}`);
}
