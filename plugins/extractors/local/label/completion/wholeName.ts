import type { FieldSpan } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import { withoutJoiner } from '../withoutJoiner.ts';
import { type HeaderWords, lossAs, overlaps, wordsIn } from './headerWords.ts';

/** What a name may lose, in the model's units, to go on to the ends of its segment. */
const mostLoss = 250;
const names: ReadonlySet<FieldName> = new Set(['company', 'institution', 'position']);

/** Extends a name over the words of its segment that no other field takes, if they might well belong to it: "Terminals Oy" in "Greywacke Terminals Oy". */
export function wholeName(context: HeaderWords, span: FieldSpan, fields: readonly FieldSpan[]): FieldSpan {
  const segment = context.marks[span.line]!.segments.find((one) => overlaps(one, span));
  if (!segment || !names.has(span.field)) return span;
  const { words, document } = context;
  const own = wordsIn(context, span.line, segment);
  const before = own.filter((at) => words[at]!.end <= span.start);
  const after = own.filter((at) => words[at]!.start >= span.end);
  const first = own.find((at) => words[at]!.start >= span.start);
  const isFree = (at: number) => !fields.some((other) => other !== span && overlaps(other, words[at]!));
  const belongs = (part: readonly number[], begins: boolean) =>
    part.length > 0 && part.every(isFree) && lossAs(context, begins ? [...part, first!] : part, span.field, begins) <= mostLoss;
  const start = first !== undefined && belongs(before, true) ? words[before[0]!]!.start : span.start;
  const end = belongs(after, false) ? words[after.at(-1)!]!.end : span.end;
  return withoutJoiner(document.text, { ...span, start, end });
}
