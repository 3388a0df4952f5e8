import type { DocumentText } from '../../../contract.ts';
import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { givenNamesSet } from '../../../knowledge/names.ts';
import { findSkills, normalizeSkill } from '../../../knowledge/skills.ts';
import { partnerWords } from '../../../knowledge/words/organisations.ts';
import type { LineView } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { overlaps, type Stretch } from '../shared/textSpan.ts';
import type { DateRange } from './dates/findDateRanges.ts';
import { isFieldLabel, type Naming, nameSegments } from './fieldLabels.ts';
import { closesName, companyScore, titleScore } from './fieldScores.ts';
import { findStudyDegrees } from './findDegrees.ts';
import { findLanguages } from './findLanguages.ts';
import { withGuessed } from './guessHeading.ts';
import { type HeadingMatch, matchHeading } from './matchHeading.ts';
import { matchPlace } from './matchPlace.ts';
import { institutionScore, schoolScore } from './schoolScore.ts';

/** How much a text reads like each kind of field. Rounded to halves, so that texts that are nearly alike score the same. */
export interface Scores {
  title: number;
  company: number;
  institution: number;
  school: number;
  degree: boolean;
  place: boolean;
}

/** A stretch of a line between separators, commas and colons, with its scores. */
export interface Segment extends Scores, Stretch {
  bold: boolean;
  italic: boolean;
  size: number;
  /** It begins a piece: it follows a pipe, a wide gap or a change of looks, not a comma. */
  opensPiece: boolean;
  knownSkill: boolean;
  naming: Naming;
}

/** What the recognisers found in one line. Offsets are into the document's text. */
export interface LineMarks extends Scores {
  heading: HeadingMatch | null;
  dates: readonly DateRange[];
  /** Share of the line's characters that belong to dates, 0 to 1. */
  dateShare: number;
  degrees: readonly Stretch[];
  skills: readonly Stretch[];
  /** How many of the first words are known given names. */
  givenNames: number;
  languages: number;
  label: boolean;
  /** What a form or table names in it first; "row" for the head of a table. */
  naming: Naming | 'row';
  segments: readonly Segment[];
}

const longestName = 80;
const leastFirm = 0.8;
const nameWords = 4;
const given = new Set([...givenNamesSet].map((name) => name.toLowerCase()));
const halves = (score: number) => Math.round(score * 2) / 2;

const isPlace = (text: string) => text.length < longestName && matchPlace(text) !== null;

/** Commas, colons, "at" and the full stop of a word separate the fields of a piece, but not the partners of a firm: "Hale, Moss and Partners". */
const between = /[,:]\s+|(?<!\s)\s+(?:at|from|в)\s+|\.(?<=\p{Ll}{4}\.)\s(?=\p{Lu})/gu;
/** A piece with full stops that is longer than this is prose. */
const longestStopped = 60;
const partners = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]{1,20}(?:, \p{Lu}[\p{L}’'-]{1,20}){1,3},? \S{1,3} (\p{L}{2,12})/gu;

const firmsIn = (text: string) =>
  text.includes(',')
    ? matchesOf(partners, text)
        .map(({ index, 0: name, 1: last }) => ({
          start: index,
          end: index + name.length,
          last: last!,
        }))
        .filter(({ last }) => partnerWords.has(last.toLowerCase()))
    : [];

/** The scores are written out here and in `marksOf`, because objects that are made by spreading others take many times as long. */
function segmentsOf(
  document: DocumentText,
  line: LineView,
  ranges: readonly DateRange[],
  degrees: readonly Stretch[],
): Segment[] {
  return splitPieces(document, line, ranges).flatMap((piece) => {
    const found: Segment[] = [];
    let from = 0;
    const take = (end: number) => {
      const whole = piece.text.slice(from, end);
      const text = whole.trim();
      if (text === '') return;
      const own = { start: piece.start + from, end: piece.start + end };
      found.push({
        title: halves(titleScore(text)),
        company: halves(companyScore(text)),
        institution: halves(institutionScore(text)),
        school: halves(schoolScore(text)),
        degree: degrees.some((one) => overlaps(one, own)),
        place: isPlace(text),
        start: own.start,
        end: own.end,
        bold: piece.bold,
        italic: piece.italic,
        size: piece.size,
        opensPiece: from === 0,
        knownSkill: whole.length < longestName && normalizeSkill(text) !== null,
        naming: null,
      });
    };
    const firms = firmsIn(piece.text);
    const nextPart = (at: number) =>
      piece.text
        .slice(at)
        .split(/[,:(|]\s|$/u, 1)[0]!
        .trim();
    for (const { index, 0: mark } of matchesOf(between, piece.text)) {
      if (firms.some(({ start, end }) => start < index && index < end)) continue;
      if (mark[0] === '.' && piece.text.length > longestStopped) continue;
      // "Acme Co., Ltd" is one name, «Водитель, ИП Лис А. П.» two.
      const next = nextPart(index + mark.length);
      if (mark[0] === ',' && closesName(next) && companyScore(`${piece.text.slice(from, index)}, ${next}`) >= leastFirm) continue;
      take(index);
      from = index + mark.length;
    }
    take(piece.text.length);
    return found.map((segment, at) => ({
      ...segment,
      place: segment.place || isTownBefore(document.text, segment, found[at + 1]),
    }));
  });
}

/** "Hurricane" in "Acme Co, Hurricane, Utah": an unknown name behind a comma and before a region is its town. */
function isTownBefore(text: string, { start, end, opensPiece }: Segment, next: Segment | undefined): boolean {
  return !opensPiece && next?.place === true && isPlace(text.slice(start, next.end)) && end - start < longestName;
}

function marksOf(document: DocumentText, line: LineView, ranges: readonly DateRange[], skills: readonly Stretch[]): LineMarks {
  const { text, start, end } = line;
  const dates = ranges.filter((range) => overlaps(range, line));
  const dated = dates.reduce((sum, range) => sum + Math.min(range.end, end) - Math.max(range.start, start), 0);
  const words = text.split(/\s+/u, nameWords);
  const degrees = findStudyDegrees(text).map((one) => ({ start: start + one.start, end: start + one.end }));
  return {
    title: halves(titleScore(text)),
    company: halves(companyScore(text)),
    institution: halves(institutionScore(text)),
    school: halves(schoolScore(text)),
    degree: degrees.length > 0,
    place: isPlace(text),
    heading: matchHeading(text),
    dates,
    dateShare: dated / Math.max(1, text.length),
    degrees,
    skills: skills.filter((one) => overlaps(one, line)),
    givenNames: words.filter((word) => given.has(word.toLowerCase())).length,
    languages: findLanguages(text).length,
    label: isFieldLabel(/^[^:\t]*/u.exec(text)![0]),
    naming: null,
    segments: segmentsOf(document, line, dates, degrees),
  };
}

/** Runs every recogniser once over a document's lines. */
export function annotateLines(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[]): LineMarks[] {
  const skills = findSkills(document.text).map(({ start, end }) => ({ start, end }));
  const marks = lines.map((line) => marksOf(document, line, ranges, skills));
  const headings = withGuessed(lines, marks);
  const namings = nameSegments(
    lines,
    marks.map(({ segments }) => segments),
  );
  marks.forEach((one, index) => {
    const found = namings[index]!;
    one.heading = headings[index]!;
    one.naming =
      found.length > 1 && found.every((naming) => naming === 'label')
        ? 'row'
        : (found.find((naming) => naming !== null && naming !== 'label') ?? found[0] ?? null);
    one.segments.forEach((segment, at) => {
      segment.naming = found[at]!;
    });
  });
  return marks;
}
