import type { LaidLine } from '../layout/parts/laidLine.ts';

/** A page that was recognised. */
export interface RecognisedPage {
  page: number;
  lines: LaidLine[];
  confidence: number;
}
