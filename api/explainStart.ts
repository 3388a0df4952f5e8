import { isDiskFull } from '../core/failures/recogniseError.ts';
import { ConfigError } from './config/configError.ts';

/** PostgreSQL's codes for a wrong user or password, a database that does not exist, and a user who may not connect to it. */
const refusedConnection = /^(28000|28P01|3D000|42501)$/;

/** Why the product does not start, and what to do. The stack only of what nobody foresaw. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigError) return `NOA cannot start:\n${error.message}`;
  if (isDiskFull(error))
    return 'NOA cannot start: the disk is full. Make room where NOA_DATA_DIR is (and where the database server keeps its data), then start again. Nothing is lost.';
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `NOA cannot start: ${address}:${port} is in use, perhaps by another NOA. Stop that, or set PORT to another number.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `NOA cannot start: the database does not answer (${code}). Check DATABASE_URL, and that the server runs.`;
  if (code !== undefined && refusedConnection.test(code))
    return `NOA cannot start: the database refuses the connection (${(error as Error).message}). Check user, password and database in DATABASE_URL.`;
  return `NOA cannot start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
