import { normalizeWeights } from '../../../../plugins/facets/overallScore.ts';

/** A facet as the installation has it registered. */
export interface WeighedFacet {
  readonly key: string;
  readonly label: string;
  readonly defaultWeight: number;
}

/** Slider positions, 0 to 100, by facet. */
export type SliderValues = Readonly<Record<string, number>>;

/** Facets that have a slider: those that count before anybody moves one. */
export function sliderFacets<F extends WeighedFacet>(facets: readonly F[]): F[] {
  return facets.filter(({ defaultWeight }) => defaultWeight > 0);
}

/** Slider positions of the defaults: weights 0.45, 0.25, 0.1, … stand at 45, 25, 10. */
export function defaultSliders(facets: readonly WeighedFacet[]): SliderValues {
  return Object.fromEntries(sliderFacets(facets).map(({ key, defaultWeight }) => [key, Math.round(defaultWeight * 100)]));
}

/** Weights that sum to 1, by facet key; the defaults when every slider stands at 0. Facets without a slider weigh nothing. */
export function weightsOf(facets: readonly WeighedFacet[], sliders: SliderValues): ReadonlyMap<string, number> {
  const shown = sliderFacets(facets);
  const weights = normalizeWeights(
    shown.map(({ key }) => sliders[key] ?? 0),
    shown.map(({ defaultWeight }) => defaultWeight),
  );
  return new Map(shown.map(({ key }, index) => [key, weights[index] ?? 0]));
}

export function areDefaults(facets: readonly WeighedFacet[], sliders: SliderValues): boolean {
  return Object.entries(defaultSliders(facets)).every(([key, value]) => sliders[key] === value);
}
