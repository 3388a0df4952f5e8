import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MeasuredNameSwap } from '../core/nameSwap/readNameSwap.ts';
import { scoringVersions } from '../core/nameSwap/scoringVersions.ts';
import { builtInPlugins } from '../plugins/index.ts';
import { createRegistry } from '../plugins/registry.ts';
import { projectFolder } from '../prisma/projectFolder.ts';
import { proveNameSwap } from './nameSwap/proveNameSwap.ts';

/**
 * `npm run fairness`: screens 1,000 made-up CVs twice, with names, gender words, contacts, street and photo swapped, and writes the changes to
 * core/nameSwap/measured.json, which the impact ratio screen shows. Exit code 1 if a score or a place in the ranking changed.
 */
const plugins = createRegistry(builtInPlugins);
const { people, scoreChanges, orderChanges } = await proveNameSwap({ plugins, people: 1000 });

for (const { number, names, before, after } of scoreChanges) console.log(`CV ${number}, ${names}: ${before} → ${after}`);
console.log(`${people} CVs screened twice: ${scoreChanges.length} scores changed, ${orderChanges} places changed.`);

const measured: MeasuredNameSwap = {
  measuredOn: new Date().toISOString().slice(0, 10),
  people,
  scoreChanges: scoreChanges.length,
  orderChanges,
  versions: scoringVersions(plugins),
};
const file = path.join('core', 'nameSwap', 'measured.json');
await writeFile(path.join(projectFolder(), file), `${JSON.stringify(measured, null, 2)}\n`);
console.log(`${file} is written.`);
if (scoreChanges.length > 0 || orderChanges > 0) process.exitCode = 1;
