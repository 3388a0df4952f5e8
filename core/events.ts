/**
 * What processes tell each other. A message names a row and its version, never carries data: the reader reads the row. `core` only sees this
 * interface; PostgreSQL notifications implement it (api/events/postgresEvents.ts).
 */
export interface EventMessages {
  screening: { id: string };
  job: { id: string; version: number };
  /** A running task should stop. */
  cancel: { jobId: string };
  notification: { userId: string; id: string };
}

export type EventTopic = keyof EventMessages;

export interface Events {
  /** Fire and forget: a lost message is mended by the next one or by a reload. */
  publish<T extends EventTopic>(topic: T, message: EventMessages[T]): void;
  /**
   * Ends when `signal` aborts. Null stands for a gap: the connection was away and messages may have been missed, so whoever follows a row reads it
   * again.
   */
  subscribe<T extends EventTopic>(topic: T, signal: AbortSignal): AsyncIterable<EventMessages[T] | null>;
}
