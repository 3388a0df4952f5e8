import { formatPercent } from '../../ui/format/formatNumber.ts';
import { Slider } from '../../ui/inputs/Slider.tsx';
import type { Sliders } from './useSliders.ts';
import type { WeighedFacet } from './weights.ts';

export interface MetricSlidersProps {
  facets: readonly WeighedFacet[];
  sliders: Sliders;
}

/** One slider per facet. Its position is the facet's share of the score, so moving one slider moves the others. */
export function MetricSliders({ facets, sliders }: MetricSlidersProps) {
  return facets.map(({ key, label }) => (
    <Slider
      key={key}
      label={label}
      value={sliders.values[key] ?? 0}
      format={(share) => formatPercent(share / 100)}
      onChange={(value) => sliders.set(key, value)}
    />
  ));
}
