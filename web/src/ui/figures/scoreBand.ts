import type { Tone } from '../tones.ts';

/** Score bands in lists and breakdowns, the same as for the verdict words: emerald from 90, blue from 70, yellow from 50, else gray. */
export function scoreBand(score: number): Tone {
  return bandOf(score, [90, 70, 50]);
}

/** Score bands of the badge in review and saved candidates: emerald from 90, blue from 85, yellow from 80, else gray. */
export function badgeBand(score: number): Tone {
  return bandOf(score, [90, 85, 80]);
}

function bandOf(score: number, [emerald, blue, yellow]: readonly [number, number, number]): Tone {
  if (score >= emerald) return 'emerald';
  if (score >= blue) return 'blue';
  return score >= yellow ? 'yellow' : 'gray';
}
