import type { LaidLine } from '../layout/laidLine.ts';

/** A page that was recognised. */
export interface RecognisedPage {
  page: number;
  lines: LaidLine[];
  confidence: number;
}
