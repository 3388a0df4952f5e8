import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { matchLength } from '../shared/textSpan.ts';
import type { FieldSpan } from './fieldSpan.ts';

const longestRest = 200;

const lastInitial = /(?:^|[\s.])\p{L}\.\s?\p{L}$/u;
/** "Ph.D", "M.Tech": the full stop behind belongs to it. */
const degreeLetters = /(?:^|[\s.])\p{L}{1,5}\.\s?\p{L}{1,4}$/u;

/** Extends a span over the closing bracket, quotation mark or full stop that belongs to it: "LLB (Hons" → "LLB (Hons)", "I.T.I" → "I.T.I.". */
export function withClosing<Name>(text: string, span: FieldSpan<Name>): FieldSpan<Name> {
  const own = text.slice(span.start, Math.min(span.end, span.start + longestRest));
  const next = text[span.end];
  const isOpen = next === ')' && own.lastIndexOf('(') > own.lastIndexOf(')');
  const isInitial = next === '.' && (span.field === 'degree' ? degreeLetters : lastInitial).test(own);
  return isOpen || isInitial ? { ...span, end: span.end + 1 } : withQuotes(text, span);
}

const opening = /[«"“„]/gu;
const closing = /[»"”]/gu;
const restOfQuote = /^[^«»"“”\t]{0,60}[»"”]/u;
const longestQuoted = 64;

/** A name with both of its quotation marks: «"Acme» goes on to the mark that closes it, «Acme"» begins at the one in front of it. */
export function withQuotes<Name>(text: string, span: FieldSpan<Name>): FieldSpan<Name> {
  const name = text.slice(span.start, span.end);
  const [opened, closed] = [matchesOf(opening, name).length, matchesOf(closing, name).length];
  // A straight mark counts as both.
  const isOpen = opened > closed || (opened === closed && opened % 2 === 1);
  if (!isOpen && closed <= opened) return span;
  if (/["”»]$/u.test(name)) return /[«"“„]/u.test(text.charAt(span.start - 1)) ? { ...span, start: span.start - 1 } : span;
  const rest = isOpen ? matchLength(restOfQuote, text.slice(span.end, span.end + longestQuoted)) : 0;
  return { ...span, end: span.end + rest };
}

/** The spans without those that begin within the one before, which a closing mark has extended. */
export const withoutSwallowed = <Name>(spans: readonly FieldSpan<Name>[]): FieldSpan<Name>[] =>
  spans.filter(({ start }, at) => at === 0 || start >= spans[at - 1]!.end);
