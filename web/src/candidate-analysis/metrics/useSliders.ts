import { useState } from 'react';
import { defaultSliders, type SliderValues, type WeighedFacet } from './weights.ts';

export interface Sliders {
  values: SliderValues;
  set: (key: string, value: number) => void;
  reset: () => void;
}

/** Slider positions of a position. They last as long as the tab, so that a reload keeps the order one was looking at. */
export function useSliders(projectId: string, facets: readonly WeighedFacet[]): Sliders {
  const key = `noa.weights.${projectId}`;
  const [state, setState] = useState<{ key: string; values: SliderValues } | null>(null);
  const values = state?.key === key ? state.values : readStored(key, defaultSliders(facets));
  const store = (next: SliderValues) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setState({ key, values: next });
  };
  return {
    values,
    set: (facet, value) => store({ ...values, [facet]: value }),
    reset: () => store(defaultSliders(facets)),
  };
}

/** Storage is the user's to change: only whole positions of known facets are taken. */
function readStored(key: string, defaults: SliderValues): SliderValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(defaults).map(([facet, value]) => [facet, isPosition(stored[facet]) ? stored[facet] : value]);
    return Object.fromEntries(known) as SliderValues;
  } catch {
    return defaults;
  }
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}
