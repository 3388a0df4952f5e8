import { EventEmitter, on } from 'node:events';
import pg from 'pg';
import type { EventMessages, Events, EventTopic } from '../../core/events.ts';
import { closeConnection } from '../../prisma/closeConnection.ts';

const channel = 'noa_events';
const gap = 'gap';
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
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const connection = keepConnected({ url, emitter, onProblem });
  await connection.first;
  let sending: Promise<unknown> = Promise.resolve();
  let waiting: string[] = [];

  /** Sends all waiting messages in order, in one statement. */
  async function send(): Promise<void> {
    const messages = waiting;
    waiting = [];
    const client = connection.client();
    if (client === null) throw new Error('not connected');
    await client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [channel, messages]);
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
    async *subscribe<T extends EventTopic>(topic: T, signal: AbortSignal): AsyncGenerator<EventMessages[T] | null> {
      try {
        for await (const [message] of on(emitter, topic, { signal }))
          yield message === gap ? null : (message as EventMessages[T]);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
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

function keepConnected({ url, emitter, onProblem }: PostgresEventsOptions & { emitter: EventEmitter }): Connection {
  let current: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'noa events' });
    // Without a listener, a connection that breaks while idle would end the process.
    client.on('error', (error) => onProblem('event connection lost', error));
    client.on('notification', ({ payload }) => deliver(emitter, payload));
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
        () => announceGap(emitter),
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
function deliver(emitter: EventEmitter, payload: string | undefined): void {
  try {
    const [topic, message] = JSON.parse(payload ?? '') as [string, unknown];
    emitter.emit(topic, message);
  } catch {
    return;
  }
}

function announceGap(emitter: EventEmitter): void {
  // `on` of node:events also listens for 'error', which is not a topic.
  for (const topic of emitter.eventNames()) if (topic !== 'error') emitter.emit(topic, gap);
}
