import type { DocumentText } from '../../../contract.ts';
import type { FieldSpan } from '../label/fieldSpan.ts';
import type { LabelledDocument } from '../label/labelDocument.ts';
import type { FieldName } from '../label/lineLabels.ts';
import type { LineView } from '../shared/lineView.ts';

/** "Name:" in front of a name. */
const label = /^[^:]{2,24}:\s+/u;

/** The lines with the given label as one span, for names in which the model was sure of no single word. */
function wholeLine({ labels, margins }: LabelledDocument, lines: readonly LineView[], field: 'name' | 'title'): FieldSpan | null {
  const at = labels.indexOf(field);
  const [first, next] = [lines[at], labels[at + 1] === field ? lines[at + 1] : undefined];
  if (!first) return null;
  const start = first.start + (label.exec(first.text)?.[0].length ?? 0);
  const wraps = next?.size === first.size && next.bold === first.bold && first.wordCount <= 2;
  return { field, start, end: wraps ? next.end : first.end, line: at, margin: Math.max(0, margins[at]!) / 2 };
}

/** The surest span of a field that occurs once in a document. For name and title, falls back to the line labelled so. */
export function surestSpan(
  document: DocumentText,
  lines: readonly LineView[],
  labelled: LabelledDocument,
  name: FieldName,
): FieldSpan | null {
  const spans = labelled.fields.filter(
    ({ field, start, end }) => field === name && /\p{L}{2}/u.test(document.text.slice(start, end)),
  );
  const surest = spans.reduce<FieldSpan | null>((best, span) => (best === null || span.margin > best.margin ? span : best), null);
  return surest ?? (name === 'name' || name === 'title' ? wholeLine(labelled, lines, name) : null);
}
