import type { LineView } from '../../shared/lineView.ts';
import { matchLength, overlaps, splitSpans, type TextSpan, trimSpan } from '../../shared/textSpan.ts';

/** What separates the items of a list; a comma in brackets does not. Some keyboards give a low quotation mark for a comma. */
const separator = /[;•|▪·\t]|(?<!\s)\s{3,}|[,‚](?![^()]{0,60}\))/gu;
const separates = /[;•|▪·\t,‚]/u;
export const inBrackets = /\([^()]{0,60}\)/gu;
/** "Clinical: Suturing": the name of a group in front of its items. */
const group = /^[^:]{2,30}:\s+/u;
const remark = /(?<!\s)\s?(?:[([]([^()[\]]{1,60})[)\]]|\s[–—-]\s([^–—]{1,60})|:\s([^:]{1,60}))$/u;

interface Piece extends TextSpan {
  line: LineView;
  /** It has marks around it: a bullet or separators. Others may hold several items. */
  marked: boolean;
  /** Others are in front of it, and none behind it. */
  last: boolean;
  /** Nothing else is on its line. */
  alone: boolean;
  /** The cell of its row. */
  cell: number;
  /** It may go on in the next line, or come from the one before. */
  open: boolean;
}

const remarkOf = (text: string) => (remark.exec(text)?.slice(1).find(Boolean) ?? '').trim();

function piecesOf(listing: readonly LineView[]): Piece[] {
  return listing.flatMap((line, at) => {
    const [above, below] = [listing[at - 1], listing[at + 1]];
    const wraps = (one: LineView | undefined) =>
      one !== undefined && separates.test(one.text.replace(inBrackets, '')) && !/[;,•|▪·.]$/u.test(one.text);
    const parts = splitSpans(line.text, separator, line.start);
    const alone = parts.length === 1;
    return parts.flatMap((part, place) => {
      const { text: labelled, start, end } = trimSpan(part);
      const label = matchLength(group, part.text.trimStart());
      const text = labelled.slice(label);
      if (text === '') return [];
      const isLast = place === parts.length - 1;
      return {
        start: start + label,
        end,
        text,
        line,
        cell: line.text.slice(0, part.start - line.start).split('\t').length - 1,
        alone,
        last: !alone && isLast,
        marked: line.listItem || !alone,
        open: (place === 0 && wraps(above) && !line.listItem) || (isLast && wraps(line) && below?.listItem === false),
      };
    });
  });
}

/** Below it, the list does not hold one item between two marks. */
const leastExact = 0.6;
const leastPieces = 3;
const mostWords = 6;
/** An item that the labels do not know at all is a name, not a sentence. */
const mostUnknown = 4;
/** The last two items of a list in a sentence: "Suturing, Triage and Wound care". */
const lastTwo = /(?:^|\s)(?:and|or|und|et|y|и|или|&)(?:\s|$)/iu;

/** Lines that nearly all are short and hold nothing that separates are a column with one item in each. */
const leastColumn = 6;
const shortItem = 3;
const leastShort = 0.8;
const isColumn = (pieces: readonly Piece[]): boolean =>
  pieces.length >= leastColumn &&
  pieces.filter(({ alone, text }) => alone && text.split(/\s+/u).length <= shortItem).length >= leastShort * pieces.length;

interface Part extends Piece {
  own: readonly TextSpan[];
}

/** Whether a piece is one item, though the labels cut it or left it out. */
function isOne({ text, start, end, marked, last, own }: Part): boolean {
  const words = text.split(/\s+/u).length;
  if (!/\p{L}/u.test(text) || /[:.!?]$|\d{4}/u.test(text)) return false;
  if (own.length === 0) return words <= mostUnknown;
  const rest = own.reduceRight((left, item) => left.slice(0, item.start - start) + left.slice(item.end - start), text);
  // "Tools Zoom": a name is not led by the words in front of it, unless it begins in the middle.
  const isLed = own[0]!.start > start && !/^\p{Ll}/u.test(own[0]!.text);
  const isWithin = own.every((item) => item.start >= start && item.end <= end);
  return (
    marked &&
    !isLed &&
    isWithin &&
    words <= mostWords &&
    !(last && lastTwo.test(rest)) &&
    rest.split('/').length < 3 &&
    !/\s[–—-]\s|:/u.test(rest)
  );
}

/**
 * If a list mostly has one item between two marks, makes it so everywhere: for items that the labels cut or left out. `isNoSkillName` is true of levels, heads
 * of columns and languages.
 */
export function wholePieces(
  listing: readonly LineView[],
  items: readonly TextSpan[],
  isNoSkillName: (text: string) => boolean,
): TextSpan[] {
  const pieces = piecesOf(listing);
  const bare = (text: string) => {
    const found = remark.exec(text);
    return found !== null && found.index > 0 && isNoSkillName(remarkOf(text)) ? text.slice(0, found.index) : text;
  };
  const own = items
    .map((item) => ({ ...item, text: bare(item.text), end: item.start + bare(item.text).length }))
    .filter(({ text }) => !isNoSkillName(text.replace(/^\(|\)$/gu, '')));
  const parts = pieces.map((piece): Part => {
    const text = bare(piece.text);
    return {
      ...piece,
      text,
      end: piece.start + text.length,
      own: own.filter((item) => overlaps(item, piece)),
    };
  });
  const isExact = ({ start, end, own: [item, ...more] }: Part) => more.length === 0 && item?.start === start && item.end === end;
  const held = parts.filter((part) => part.own.length > 0);
  const exact = held.filter(isExact);
  const isExactList = held.length >= leastPieces && exact.length >= leastExact * held.length;
  if (!isExactList && !isColumn(pieces)) return own;
  const lookOf = ({ line, cell, alone }: Piece) => `${line.bold} ${line.size} ${line.listItem} ${cell} ${alone}`;
  const looks = new Set((isExactList ? exact : parts.filter(({ alone }) => alone)).map(lookOf));
  const found = new Map(own.map((item) => [item.start, item]));
  for (const part of parts) {
    const whole = isExactList ? part : { ...part, marked: true };
    if (part.open || isExact(part) || !looks.has(lookOf(part)) || isNoSkillName(part.text) || !isOne(whole)) continue;
    for (const item of part.own) found.delete(item.start);
    found.set(part.start, { start: part.start, end: part.end, text: part.text });
  }
  return [...found.values()];
}
