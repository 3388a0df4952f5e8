import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { findDateRanges } from '../dates/findDateRanges.ts';
import { findDates } from '../dates/findDates.ts';

export interface FoundPhone {
  start: number;
  end: number;
  text: string;
  /** 0 to 1. */
  score: number;
}

const candidate = /(?<![\p{N}$€£₽#.,/=_-])\(?(?:\+|00)?[ ]?\(?\d(?:[\d().\-–‑/ \u00a0]|\s-\s){5,22}\d(?![\p{N}%]|\s?\*[\d*])/gu;
const label =
  /(?:phone|tel|telephone|mobile|cell|mob|call|whatsapp|viber|telegram|contact no|contact number|тел|телефон|моб|мобильный|сот|звонить|☎|📞|📱|✆|(?<!\p{L})[tpmhт])[\s.:№#)-]*$/iu;
const notPhone =
  /^(?:\d{4}\s?[-–/]\s?\d{4}|\d{5}-\d{4}|\d{1,3}(?:[.,]\d{3})+|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4} \d{4} \d{4} \d{4}|(?:\d{1,3}\.){3}\d{1,3}|\d+\.\d+)$/;

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
  const masked = parts.join('');
  return masked;
}

/** A slash separates two numbers if the text before it is a whole number: "+91 98765 43210/ 98765 43211". */
function firstOf(raw: string): string {
  const [first = raw] = raw.split(/(?:(?<!\s)\s+)?\//u);
  return first.replace(/\D/gu, '').length >= 9 ? first : raw;
}

/**
 * Finds telephone numbers. A number counts if its label, its form (+, brackets) or the numbering plan of `country` says so; each of these raises the
 * score. Fictional numbers (555) are accepted by their form.
 */
export function findPhones(text: string, country: string | null): FoundPhone[] {
  const masked = maskDates(text);
  return [...masked.matchAll(candidate)].flatMap((match) => {
    const raw = firstOf(match[0].replace(/^\s+|[\s(–-]{1,40}$/g, ''));
    const start = match.index + match[0].indexOf(raw);
    const digits = raw.replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || notPhone.test(raw) || /^0+$/.test(digits)) return [];
    const score = scoreOf(raw, digits, masked.slice(Math.max(0, start - 20), start), country);
    return score < 0.5 ? [] : [{ start, end: start + raw.length, text: text.slice(start, start + raw.length), score }];
  });
}

function scoreOf(raw: string, digits: string, before: string, country: string | null): number {
  let score = 0;
  if (label.test(before)) score += 0.6;
  if (/^\(?(?:\+|00)/.test(raw)) score += 0.6;
  if (/\(\d{2,5}\)/.test(raw)) score += 0.4;
  if (/^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(raw) || /^8[ (-]*\d{3}/.test(raw)) score += 0.5;
  const number = parsePhoneNumberFromString(raw, (country ?? (/^[78]/.test(digits) ? 'RU' : 'US')) as CountryCode);
  if (/^0\d/.test(digits) && digits.length >= 9 && digits.length <= 12 && /[\s().–-]/.test(raw)) score += 0.5;
  if (number?.isPossible()) score += 0.15;
  if (number?.isValid()) score += 0.35;
  if (!/[\s().–-]/.test(raw) && !raw.startsWith('+') && !number?.isValid()) score -= 0.4;
  return Math.min(1, score);
}
