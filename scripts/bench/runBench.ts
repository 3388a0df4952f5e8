import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { screenModules } from '../../api/http/site/screenScripts.ts';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { benchAnalytics } from './benchAnalytics.ts';
import { benchBrowser } from './benchBrowser.ts';
import { benchBulk } from './benchBulk.ts';
import { benchComparisons } from './benchComparisons.ts';
import { benchCost } from './benchCost.ts';
import { benchData } from './benchData.ts';
import { benchDeleting } from './benchDeleting.ts';
import { benchImport } from './benchImport.ts';
import { benchJobs } from './benchJobs.ts';
import { benchLoop } from './benchLoop.ts';
import { benchMatrix } from './benchMatrix.ts';
import { benchPool } from './benchPool.ts';
import { benchReading } from './benchReading.ts';
import { benchRenewal } from './benchRenewal.ts';
import { benchRequests } from './benchRequests.ts';
import { benchRest } from './benchRest.ts';
import { benchScreening } from './benchScreening.ts';
import { benchServerRanking } from './benchServerRanking.ts';
import { benchStart } from './benchStart.ts';
import { benchViewers } from './benchViewers.ts';
import { benchVitals } from './benchVitals.ts';
import { benchWebRanking } from './benchWebRanking.ts';
import { benchWorkers } from './benchWorkers.ts';
import type { Figure } from './support/figure.ts';
import { measureInitialJavaScript } from './support/measureInitialJavaScript.ts';
import { formatTable } from './support/printFigures.ts';

/** `npm run bench`: a table of figures, then the same as JSON (also in `.cache/bench.json`). Names of parts choose some of them. */
const root = projectFolder();

const parts: Record<string, () => Promise<Figure[]>> = {
  size: async () =>
    Object.entries({ entry: [], 'sign-in': screenModules['login'], upload: screenModules[''] }).flatMap(([screen, modules]) => {
      const { kilobytes, scripts } = measureInitialJavaScript(path.join(root, 'web', 'dist'), modules);
      const name = `initial JavaScript: ${screen}`;
      return [
        { name, value: kilobytes, unit: 'kB', target: { most: 200 }, note: 'gzip, with all that it imports' },
        { name, value: scripts, unit: 'scripts', target: { most: 12 }, note: 'with all that they import' },
      ];
    }),
  reading: benchReading,
  web: benchWebRanking,
  server: benchServerRanking,
  bulk: benchBulk,
  deleting: benchDeleting,
  jobs: benchJobs,
  loop: benchLoop,
  matrix: benchMatrix,
  pool: benchPool,
  comparisons: benchComparisons,
  analytics: benchAnalytics,
  browser: benchBrowser,
  vitals: benchVitals,
  viewers: benchViewers,
  workers: benchWorkers,
  requests: benchRequests,
  rest: benchRest,
  renewal: benchRenewal,
  start: benchStart,
  screening: benchScreening,
  import: benchImport,
  data: benchData,
  cost: benchCost,
};

const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(parts);
const figures: Figure[] = [];
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part named ${name}. There are: ${Object.keys(parts).join(', ')}.`);
  console.error(`measuring ${name} …`);
  try {
    figures.push(...(await part()));
  } catch (error) {
    // What other parts measured is still worth reading.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}

const json = JSON.stringify({ node: process.version, platform: `${process.platform}-${process.arch}`, figures }, null, 2);
mkdirSync(path.join(root, '.cache'), { recursive: true });
writeFileSync(path.join(root, '.cache', 'bench.json'), `${json}\n`);
console.log(`${formatTable(figures)}\n\n${json}`);
