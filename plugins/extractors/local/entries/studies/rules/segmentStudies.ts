import type { DocumentText } from '../../../../../contract.ts';
import { studyBodyLabels } from '../../../../../knowledge/cues/studyCues.ts';
import type { DateRange } from '../../../annotate/dates/findDateRanges.ts';
import { isFieldLabel } from '../../../annotate/fieldLabels.ts';
import { findStudyDegrees } from '../../../annotate/findDegrees.ts';
import { isFaculty, schoolScore } from '../../../annotate/schoolScore.ts';
import type { LineView } from '../../../shared/lineView.ts';
import type { Study } from './study.ts';
import { namesLabelledField } from './studyField.ts';
import { withoutDegrees } from './studyPieces.ts';

type Sign = 'institution' | 'degree' | 'date';

interface SignedLine {
  line: LineView;
  signs: Sign[];
  range: DateRange | null;
}

const bodyPattern = new RegExp(String.raw`^(?:${studyBodyLabels})(?![\p{L}])`, 'iu');
const maxHeaderWords = 22;
/** Words in a line that holds school, degree and date. */
const mostWords = 45;

/** In characters: a date at the start of a line may follow a bracket or "from". */
const firstLimit = 3;

/** "High School Diploma" names a degree, not a school; a faculty is part of the school on another line. */
const namesSchool = (bare: string, long: boolean): boolean =>
  long ? bare.split(/,\s|\s[–—-]\s/u).some((part) => schoolScore(part) > 0) : schoolScore(bare) > 0 && !isFaculty(bare);

const isBody = ({ text, wordCount, listItem }: LineView): boolean =>
  bodyPattern.test(text) || wordCount > (listItem ? maxHeaderWords : mostWords);

/** Whether a line names a degree and a school. A list item that names only one of them may be about something else. */
function namesIn(line: LineView): Sign[] {
  const degrees = findStudyDegrees(line.text);
  const school = namesSchool(withoutDegrees(line.text), line.wordCount > maxHeaderWords);
  const both = school && degrees.length > 0;
  const degree = degrees.length > 0 && (both || !line.listItem || degrees[0]!.start < 40);
  const institution = school && (both || !line.listItem || line.wordCount < 14);
  return [...(degree ? (['degree'] as const) : []), ...(institution ? (['institution'] as const) : [])];
}

function signsOf(document: DocumentText, line: LineView, ranges: readonly DateRange[]): SignedLine {
  const range = ranges.find(({ start, end }) => start < line.end && end > line.start) ?? null;
  const long = line.wordCount > maxHeaderWords;
  const none = { line, signs: [], range: null };
  if (isBody(line) || (long && !range)) return none;
  const signs = namesIn(line);
  const dated = range && range.start >= line.start && (line.wordCount <= 14 || signs.length > 0) ? range : null;
  if (dated) signs.splice(dated.start - line.start <= firstLimit ? 0 : signs.length, 0, 'date');
  return long && signs.length < 3 ? none : { line, signs, range: dated };
}

const looks = (line: LineView) => `${Math.round(line.size * 2)}|${line.bold}|${line.listItem}`;

const isBareDate = ({ line, signs }: SignedLine) => signs.length === 1 && signs[0] === 'date' && line.wordCount <= 6;

/** A form's line belongs to the current study. */
const isLabelled = (text: string) => text.includes('\t') && isFieldLabel(text.split('\t')[0] ?? '');

/** Whether the next study's date is on a separate line above the school, as in the current study. */
function datesNext(next: SignedLine, current: readonly SignedLine[]): boolean {
  const date = current.findIndex(isBareDate);
  return isBareDate(next) && date >= 0 && current.slice(date + 1).some(({ signs }) => signs.includes('institution'));
}

/** Whether `next` opens another study, given what the current one already has. */
function opens(next: SignedLine, seen: ReadonlySet<Sign>, lead: Sign | null, first: SignedLine): boolean {
  const repeated = next.signs.filter((sign) => seen.has(sign));
  if (repeated.length === 0) return false;
  // Only years, in a separate column: they begin the next study, whose text is beside them.
  if (next.signs[0] === 'date' && next.signs.length === 1 && next.range?.kind === 'range' && seen.size === 3) return true;
  // A date that comes first in the entries may also repeat inside one.
  if (lead !== null && seen.size > 1)
    return lead !== 'date' || looks(next.line) === looks(first.line) || next.line.gapBefore || repeated.length > 1;
  return repeated.includes('institution') || repeated.includes('degree') || (repeated.includes('date') && next.signs.length > 1);
}

/** Splits an education section into studies. Each has a school, a degree and a date at most once, and the same one of the three comes first. */
export function segmentStudies(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[]): Study[] {
  // The later lines of a range printed over several lines ("September 2014", "—", "May 2018") add nothing.
  const own = lines.filter((line) => !ranges.some(({ start, end }) => start < line.start && end >= line.end));
  const signed = own.map((line) => signsOf(document, line, ranges));
  const groups: SignedLine[][] = [];
  let seen = new Set<Sign>();
  let lead: Sign | null = null;
  let pending: SignedLine[] = [];
  for (const one of signed) {
    const current = groups.at(-1);
    if (one.signs.length === 0) {
      const opener =
        current &&
        one.line.gapBefore &&
        !one.line.listItem &&
        !isLabelled(one.line.text) &&
        looks(one.line) === looks(current[0]!.line) &&
        seen.size > 1;
      if (!current || opener || pending.length > 0) pending.push(one);
      else current.push(one);
      continue;
    }
    lead ??= one.signs[0]!;
    if (
      !current ||
      pending.length > 0 ||
      datesNext(one, current) ||
      opens(one, seen, lead, current.find(({ signs }) => signs.length > 0)!)
    ) {
      groups.push([...pending, one]);
      pending = [];
      seen = new Set(one.signs);
    } else {
      current.push(one);
      for (const sign of one.signs) seen.add(sign);
    }
  }
  if (pending.length > 0) groups.at(-1)?.push(...pending);
  return groups.map(toStudy);
}

function toStudy(group: SignedLine[]): Study {
  const lastSigned = group.findLastIndex(({ signs }) => signs.length > 0);
  const isHeader = ({ line, signs }: SignedLine, index: number) =>
    signs.length > 0 ||
    (namesLabelledField(line.text) && line.wordCount <= 14) ||
    (index <= lastSigned + 1 &&
      !line.listItem &&
      line.wordCount <= 12 &&
      !bodyPattern.test(line.text) &&
      !/[.!?]$/.test(line.text));
  const cut = group.findIndex((one, index) => !isHeader(one, index) && index > lastSigned);
  const header = group.slice(0, cut < 0 ? group.length : cut).filter(isHeader);
  return {
    header: header.map(({ line }) => line),
    body: group.filter((one) => !header.includes(one)).map(({ line }) => line),
    range: group.find(({ range }) => range !== null)?.range ?? null,
  };
}
