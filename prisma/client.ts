import { AttentivePg } from './attentivePg.ts';
import { PrismaClient } from './generated/client.ts';
import type { PulseOptions } from './pulse.ts';
import { requestLimits } from './requestLimits.ts';
import { SerialPg } from './serialPg.ts';

export interface CreatePrismaClientOptions {
  url: string;
  /** The largest number of connections. */
  poolSize?: number;
  /** Called when an idle connection breaks. */
  onConnectionError?: (error: Error) => void;
  /** Milliseconds that a statement waits for a lock held by others before it fails (PostgreSQL's 55P03). Absent: as long as a statement may take. */
  lockTimeoutMs?: number;
  /** Detects a hanging database and makes its callers fail as if it were unavailable. Absent: callers wait. */
  pulse?: Omit<PulseOptions, 'url'>;
}

/**
 * Statements that begin with this are parsed and planned once for each connection instead of each time. For those that run for every document, and find their
 * rows by keys: their plan is the same for all values.
 */
const kept = '/* keep the plan */';
const names = new Map<string, string>();

/** Empty: the statement is not kept. */
function nameStatement({ sql }: { sql: string }): string {
  if (!sql.startsWith(kept)) return '';
  const name = names.get(sql) ?? `noa_${names.size}`;
  names.set(sql, name);
  return name;
}

/** The only place that constructs the client. Connections are opened when first used; a broken one is replaced at the next use. */
export function createPrismaClient({
  url,
  poolSize = 10,
  onConnectionError = () => {},
  lockTimeoutMs = 0,
  pulse,
}: CreatePrismaClientOptions): PrismaClient {
  const pool = {
    connectionString: url,
    max: poolSize,
    // A dead server never answers, and a busy one may have no connection left; do not wait longer than a user would.
    connectionTimeoutMillis: requestLimits.connectionMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'noa',
    // Turn off JIT, because compiling takes longer than running our statements. No statement may take longer than a transaction.
    options: `-c jit=off -c statement_timeout=60s -c lock_timeout=${lockTimeoutMs}`,
  };
  const options = { onPoolError: onConnectionError, onConnectionError, statementNameGenerator: nameStatement };
  const adapter = pulse ? new AttentivePg({ url, ...pulse }, pool, options) : new SerialPg(pool, options);
  return new PrismaClient({ adapter });
}
