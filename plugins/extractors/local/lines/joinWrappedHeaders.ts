import type { DocumentText } from '../../../contract.ts';
import { isDuration } from '../annotate/dates/dateMasks.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { findDates } from '../annotate/dates/findDates.ts';
import { titleScore } from '../annotate/fieldScores.ts';
import { matchPlace } from '../annotate/matchPlace.ts';
import { schoolScore } from '../annotate/schoolScore.ts';
import type { LineView } from '../shared/lineView.ts';
import { hadRoom } from './hadRoom.ts';
import { joinLines } from './joinWrappedItems.ts';
import { looksOn } from './joinWrappedLines.ts';

/** A line that ends like this continues below. */
const openEnd =
  /\p{L}{2}.{0,300}(?:\s(?:of|and|for|the|und|по|и|в|на|с|для|направление|специальность|факультет|профессия)|\s&|[-–—/])$/iu;
/** Words that end a name but never begin one: "Dublin City" over "University". */
const bareKind =
  /^(?:University|College|School|Institute|Academy|Polytechnic|университет|институт|колледж|техникум)(?:$|[,.)])/iu;
/** "Dr." over "Babasaheb Ambedkar Technological University". */
const abbreviated = /(?<!\p{L})(?:Dr|St|Prof|Mt|Govt|им|г|\p{Lu})\.$/u;
/** "Apprentice" over "Electrician": words that precede a title and are seldom alone. */
const level =
  /^(?:senior|junior|lead|chief|deputy|assistant|associate|apprentice|trainee|graduate|head|principal|general|regional|national|старший|старшая|главный|главная|ведущий|ведущая|младший|младшая)$/iu;
/** "Лесовский" over "педагогический университет", "Завод" over "«Ладья»". */
const isRestOfName = (text: string, next: string) =>
  next.startsWith('«') || (/^\p{Ll}{2}/u.test(next) && schoolScore(`${text} ${next}`) > 0 && !/[.!?]\s/u.test(text));
const leastTitle = 2;
const mostWords = 16;
/** At least this many lines must reach the same right end for it to be the column's. */
const leastReaching = 3;
const reach = 0.92;
/** Width of a space, as a share of the font size. */
const space = 0.25;

const rightOf = ({ line }: LineView) => (line.box ? line.box.x + line.box.width : 0);

/** Right end of a line's column: the furthest end of the lines with the same left edge, if enough of them reach nearly as far. */
function columnEnd(line: LineView, all: readonly LineView[]): number | null {
  const { box } = line.line;
  if (!box) return null;
  const column = all.filter((other) => other.page === line.page && other.line.box && Math.abs(other.line.box.x - box.x) <= 14);
  const end = Math.max(...column.map(rightOf));
  return column.filter((other) => rightOf(other) - box.x >= (end - box.x) * reach).length >= leastReaching ? end : null;
}

/** Whether a quotation or a bracket opens on the line and does not close there. */
const isOpen = (text: string) => text.lastIndexOf('«') > text.lastIndexOf('»') || text.lastIndexOf('(') > text.lastIndexOf(')');

/** A line that ends in a date is complete. */
const endsInDate = (text: string) => findDateRanges(text).some(({ end }) => end >= text.length - 4);

function mayGoOn(line: LineView, next: LineView): boolean {
  const alike = looksOn(line, next) && next.page === line.page && !next.gapBefore;
  if (!alike || line.listItem || next.listItem || line.wordCount > mostWords || next.wordCount > mostWords) return false;
  if (endsInDate(line.text) || isDuration(next.text.split(/\t|\s{3,}/u, 1)[0]!)) return false;
  if (openEnd.test(line.text) || bareKind.test(next.text) || abbreviated.test(line.text) || isOpen(line.text)) return true;
  return !/[.!?:;]$/.test(line.text) && findDates(next.text).length === 0;
}

/** Whether the words show that a line continues below, including "Minneapolis," over "MN". */
const isUnfinished = (text: string, next: string) =>
  openEnd.test(text) ||
  abbreviated.test(text) ||
  isOpen(text) ||
  (text.endsWith(',') && matchPlace(`${text} ${next}`) !== null) ||
  (level.test(text) && titleScore(next) >= leastTitle);

function goesOn(line: LineView, next: LineView, all: readonly LineView[]): boolean {
  if (!mayGoOn(line, next)) return false;
  const [own, below] = [line.line.box, next.line.box];
  // A table row continues only if the next line begins in lower case.
  if (/\t/.test(line.text)) return own !== null && /^\p{Ll}/u.test(next.text);
  if (own && below && Math.abs(own.x - below.x) > 2) return false;
  const room = hadRoom(line, next, all);
  if (room === true) return false;
  if (isUnfinished(line.text, next.text) || (own && bareKind.test(next.text))) return true;
  if (room === false && isRestOfName(line.text, next.text)) return true;
  // A title below a line without title words is a separate field.
  if (titleScore(line.text) === 0 && titleScore(next.text) >= leastTitle) return false;
  const end = columnEnd(line, all);
  const first = next.line.runs[0]?.box?.width ?? 0;
  return end !== null && first > 0 && rightOf(line) + space * line.size + first > end + 1;
}

/** Joins names of schools, employers and jobs that wrap, each into one line. */
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
