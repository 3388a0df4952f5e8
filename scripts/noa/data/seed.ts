import pino from 'pino';
import { openProduct } from '../../../api/openProduct.ts';
import { seedCandidates } from '../../seed/seedCandidates.ts';
import type { Session } from '../command/command.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { readSettings } from './readSettings.ts';
import { explainFailures } from './withDatabase.ts';

export interface SeedInput {
  candidates: number;
  position: string;
  seed: number;
}

/** Fills a position in the database that the settings name. */
export async function seed(
  { candidates, position, seed: number }: SeedInput,
  { output, env, signal }: Session,
): Promise<ExitName> {
  const config = readSettings(env);
  return explainFailures<ExitName>('the database', async () => {
    const product = await openProduct(config, pino({ level: 'warn', base: null }, pino.destination({ dest: 2, sync: true })));
    try {
      const started = performance.now();
      const { id, title } = await seedCandidates(product.ctx, {
        position,
        count: candidates,
        seed: number,
        onProgress(done) {
          if (signal.aborted)
            throw new CommandError(
              'interrupted',
              `Interrupted. "${position}" has ${done.toLocaleString('en')} candidates, without scores.`,
            );
          output.progress().show(done / candidates, `${done.toLocaleString('en')} candidates stored`);
          if (done === candidates) output.progress().show(1, 'scoring');
        },
      });
      output.progress().clear();
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      output.print(`"${title}" has ${candidates.toLocaleString('en')} candidates, stored and scored in ${seconds} s.`);
      output.result({ project_id: id, title, candidates });
      return 'ok';
    } finally {
      await product.close();
    }
  });
}
