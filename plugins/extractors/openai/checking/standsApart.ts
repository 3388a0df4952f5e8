import type { DocumentText } from '../../../contract.ts';
import type { Span } from '../quoting/spans.ts';

/** Words of sentences: a line with one of them is not just a name. */
const telling = /(?<!\p{L})(?:is|are|was|be|should|must|set|change|call|это|является|зовут|считать)(?!\p{L})/iu;
/** Besides the name, a line may hold a label, a title or a place, but not a sentence. */
const mostOtherWords = 6;

/** Whether the words are in the place of a name or a title: on lines with little else, not in the middle of a sentence. */
export function standsApart({ text }: Pick<DocumentText, 'text'>, { start, end }: Span): boolean {
  const { before, after } = restOfLines(text, start, end);
  const others = `${before} ${after}`;
  const sentence = others.split(/[|•·,;/()\t]|\s[-–—]\s|\s{3,}/u);
  return !telling.test(others) && sentence.every((part) => (part.match(/[\p{L}\p{N}@.]+/gu) ?? []).length <= mostOtherWords);
}

/** Whether the words are by themselves: only a mark or the end of the line is before and after them. "Reported to the Director" names no director. */
export function standsAsPart({ text }: Pick<DocumentText, 'text'>, { start, end }: Span): boolean {
  const { before, after } = restOfLines(text, start, end);
  return /(?:^|[^\p{L}\p{N}\s])\s*$/u.test(before) && /^\s*(?:$|[^\p{L}\p{N}\s]|(?:at|in|with|for|в)\s)/u.test(after);
}

function restOfLines(text: string, start: number, end: number): { before: string; after: string } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return { before: text.slice(from, start), after: text.slice(end, to < 0 ? text.length : to) };
}
