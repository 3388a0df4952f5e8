import type { DocumentText } from '../../../contract.ts';
import type { LineMarks } from '../annotate/annotateLines.ts';
import type { LineView } from '../shared/lineView.ts';
import { correctSections } from './correctSections.ts';
import { lineFeatures } from './features/lineFeatures.ts';
import { lineContext } from './features/lineLooks.ts';
import { wordContext, wordFeatures } from './features/wordFeatures.ts';
import { type FieldName, holdsFields, holdsSkills } from './lineLabels.ts';
import { decode, type SequenceModel } from './sequenceModel.ts';
import { type Word, wordsOf } from './words.ts';

export interface LabelModels {
  lines: SequenceModel;
  fields: SequenceModel;
  items: SequenceModel;
}

/** The words of a field: usually one stretch of text; a field that wraps continues over the line break. */
export interface FieldSpan<Name = FieldName> {
  field: Name;
  start: number;
  end: number;
  /** Index of its first line in the list. */
  line: number;
  /** The smallest margin of its words. */
  margin: number;
}

export interface LabelledDocument {
  /** A label for each line, and the margin by which it won. */
  labels: readonly string[];
  margins: readonly number[];
  fields: readonly FieldSpan[];
  skills: readonly FieldSpan<'skill'>[];
}

/** Whether a word that opens a field goes on with the same field: nothing stands between, and it begins no entry. A narrow column wraps names so. */
type Joins = (end: number, word: Word) => boolean;

function spansOf<Name extends string>(
  words: readonly Word[],
  labels: readonly string[],
  margins: readonly number[],
  joins: Joins,
) {
  const spans: FieldSpan<Name>[] = [];
  let open: FieldSpan<Name> | null = null;
  words.forEach((word, at) => {
    const label = labels[at]!;
    const field = label.slice(1) as Name;
    const margin = margins[at]!;
    const same = open?.field === field;
    const goesOn = label.startsWith('I');
    if (label === 'O') open = null;
    else if (open && same && (goesOn || joins(open.end, word))) {
      open.end = word.end;
      open.margin = goesOn ? Math.min(open.margin, margin) : Math.max(open.margin, margin);
    } else if (label.startsWith('B')) {
      open = { field, start: word.start, end: word.end, line: word.line, margin };
      spans.push(open);
    } else open = null;
  });
  return spans;
}

const longestRest = 200;

/** Extends a span over the closing bracket or quotation mark and the last initial's full stop that belong to it: "LLB (Hons" → "LLB (Hons)", "I.T.I" → "I.T.I.". */
function withClosing<Name>(text: string, span: FieldSpan<Name>): FieldSpan<Name> {
  const own = text.slice(span.start, Math.min(span.end, span.start + longestRest));
  const next = text[span.end];
  const opened = own.lastIndexOf('(') > own.lastIndexOf(')');
  const initial = next === '.' && /(?:^|[\s.])\p{L}\.\s?\p{L}$/u.test(own);
  const quoted =
    (next === '"' && own.split('"').length % 2 === 0) || (next === '”' && own.lastIndexOf('“') > own.lastIndexOf('”'));
  return (next === ')' && opened) || initial || quoted ? { ...span, end: span.end + 1 } : span;
}

/** «Лицей №\n84», which wraps: at most this many characters up to the closing quotation mark. */
const longestQuoted = 60;

/** Extends spans whose quotation mark is open to where it closes, over the spans that begin in between. */
function closeQuotes<Name>(text: string, spans: readonly FieldSpan<Name>[]): FieldSpan<Name>[] {
  const closed: FieldSpan<Name>[] = [];
  for (const span of spans) {
    if (span.start < (closed.at(-1)?.end ?? 0)) continue;
    const own = text.slice(span.start, Math.min(span.end, span.start + longestRest));
    const rest = own.lastIndexOf('«') > own.lastIndexOf('»') ? text.slice(span.end, span.end + longestQuoted) : '';
    const close = /^[^«»\n]*(?:\n[^«»\n]*)?»/u.exec(rest)?.[0].length ?? 0;
    closed.push({ ...span, end: span.end + close });
  }
  return closed;
}

/** Labels the lines of a résumé, then the words in its head and in the headers of its entries, then the items of its lists of skills. */
export function labelDocument(
  models: LabelModels,
  document: DocumentText,
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  body: number,
): LabelledDocument {
  const decoded = decode(models.lines, lineFeatures(lineContext(document, lines, marks, body)));
  const { margins } = decoded;
  const labels = correctSections(lines, decoded.labels, margins);
  const context = wordContext(lines, marks, labels);
  const label = <Name extends string>(model: SequenceModel, holds: (label: string) => boolean, joins: Joins) => {
    const words = labels.flatMap((name, at) => (holds(name) ? wordsOf(lines, at) : []));
    const found = decode(model, wordFeatures(context, words));
    const spans = spansOf<Name>(words, found.labels, found.margins, joins).map((span) => withClosing(document.text, span));
    return closeQuotes(document.text, spans);
  };
  const isWrapped: Joins = (end, word) =>
    word.index === 0 && !/:[SP]$/.test(labels[word.line]!) && document.text.slice(end, word.start).trim() === '';
  return {
    labels,
    margins,
    fields: label<FieldName>(models.fields, holdsFields, isWrapped),
    skills: label<'skill'>(models.items, holdsSkills, () => false),
  };
}
