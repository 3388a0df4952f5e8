import type { Socket } from 'node:net';
import type pg from 'pg';

/** Ends a connection at once, and whatever waits for an answer on it: `end()` would wait for the other side. */
export function hangUp(client: pg.Client | pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy();
}
