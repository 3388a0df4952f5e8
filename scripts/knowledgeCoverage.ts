import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Coverage, measureCoverage, readHotTechnologies, readManifestSkills } from './knowledge/measureCoverage.ts';

/** `npm run knowledge:coverage -- <folder> [--missing]`: the folder holds O*NET's table, a manifest of CVs, or both. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { missing: { type: 'boolean' } } });
const [folder] = positionals;
const table = folder === undefined ? null : find(folder, ['knowledge/onet-technology-skills.txt', 'onet-technology-skills.txt']);
const manifest = folder === undefined ? null : find(folder, ['cv-gold/manifest.json', 'manifest.json']);
if (table === null && manifest === null) {
  console.error('Usage: npm run knowledge:coverage -- <folder with onet-technology-skills.txt or manifest.json> [--missing]');
  process.exit(2);
}
if (table !== null) print('O*NET hot technologies', measureCoverage(readHotTechnologies(await readFile(table, 'utf8'))));
if (manifest !== null)
  print('Skills of the CVs', measureCoverage(readManifestSkills(JSON.parse(await readFile(manifest, 'utf8')))));

function find(root: string, names: readonly string[]): string | null {
  return names.map((name) => join(resolve(root), name)).find((path) => existsSync(path)) ?? null;
}

function print(title: string, { names, known, mentions, knownMentions, missing }: Coverage): void {
  const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
  console.log(`${title}: ${share(knownMentions, mentions)} mentions, ${share(known, names)} names recognised`);
  if (values.missing && missing.length > 0) console.log(`  not recognised: ${missing.join('; ')}`);
}
