import type { LineMarks } from '../annotate/annotateLines.ts';
import type { LineView } from '../shared/lineView.ts';
import type { LineSays } from './splitEntries.ts';

/** What is known of a document's lines, each list with one item for each line. */
export interface KnownLines {
  lines: readonly LineView[];
  marks: readonly LineMarks[];
  /** The margins by which the model chose the labels. */
  margins: readonly number[];
  says: readonly LineSays[];
}

/** Corrects the labels of lines. Names what it needs to know of the lines. */
export type LabelPass<Needed extends keyof KnownLines> = (
  known: Pick<KnownLines, Needed>,
  labels: readonly string[],
) => readonly string[];

/** The labels after all passes, each of which corrects what the one before it gives. */
export const runPasses = <Needed extends keyof KnownLines>(
  passes: readonly LabelPass<Needed>[],
  known: Pick<KnownLines, Needed>,
  labels: readonly string[],
): readonly string[] => passes.reduce((found, pass) => pass(known, found), labels);
