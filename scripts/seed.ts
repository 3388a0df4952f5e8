import { parseArgs } from 'node:util';
import { openProduct } from '../api/openProduct.ts';
import { runProcess } from '../api/runProcess.ts';
import { seedCandidates } from './seed/seedCandidates.ts';

/** `npm run seed`: a position full of made-up candidates, in the database of the product, which may be running. */
const usage = `Usage: npm run seed -- [options]
  --candidates 100000
  --position "Senior Backend Engineer"
  --seed 1    another seed makes other people`;

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '100000' },
    position: { type: 'string', default: 'Senior Backend Engineer' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const count = Number(values.candidates);
const seed = Number(values.seed);

if (values.help || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  await runProcess(async ({ config, log, keep }) => {
    log.level = 'warn';
    const { ctx } = keep(await openProduct(config, log));
    const started = performance.now();
    const project = await seedCandidates(ctx, {
      position: values.position,
      count,
      seed,
      onProgress: (done) => done % 10_000 === 0 && console.log(`${done.toLocaleString('en')} candidates stored …`),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`"${project.title}" has ${count.toLocaleString('en')} candidates, stored and scored in ${seconds} s.`);
    return { exitCode: 0 };
  });
}
