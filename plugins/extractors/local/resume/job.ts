import type { Experience, Fact } from '../../../contract.ts';
import type { LineView } from '../shared/lineView.ts';

/** A job and where its text stands, for what other fields want to read from it. */
export interface Job {
  fact: Fact<Experience>;
  body: LineView[];
  start: number;
  end: number;
}
