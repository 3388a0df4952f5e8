import { useRef, useState } from 'react';
import { moveShare, type Shares } from './shares.ts';
import { defaultShares, isWhole, type WeighedFacet, weightsOf } from './weights.ts';

export interface Sliders {
  values: Shares;
  set: (key: string, share: number) => void;
  /** Shares of all facets, as a preset has them. */
  load: (shares: Shares) => void;
  reset: () => void;
}

/** A position's metric shares. They are kept for the life of the tab, so that a reload does not change the order on the screen. */
export function useSliders(projectId: string, facets: readonly WeighedFacet[]): Sliders {
  const key = keyOf(projectId);
  const usual = defaultShares(facets);
  const [state, setState] = useState<{ key: string; values: Shares } | null>(null);
  const values = state?.key === key ? state.values : readStored(key, usual);
  // While one slider moves, the others are computed from where they were before the drag: dragged to 100 and back, it takes nothing from them.
  const moving = useRef<{ facet: string; from: Shares; to: Shares } | null>(null);
  const store = (next: Shares) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setState({ key, values: next });
  };
  return {
    values,
    set: (facet, share) => {
      const last = moving.current;
      const from = last?.facet === facet && last.to === values ? last.from : values;
      const to = moveShare(from, facet, share, usual);
      moving.current = { facet, from, to };
      store(to);
    },
    load: store,
    reset: () => store(usual),
  };
}

/** What the server needs to rank as the sliders of this tab ask; null while nobody has moved one. It ignores what it does not know. */
export function storedWeights(projectId: string): { key: string; weight: number }[] | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? '{}') as Record<string, unknown>;
    return isWhole(stored) ? [...weightsOf(stored)].map(([key, weight]) => ({ key, weight })) : null;
  } catch {
    return null;
  }
}

/** Sets a position's sliders before its screen opens. */
export function storeShares(projectId: string, shares: Shares): void {
  sessionStorage.setItem(keyOf(projectId), JSON.stringify(shares));
}

function keyOf(projectId: string): string {
  return `noa.weights.${projectId}`;
}

/** Users can edit the storage, so the value is used only if it has shares of existing facets that add up to a whole. */
function readStored(key: string, usual: Shares): Shares {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const shares = Object.fromEntries(Object.keys(usual).map((facet) => [facet, stored[facet]]));
    return isWhole(shares) ? shares : usual;
  } catch {
    return usual;
  }
}
