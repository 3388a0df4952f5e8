import pg from 'pg';
import type { Events, EventTopic } from '../../core/events.ts';
import { createEventHub, type EventHub } from '../../core/publishing/eventHub.ts';
import { closeConnection } from '../../prisma/closeConnection.ts';

const channel = 'noa_events';
const longestWait = 5_000;

export interface PostgresEvents extends Events {
  /** Whether messages from other processes are currently arriving. */
  readonly listening: boolean;
  /** Drops a connection that is open but does not answer. */
  reopen(): void;
  close(): Promise<void>;
}

export interface PostgresEventsOptions {
  url: string;
  /** Called for each lost or failed connection and each message that could not be sent; none of them stops the product. */
  onProblem(message: string, error: unknown): void;
}

/**
 * Events between processes over PostgreSQL's LISTEN and NOTIFY, on one connection that is reopened until it works. This process's own messages come
 * back the same way, so every subscriber sees the same order.
 */
export async function createPostgresEvents({ url, onProblem }: PostgresEventsOptions): Promise<PostgresEvents> {
  const hub = createEventHub();
  const connection = keepConnected({ url, hub, onProblem });
  await connection.first;
  let sending: Promise<unknown> = Promise.resolve();
  let waiting: string[] = [];

  /** Sends all waiting messages in order, in one statement. */
  async function send(): Promise<void> {
    const messages = waiting;
    waiting = [];
    const client = connection.client();
    if (client === null) throw new Error('not connected');
    await client.query({
      name: 'notify',
      text: 'select pg_notify($1, message) from unnest($2::text[]) as message',
      values: [channel, messages],
    });
  }

  return {
    get listening() {
      return connection.client() !== null;
    },
    publish(topic, message) {
      // A connection runs one query at a time; messages published meanwhile are sent together afterwards.
      if (waiting.push(JSON.stringify([topic, message])) > 1) return;
      sending = sending.then(send).catch((error: unknown) => onProblem('event not sent', error));
    },
    subscribe: hub.subscribe,
    reopen: () => connection.closeConnection(),
    close: () => connection.close(),
  };
}

interface Connection {
  /** Resolves once the first connection is open; rejects when it cannot be opened. */
  first: Promise<void>;
  client(): pg.Client | null;
  closeConnection(): void;
  close(): Promise<void>;
}

function keepConnected({ url, hub, onProblem }: PostgresEventsOptions & { hub: EventHub }): Connection {
  let current: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'noa events' });
    // Without a listener, a connection that breaks while idle would end the process.
    client.on('error', (error) => onProblem('event connection lost', error));
    client.on('notification', ({ payload }) => deliver(hub, payload));
    await client.connect();
    await client.query(`listen ${channel}`);
    if (closed) return client.end();
    current = client;
    client.once('end', () => {
      current = null;
      if (!closed) retry(100);
    });
  }

  function retry(wait: number): void {
    timer = setTimeout(() => {
      connect().then(
        () => hub.announceGap(),
        () => !closed && retry(Math.min(longestWait, wait * 2)),
      );
    }, wait);
  }

  return {
    first: connect(),
    client: () => current,
    closeConnection() {
      if (current) closeConnection(current);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.end();
    },
  };
}

/** Skips what cannot be read: another version of the product may send messages in another format. */
function deliver(hub: EventHub, payload: string | undefined): void {
  let read: [EventTopic, never];
  try {
    read = JSON.parse(payload ?? '') as typeof read;
  } catch {
    return;
  }
  hub.deliver(...read);
}
