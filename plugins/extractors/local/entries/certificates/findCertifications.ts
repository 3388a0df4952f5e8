import { type Certification, type DocumentText, type Fact, matchName } from '../../../../contract.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import {
  isPersonalLicence,
  issuerPattern,
  levelWord,
  namesCertificate,
  namesIssuer,
  namesProvider,
} from '../../annotate/certificateWords.ts';
import { dateMask } from '../../annotate/dates/findDateRanges.ts';
import { isColumnHead, isPersonalDetail, namesNothing } from '../../annotate/fieldLabels.ts';
import { findDegrees } from '../../annotate/findDegrees.ts';
import { fact, printedAt } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import { type Piece, splitPieces } from '../../shared/splitPieces.ts';
import { overlaps, type Stretch } from '../../shared/textSpan.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import { certificateLines, openers } from './certificateLines.ts';

const maxWords = 18;

/** "72 ч.", "Б.9", "5": the length or class of the certificate before it. */
const measure = /^\d+\s?(?:ч|час\p{L}*|hours?|hrs?|h)\.?$|^\p{L}{0,2}[.\s]?\d[\d.,+/ ]*$/iu;

/** Where the issuer begins in "Name, Issuer" (with or without a date after it): at the last comma, if the text after it reads like an organisation. */
function issuerStart(text: string, dated: boolean): number | null {
  const comma = text.lastIndexOf(', ');
  const last = text.slice(comma + 2);
  // "category C, E"
  if (/^\p{Lu}\d?$/u.test(last)) return null;
  if (comma < 3 || levelWord.test(last) || measure.test(last)) return null;
  // The last text before a date is the issuer.
  return (dated && /\s/u.test(text.slice(0, comma))) || namesIssuer(last) || /^\p{Lu}{3,}(?:\s\p{Lu}+)?$/u.test(last)
    ? comma
    : null;
}

/** Whether letters are the initials of the words: "LCQ – Licence Controller Qualification". */
function spells(letters: string, words: string): boolean {
  const initials = matchesOf(/(?<!\p{L})\p{L}/gu, words)
    .join('')
    .toUpperCase();
  return /^\p{Lu}{2,8}$/u.test(letters) && Array.from(letters).every((letter) => initials.includes(letter));
}

/** Where "(State of Tennessee)" begins after a name. Brackets hold an issuer unless they hold a number or the name's own initials. */
function bracketStart(text: string): number | null {
  const match = /(?:(?<!\s)\s+)?\(([^()]+)\)$/u.exec(text);
  const held = match?.[1];
  if (!held || match.index < 4 || /\d/.test(held)) return null;
  const isIssuer = /\s/u.test(held) || (/^\p{Lu}{2,6}$/u.test(held) && !spells(held, text.slice(0, match.index)));
  return isIssuer ? match.index : null;
}

/** Whether the text after a dash belongs to the name: a level, the meaning of the initials, or what the licence is for. */
function goesOn(document: DocumentText, name: Piece, next: Piece | undefined): next is Piece {
  if (!next || !/^\s[–—-]\s$/u.test(document.text.slice(name.end, next.start))) return false;
  if (levelWord.test(next.text) || spells(name.text, next.text)) return true;
  const kind =
    /(?:certificate|licen[cs]e|card|ticket|permit|endorsement|award|(?:\s|:)(?:[IVX]{1,4}|профессионал|специалист|консультант)|удостоверение|допуск|лицензия)$/iu.test(
      name.text,
    );
  return kind && !namesIssuer(next.text.split(', ')[0]!) && !/^\p{Lu}{3,}$/u.test(next.text);
}

/** The piece that may be the name: the first one, or the second if the first is the course provider. */
function nameIn(document: DocumentText, [first, second]: readonly Piece[]): Pick<Piece, 'start' | 'text'> | null {
  if (!first) return null;
  if (second && namesProvider(first.text)) return second;
  // "Яндекс Практикум, «Интернет-маркетолог»"
  const quoted = /^([^«»,]{3,60}),\s+(«[^«»]+»)/u.exec(first.text);
  if (quoted && namesIssuer(quoted[1]!)) return { start: first.start + quoted[0].length - quoted[2]!.length, text: quoted[2]! };
  return { start: first.start, text: document.text.slice(first.start, (goesOn(document, first, second) ? second : first).end) };
}

/** "№ 1245 от", ", Lic. No. 5567J": a number, also one that introduced a date. */
const tail =
  /(?<![\s,(–-])(?:,\s(?:удостоверение|свидетельство|сертификат|диплом|lic\.?|licen[cs]e|cert\.?|certificate|reg\.?)(?=\s))?[\s,(–-]+(?:№|no\.?|#)\s?[\p{L}\d/-]+(?:\s\d+)*(?:\s+(?:от|dated))?[\s.:]*$/iu;

/** In small letters, the kind of document is no part of the name in quotation marks: «сертификат «Терапия»», but «Курс «Терапия»». */
const named = /^((?:сертификат|свидетельство|удостоверение|курс|программа)\s«)([^«»]{3,80})»/u;

/** "Ethical Hacking Workshop organized by …": who held the course is no part of its name. */
const held = /(?<=\S)\s(?:organi[sz]ed|conducted|offered|delivered|provided|held|taught)\s(?:by|at|in)\s.*$/iu;
const lastStop = /(?<=\p{Ll}{4}|\p{Lu}{3})\.$/u;
/** In characters: scripts without spaces have long texts of few words. */
const longestName = 120;

/** «Удостоверение № 57518 от 15.02.2020: «Бухгалтерский учёт», 16 ч.»: the name behind the number of its paper. */
const behindNumber = /^(?:удостоверение|свидетельство|сертификат|диплом)\s(?:сери[яи]\s\S+\s)?№[^«»]{1,60}«(?=([^«»]{3,80})»)/iu;

/** The name of a certificate in its line, without dates, terms, numbers and issuer. */
function certificateName({ document, ranges }: Resume, line: LineView): Stretch | null {
  const dates = ranges.filter((range) => overlaps(range, line)).map((range) => dateMask(document, range));
  const pieces = splitPieces(document, line, dates).filter(({ text }) => /\p{L}{2}/u.test(text) && !issuerPattern.test(text));
  const dated = dates.length > 0;
  const paper = behindNumber.exec(line.text);
  if (paper) return { start: line.start + paper[0].length, end: line.start + paper[0].length + paper[1]!.length };
  const piece = nameIn(document, pieces);
  if (!piece || piece.text.split(/\s+/).length > maxWords) return null;
  const text = piece.text.replace(/\s/gu, ' ').replace(tail, '').replace(held, '').replace(lastStop, '');
  if (text.length > longestName || /^https?(?!\p{L})|^www\./iu.test(text)) return null;
  const issuer = issuerStart(text, dated && pieces.length === 1);
  const quoted = named.exec(text);
  if (quoted) return { start: piece.start + quoted[1]!.length, end: piece.start + quoted[1]!.length + quoted[2]!.length };
  if (issuer !== null) return { start: piece.start, end: piece.start + issuer };
  const by =
    /(?:(?<!\s)\s+|(?:(?<!\s)\s+)?[,(]\s+)(?:issued )?by\s+(?!(?:Sea|Air|Road|Rail|Land|Water|Hand|Design)(?!\p{L}))\p{Lu}.*$|(?:(?<!\s)\s+)?\((?=[^)]{0,200}$)|(?<=\p{L}{4})\.\s+\p{Lu}.*$/u.exec(
      text,
    );
  const end = by && by.index > 3 ? by.index : (bracketStart(text) ?? text.length);
  return { start: piece.start, end: piece.start + end };
}

function readCertificates(resume: Resume, lines: readonly LineView[]): Fact<Certification>[] {
  return openers(certificateLines(resume, lines), resume.ranges).flatMap((line) => {
    const span = certificateName(resume, line);
    const name = span ? printedAt(resume.document, span) : '';
    // "GPA: 3.93 (1st year)"
    if (!span || namesNothing(name.split(':', 1)[0]!)) return [];
    if (isColumnHead(name) || isPersonalLicence(line.text) || isPersonalDetail(line.text)) return [];
    return [fact(resume.document, { name, known: normalizeSkill(name)?.name ?? null }, span.start, span.end, 0.9)];
  });
}

const mostWords = 16;

/** A certificate among the studies. */
const isCertificateLine = ({ text, wordCount }: LineView): boolean =>
  wordCount <= mostWords &&
  namesCertificate(text) &&
  !findDegrees(text).some(({ level }) => level !== null && level !== 'associate');

/** Certificates, licences and courses by name, without issuer and date, from their own sections and from those of studies. */
export function findCertifications(resume: Resume): Fact<Certification>[] {
  const found = new Map<string, Fact<Certification>>();
  const own = sectionsOf(resume, 'certifications').map(({ lines }) => lines);
  const amongStudies = sectionsOf(resume, 'education').map(({ lines }) => lines.filter(isCertificateLine));
  for (const lines of [...own, ...amongStudies])
    for (const one of readCertificates(resume, lines)) if (!found.has(matchName(one.value))) found.set(matchName(one.value), one);
  return [...found.values()].toSorted((a, b) => a.evidence[0]!.start - b.evidence[0]!.start);
}
