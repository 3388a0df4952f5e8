import type { LineView } from '../shared/lineView.ts';
import { isLabelRow, type LabelKind, labelKind } from './fieldLabels.ts';

/** What a form or a table says that a segment is; "label" for the words that say so. */
export type Naming = LabelKind | 'label' | null;

interface Stretch {
  start: number;
  end: number;
}

const cellsBefore = (text: string, at: number) => text.slice(0, at).split('\t').length - 1;

/**
 * Names the segments of forms and tables: "Employer: Acme" and the cell below "Employer" are companies. A label alone on its line names the line below.
 */
export function nameSegments(lines: readonly LineView[], segmentsOf: readonly (readonly Stretch[])[]): Naming[][] {
  let columns: (LabelKind | null)[] = [];
  let alone: LabelKind | null = null;
  return lines.map(({ text, start }, index) => {
    const segments = segmentsOf[index]!;
    if (text.includes('\t') && isLabelRow(text)) {
      columns = text.split('\t').map((cell) => labelKind(cell.split(/[,/]|\s(?:и|and|&)\s/u)[0]!));
      alone = null;
      return segments.map(() => 'label');
    }
    const isRow = text.includes('\t');
    if (!isRow && segments.length > 0 && columns.length > 0 && index > 0 && !lines[index - 1]!.text.includes('\t')) columns = [];
    let open: LabelKind | null = alone;
    alone = null;
    return segments.map((segment, at) => {
      const kind = labelKind(text.slice(segment.start - start, segment.end - start));
      const next = segments[at + 1];
      const isLabel =
        kind !== null && (next ? /[:：\t]/u.test(text.slice(segment.end - start - 1, next.start - start + 1)) : true);
      if (isLabel && (next || segments.length === 1)) {
        open = kind;
        if (!next) alone = kind;
        return 'label';
      }
      return open ?? (isRow ? (columns[cellsBefore(text, segment.start - start)] ?? null) : null);
    });
  });
}
