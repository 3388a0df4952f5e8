import type { DocumentText } from '../../../contract.ts';
import type { Span } from '../quoting/spans.ts';

/** A line with one of these tells something; where a name stands as a name, it tells nothing. */
const telling = /(?<!\p{L})(?:is|are|was|be|should|must|set|change|call|это|является|зовут|считать)(?!\p{L})/iu;
/** Besides it, a line may hold a label, a title, a place; a sentence it may not. */
const mostOtherWords = 6;

/** Whether the words stand where a name or a title does: on lines that say little else. In the middle of a sentence, they are part of what it says. */
export function standsApart({ text }: Pick<DocumentText, 'text'>, { start, end }: Span): boolean {
  const { before, after } = restOfLines(text, start, end);
  const others = `${before} ${after}`;
  const sentence = others.split(/[|•·,;/()\t]|\s[-–—]\s|\s{3,}/u);
  return !telling.test(others) && sentence.every((part) => (part.match(/[\p{L}\p{N}@.]+/gu) ?? []).length <= mostOtherWords);
}

/** Whether the words are a part of their own: nothing but a mark, or the end of the line, stands before and behind them. "Reported to the Director" names no director. */
export function standsAsPart({ text }: Pick<DocumentText, 'text'>, { start, end }: Span): boolean {
  const { before, after } = restOfLines(text, start, end);
  return /(?:^|[^\p{L}\p{N}\s])\s*$/u.test(before) && /^\s*(?:$|[^\p{L}\p{N}\s]|(?:at|in|with|for|в)\s)/u.test(after);
}

function restOfLines(text: string, start: number, end: number): { before: string; after: string } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return { before: text.slice(from, start), after: text.slice(end, to < 0 ? text.length : to) };
}
