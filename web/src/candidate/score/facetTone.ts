import type { Tone } from '../../ui/tones.ts';

const tones: Tone[] = ['accent', 'blue', 'emerald', 'yellow', 'gray'];

/** The colour of a facet's part in the stacked bar: by its place in the list, so that it stays the same from candidate to candidate. */
export function facetTone(index: number): Tone {
  return tones[index % tones.length] ?? 'gray';
}
