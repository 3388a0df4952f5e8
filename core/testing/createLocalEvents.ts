import { EventEmitter, on } from 'node:events';
import type { Events } from '../events.ts';

/** Events within one process, for tests. */
export function createLocalEvents(): Events {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish(topic, message) {
      emitter.emit(topic, message);
    },
    async *subscribe(topic, signal) {
      try {
        for await (const [message] of on(emitter, topic, { signal })) yield message;
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}
