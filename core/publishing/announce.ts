import type { EventMessages, Events, EventTopic } from '../events.ts';

/** Minimum time in milliseconds between two messages about the same thing; people cannot read faster. */
const quietTime = 100;

interface Waiting {
  /** The message to send when the quiet time is over. */
  next: (() => void) | null;
}

const waiting = new WeakMap<Events, Map<string, Waiting>>();

/** Publishes at once, then at most every 100 ms: of the messages in between, only the last is sent when the time is over. */
export function announce<T extends EventTopic>(events: Events, topic: T, message: EventMessages[T] & { id: string }): void {
  const entries = waiting.get(events) ?? new Map<string, Waiting>();
  waiting.set(events, entries);
  const key = `${topic} ${message.id}`;
  const publish = () => events.publish(topic, message);
  const entry = entries.get(key);
  if (entry !== undefined) {
    entry.next = publish;
    return;
  }
  publish();
  startQuietTime(entries, key);
}

function startQuietTime(entries: Map<string, Waiting>, key: string): void {
  setTimeout(() => {
    const next = entries.get(key)?.next ?? null;
    entries.delete(key);
    if (next === null) return;
    next();
    startQuietTime(entries, key);
  }, quietTime);
  entries.set(key, { next: null });
}
