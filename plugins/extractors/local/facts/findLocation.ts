import type { DocumentText, Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import {
  addressQualifiers,
  contactLabels,
  homeLabels,
  placeLabels,
  russianStreetWords,
} from '../../../knowledge/cues/resumeFactCues.ts';
import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { normalizeSkill } from '../../../knowledge/skills.ts';
import { findEmails, findUrls } from '../annotate/contacts/findAddresses.ts';
import { findPhones } from '../annotate/contacts/findPhones.ts';
import { isPersonalDetail } from '../annotate/fieldLabels.ts';
import {
  matchPlace,
  matchTrailingPlace,
  mayBeCity,
  type PlaceMatch,
  withComma,
  withoutPostal,
  withoutStreet,
} from '../annotate/matchPlace.ts';
import type { Resume } from '../entries/resume.ts';
import { joinLinesWhere } from '../lines/wrapping.ts';
import { fact, printedAt } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import { type Piece, splitPieces } from '../shared/splitPieces.ts';
import { matchLength, type Stretch, splitSpans, trimSpan } from '../shared/textSpan.ts';
import { contactLines, siteLabel } from './findContacts.ts';

const afterLabel = String.raw`(?:\s*[:：–—-]\s*|\s+|$)`;
const labelPattern = makeFinder(
  'iu',
  { before: '^', words: addressQualifiers, after: `address${afterLabel}` },
  { before: '^', words: `location|address|${placeLabels}`, after: afterLabel },
);
const homeLabel = makeFinder('iu', { before: '^', words: homeLabels, after: String.raw`\s*[:：\t]` });
/** A symbol printed before a place. */
const sign = /^[⚑⌂📍🏠🏡⌖◎⊙]\uFE0F?\s*/u;
/** The person is not yet where they would move to. */
const relocation =
  /(?<![\s,.;(–-])[\s,.;(–-]+(?:(?:(?:не\s+)?готов\p{L}*\s+к\s+|возможен\s+|рассматриваю\s+)переезд\p{L}*|(?:willing|ready|open|able)\s+to\s+(?:relocat|mov)e|relocat\p{L}+\s+to|moving\s+to)(?!\p{L}).*/isu;
/** The label of the next contact behind a place: "Genève Mobile: +41 79 555 93 66". */
const nextLabel = makeFinder('iu', { before: String.raw`(?<=\p{L}\s)`, words: contactLabels, after: String.raw`\s?[:：]?\s?$` });
/** Separates a place from the remark after it. */
const remark = /[,.;]\s+(?=[\p{L}\d])/gu;
/** Labels of other values: "Mobile" before a number is not a town. */
const otherLabel = makeFinder('iu', { before: '^', words: contactLabels, after: String.raw`(?!\p{L})` });

/** Whether a text is only such a label. */
function isContactLabel(text: string): boolean {
  const length = matchLength(otherLabel, text);
  return length > 0 && /^[\s:：]*$/u.test(text.slice(length));
}

/** Not a place, whatever its label says. */
const personal = /^(?:(?:fe)?male|single|married|мужской|женский)$/iu;

/** A place without the labels of other contacts beside it: "Великий Новгород, Контактный телефон". */
export function placeWithoutLabels(text: string, span: Stretch): Stretch | null {
  const parts = splitSpans(text.slice(span.start, span.end), /[,\t\n]/gu, span.start).map(trimSpan);
  const own = parts.filter((part) => part.text !== '' && !isContactLabel(part.text) && !personal.test(part.text));
  const [first, last] = [own[0], own.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}

const firstLines = 14;
const maxLength = 600;
const mostParts = 16;

export interface FoundLocation {
  fact: Fact<string>;
  country: string | null;
}

/** E-mail addresses, links and phone numbers on the line: the text between them is a separate field, whatever the separator. */
function contactsIn(line: LineView): Stretch[] {
  const spans = [...findEmails(line.text), ...findUrls(line.text), ...findPhones(line.text, null)];
  return spans.map(({ start, end }) => ({ start: line.start + start, end: line.start + end }));
}

interface Candidate extends Stretch {
  score: number;
  country: string | null;
}

/** The places that a piece of a line could name; `bonus` says how likely a place is there, `announced` that the cell in front of it says so. */
function candidatesIn({ text: printed, start: offset }: Piece, bonus: number, announced: boolean): Candidate[] {
  const whole = printed.replace(/\s/gu, ' ');
  const label = (sign.exec(whole) ?? labelPattern.exec(whole))?.[0].length ?? 0;
  // OCR reads a separating bar at the end as the letter I.
  const text = nextLabel
    .replace(whole.slice(label).replace(relocation, ''), '')
    .replace(/(?<!\s)\s+[Il|]$|(?<=\p{Ll}{3})\.$/u, '');
  if (otherLabel.test(text) && !text.includes(',')) return [];
  const start = offset + label;
  const at = (place: PlaceMatch, more: number): Candidate => ({
    start: start + place.start,
    end: start + place.end,
    score: place.score + more + bonus,
    country: place.country,
  });
  const isLabelled = announced || (label > 0 && /[:：–—-]\s*$|in\s+$|^[^\p{L}]+$/u.test(whole.slice(0, label)));
  const labelled = isLabelled ? 0.5 : 0;
  const place = matchPlace(text);
  if (place) return [at(place, labelled)];
  const isValue = labelled > 0 && text.split(/\s+/).length <= 10 && /^[\p{Lu}\d]/u.test(text);
  const among = placeAmong(text) ?? matchTrailingPlace(text) ?? leadingPlace(text) ?? townByAddress(text);
  return [
    ...(isValue ? [{ start, end: start + text.length, score: 0.6, country: null }] : []),
    ...(among ? [at(among, -0.1)] : []),
  ];
}

const leastScore = 0.55;
/** "Dubai / T: +971 …", "Puebla * +52 55 …" and "Norwich , +44 …": a slash, star or comma between spaces separates contacts. */
const splitAtSigns = (piece: Piece): Piece[] =>
  splitSpans(piece.text, /(?<!\s)\s+[/*,]\s+|\s[*,/]$|^[*,/]\s/gu, piece.start).map((part) => ({ ...piece, ...part }));

/** The only piece beside telephone numbers and addresses that could be a town, if no list knows it: "Eskişehir | 0222 555 12 12"; not "GitHub" or "Java". */
function unlistedTown(document: DocumentText, pieces: readonly Piece[], name: string): Candidate | null {
  const towns = pieces.filter(
    ({ text, end }) =>
      mayBeCity(text) &&
      !/^\s?[:：]/u.test(document.text.slice(end, end + 2)) &&
      !/^.{1,3}$|\.$/u.test(text) &&
      !otherLabel.test(text) &&
      !siteLabel.test(text) &&
      !/\s\p{Ll}+$/u.test(text) &&
      normalizeSkill(text) === null &&
      !name.includes(text),
  );
  const [town] = towns;
  return town && towns.length === 1 && !town.bold ? { start: town.start, end: town.end, score: 0.56, country: null } : null;
}

/** A comma, "Viana do" or «Рига, ул.» at the end of a line. */
const breaksOff = /,$|\s\p{Ll}{2,4}$|,\s(?:ул|пр|пр-т|пер|пл|наб|бул|б-р|ш|мкр)\.?$/u;

/** "80 Whitcombe Ave," over "București 014740," over "Romania": an address that a narrow column wraps. */
const joinAddresses = (document: DocumentText, lines: readonly LineView[]): LineView[] =>
  joinLinesWhere(document, lines, (line, above, joined) => {
    const goesOn = breaksOff.test(above.text) && above.index + 1 === line.index && above.block === line.block;
    return goesOn && !line.listItem && contactsIn(joined).length + contactsIn(line).length === 0;
  });

/** Where the person, whose `name` is no place, lives: a place among the contacts or after a label. One beside the contacts in another section is a school's. */
export function findLocation(resume: Resume, name: string): FoundLocation | null {
  const { document } = resume;
  const own = new Set(contactLines(resume));
  let best: Candidate | null = null;
  const near = resume.lines.filter((line) => (own.has(line) || homeLabel.test(line.text)) && !isPersonalDetail(line.text));
  for (const line of joinAddresses(document, near)) {
    if (line.text.length > maxLength) continue;
    const bonus = line.index < firstLines ? 0.02 : 0;
    const others = contactsIn(line);
    const parts = splitPieces(document, line, others).flatMap(splitAtSigns);
    // «ХМАО – Югра, г. Сургут»
    const whole =
      parts[0] && parts.length > 1 && others.length === 0
        ? [{ ...parts[0], start: line.start, end: line.end, text: line.text }]
        : [];
    const pieces = [...parts, ...whole];
    const town = others.length > 0 ? unlistedTown(document, pieces, name) : null;
    // "Athul AR" reads like a town in Arkansas.
    const [label = ''] = line.text.split('\t', 1);
    const announced = label !== line.text && labelPattern.over(label, 0, 1) === label.length;
    if (label !== line.text && isContactLabel(label.trim())) continue;
    for (const candidate of [...pieces.flatMap((piece) => candidatesIn(piece, bonus, announced)), ...(town ? [town] : [])])
      if (candidate.score > (best?.score ?? leastScore) && printedAt(document, candidate) !== name) {
        const bare = placeWithoutLabels(document.text, candidate);
        if (bare) best = { ...candidate, ...bare };
      }
  }
  return best && { fact: townFact(document, best, Math.min(0.97, best.score)), country: best.country };
}

/** The town in an address, as a fact. */
export function townFact(document: DocumentText, address: Stretch, confidence: number): Fact<string> {
  const town = withoutStreet(document.text.slice(address.start, address.end));
  const [start, end] = [address.start + town.start, address.start + town.end];
  return fact(document, withComma(printedAt(document, { start, end })), start, end, confidence);
}

const house = /^\d{1,5}\p{L}?\s\p{L}{3}|\p{L}{3}\.?\s\d{1,4}\s?\p{L}?$/u;

const russianStreet = makeFinder('iu', { before: '^', words: russianStreetWords, after: String.raw`\.?\s` });
const initials = /\p{Lu}\.\s?\p{Lu}\./u;

/** A town that no list knows, beside its postal code, or behind or before a street: "2035 Antwerpen", "Am Markt 3a, Görlitz", «Рига, ул. Мира, 5». */
function townByAddress(text: string): PlaceMatch | null {
  const parts = matchesOf(/[^,]+/gu, text);
  let street = false;
  for (const [at, { index, 0: part }] of parts.entries()) {
    const [own, name] = [part.trim(), withoutPostal(part.trim()).trim()];
    const isBefore = at === 0 && russianStreet.test(parts[1]?.[0].trim() ?? '');
    if ((street || isBefore || name !== own) && mayBeCity(name) && !initials.test(name)) {
      const start = index + part.indexOf(name);
      return { start, end: start + name.length, score: 0.7, country: null };
    }
    street = house.test(own);
  }
  return null;
}

/** "Leeds, ready to relocate", "Тула, Заречье. Готова к командировкам": a place followed by a remark or a district. */
function leadingPlace(text: string): PlaceMatch | null {
  for (const mark of matchesOf(remark, text).reverse()) {
    const place = matchPlace(text.slice(0, mark.index));
    if (place && place.score >= 0.75)
      return mark[0].startsWith(',') && /^\p{Lu}/u.test(text.slice(mark.index + mark[0].length))
        ? { ...place, score: 0.72 }
        : place;
  }
  return null;
}

/** The longest place among contacts separated by commas or slashes: "Portland, OR, (503) 555-0172, jane@x.com". */
function placeAmong(text: string): PlaceMatch | null {
  const parts = matchesOf(/[^,/]+(?:\/(?=\S)[^,/]+)*/gu, text).slice(0, mostParts);
  if (parts.length < 3) return null;
  for (let length = Math.min(4, parts.length - 1); length >= 1; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const last = parts[from + length - 1]!;
      const start = parts[from]!.index + matchLength(/^\s*/u, parts[from]![0]);
      const place = matchPlace(text.slice(start, last.index + last[0].length));
      if (place && place.score >= 0.75) return { ...place, start: start + place.start, end: start + place.end };
    }
  }
  return null;
}
