import type { Events } from '../events.ts';
import { createEventHub } from '../publishing/eventHub.ts';

/** Events within one process, for tests. */
export function createLocalEvents(): Events {
  const { deliver, subscribe } = createEventHub();
  return { publish: deliver, subscribe };
}
