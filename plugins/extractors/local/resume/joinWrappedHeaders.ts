import type { DocumentText } from '../../../contract.ts';
import { titleScore } from '../shared/fieldScores.ts';
import { findDateRanges } from '../shared/findDateRanges.ts';
import { findDates } from '../shared/findDates.ts';
import type { LineView } from '../shared/lineView.ts';
import { matchPlace } from '../shared/matchPlace.ts';
import { joinLines } from './joinWrappedItems.ts';
import { looksOn } from './joinWrappedLines.ts';

/** A line that ends so goes on below. */
const openEnd =
  /\p{L}{2}.{0,300}(?:\s(?:of|and|for|the|und|по|и|в|на|с|для|направление|специальность|факультет|профессия)|\s&|[-–—/])$/iu;
/** What a name ends in and none begins with: "Dublin City" over "University". */
const bareKind =
  /^(?:University|College|School|Institute|Academy|Polytechnic|университет|институт|колледж|техникум)(?:$|[,.)])/iu;
/** "Dr." over "Babasaheb Ambedkar Technological University". */
const abbreviated = /(?<!\p{L})(?:Dr|St|Prof|Mt|Govt|им|г|\p{Lu})\.$/u;
/** "Apprentice" over "Electrician": what stands before a title and seldom alone. */
const level =
  /^(?:senior|junior|lead|chief|deputy|assistant|associate|apprentice|trainee|graduate|head|principal|general|regional|national|старший|старшая|главный|главная|ведущий|ведущая|младший|младшая)$/iu;
const leastTitle = 2;
const mostWords = 16;
/** So many lines must reach so far for their right end to be the column's. */
const leastReaching = 3;
const reach = 0.92;
/** A space, as a share of the font size. */
const space = 0.25;

const rightOf = ({ line }: LineView) => (line.box ? line.box.x + line.box.width : 0);

/** Right end of the column that a line stands in: where the lines that begin with it end, if enough of them run to the same place. */
function columnEnd(line: LineView, all: readonly LineView[]): number | null {
  const { box } = line.line;
  if (!box) return null;
  const column = all.filter((other) => other.page === line.page && other.line.box && Math.abs(other.line.box.x - box.x) <= 14);
  const end = Math.max(...column.map(rightOf));
  return column.filter((other) => rightOf(other) - box.x >= (end - box.x) * reach).length >= leastReaching ? end : null;
}

/** A quotation or a bracket begins on the line and does not end there. */
const isOpen = (text: string) => text.lastIndexOf('«') > text.lastIndexOf('»') || text.lastIndexOf('(') > text.lastIndexOf(')');

/** Behind a date a line is complete. */
const endsInDate = (text: string) => findDateRanges(text).some(({ end }) => end >= text.length - 4);

function mayGoOn(line: LineView, next: LineView): boolean {
  const alike = looksOn(line, next) && next.page === line.page && !next.gapBefore;
  if (!alike || line.listItem || next.listItem || line.wordCount > mostWords || next.wordCount > mostWords) return false;
  if (endsInDate(line.text)) return false;
  if (openEnd.test(line.text) || bareKind.test(next.text) || abbreviated.test(line.text) || isOpen(line.text)) return true;
  return !/[.!?:;]$/.test(line.text) && findDates(next.text).length === 0;
}

/** The words show that a line goes on below, "Minneapolis," over "MN" among them. */
const isUnfinished = (text: string, next: string) =>
  openEnd.test(text) ||
  abbreviated.test(text) ||
  isOpen(text) ||
  (text.endsWith(',') && matchPlace(`${text} ${next}`) !== null) ||
  (level.test(text) && titleScore(next) >= leastTitle);

function goesOn(line: LineView, next: LineView, all: readonly LineView[]): boolean {
  if (!mayGoOn(line, next)) return false;
  const [own, below] = [line.line.box, next.line.box];
  // A row of a table goes on only where the word itself shows it.
  if (/\t/.test(line.text)) return own !== null && /^\p{Ll}/u.test(next.text);
  if (own && below && Math.abs(own.x - below.x) > 2) return false;
  if (isUnfinished(line.text, next.text) || (own && bareKind.test(next.text))) return true;
  // A title below what holds no word of one is a field of its own.
  if (titleScore(line.text) === 0 && titleScore(next.text) >= leastTitle) return false;
  const end = columnEnd(line, all);
  const first = next.line.runs[0]?.box?.width ?? 0;
  return end !== null && first > 0 && rightOf(line) + space * line.size + first > end + 1;
}

/** Names of schools, employers and jobs that run over the line's end, each on one line. */
export function joinWrappedHeaders(document: DocumentText, lines: readonly LineView[], all: readonly LineView[]): LineView[] {
  const joined: LineView[] = [];
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const last = joined.at(-1);
    if (above && last && goesOn(above, line, all)) joined[joined.length - 1] = joinLines(document, last, line);
    else joined.push(line);
  });
  return joined;
}
