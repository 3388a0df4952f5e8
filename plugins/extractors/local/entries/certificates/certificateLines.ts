import type { DocumentText } from '../../../../contract.ts';
import { certificateLeads } from '../../../../knowledge/cues/certificateCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { certificateWord, issuerPattern, namesBody, namesCertificate, namesIssuer } from '../../annotate/certificateWords.ts';
import type { DateRange } from '../../annotate/dates/findDateRanges.ts';
import { boldAtStart, hadRoom, joinLinesWhere, joinWrappedLines } from '../../lines/wrapping.ts';
import { isItalic, type LineView, sliceLine } from '../../shared/lineView.ts';
import { overlaps, splitSpans } from '../../shared/textSpan.ts';
import type { Resume } from '../resume.ts';

/** The look of a line. A bold name begins an entry with or without a bullet in front of it. */
export const looks = (line: LineView) =>
  `${Math.round(line.size * 2)}|${boldAtStart(line) || line.listItem}|${line.bold}|${isItalic(line)}`;

export const isDated = (line: LineView, ranges: readonly DateRange[]) => ranges.some((range) => overlaps(range, line));

/** A line's text without its dates. */
function undated(line: LineView, ranges: readonly DateRange[]): string {
  return ranges
    .filter((range) => overlaps(range, line))
    .reduceRight(
      (text, { start, end }) => text.slice(0, Math.max(0, start - line.start)) + text.slice(end - line.start),
      line.text,
    );
}

/** Whether a line holds nothing but a date. */
export const isBare = (line: LineView, ranges: readonly DateRange[]): boolean =>
  isDated(line, ranges) && !/\p{L}{3}/u.test(undated(line, ranges));

/** "CSCS Gold Card", "Amazon Web Services": the line begins a new name rather than ending the one above. */
const startsAnew = ({ text }: LineView): boolean => namesIssuer(text) || namesCertificate(text);

/** Ends where a name cannot: "CIM Level 6 Diploma in", "AWS Certified", "«Сетевые технологии". */
const openEnd = /(?:\s(?:in|of|for|and|to|the|with|on|und|de|в|и|по|на|для|с)|[(«“:–—&-])$/iu;
/** A qualification in general, whose profession is on the next line: "Licensed Veterinary" over "Surgeon". */
const qualified = /(?:^|\s)(?:certified|licensed|registered|chartered|accredited|qualified)(?:\s\p{L}+)?$/iu;

/** Whether a bracket or quotation mark that the line opens closes on a later one: "Support (ACLS) (American Heart". */
const isUnclosed = (text: string): boolean =>
  text.lastIndexOf('(') > text.lastIndexOf(')') || text.lastIndexOf('«') > text.lastIndexOf('»');

const lettersBehind = /^([^()]{0,60})\((\p{Lu}{3,8})\)/u;
const initials = (text: string) => matchesOf(/(?<!\p{L})\p{Lu}/gu, text).join('');

/** Whether the initials in brackets are those of both lines: "Certified Scrum Product" over "Owner (CSPO)". */
export function spellsBoth(above: string, below: string): boolean {
  const [, rest = '', letters] = lettersBehind.exec(below) ?? [];
  return letters !== undefined && initials(`${above} ${rest}`).endsWith(letters) && !initials(rest).endsWith(letters);
}

/** Whether a line ends in the middle of a name that the next line, of the same look, ends. */
const isOpen = (line: LineView, below: LineView): boolean =>
  line.block === below.block &&
  !below.listItem &&
  (openEnd.test(line.text) ||
    isUnclosed(line.text) ||
    spellsBoth(line.text, below.text) ||
    (qualified.test(line.text) && below.wordCount <= 4));

const mostRest = 3;

/**
 * The rest of a name that had no room: "Microsoft Certified: Azure Data" over "Scientist Associate", "Lean Six Sigma Black" over "Belt, 2017". What comes
 * behind a comma or a dash is no name.
 */
function isRest(line: LineView, below: LineView, all: readonly LineView[], ranges: readonly DateRange[]): boolean {
  const cut = /[,|(]|\s[–—-]\s/u;
  const rest = undated(below, ranges).split(cut, 1)[0]!.trim();
  const words = rest.split(/\s+/u).length;
  const bare = below.text === rest;
  return (
    line.block === below.block &&
    !below.listItem &&
    !below.gapBefore &&
    /\p{L}{2}/u.test(rest) &&
    words <= mostRest &&
    // In Russian only the first word of a name is capitalised: «Медицинская книжка» over «Повар 5 разряда».
    !/^[А-ЯЁ][а-яё]/u.test(rest) &&
    !/[.,;:)»]$/u.test(line.text) &&
    (bare || (!isDated(line, ranges) && !cut.test(line.text))) &&
    (words === 1 || !startsAnew(below)) &&
    hadRoom(line, below, all) === false
  );
}

/** "Fire Marshal • First Aid •": a list between marks goes on in the next line. */
const listed = /\s[•·](?:\s|$)/u;

/** Joins names that wrap in a narrow column. "(ALS)" continues the line above, and any line an issuer that ends in a comma. */
function joinNames({ document, lines: all, ranges }: Resume, lines: readonly LineView[]): LineView[] {
  return joinLinesWhere(
    document,
    lines,
    (line, above, joined) =>
      !line.listItem &&
      looks(joined) === looks(line) &&
      hadRoom(above, line, all) !== true &&
      (/^(?:\p{Ll}{3}|\((?!\d))/u.test(line.text) ||
        listed.test(joined.text) ||
        (line.text.startsWith('«') && !joined.text.includes('«') && certificateWord.test(joined.text)) ||
        joined.text.endsWith(',') ||
        isOpen(joined, line) ||
        isRest(above, line, all, ranges)),
  );
}

const mostItemWords = 8;
/** "Lic. No. 5567J", "№ 118" */
const numbered = /(?:no|nr|#|№)\.?\s?\p{L}{0,3}\d/iu;
const leastItems = 3;

const lead = makeFinder('iu', { before: '^', words: certificateLeads, after: String.raw`:?\s+` });

/** The stretches of a line between marks. */
const cutAt = (document: DocumentText, line: LineView, mark: RegExp): LineView[] =>
  splitSpans(line.text, mark, line.start).flatMap(({ start, end }) => sliceLine(document, line, start, end) ?? []);

/** Certificates in a sentence, each with its year: "I hold A (Acme, 2019), B (2020) and C (2021)." */
function narratedItems(document: DocumentText, line: LineView, ranges: readonly DateRange[]): LineView[] | null {
  const items = cutAt(document, line, /(?:[;,]|,?\s(?:and|и|as well as|а также))\s+(?![^(]{0,200}\))/gu);
  const isName = ({ text, wordCount }: LineView) =>
    /^[\p{L}\d«"“]\S*\p{L}/u.test(text) && wordCount <= mostItemWords + 2 && !issuerPattern.test(text);
  return items.length > 1 && items.every((item) => isName(item) && isDated(item, ranges)) ? items : null;
}

/** Splits a line that lists several certificates: "CPR, First Aid, Forklift", "CKA; Terraform Associate". */
function itemsOf(document: DocumentText, whole: LineView, ranges: readonly DateRange[]): LineView[] {
  const line = sliceLine(document, whole, whole.start + lead.over(whole.text, 0, 1), whole.end) ?? whole;
  const narrated = narratedItems(document, line, ranges);
  if (narrated) return narrated;
  for (const mark of [/;\s*/gu, /(?<!\s)\s+[•·]\s+/gu, /(?<!\s)\s+\|\s+/gu, /,\s+(?![^(]{0,200}\))/gu]) {
    const items = cutAt(document, line, mark);
    if (items.length < 2) continue;
    const isMarked = !/[|,]/u.test(mark.source);
    const several = mark.source.startsWith(';') || items.length >= leastItems;
    const each = items.every(
      (item) =>
        /^[\p{Lu}\d«]/u.test(item.text) &&
        item.wordCount <= mostItemWords &&
        /\p{L}{2}/u.test(item.text) &&
        !issuerPattern.test(item.text) &&
        !numbered.test(item.text) &&
        (isMarked || certificateWord.test(item.text) || !namesIssuer(item.text)),
    );
    // A single date after all items means one certificate with its issuer.
    if (several && each && (isMarked || !items.some((item) => isDated(item, ranges)))) return items;
    return [line];
  }
  return [line];
}

const cellsOf = ({ text }: LineView) => text.split('\t');
const leastCells = 3;

/** The rows of a table without its head, which alone has no digits: "Certificate⇥Issued by⇥Number⇥Year". */
function withoutTableHead(lines: readonly LineView[]): readonly LineView[] {
  const [head, ...rows] = lines;
  const isHead =
    head !== undefined &&
    rows.length > 0 &&
    cellsOf(head).length >= leastCells &&
    !/\d/u.test(head.text) &&
    rows.every((row) => /\d/u.test(row.text) || cellsOf(row).length < cellsOf(head).length) &&
    rows.some((row) => cellsOf(row).length > 1);
  return isHead ? rows : lines;
}

/** Joins wrapped lines; where each has its own date, none goes on in the next. */
function joinUndated({ document, ranges }: Resume, lines: readonly LineView[]): LineView[] {
  const parts: LineView[][] = [];
  for (const line of lines) {
    const above = parts.at(-1)?.at(-1);
    if (above && !(isDated(above, ranges) && isDated(line, ranges))) parts.at(-1)!.push(line);
    else parts.push([line]);
  }
  return parts.flatMap((part) => joinWrappedLines(document, part));
}

/** The lines of a section of certificates, each with one name or a detail. */
export function certificateLines(resume: Resume, lines: readonly LineView[]): LineView[] {
  const joined = joinNames(resume, joinUndated(resume, withoutTableHead(lines))).filter(
    (line) => isDated(line, resume.ranges) || (/\p{L}{2}/u.test(line.text) && !issuerPattern.test(line.text)),
  );
  return joined.flatMap((line) => itemsOf(resume.document, line, resume.ranges));
}

const fieldEnd = /[,\t|(]|\s[–—-]\s/u;

const nameOf = (line: LineView, ranges: readonly DateRange[]): string => undated(line, ranges).trim().split(fieldEnd, 1)[0]!;

function isDetail(line: LineView, ranges: readonly DateRange[]): boolean {
  const name = nameOf(line, ranges);
  return issuerPattern.test(name) || (namesBody(name) && !certificateWord.test(name));
}

/** One group alone is regular if its date is beside the issuer. */
const endsWithIssuer = (lines: readonly LineView[], ranges: readonly DateRange[]): boolean =>
  lines.slice(-1).some((last) => isBare(last, ranges) || namesIssuer(nameOf(last, ranges)));

/** "2019 Name" over its issuer, each time. */
function hasIssuersBelow(dated: readonly boolean[]): boolean {
  const period = dated.indexOf(true, 1);
  return period > 1 && dated.length >= 2 * period && dated.every((one, index) => one === (index % period === 0));
}

/** The lines that begin a certificate: those that look like the section's first name or, if all lines look alike, those that follow a line with a date. */
export function openers(lines: readonly LineView[], ranges: readonly DateRange[]): LineView[] {
  const named = lines.filter((line) => !isBare(line, ranges));
  const [first] = named;
  if (!first) return [];
  const alike = named.every((line) => looks(line) === looks(first));
  const dated = lines.map((line) => isDated(line, ranges));
  if (!alike) return named.filter((line) => looks(line) === looks(first));
  if (first.listItem || dated.every(Boolean) || dated.every((one) => !one)) return [...named];
  const place = dated.indexOf(true);
  const namedBesideDates = lines.filter(
    (line, index) => dated[index] && (certificateWord.test(line.text) || line.text.includes('(')),
  ).length;
  if (place > 0 && namedBesideDates > dated.filter(Boolean).length / 2) return named;
  const bareFirst = isBare(lines[0]!, ranges);
  const regular =
    (lines.length > place + 1 || endsWithIssuer(lines, ranges)) &&
    dated.at(-1) === true &&
    dated.every((one, index) => one === (index % (place + 1) === place));
  if (place === 0 && !bareFirst)
    return lines.filter((line, index) => dated[index] || !(hasIssuersBelow(dated) || isDetail(line, ranges)));
  // Dated and undated lines in no order: each line that does not read like an issuer is a name.
  if (!regular && !bareFirst && !lines.some((line) => isBare(line, ranges)))
    return named.filter((line) => !isDetail(line, ranges));
  // Each group has its date in the same place.
  return named.filter((line) => {
    const index = lines.indexOf(line);
    return place === 0 ? dated[index - 1] === true : dated[index + place] === true;
  });
}
