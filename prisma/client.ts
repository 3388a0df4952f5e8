import { PrismaClient } from './generated/client.ts';
import { SerialPg } from './serialPg.ts';

export interface CreatePrismaClientOptions {
  url: string;
  /** The largest number of connections. */
  poolSize?: number;
  /** Called when an idle connection breaks. */
  onConnectionError?: (error: Error) => void;
}

/** The only place that constructs the client. Connections are opened when first used; a broken one is replaced at the next use. */
export function createPrismaClient({
  url,
  poolSize = 10,
  onConnectionError = () => {},
}: CreatePrismaClientOptions): PrismaClient {
  const adapter = new SerialPg(
    // A dead server never answers; don't wait for it longer than a user would.
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      application_name: 'noa',
      // Compiling a statement takes longer than running ours.
      options: '-c jit=off',
    },
    { onPoolError: onConnectionError, onConnectionError },
  );
  return new PrismaClient({ adapter });
}
