import path from 'node:path';
import { keepDatabase } from './embedded/keepDatabase.ts';

/** A database that answers, with a function to stop using it. */
export interface OpenDatabase {
  url: string;
  /** True: our own PostgreSQL in the data folder. False: the server of `DATABASE_URL`. */
  embedded: boolean;
  /** What the embedded server has written to its log since this process started it. */
  messages(): string;
  /** Stops the embedded server if this process started it. */
  stop(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** `DATABASE_URL`; without it the embedded PostgreSQL runs in `dataDir`. */
  databaseUrl?: string | undefined;
  /** `NOA_DATA_DIR`. The database is in its folder `postgres`. */
  dataDir: string;
  /** False only in tests: faster, and loses data when the machine stops. */
  durable?: boolean;
  /** Called when the embedded server had to be restarted. */
  onNotice?: (message: string) => void;
}

/** Opens the product's database: the operator's server, or the embedded one. Callers need not know which. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  durable = true,
  onNotice = () => {},
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, embedded: false, messages: () => '', stop: async () => {} };
  const kept = await keepDatabase({ home: path.resolve(dataDir, 'postgres'), durable, onNotice });
  return { ...kept, embedded: true };
}
