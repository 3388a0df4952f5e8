import type { EventMessages, Events, EventTopic } from '../events.ts';

/** Minimum time in milliseconds between two messages about the same thing; people cannot read faster. */
const quietTime = 50;

/** How long in milliseconds a minor change waits to be told together with another one. */
const minorWait = 500;

interface Announced {
  /** Runs since the last message. */
  quiet: NodeJS.Timeout | null;
  /** The message to send when the quiet time is over. */
  next: (() => void) | null;
  /** Runs while a minor change waits. */
  minor: NodeJS.Timeout | null;
}

const announced = new WeakMap<Events, Map<string, Announced>>();

/** Publishes at once, then at most every 50 ms: of the messages in between, only the last is sent when the time is over. */
export function announce<T extends EventTopic>(events: Events, topic: T, message: EventMessages[T] & { id: string }): void {
  const { entries, key, entry } = find(events, topic, message);
  const publish = () => {
    // The listeners read the row after this message, so they see the minor change too.
    clearTimeout(entry.minor ?? undefined);
    entry.minor = null;
    entry.next = null;
    events.publish(topic, message);
    entry.quiet = setTimeout(() => {
      entry.quiet = null;
      if (entry.next !== null) entry.next();
      else if (entry.minor === null) entries.delete(key);
    }, quietTime);
  };
  if (entry.quiet === null) publish();
  else entry.next = publish;
}

/**
 * Announces a change that may be told late: with the next message about the same screening, or after half a second. Otherwise frequent small changes would keep
 * more important ones waiting, and everybody who listens busy.
 */
export function announceMinor(events: Events, topic: 'screening', message: EventMessages['screening']): void {
  const { entry } = find(events, topic, message);
  entry.minor ??= setTimeout(() => announce(events, topic, message), minorWait);
}

function find(events: Events, topic: EventTopic, { id }: { id: string }) {
  const entries = announced.get(events) ?? new Map<string, Announced>();
  announced.set(events, entries);
  const key = `${topic} ${id}`;
  const entry = entries.get(key) ?? { quiet: null, next: null, minor: null };
  entries.set(key, entry);
  return { entries, key, entry };
}
