import type { Fact, ResumeFacts } from '../../../contract.ts';
import type { Claim, ResumeAnswer } from '../answers/resumeAnswer.ts';
import { normalizeText } from '../quoting/normalizeText.ts';
import { distance, oneLine, type Span } from '../quoting/spans.ts';
import { type Claims, factOf, textOf, wordsOf } from './claims.ts';
import { standsApart, standsAsPart } from './standsApart.ts';
import { supportedDate } from './supportedDate.ts';
import { saysYears } from './supportedNumber.ts';

type Person = Pick<
  ResumeFacts,
  'name' | 'title' | 'email' | 'phone' | 'website' | 'linkedin' | 'location' | 'summary' | 'years' | 'documentDate'
>;

/** Who the person is and how to reach them, as far as the document says what the model claims. */
export function checkPerson(claims: Claims, answer: ResumeAnswer): Person {
  return {
    name: checkName(claims, answer.name),
    title: checkTitle(claims, answer.title),
    email: checkWhole(claims, answer.email, (value) => /^[^\s@,;]+@[^\s@,;]+\.[\p{L}\d-]{2,}$/u.test(value)),
    phone: checkWhole(claims, answer.phone, (value) => /^\+?[\d\s().\-–/]{6,24}(?:(?:ext|доб)\.?\s?\d+)?$/u.test(value)),
    website: checkWhole(claims, answer.website, (value) => isAddress(value) && !/linkedin\./iu.test(value)),
    linkedin: checkWhole(claims, answer.linkedin, (value) => isAddress(value) && /linkedin\.com\//iu.test(value)),
    location: checkLocation(claims, answer.location),
    summary: checkSummary(claims, answer.summary),
    years: checkYears(claims, answer.statedYears),
    documentDate: checkDate(claims, answer.documentDate),
  };
}

const mostNameWords = 6;
const mostTitleWords = 12;
const mostLocationWords = 10;
/** "von", "de la", "бин": parts of a name that are written small. */
const particle = /^(?:\p{Ll}{1,3}|\p{Ll}['’]\p{L}+)$/u;

/** Every word of a name stands in its quotation, begins like a name, and the line says little else. */
function checkName(claims: Claims, claim: Claim): Fact<string> | null {
  const span = claim && claims.find(claim.quote);
  if (!claim || !span) return null;
  const written = wordsIn(textOf(claims.quotable, span));
  const words = wordsIn(claim.value);
  const said = words.length > 0 && words.length <= mostNameWords && words.every((word) => includesWord(written, word));
  const parts = written.filter((word) => includesWord(words, word));
  const looks = parts.every((word) => /^\P{Ll}/u.test(word) || particle.test(word)) && parts.some((word) => /^\p{L}/u.test(word));
  const place = claims.quotable.findAll(claim.value).find((one) => distance(one, span) === 0);
  const apart =
    standsApart(claims.quotable.document, place ?? span) && (place !== undefined || written.length <= words.length + 2);
  if (!said || !looks || /\d/u.test(claim.value) || !apart) return claims.drop();
  return factOf(claims.quotable, oneLine(claim.value), place ?? span);
}

function checkTitle(claims: Claims, claim: Claim): Fact<string> | null {
  const span = claim && findWithin(claims, claim);
  if (!claim || !span) return null;
  if (wordsIn(claim.value).length > mostTitleWords || !standsAsPart(claims.quotable.document, span)) return claims.drop();
  return factOf(claims.quotable, wordsOf(claims.quotable, span), span);
}

/** A value that is its own quotation. */
function checkWhole(claims: Claims, claim: Claim, looks: (value: string) => boolean): Fact<string> | null {
  const span = claim && findWithin(claims, claim);
  if (!claim || !span) return null;
  const value = wordsOf(claims.quotable, span);
  return looks(value) && isWhole(claims.quotable.document.text, span) ? factOf(claims.quotable, value, span) : claims.drop();
}

/** "example.com" is no address of its own in "ada@example.com", nor in "example.com.au". */
function isWhole(text: string, { start, end }: Span): boolean {
  return (
    !/[\p{L}\p{N}][@.\-+_/]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^[@.\-_][\p{L}\p{N}]/u.test(text.slice(end, end + 2))
  );
}

function isAddress(value: string): boolean {
  return /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu.test(value);
}

function checkLocation(claims: Claims, claim: Claim): Fact<string> | null {
  const span = claim && claims.find(claim.quote);
  if (!claim || !span) return null;
  const written = wordsIn(textOf(claims.quotable, span));
  const words = wordsIn(claim.value);
  const said = words.length > 0 && words.length <= mostLocationWords && words.every((word) => includesWord(written, word));
  return said && written.length <= 2 * mostLocationWords ? factOf(claims.quotable, oneLine(claim.value), span) : claims.drop();
}

function checkSummary(claims: Claims, summary: string | null): Fact<string> | null {
  const span = claims.find(summary);
  return span && factOf(claims.quotable, wordsOf(claims.quotable, span), span);
}

function checkYears(claims: Claims, claim: ResumeAnswer['statedYears']): Fact<number> | null {
  const span = claim && claims.find(claim.quote);
  if (!claim || !span) return null;
  return saysYears(textOf(claims.quotable, span), claim.value) ? factOf(claims.quotable, claim.value, span) : claims.drop();
}

function checkDate(claims: Claims, claim: Claim): Fact<string> | null {
  const span = claim && claims.find(claim.quote);
  if (!claim || !span) return null;
  const date = supportedDate(claim.value, textOf(claims.quotable, span), 'day');
  return date === null ? claims.drop() : factOf(claims.quotable, date, span);
}

/** The value's own place, inside or right beside its quotation. */
export function findWithin(claims: Claims, { value, quote }: NonNullable<Claim>): Span | null {
  const around = claims.find(quote);
  return around && claims.find(value, { span: around, reach: 0 });
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
}

function includesWord(words: readonly string[], word: string): boolean {
  const wanted = normalizeText(word).text;
  return words.some((one) => normalizeText(one).text === wanted);
}
