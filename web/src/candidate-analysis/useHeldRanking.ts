import { createContext, useCallback, useLayoutEffect, useState } from 'react';
import { rowOf } from './ranking/candidateTable.ts';
import type { LiveRanking } from './useRanking.ts';

/** Tells that something is typed about a candidate of this name; null: no longer. */
export type TellTyped = (uuid: string, name: string | null) => void;

export const TypedContext = createContext<TellTyped>(() => undefined);

export interface HeldRanking {
  live: LiveRanking;
  tellTyped: TellTyped;
  /** Names of those who were deleted while something is typed about them. */
  gone: readonly string[];
}

/** While something is typed about a candidate who was deleted elsewhere, the ranking stays as it was with them in it: otherwise the text would go with the row. */
export function useHeldRanking(live: LiveRanking): HeldRanking {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [last] = useState({ live });
  const gone = [...typed].filter(([uuid]) => rowOf(live.table, uuid) === undefined);
  const shown = gone.length > 0 ? last.live : live;
  useLayoutEffect(() => {
    Object.assign(last, { live: shown });
  });
  const tellTyped = useCallback<TellTyped>(
    (uuid, name) =>
      setTyped((before) => {
        if (before.get(uuid) === (name ?? undefined)) return before;
        const others = [...before].filter(([other]) => other !== uuid);
        return new Map(name === null ? others : [...others, [uuid, name]]);
      }),
    [],
  );
  return { live: shown, tellTyped, gone: gone.map(([, name]) => name) };
}
