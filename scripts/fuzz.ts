import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../prisma/projectFolder.ts';
import { fuzzReaders } from './fuzz/fuzzReaders.ts';

/**
 * `npm run fuzz`: reads mutated documents for ten minutes. `-- --seconds 60` for another duration, `--seed 7` to repeat a run, `--from 1234 --cases 1` to
 * repeat one document. Documents that readers failed on are saved in `.cache/fuzz`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
    cases: { type: 'string' },
  },
});
const seed = Number(values.seed);
const folder = path.join(projectFolder(), '.cache', 'fuzz');
console.log(`seed ${seed}, ${values.seconds} s`);
const { cases, outcomes, failures, mostMemory, slowestMs } = await fuzzReaders({
  seed,
  milliseconds: Number(values.seconds) * 1000,
  from: Number(values.from),
  ...(values.cases !== undefined && { cases: Number(values.cases) }),
  onFailure({ number, name, bytes, reason }) {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${seed}-${number}-${name}`);
    writeFileSync(file, bytes);
    console.log(`${reason}\n  ${file}\n  again: npm run fuzz -- --seed ${seed} --from ${number} --cases 1`);
  },
});
for (const [code, count] of Object.entries(outcomes).sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(7)} ${code}`);
console.log(`slowest ${(slowestMs / 1000).toFixed(1)} s, at most ${Math.round(mostMemory / 1_000_000)} MB`);
console.log(`${cases - failures} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
