import { rewriteDatabase } from '../../../core/erasure/purgeErased.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import type { Session } from '../command/command.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { withDatabase } from './withDatabase.ts';

/** Rewrites the database that the settings name. */
export async function purge({ output, env }: Session): Promise<ExitName> {
  const logGone = await withDatabase({ env, create: false }, async ({ url }) => {
    const db = createPrismaClient({ url, poolSize: 1 });
    try {
      // One table may take longer than a request may.
      await db.$executeRawUnsafe('set statement_timeout = 0');
      return await rewriteDatabase({ db });
    } finally {
      await db.$disconnect();
    }
  });
  output.print("The database's files were rewritten. Nothing of erased people is left in them.");
  if (!logGone)
    output.warn(
      'The write-ahead log may still hold it: this database user may not switch it. It goes with the next checkpoints of the server.',
    );
  output.note('Backups and archived logs are outside of NOA: delete those made before an erasure, or let them expire.');
  output.result({ rewritten: true, log_gone: logGone });
  return 'ok';
}
