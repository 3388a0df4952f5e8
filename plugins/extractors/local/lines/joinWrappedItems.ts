import type { DocumentText } from '../../../contract.ts';
import { normalizeSkill } from '../../../knowledge/skills.ts';
import type { LineView } from '../shared/lineView.ts';
import { hadRoom } from './hadRoom.ts';

const separator = /[,;•·|●◆]/u;
const endsParted = /(?:[,;•·|●◆]|and|и)\s*$/iu;
/** "Swagger /" above "OpenAPI". */
const endsOpen = /\S\s*[/&(]\s*$/u;
const longLine = 55;

const lastItem = (text: string) =>
  text
    .split(/[,;•·|●◆:]/u)
    .at(-1)
    ?.trim() ?? '';
const firstItem = (text: string) => text.split(/[,;•·|●◆]/u)[0]?.trim() ?? '';

/** Whether a line fills its block's width, so that the next line may be the rest of it. */
export function isFull(line: LineView, lines: readonly LineView[], next: LineView): boolean {
  const box = line.line.box;
  if (!box) return line.text.length >= longLine;
  const right = Math.max(
    ...lines.filter(({ block }) => block === line.block).map(({ line: { box: other } }) => (other ? other.x + other.width : 0)),
  );
  const firstWord = next.line.runs[0]?.box?.width ?? 0;
  return box.x + box.width + firstWord >= right - 1;
}

const begins = (line: LineView) => /^[\p{Lu}\d]/u.test(line.text);

/**
 * For lists with one item per line. The next line continues this one if items begin with capitals and it does not, or if only the two together name a skill.
 */
function goesOn(line: LineView, next: LineView, lines: readonly LineView[]): boolean {
  if (next.size !== line.size || next.bold !== line.bold) return false;
  // "at least 20" above "people".
  if (/[\s\d](?:\d|до|от|и|в|на|с|для|по|к|of|and|for|to|in|with|the|a|up to)$/iu.test(line.text) && /^\p{Ll}/u.test(next.text))
    return true;
  if (/[:()]/u.test(line.text)) return false;
  // "Graphic" above "Design" is one name, although "Design" is a skill by itself.
  const [whole, rest] = [normalizeSkill(`${line.text} ${next.text}`)?.name, normalizeSkill(next.text)?.name];
  if (whole !== rest && whole !== undefined && !normalizeSkill(line.text)) return true;
  if (whole !== undefined || rest !== undefined) return false;
  return !begins(next) && /^\p{Ll}/u.test(next.text) && lines.filter(begins).length >= lines.length * 0.6;
}

/** Whether an item wraps from the end of a line to the next one ("Risk" / "Management • Budget"). */
function isCut(line: LineView, next: LineView, lines: readonly LineView[]): boolean {
  if (hadRoom(line, next, lines) === true) return false;
  const list = separator.test(line.text) || separator.test(next.text);
  if (!list && !next.listItem && next.block === line.block && !next.gapBefore && goesOn(line, next, lines)) return true;
  if (
    !list ||
    next.listItem ||
    next.block !== line.block ||
    next.gapBefore ||
    endsParted.test(line.text) ||
    next.size !== line.size ||
    next.bold !== line.bold
  )
    return false;
  if (endsOpen.test(line.text)) return true;
  return (
    isRest(lastItem(line.text), firstItem(next.text)) ??
    (isFull(line, lines, next) && !/^[^,;•·|●◆\t]{2,40}[:\t]/u.test(next.text))
  );
}

/** "I am confident in" above "Conflict handling". */
const endsInPreposition = /\s(?:of|for|to|in|with|the|в|на|с|для|по)$/iu;

/** Whether the first words of a line are the rest of the item that ends the line above; null if the words do not show it. */
function isRest(left: string, right: string): boolean | null {
  if (endsInPreposition.test(left)) return true;
  if (normalizeSkill(`${left} ${right}`)) return true;
  const capital = /^[\p{Lu}\d]/u.test(right);
  // A lower-case word after a capitalised one may be the rest of it, even if it is a skill by itself: "GLP" above "documentation".
  if (normalizeSkill(left) && normalizeSkill(right) && (capital || !/^\p{Lu}/u.test(left))) return false;
  // "Commercial litigation" above "Legal research" are two items.
  if (capital && left.includes(' ') && right.includes(' ')) return false;
  // "report writing" above "Leapfrog" are two items.
  return capital && /^\p{Ll}/u.test(left) && !/\s(?:and|и)$/iu.test(left) ? false : null;
}

/** Joins two lines into one. */
export function joinLines(document: DocumentText, first: LineView, second: LineView): LineView {
  return {
    ...first,
    end: second.end,
    text: document.text.slice(first.start, second.end),
    wordCount: first.wordCount + second.wordCount,
    line: { ...first.line, end: second.line.end, runs: [...first.line.runs, ...second.line.runs] },
  };
}

/** Joins the lines of items that wrap, each into one line. */
export function joinWrappedItems(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const joined: LineView[] = [];
  let source: LineView | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && source && isCut(source, line, lines)) {
      joined[joined.length - 1] = joinLines(document, last, line);
    } else joined.push(line);
    source = line;
  }
  return joined;
}
