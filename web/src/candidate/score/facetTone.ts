import type { Tone } from '../../ui/tones.ts';

const tones: Tone[] = ['accent', 'blue', 'emerald', 'yellow', 'gray'];

/** The colour of a facet in the stacked bar. It depends on the position in the list, so it is the same for every candidate. */
export function facetTone(index: number): Tone {
  return tones[index % tones.length] ?? 'gray';
}
