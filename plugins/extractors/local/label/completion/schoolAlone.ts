import { namesField } from '../../annotate/namesField.ts';
import { schoolScore } from '../../annotate/schoolScore.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import { type HeaderWords, overlaps } from './headerWords.ts';

const joiner = /(?<!\s)\s+(?:at|from|в|\/)\s+(?=[\p{Lu}\d«"])/u;

/** Cuts off a subject or a degree that the model took for the beginning of a school: "History at Universidade do Minho", "BSc / Leeds College". */
export function schoolAlone({ document, marks }: HeaderWords, span: FieldSpan): FieldSpan {
  if (span.field !== 'institution') return span;
  const own = document.text.slice(span.start, span.end);
  const at = joiner.exec(own);
  const rest = at ? own.slice(at.index + at[0].length) : '';
  if (at && schoolScore(own.slice(0, at.index)) === 0 && schoolScore(rest) > 0) return { ...span, start: span.end - rest.length };
  const { segments, degrees } = marks[span.line]!;
  const covered = segments.filter((segment) => overlaps(segment, span));
  const first = covered.findIndex(({ school }) => school > 0);
  const isOther = ({ start, end }: { start: number; end: number }) =>
    degrees.some((degree) => overlaps(degree, { start, end })) || namesField(document.text.slice(start, end));
  return first > 0 && covered.slice(0, first).some(isOther) ? { ...span, start: covered[first]!.start } : span;
}
