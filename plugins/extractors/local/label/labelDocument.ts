import type { DocumentText } from '../../../contract.ts';
import type { LineMarks } from '../annotate/annotateLines.ts';
import { namesNothing } from '../annotate/fieldLabels.ts';
import type { LineView } from '../shared/lineView.ts';
import { withAlikeEntries } from './alikeEntries.ts';
import { withClosing, withoutSwallowed } from './closing.ts';
import { completeEntries } from './completion/completeEntries.ts';
import { lineContext } from './features/lineLooks.ts';
import { wordContext, wordFeatures } from './features/wordFeatures.ts';
import { type FieldSpan, isBelow, spansByLine, withoutJoiner } from './fieldSpan.ts';
import { labelLines } from './labelLines.ts';
import { type FieldName, holdsFields, holdsSkills, isHeading } from './lineLabels.ts';
import { narratedJobs } from './narratedJobs.ts';
import { decode, type SequenceModel } from './sequenceModel.ts';
import { saysOf, splitEntries } from './splitEntries.ts';
import { itemWordsOf, type Word, wordsOf } from './words.ts';

export interface LabelModels {
  lines: SequenceModel;
  fields: SequenceModel;
  items: SequenceModel;
}

export interface LabelledDocument {
  /** A label for each line, and the margin by which it won. */
  labels: readonly string[];
  margins: readonly number[];
  fields: readonly FieldSpan[];
  skills: readonly FieldSpan<'skill'>[];
}

/** Whether a field may go on with a word of the next line, and whether it does so even if the word opens a field of the same name. */
interface Joins {
  may: (span: { start: number; end: number; line: number }, last: Word, word: Word) => boolean;
  does: (end: number, word: Word) => boolean;
}

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
    const last = words[at - 1];
    if (open && last && last.line !== word.line && !joins.may(open, last, word)) open = null;
    const same = open?.field === field;
    const goesOn = label.startsWith('I');
    if (label === 'O') open = null;
    else if (open && same && (goesOn || joins.does(open.end, word))) {
      open.end = word.end;
      open.margin = goesOn ? Math.min(open.margin, margin) : Math.max(open.margin, margin);
    } else {
      open = { field, start: word.start, end: word.end, line: word.line, margin };
      spans.push(open);
    }
  });
  return spans;
}

/** Labels the lines of a résumé, then the words in its head and in the headers of its entries, then the items of its lists of skills. */
export function labelDocument(
  models: LabelModels,
  document: DocumentText,
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  body: number,
): LabelledDocument {
  const { labels: first, margins, scores } = labelLines(models.lines, lineContext(document, lines, marks, body));
  const label = <Name extends string>(
    model: SequenceModel,
    labels: readonly string[],
    holds: (label: string) => boolean,
    wordsIn: typeof wordsOf,
    joins: Joins,
  ) => {
    const words = labels.flatMap((name, at) => (holds(name) ? wordsIn(lines, at) : []));
    const found = decode(model, wordFeatures(wordContext(lines, marks, labels), words));
    const spans = spansOf<Name>(words, found.labels, found.margins, joins);
    return {
      words,
      losses: found.losses,
      spans: withoutSwallowed(spans.map((span) => withoutJoiner(document.text, withClosing(document.text, span)))),
    };
  };
  const isNext: Joins['may'] = ({ start }, last, word) =>
    word.line === last.line + 1 && isBelow(lines[last.line]!, start, lines[word.line]!);
  const fieldsOf = (labels: readonly string[]) => {
    const isWrapped: Joins['does'] = (end, word) =>
      word.index === 0 && !/:[SP]$/.test(labels[word.line]!) && document.text.slice(end, word.start).trim() === '';
    const found = label<FieldName>(models.fields, labels, holdsFields, wordsOf, { may: isNext, does: isWrapped });
    const spans = found.spans.filter(({ start, end }) => !namesNothing(document.text.slice(start, end)));
    return { ...found, spans };
  };
  const found = fieldsOf(first);
  const named = withoutHeadingNames(marks, first);
  const ofLine = spansByLine(found.spans);
  const says = lines.map((line, at) => saysOf(line, named[at]!, ofLine.get(at) ?? []));
  const split = splitEntries(models.lines, scores, first, says);
  const narrated = narratedJobs(lines, marks, withAlikeEntries(lines, marks, split));
  const { labels } = narrated;
  const fields = labels.every((one, at) => one === first[at]) ? found : fieldsOf(labels);
  return {
    labels,
    margins,
    fields: [
      ...completeEntries(document, lines, named, labels, { names: models.fields.labels, ...fields }).filter(
        ({ field, line }) => field === 'place' || !narrated.lines.has(line),
      ),
      ...narrated.spans,
    ].toSorted((a, b) => a.start - b.start),
    skills: label<'skill'>(models.items, labels, holdsSkills, itemWordsOf, { may: isNext, does: () => false }).spans,
  };
}

/** "Образование" over a school may be a form's label or a heading. As a heading, it does not name what is below it. */
function withoutHeadingNames(marks: readonly LineMarks[], labels: readonly string[]): readonly LineMarks[] {
  return marks.map((mark, at) => {
    const [above, ...others] = marks[at - 1]?.segments ?? [];
    const isBelow = isHeading(labels[at - 1]) && above?.naming === 'label' && others.length === 0;
    if (!isBelow || mark.segments.some(({ naming }) => naming === 'label')) return mark;
    return { ...mark, naming: null, segments: mark.segments.map((segment) => ({ ...segment, naming: null })) };
  });
}
