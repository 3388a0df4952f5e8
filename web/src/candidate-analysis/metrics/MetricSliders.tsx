import { getLocale } from '../../paraglide/runtime.js';
import { Slider } from '../../ui/Slider.tsx';
import type { Sliders } from './useSliders.ts';
import { sliderFacets, type WeighedFacet } from './weights.ts';

export interface MetricSlidersProps {
  facets: readonly WeighedFacet[];
  sliders: Sliders;
  weights: ReadonlyMap<string, number>;
}

/** One slider a facet; beside it the share of the score that it has after all are normalised. */
export function MetricSliders({ facets, sliders, weights }: MetricSlidersProps) {
  return sliderFacets(facets).map(({ key, label }) => (
    <Slider
      key={key}
      label={label}
      value={sliders.values[key] ?? 0}
      format={() => (weights.get(key) ?? 0).toLocaleString(getLocale(), { style: 'percent', maximumFractionDigits: 1 })}
      onChange={(value) => sliders.set(key, value)}
    />
  ));
}
