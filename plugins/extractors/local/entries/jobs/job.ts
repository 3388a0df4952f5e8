import type { Experience, Fact } from '../../../../contract.ts';
import type { LineView } from '../../shared/lineView.ts';

/** A job and the position of its text, which other fields read too. */
export interface Job {
  fact: Fact<Experience>;
  body: LineView[];
  start: number;
  end: number;
}
