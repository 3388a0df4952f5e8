import type { DocumentText } from '../../../../contract.ts';
import { cues } from '../../../../knowledge/cues/cues.ts';
import type { DateRange } from './findDateRanges.ts';

const durationPattern = new RegExp(
  cues(String.raw`
  (?:(?<![\s,([·•|])[\s,([·•|]+)?\b\d{1,2}\+?\s*(?:years?|yrs?|y|months?|mos?|mths?)\b\.?(?:,?\s*(?:and\s+)?\d{1,2}\s*(?:months?|mos?|mths?|m)\b\.?)?[)\]]?
  (?:(?<![\s,([·•|])[\s,([·•|]+)?\d{1,2}\s*(?:год(?:а|ов)?|лет|г\.|мес\p{L}*\.?)(?:\s*(?:и\s+)?\d{1,2}\s*мес\p{L}*\.?)?[)\]]?
`),
  'giu',
);

/** The spans of a date, with the brackets, the duration and "г." around it. */
export function dateMasks(document: DocumentText, range: DateRange): { start: number; end: number }[] {
  const whole = dateMask(document, range);
  return range.hole
    ? [
        { start: whole.start, end: range.hole.start },
        { start: range.hole.end, end: whole.end },
      ]
    : [whole];
}

/** The span from the first to the last character of a date, with the same additions. */
export function dateMask(document: DocumentText, range: DateRange): { start: number; end: number } {
  let { start, end } = range;
  const after = document.text.slice(end, end + 40);
  const mark = /^\s?(?:г|гг|год|года|году)\.?(?![\p{L}])/u.exec(after);
  if (mark) end += mark[0].length;
  durationPattern.lastIndex = 0;
  const duration = durationPattern.exec(document.text.slice(end, end + 40));
  if (duration && /^[\s()[\]·•|,–—-]*$/.test(document.text.slice(end, end + duration.index)))
    end += duration.index + duration[0].length;
  const before = /(?:\(|\[|(?<!\p{L})(?:[сcв]|in(?: the year)?|im|since)\s|(?<!\p{L})from\s?[\s:–-])\s*$/iu.exec(
    document.text.slice(Math.max(0, start - 13), start),
  );
  if (before) start -= before[0].length;
  const close = /^\s*[)\]]/.exec(document.text.slice(end, end + 3));
  if (close) end += close[0].length;
  return { start, end };
}
