import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { documentNumberLabels } from '../../../../knowledge/cues/resumeFactCues.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import type { TextSpan } from '../../shared/textSpan.ts';
import { findDateRanges } from '../dates/findDateRanges.ts';
import { findDates } from '../dates/findDates.ts';

export interface FoundPhone extends TextSpan {
  /** 0 to 1. */
  score: number;
}

const candidate =
  /(?=[(+ \d])(?<![\p{N}$€£₽#.,/=_-])\(?(?:\+|00)?[ ]?\(?\d(?:[\d().\-–‑/ \u00a0]|\s-\s){5,22}\d(?![\p{N}%]|\s?\*[\d*])/gu;
const label =
  /(?:phone|tel|telephone|mobile|cell|mob|call|whatsapp|viber|telegram|contact|тел|телефон|моб|мобильный|сот|звонить|☎|📞|📱|✆|(?<!\p{L})[tpmhт])(?:\.?\s(?:nos?|numbers?|nr)(?!\p{L}))?[\s.:№#)-]*$/iu;
/** "DNI: 12345678" */
const ofDocument = makeFinder('iu', {
  before: String.raw`(?<!\p{L})`,
  words: documentNumberLabels,
  after: String.raw`(?:\s(?:no|nr|number)\.?)?[\s:.№#–-]{0,6}$`,
});
const notPhone =
  /^(?:\d{4}\s?[-–/]\s?\d{4}|\d{5}-\d{4}|\d{1,3}(?:[.,]\d{3})+|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4} \d{4} \d{4} \d{4}|(?:\d{1,3}\.){3}\d{1,3}|\d+\.\d+)$/;
const enoughDigits = /(?:\d\D*){7}/u;

/** The beginning of a number with its country or area; a "date" after it is part of it: "+39 02 5550 1980", "8 (900) 000-16-43". */
const international = /(?:\+\d|\(\d{2,5}\))[\d() -]{2,14}$/u;
const mostDigitsBefore = 17;

/** Replaces dates by letters of the same length, so that "12/2018 – 03/2021" is not taken for a phone number. */
function maskDates(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const dates = [...findDateRanges(text), ...findDates(text).filter(({ weak }) => !weak)].sort((a, b) => a.start - b.start);
  for (const { start, end } of dates) {
    if (start < from || /\d{5}/.test(text.slice(Math.max(0, start - 1), end + 1))) continue;
    if (international.test(text.slice(Math.max(0, start - mostDigitsBefore), start))) continue;
    parts.push(text.slice(from, start), 'x'.repeat(end - start));
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** A slash separates two numbers if the text before it is a whole number: "+91 98765 43210/ 98765 43211". */
function firstOf(raw: string): string {
  const [first = raw] = raw.split(/(?:(?<!\s)\s+)?\//u);
  return first.replace(/\D/gu, '').length >= 9 ? first : raw;
}

/** The beginning of a number at the end of a line, and digits alone on the next. */
const wrapped = /(?<![\p{N}$€£₽#.,/=_-])(?:\(?\+\d|\(?0\d|8 )[\d() .-]{1,14}\n[\d() -]{2,12}(?=\n|$)/gu;

/** Numbers that a narrow column cut in two: only both halves together are a number. */
function findWrapped(text: string, country: string | null): FoundPhone[] {
  return matchesOf(wrapped, text).flatMap(({ index, 0: raw }) => {
    const whole = raw.replace(/\s+/gu, ' ').trim();
    const [first = ''] = raw.split('\n');
    const home = (country ?? (raw.startsWith('8') ? 'RU' : 'US')) as CountryCode;
    if (parsePhoneNumberFromString(first, home)?.isPossible() || !parsePhoneNumberFromString(whole, home)?.isPossible())
      return [];
    return [{ start: index, end: index + raw.trimEnd().length, text: whole, score: 0.7 }];
  });
}

/**
 * Finds telephone numbers. A number counts if its label, its form (+, brackets) or the numbering plan of `country` says so; each of these raises the
 * score. Fictional numbers (555) are accepted by their form. `least` is the lowest score that is answered.
 */
export function findPhones(text: string, country: string | null, least = 0.5): FoundPhone[] {
  if (!enoughDigits.test(text)) return [];
  const cut = text.includes('\n') ? findWrapped(text, country) : [];
  const masked = maskDates(cut.reduce((rest, { start, end }) => blank(rest, start, end), text));
  const whole = matchesOf(candidate, masked).flatMap((match) => {
    const raw = firstOf(match[0].replace(/^\s+|[\s(–-]{1,40}$/g, ''));
    const start = match.index + match[0].indexOf(raw);
    const digits = raw.replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || notPhone.test(raw) || /^0+$/.test(digits)) return [];
    const before = masked.slice(Math.max(0, start - 20), start);
    const score = ofDocument.test(before) ? -1 : scoreOf(raw, digits, before, country);
    return score <= -1 || score < least
      ? []
      : [{ start, end: start + raw.length, text: text.slice(start, start + raw.length), score }];
  });
  return cut.length === 0 ? whole : [...cut, ...whole].sort((a, b) => a.start - b.start);
}

const blank = (text: string, start: number, end: number) => text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end);

/** Digits without groups or a country's code. */
const isBare = (raw: string) => !/[\s().–-]/.test(raw) && !raw.startsWith('+');

function scoreOf(raw: string, digits: string, before: string, country: string | null): number {
  let score = 0;
  const labelled = label.test(before);
  if (labelled) score += 0.6;
  if (/^\(?(?:\+|00)/.test(raw)) score += 0.6;
  if (/\(\d{2,5}\)/.test(raw)) score += 0.4;
  if (/^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(raw) || /^8[ (-]*\d{3}/.test(raw)) score += 0.5;
  const number = parsePhoneNumberFromString(raw, (country ?? (/^[78]/.test(digits) ? 'RU' : 'US')) as CountryCode);
  if (/^0\d/.test(digits) && digits.length >= 9 && digits.length <= 12 && /[\s().–-]/.test(raw)) score += 0.5;
  if (number?.isPossible()) score += 0.15;
  if (number?.isValid()) score += 0.35;
  if (isBare(raw) && !labelled && !number?.isValid()) score -= 0.4;
  return Math.min(1, score);
}

/** The country of a number with its country's code. */
export const countryOfPhone = (text: string): string | null =>
  text.trimStart().startsWith('+') ? (parsePhoneNumberFromString(text)?.country ?? null) : null;
