import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killDuringJobs } from './product/killDuringJobs.ts';

/** `npm run kills`: checks on the built product that bulk jobs do everything exactly once, even if their worker is killed again and again. */
const usage = `Usage: npm run kills -- [options]
  --kills 100      how often the worker is killed with -9
  --items 10000    candidates of each job
  --seed 1         another seed kills at other moments`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    items: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const [kills, items, seed] = [Number(values.kills), Number(values.items), Number(values.seed)];

if (values.help || ![kills, items, seed].every((number) => Number.isInteger(number) && number > 0)) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-kills-'));
  try {
    const onKill = (kill: number, { state, meta }: { state: string; meta: { completed: number; total: number } }) =>
      console.log(`kill ${kill} of ${kills}: ${state}, ${meta.completed} of ${meta.total}`);
    const { jobs, wrong, unfinished } = await killDuringJobs({ dataDir, kills, items, seed, onKill });
    console.log(
      `${kills} kills in ${jobs} jobs of ${items}: ${wrong} candidates lost or changed twice, ${unfinished.length} jobs unfinished.`,
    );
    process.exitCode = wrong === 0 && unfinished.length === 0 ? 0 : 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
