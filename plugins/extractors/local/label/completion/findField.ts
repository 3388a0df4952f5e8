import type { LineMarks, Segment } from '../../annotate/annotateLines.ts';
import type { Naming } from '../../annotate/fieldLabels.ts';
import { overlaps, type Stretch } from '../../shared/textSpan.ts';
import { type FieldSpan, withoutJoiner } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import { type Header, type HeaderWords, isNoField, lossAs, spanOfWords, wordsIn } from './headerWords.ts';

/** The margin of what a form names: as sure as a label that usually holds. */
const margin = 300;

const namings: Readonly<Record<Header['section'], ReadonlyMap<Naming, FieldName>>> = {
  experience: new Map([
    ['company', 'company'],
    ['school', 'company'],
    ['position', 'position'],
  ]),
  education: new Map([
    ['school', 'institution'],
    ['company', 'institution'],
    ['degree', 'degree'],
    ['position', 'degree'],
    ['subject', 'subject'],
  ]),
};

export const fieldsNamedIn = (section: Header['section']): ReadonlySet<FieldName> => new Set(namings[section].values());

/** A segment with those after it that are in the same cell and no places: "Acme, Inc." of "Acme, Inc., Leeds". */
function wholeCell(segments: readonly Segment[], at: number): Stretch {
  const { start, naming } = segments[at]!;
  let { end } = segments[at]!;
  for (const next of segments.slice(at + 1)) {
    if (next.naming !== naming || next.place || next.opensPiece) break;
    end = next.end;
  }
  return { start, end };
}

/** What a form or table names as the field in an entry: "Employer: Acme", or the cell below "Employer". A form may name it below the duties too. */
export function namedField(marks: readonly LineMarks[], { section, lines, body }: Header, field: FieldName): FieldSpan | null {
  const own = [...lines, ...body];
  // "Факультет: …" is above "Специальность: …", which says more.
  for (const line of field === 'subject' ? own.reverse() : own) {
    const { segments } = marks[line]!;
    const at = segments.findIndex(({ naming }) => namings[section].get(naming) === field);
    if (at >= 0) return { field, ...wholeCell(segments, at), line, margin };
  }
  return null;
}

/** What an entry that lacks a field may lose, in the model's units, to have it. Measured on résumés that the weights were not learned from. */
const mostLoss = 500;
/** Schools without a degree are usual: a degree is not guessed from a piece that no recogniser knows, unless it loses next to nothing. */
const mostDegreeLoss = 100;
/** What a recogniser's score gains, in the model's units. */
const recognisedGain = 250;

/** How much the recognisers take a segment for a field. */
const recognised: Partial<Record<FieldName, (segment: Segment) => number>> = {
  position: ({ title }) => title,
  company: ({ company }) => company,
  institution: ({ school }) => school,
  degree: ({ degree }) => Number(degree) * 2,
};

/** The segment of a header that may best be the field, if any may; `held` is what other fields take. */
export function guessField(
  context: HeaderWords,
  { lines }: Header,
  field: FieldName,
  held: readonly FieldSpan[],
): FieldSpan | null {
  let best: FieldSpan | null = null;
  let least = field === 'degree' ? mostDegreeLoss : mostLoss;
  for (const line of lines) {
    for (const segment of context.marks[line]!.segments) {
      const words = wordsIn(context, line, segment);
      const isNoName = segment.place || isNoField(context, { ...segment, field, line });
      if (words.length === 0 || isNoName || held.some((span) => overlaps(span, segment))) continue;
      const loss = lossAs(context, words, field, true) - (recognised[field]?.(segment) ?? 0) * recognisedGain;
      if (loss <= least && (best === null || loss < least)) [best, least] = [spanOfWords(context, words, field), loss];
    }
  }
  return best && withoutJoiner(context.document.text, best);
}

const inField = /(?<!\s)\s+(?:in|of|по)\s+(?=[\p{L}«"])/u;

/** "Self-Education in Chemistry": a degree in no list, and its subject. */
export function guessDegree({ document, marks }: HeaderWords, { lines }: Header, held: readonly FieldSpan[]): FieldSpan[] {
  for (const line of lines) {
    for (const { start, end } of marks[line]!.segments) {
      const link = inField.exec(document.text.slice(start, end));
      if (!link || held.some((span) => span.field !== 'subject' && overlaps(span, { start, end }))) continue;
      const [to, from] = [start + link.index, start + link.index + link[0].length];
      return [
        { field: 'degree', start, end: to, line, margin: 0 },
        { field: 'subject', start: from, end, line, margin: 0 },
      ];
    }
  }
  return [];
}
