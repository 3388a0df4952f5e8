import { useMemo, useSyncExternalStore } from 'react';

export interface Selection {
  /** UUIDs of candidates. */
  ids: ReadonlySet<string>;
  /** Selects or deselects. */
  set: (uuids: Iterable<string>, selected: boolean) => void;
  toggle: (uuid: string) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** One selection for the whole tab of the browser: it survives a change of tab or page, and is empty for another position. */
let current: { position: string; ids: ReadonlySet<string> } = { position: '', ids: none };
const listeners = new Set<() => void>();

/** The selected candidates of a position, shared by all tabs of the screen. */
export function useSelection(internalId: string): Selection {
  const ids = useSyncExternalStore(subscribe, () => read(internalId));
  return useMemo(() => ({ ids, ...actionsOf(internalId) }), [ids, internalId]);
}

function actionsOf(position: string): Omit<Selection, 'ids'> {
  const store = (ids: ReadonlySet<string>) => {
    current = { position, ids };
    for (const listener of listeners) listener();
  };
  const set = (uuids: Iterable<string>, selected: boolean) => {
    const next = new Set(read(position));
    for (const uuid of uuids) {
      if (selected) next.add(uuid);
      else next.delete(uuid);
    }
    store(next);
  };
  return { set, toggle: (uuid) => set([uuid], !read(position).has(uuid)), clear: () => store(none) };
}

function read(position: string): ReadonlySet<string> {
  return current.position === position ? current.ids : none;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
