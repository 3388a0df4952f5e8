import type { EventMessages, Events, EventTopic } from '../events.ts';

export interface EventHub extends Pick<Events, 'subscribe'> {
  /** Passes a message to whoever listens to its topic. */
  deliver<T extends EventTopic>(topic: T, message: EventMessages[T]): void;
  /** Tells every subscriber that messages may be lost. */
  announceGap(): void;
}

interface Subscriber {
  /** What the subscriber has not taken yet, by what it is about; null: a gap. */
  waiting: Map<string, unknown>;
  concerns: (message: never) => boolean;
  wake: () => void;
}

/**
 * Passes messages to the subscribers of one process. A message replaces one about the same thing that its subscriber has not taken yet, so that whoever is
 * slow reads the newest row once and not every one in between.
 */
export function createEventHub(): EventHub {
  const topics = new Map<EventTopic, Set<Subscriber>>();
  const put = ({ waiting, wake }: Subscriber, key: string, message: unknown) => {
    waiting.set(key, message);
    wake();
  };
  return {
    deliver(topic, message) {
      const subscribers = topics.get(topic);
      if (subscribers === undefined) return;
      const key = subjectOf(message);
      for (const subscriber of subscribers) if (subscriber.concerns(message as never)) put(subscriber, key, message);
    },
    announceGap() {
      for (const subscribers of topics.values()) for (const subscriber of subscribers) put(subscriber, 'gap', null);
    },
    async *subscribe(topic, signal, concerns = () => true) {
      const subscriber: Subscriber = { waiting: new Map(), concerns, wake: () => {} };
      const subscribers = topics.get(topic) ?? new Set();
      topics.set(topic, subscribers.add(subscriber));
      const abort = () => subscriber.wake();
      signal.addEventListener('abort', abort);
      try {
        while (!signal.aborted) {
          const [next] = subscriber.waiting;
          if (next === undefined) {
            await new Promise<void>((resolve) => {
              subscriber.wake = resolve;
            });
            continue;
          }
          subscriber.waiting.delete(next[0]);
          yield next[1] as EventMessages[typeof topic] | null;
        }
      } finally {
        signal.removeEventListener('abort', abort);
        subscribers.delete(subscriber);
      }
    },
  };
}

/** What a message is about: all of it but the version of the row. */
function subjectOf(message: object): string {
  return JSON.stringify({ ...message, version: undefined });
}
