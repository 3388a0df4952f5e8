import { useState } from 'react';

export interface Picked {
  /** UUIDs. They belong to other positions, so this is not the position's own selection. */
  ids: ReadonlySet<string>;
  set: (uuids: Iterable<string>, picked: boolean) => void;
}

/** The past applicants that are ticked. */
export function usePicked(): Picked {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set: Picked['set'] = (uuids, picked) =>
    setIds((before) => {
      const next = new Set(before);
      for (const uuid of uuids) {
        if (picked) next.add(uuid);
        else next.delete(uuid);
      }
      return next;
    });
  return { ids, set };
}
