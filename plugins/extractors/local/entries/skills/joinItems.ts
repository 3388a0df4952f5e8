import { normalizeSkill } from '../../../../knowledge/skills.ts';
import { objectLeads } from '../../../../knowledge/words/joiningWords.ts';
import type { LineView } from '../../shared/lineView.ts';
import { matchLength, overlaps, type Stretch, spanAt, splitSpans, type TextSpan, trimSpan } from '../../shared/textSpan.ts';

/** Joins items that are one. `gap` is the text between two items. */
function joinWhere(
  text: string,
  items: readonly TextSpan[],
  isOne: (before: TextSpan, item: TextSpan, gap: string) => boolean,
): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const isNext = before && before.end <= item.start && item.start - before.end <= longestGap;
    if (isNext && isOne(before, item, text.slice(before.end, item.start)))
      joined[joined.length - 1] = spanAt(text, before.start, item.end);
    else joined.push(item);
  }
  return joined;
}

const longestGap = 8;

/** "1С: Бухгалтерия" is one name. */
const joinProducts = (text: string, items: readonly TextSpan[]): TextSpan[] =>
  joinWhere(text, items, (before, _, gap) => /^1[CС]$/iu.test(before.text) && /^\s?:\s?$/u.test(gap));

const leads = objectLeads.join('|');
const gapOfOne = new RegExp(String.raw`^\s(?:(?:${leads})\s)?$`, 'iu');
const endsLeading = new RegExp(String.raw`\s(?:${leads})$`, 'iu');
const longestLed = 44;

/** A list with a sign between its items: there, words with only a space between them are one item ("Broken Access Controls"). */
const listed = /(?:[,;|•·][^,;|•·\n]+){2}/u;
const mostJoined = 4;

const countWords = (text: string) => text.split(/\s+/u).length;

/** Joins items that only such a word keeps apart, or only a space. */
function joinLed(text: string, listing: readonly LineView[], items: readonly TextSpan[]): TextSpan[] {
  const lists = listing.filter((line) => listed.test(line.text));
  const isListed = ({ start, end }: TextSpan) => lists.some((line) => line.start <= start && end <= line.end);
  return joinWhere(text, items, (before, item, gap) => {
    if (!gapOfOne.test(gap)) return false;
    if (gap.trim() !== '' || endsLeading.test(before.text)) return true;
    return gap === ' ' && countWords(text.slice(before.start, item.end)) <= mostJoined && isListed(item);
  });
}

/** «Booking by Fresha»: what a leading word at the end of an item leads to. */
const led = /^\s[^\s,;|•·()][^,;|•·()\n\t]{1,30}/u;

function withLed(text: string, item: TextSpan, next: TextSpan | undefined): TextSpan {
  const room = Math.min(item.end + longestLed, next?.start ?? text.length);
  const more = endsLeading.test(item.text) ? (led.exec(text.slice(item.end, room))?.[0].trimEnd() ?? '') : '';
  return more === '' ? item : spanAt(text, item.start, item.end + more.length);
}

const abbreviation = /^\s\(\p{Lu}[\p{Lu}&/-]{1,7}\)/u;
const longestAbbreviation = 11;

/** "Know your customer (KYC)" is one name, unless the brackets hold an item of their own. */
function withAbbreviation(text: string, item: TextSpan, next: TextSpan | undefined): TextSpan {
  const room = Math.min(item.end + longestAbbreviation, next?.start ?? text.length);
  const found = abbreviation.exec(text.slice(item.end, room))?.[0];
  return found === undefined ? item : { ...item, end: item.end + found.length, text: item.text + found };
}

/** If at least this share of the lines end with a semicolon, every item of the list does. */
const leastClosed = 0.5;
const mostClosed = 10;

/** Joins items that a line break of a list keeps apart: "Microsoft\nSQL Server". */
function joinWrapped(text: string, listing: readonly LineView[], items: readonly TextSpan[]): TextSpan[] {
  const isClosed = (line: LineView) => line.text.endsWith(';');
  const closes = listing.filter(isClosed).length >= leastClosed * listing.length;
  const breaks = new Set(
    listing.flatMap((line, at) => {
      const above = listing[at - 1];
      const isOpen = closes && !line.listItem && above !== undefined && !isClosed(above);
      const wraps = above !== undefined && (isOpen || (line.line.continues === true && listed.test(above.text)));
      return wraps && text.slice(above.end, line.start).trim() === '' ? [line.start] : [];
    }),
  );
  const longest = closes ? mostClosed : mostJoined;
  const wrapped = joinWhere(
    text,
    items,
    (before, item, gap) =>
      breaks.has(item.start) && gap.trim() === '' && countWords(text.slice(before.start, item.end)) <= longest,
  );
  const whole = new Set(items);
  return wrapped.map((item) => (whole.has(item) ? item : { ...item, text: item.text.replace(/\s+/gu, ' ') }));
}

/** "on it", "Analysing every": such an item begins or ends in the middle of a phrase. */
const beginsLeading = new RegExp(String.raw`^(?:${leads})\s`, 'iu');
const endsOpen = /\s(?:every|each|the|an?|any|all)$/iu;
const isBrokenOff = ({ text }: TextSpan) => beginsLeading.test(text) || endsOpen.test(text) || endsLeading.test(text);
const betweenPhrases = /[,;:()|•·–—\t\n]/gu;
const mostOfPhrase = 10;

/** Takes the whole phrase between two marks for the items in it if one of them is broken off. */
function withWholePhrases(listing: readonly LineView[], items: readonly TextSpan[]): TextSpan[] {
  const broken = items.filter(isBrokenOff);
  if (broken.length === 0) return [...items];
  const phrases = listing.flatMap((line) =>
    splitSpans(line.text, betweenPhrases, line.start).map((part) => {
      const { start, text } = trimSpan(part);
      const bare = text.replace(/\.$/u, '');
      return { start, end: start + bare.length, text: bare };
    }),
  );
  const whole = phrases.filter(
    ({ start, end, text }) =>
      countWords(text) <= mostOfPhrase && !/[@/]/u.test(text) && broken.some((item) => item.start >= start && item.end <= end),
  );
  const isTaken = (item: TextSpan) => whole.some((one) => overlaps(one, item));
  return [...items.filter((item) => !isTaken(item)), ...whole].toSorted((a, b) => a.start - b.start);
}

/** "Frameworks, libraries and tools: Git, Docker": the name of a group in front of its list. */
const label = /^(?!1[CС]:)[^:,;]{2,45}(?:(?:,[^:,;]{2,30}){0,2},?\s(?:and|&|и)\s[^:,;]{2,30})?:\s/u;

/** "Libraries   NumPy, pandas": a row with the name of a group in front of its list. */
const row = /^(?!1[CС]\t)[^:,;|\t]{2,45}\t(?=[^\t]*[,;|])/u;

const fewestGroups = 3;

/** Where the lines of a list name the group of its items. */
export function groupNames(listing: readonly LineView[], items: readonly TextSpan[]): Stretch[] {
  const isTable = listing.filter(({ text }) => row.test(text)).length > 1;
  const named = listing.flatMap(({ text, start, end }) => {
    const length = matchLength(label, text) || (isTable ? matchLength(row, text) : 0);
    if (length === 0 || !items.some((item) => item.start >= start + length && item.end <= end)) return [];
    const name = text.slice(0, length).replace(/:?\s$/u, '');
    return [{ start, end: start + length, isSkill: normalizeSkill(name) !== null && items.some((item) => item.text === name) }];
  });
  // "Python: pandas, NumPy" lists Python too; but "Programming" among "Frameworks", "Tools" and "Platforms" is a group.
  const groups = named.filter(({ isSkill }) => !isSkill);
  return groups.length >= fewestGroups && groups.length > named.length / 2 ? named : groups;
}

/** Makes whole items of what the labels cut. */
export function joinItems(text: string, listing: readonly LineView[], items: readonly TextSpan[]): TextSpan[] {
  const wrapped = joinWrapped(text, listing, joinLed(text, listing, joinProducts(text, items)));
  return withWholePhrases(listing, wrapped)
    .map((item, at, own) => withLed(text, item, own[at + 1]))
    .map((item, at, own) => withAbbreviation(text, item, own[at + 1]));
}
