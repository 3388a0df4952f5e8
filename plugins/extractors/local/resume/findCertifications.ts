import type { Fact } from '../../../contract.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import { companyScore } from '../shared/fieldScores.ts';
import type { DateRange } from '../shared/findDateRanges.ts';
import { institutionScore } from '../shared/institutionScore.ts';
import type { LineView } from '../shared/lineView.ts';
import type { Section } from '../shared/segmentSections.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { type Resume, sectionsOf } from './context.ts';
import { dateMasks } from './dateMasks.ts';
import { joinLines } from './joinWrappedItems.ts';
import { boldAtStart, joinWrappedLines } from './joinWrappedLines.ts';

const ISSUER =
  /^(?:issued by|issuer|by|from|at|credential|id|no\.|№|view|verify|url|https?:|www\.|valid|expires|date|awarded|completed|выдан|номер|серия|дата|issuing)(?![\p{L}])/iu;
const CERTIFICATE_WORD =
  /(?:certif|licen[cs]|diploma|course(?!ra)|training|accredit|registered|qualification|badge|nanodegree|specialization|bootcamp|сертифик|курс|лиценз|удостоверен|диплом|тренинг|повышение|переподготовк|допуск|разряд|аттестат)/iu;
const LEVEL_WORD =
  /^(?:associate|professional|expert|advanced|basic|foundation|intermediate|practitioner|fundamentals|specialty|beginner|master)$/iu;
const MAX_WORDS = 18;

/** A bold name begins an entry, whether a bullet was read in front of it or not. */
const looks = (line: LineView) => `${Math.round(line.size * 2)}|${boldAtStart(line) || line.listItem}|${line.bold}`;
const isDated = (line: LineView, ranges: readonly DateRange[]) =>
  ranges.some(({ start, end }) => start < line.end && end > line.start);

/** Nothing but a date. */
function isBare(line: LineView, ranges: readonly DateRange[]): boolean {
  const dates = ranges.filter(({ start, end }) => start < line.end && end > line.start);
  const rest = dates.reduceRight(
    (text, { start, end }) => text.slice(0, Math.max(0, start - line.start)) + text.slice(end - line.start),
    line.text,
  );
  return dates.length > 0 && !/\p{L}{3}/u.test(rest);
}

/** The lines that begin a certificate: those that look like the section's first name; where all look alike, those that follow a line with a date. */
function openers(lines: readonly LineView[], ranges: readonly DateRange[]): LineView[] {
  const named = lines.filter((line) => !isBare(line, ranges));
  const [first] = named;
  if (!first) return [];
  const alike = named.every((line) => looks(line) === looks(first));
  const dated = lines.map((line) => isDated(line, ranges));
  if (!alike) return named.filter((line) => looks(line) === looks(first));
  if (first.listItem || dated.every(Boolean) || dated.every((one) => !one)) return [...named];
  // Each group has its date at the same place: with the date on the second of its lines, the lines before the dates begin the groups.
  const place = dated.indexOf(true);
  const groups = dated.filter(Boolean).length;
  const withNames = lines.filter(
    (line, index) => dated[index] && (CERTIFICATE_WORD.test(line.text) || line.text.includes('(')),
  ).length;
  if (place > 0 && withNames > groups / 2) return [...named];
  const bareFirst = isBare(lines[0]!, ranges);
  if (place === 0 && !bareFirst)
    return lines.filter((line, index) => dated[index] || (!dated[index - 1] && !ISSUER.test(line.text)));
  return named.filter((line) => {
    const index = lines.indexOf(line);
    const opens = place === 0 ? dated[index - 1] === true : dated[index + place] === true;
    return opens || (line.gapBefore && CERTIFICATE_WORD.test(line.text) && !dated[index]);
  });
}

/** Where the issuer begins in "Name, Issuer" (with a date behind it): at the last comma, if what follows reads like an organisation. */
function issuerStart(text: string, dated: boolean): number | null {
  const comma = text.lastIndexOf(', ');
  const last = text.slice(comma + 2);
  if (
    comma < 4 ||
    !/^(?:[\p{Lu}\d«"]|(?:учебный|образовательный|тренинговый|обучающий)\s|(?:центр|школа|академия|институт)\s)/u.test(last) ||
    (CERTIFICATE_WORD.test(last) && institutionScore(last) === 0 && !CERTIFICATE_WORD.test(text.slice(0, comma)))
  )
    return null;
  const acronym = /^\p{Lu}{3,}(?:\s\p{Lu}+)?$/u.test(last);
  const named =
    companyScore(last) >= 0.8 ||
    institutionScore(last) > 0 ||
    acronym ||
    /(?:Association|Board|Council|Institute|Society|Foundation|Academy|Authority|Alliance|Training|Red Cross|Union|надзор|центр|академи)/iu.test(
      last,
    );
  // With a date behind it, what stands last is who issued it.
  const several = /\s/.test(text.slice(0, comma)) && last.split(/\s+/).length <= 4;
  return named || (dated && (several || CERTIFICATE_WORD.test(text.slice(0, comma)))) ? comma : null;
}

/** "(72 часа, удостоверение)", "(40 hours)": how long it took and what was handed out. */
const EXTENT =
  /\s*\([^()]*(?:\d\s?(?:час|ч\.|hours?|hrs|h\b)|удостоверени|сертификат|certificate)[^()]*\)$|,?\s*\(?(?:current|valid|expir(?:es|ing)|exp\.|since|until|through|renewed|действ\p{L}+|действует|до|с)\s(?:through\s|until\s|to\s|в\s)?[\d/.\s\p{L}]{0,20}\)?$|,\s*(?:удостоверение|сертификат|свидетельство|диплом|\d+\s?(?:ч|час\p{L}*|hours?)\.?)(?:,.*)?$/iu;

/** Where "(State of Tennessee)" begins behind a name: an issuer, unless the letters in the brackets are the name's own or a number. */
function bracketStart(text: string, dated: boolean): number | null {
  const match = /\s*\(([^()]+)\)$/u.exec(text);
  if (!match?.[1] || match.index < 4 || /\d/.test(match[1])) return null;
  const words = match[1].split(/\s+/);
  if (words.length > 1)
    return dated || companyScore(match[1]) > 0.5 || institutionScore(match[1]) > 0 || / of /.test(match[1]) ? match.index : null;
  const initials = [...text.slice(0, match.index).matchAll(/(?<!\p{L})\p{L}/gu)].join('').toUpperCase();
  const letters = match[1].replace(/[^\p{L}].*$/u, '').toUpperCase();
  if (dated && /^\p{Lu}\p{Ll}{3,}$/u.test(match[1]) && !LEVEL_WORD.test(match[1])) return match.index;
  return /^\p{Lu}{2,6}$/u.test(match[1]) && !Array.from(letters).every((letter) => initials.includes(letter))
    ? match.index
    : null;
}

function nameOf(resume: Resume, line: LineView): { start: number; end: number } | null {
  const masks = resume.ranges
    .filter(({ start, end }) => start < line.end && end > line.start)
    .flatMap((range) => dateMasks(resume.document, range));
  const piece = splitPieces(resume.document, line, masks).find(({ text }) => /\p{L}{2}/u.test(text) && !ISSUER.test(text));
  if (!piece || piece.text.split(/\s+/).length > MAX_WORDS) return null;
  // "LCQ – Licence Controller Qualification" is one name.
  const spelled = /^\p{Lu}{2,8}$/u.test(piece.text)
    ? /^\s[–—-]\s(?=\p{Lu}\p{Ll})[^\t|•·]{4,80}$/u.exec(resume.document.text.slice(piece.end, line.end))
    : null;
  if (spelled && masks.length === 0) return { start: piece.start, end: line.end };
  const issuer = issuerStart(piece.text, masks.length > 0);
  const named = piece.text.slice(0, issuer ?? undefined);
  const extent = EXTENT.exec(named)?.index ?? null;
  if (issuer !== null || extent !== null) return { start: piece.start, end: piece.start + (extent ?? named.length) };
  const by = /\s*[,(]?\s+(?:issued )?by\s+\p{Lu}.*$|\s*\((?=[^)]*$)|(?<=\p{L}{4})\.\s+\p{Lu}.*$/u.exec(piece.text);
  const end =
    by && by.index > 3 ? piece.start + by.index : (bracketStart(piece.text, masks.length > 0) ?? piece.text.length) + piece.start;
  return { start: piece.start, end };
}

/** A name that runs over two lines, both of which look like the section's names, with details below. */
function wrappedEnd(section: Section, opening: readonly LineView[], line: LineView): number | null {
  if (opening.length === section.lines.length) return null;
  const next = section.lines[section.lines.indexOf(line) + 1];
  return next && opening.includes(next) && next.block === line.block && !next.gapBefore && !next.listItem && next.wordCount <= 6
    ? next.end
    : null;
}

const MOST_NAME_LINES = 3;

/**
 * In a narrow column names run over several lines: "(ALS)" goes on with the line above, a bare year with the issuer and his comma; where each
 * group ends in issuer and date, all lines before that one are the name.
 */
function joinNames({ document, ranges }: Resume, lines: readonly LineView[]): LineView[] {
  const joined: LineView[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const tail = last && !line.listItem && looks(last) === looks(line);
    if (tail && (line.text.startsWith('(') || (last.text.endsWith(',') && isBare(line, ranges))))
      joined[joined.length - 1] = joinLines(document, last, line);
    else joined.push(line);
  }
  const dated = joined.map((line) => isDated(line, ranges));
  const grouped =
    joined.every((line) => !line.listItem && looks(line) === looks(joined[0]!)) &&
    dated[0] === false &&
    dated.at(-1) === true &&
    joined.every((line) => !isBare(line, ranges));
  if (!grouped) return joined;
  const groups = joined.reduce<LineView[][]>((all, line, index) => {
    if (index === 0 || dated[index - 1]) all.push([]);
    all.at(-1)!.push(line);
    return all;
  }, []);
  return groups.flatMap((group) => {
    const names = group.slice(0, -1);
    if (names.length < 2 || names.length > MOST_NAME_LINES || names.some(({ block }) => block !== names[0]!.block)) return group;
    return [names.reduce((whole, line) => joinLines(document, whole, line)), group.at(-1)!];
  });
}

function readSection(resume: Resume, wrapped: Section): Fact<string>[] {
  const section = { ...wrapped, lines: joinNames(resume, joinWrappedLines(resume.document, wrapped.lines)) };
  const opening = openers(section.lines, resume.ranges);
  const consumed = new Set<LineView>();
  return opening.flatMap((line) => {
    const span = ISSUER.test(line.text) || consumed.has(line) ? null : nameOf(resume, line);
    if (!span || !/\p{L}/u.test(resume.document.text.slice(span.start, span.end))) return [];
    const rest = wrappedEnd(section, opening, line);
    if (rest !== null) consumed.add(section.lines[section.lines.indexOf(line) + 1]!);
    // Behind a separator it is the issuer that runs on.
    const end = rest !== null && span.end === line.end ? rest : span.end;
    return [fact(resume.document, oneLine(resume.document.text.slice(span.start, end)), span.start, end, 0.9)];
  });
}

/** Certificates, licences and courses of their sections, each by its name without issuer and date. */
export function findCertifications(resume: Resume): Fact<string>[] {
  const found = new Map<string, Fact<string>>();
  for (const section of sectionsOf(resume, 'certifications')) {
    for (const one of readSection(resume, section))
      if (!found.has(one.value.toLowerCase())) found.set(one.value.toLowerCase(), one);
  }
  return [...found.values()];
}
