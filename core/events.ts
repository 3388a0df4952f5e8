/**
 * Messages between processes. A message names a row and its version and carries no data: subscribers read the row. `core` only knows this interface;
 * PostgreSQL notifications implement it (api/events/createPostgresEvents.ts).
 */
export interface EventMessages {
  /** `ended`: it will not change any more. */
  screening: { id: string; ended?: true };
  job: { id: string; version: number };
  /** A running task should stop. */
  cancel: { jobId: string };
  notification: { userId: string; id: string };
  /** Something was recorded for a candidate; null: for many. */
  activity: { candidateId: string | null };
}

export type EventTopic = keyof EventMessages;

export interface Events {
  /** Delivery is not guaranteed: the next message or a reload makes up for a lost one. */
  publish<T extends EventTopic>(topic: T, message: EventMessages[T]): void;
  /**
   * The messages of a topic, or those for which `concerns` is true, until `signal` aborts. Of several about the same thing that wait to be taken, the last is
   * left. Null means a gap: the connection was interrupted and messages may be lost, so subscribers should read their rows again.
   */
  subscribe<T extends EventTopic>(
    topic: T,
    signal: AbortSignal,
    concerns?: (message: EventMessages[T]) => boolean,
  ): AsyncIterable<EventMessages[T] | null>;
}
