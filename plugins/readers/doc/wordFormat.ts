import type { FindRun } from './formattedRuns.ts';
import type { Piece } from './pieces.ts';
import type { WordStyle } from './styleSheet.ts';

/** Text and formats of a Word document, as stored. */
export interface WordFormat {
  pieces: readonly Piece[];
  looks: FindRun;
  layouts: FindRun;
  style(index: number): WordStyle;
  /** Names of fonts. */
  fonts: readonly string[];
}
