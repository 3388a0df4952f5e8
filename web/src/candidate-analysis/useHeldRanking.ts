import { createContext, useCallback, useLayoutEffect, useState } from 'react';
import { nameOf, rowOf } from './ranking/candidateTable.ts';
import type { LiveRanking } from './useRanking.ts';

/** Tells that something is typed, or no longer typed, about a candidate. */
export type TellTyped = (uuid: string, dirty: boolean) => void;

export const TypedContext = createContext<TellTyped>(() => undefined);

export interface HeldRanking {
  live: LiveRanking;
  tellTyped: TellTyped;
  /** Names of those who were deleted while something is typed about them. */
  gone: readonly string[];
}

/** While something is typed about a candidate who was deleted elsewhere, the ranking stays as it was with them in it: otherwise the text would go with the row. */
export function useHeldRanking(live: LiveRanking): HeldRanking {
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const [last] = useState({ live });
  const gone = [...typed].filter((uuid) => rowOf(live.table, uuid) === undefined);
  const shown = gone.length > 0 ? last.live : live;
  useLayoutEffect(() => {
    Object.assign(last, { live: shown });
  });
  const tellTyped = useCallback<TellTyped>(
    (uuid, dirty) =>
      setTyped((before) => {
        if (before.has(uuid) === dirty) return before;
        const others = [...before].filter((other) => other !== uuid);
        return new Set(dirty ? [...others, uuid] : others);
      }),
    [],
  );
  return { live: shown, tellTyped, gone: gone.map((uuid) => nameOf(shown.table, rowOf(shown.table, uuid) ?? -1)) };
}
