import type { Socket } from 'node:net';
import type pg from 'pg';

/** Closes a connection at once and fails whatever waits for its answers; `end()` would wait for the server. */
export function closeConnection(client: pg.Client | pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy();
}
