import { createEventHub } from '../eventHub.ts';
import type { Events } from '../events.ts';

/** Events within one process, for tests. */
export function createLocalEvents(): Events {
  const { deliver, subscribe } = createEventHub();
  return { publish: deliver, subscribe };
}
