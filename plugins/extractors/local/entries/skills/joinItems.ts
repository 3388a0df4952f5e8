import { normalizeSkill } from '../../../../knowledge/skills.ts';
import type { LineView } from '../../shared/lineView.ts';
import type { TextSpan } from '../../shared/textSpan.ts';

/** "1С: Бухгалтерия" is one name. */
function joinProducts(text: string, items: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const isProduct = before && /^1[CС]$/iu.test(before.text) && /^\s?:\s?$/u.test(text.slice(before.end, item.start));
    if (isProduct) joined[joined.length - 1] = { start: before.start, end: item.end, text: text.slice(before.start, item.end) };
    else joined.push(item);
  }
  return joined;
}

/** Words that lead from a name to its object, and end no name: "Records in", «Ведение карт в ЕМИАС». */
const leading = 'к ко по в во на с со для из от о об при под над за in on of for to with from by at'.split(' ');
const gapOfOne = new RegExp(String.raw`^\s(?:(?:${leading.join('|')})\s)?$`, 'iu');
const endsLeading = new RegExp(String.raw`\s(?:${leading.join('|')})$`, 'iu');
const longestGap = 8;
/** «СЭД «Дело»»: a name in quotation marks behind its kind. */
const quoted = /^\s?«[^«»\n]{1,40}»/u;
const longestQuoted = 44;

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** A list with a sign between its items: there, words with only a space between them are one item ("Broken Access Controls"). */
const listed = /(?:[,;|•·][^,;|•·\n]+){2}/u;
const mostJoined = 4;

/** Joins items that only such a word keeps apart, or only a space. */
function joinLed(text: string, items: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  const isOne = (before: TextSpan, item: TextSpan) => {
    const line = text.slice(text.lastIndexOf('\n', item.start) + 1, lineEnd(text, item.end));
    return listed.test(line) && text.slice(before.start, item.end).split(' ').length <= mostJoined;
  };
  for (const item of items) {
    const before = joined.at(-1);
    const gap = before ? text.slice(before.end, Math.min(item.start, before.end + longestGap)) : '';
    const goesOn =
      before &&
      before.end < item.start &&
      gapOfOne.test(gap) &&
      (gap.trim() !== '' || endsLeading.test(before.text) || (gap === ' ' && isOne(before, item)));
    if (goesOn) joined[joined.length - 1] = { start: before.start, end: item.end, text: text.slice(before.start, item.end) };
    else joined.push(item);
  }
  return joined;
}

/** Takes names in quotation marks into the item in front, with the items inside them. */
function withQuoted(text: string, items: readonly TextSpan[]): TextSpan[] {
  const taken: TextSpan[] = [];
  for (const item of items) {
    const before = taken.at(-1);
    if (before && item.start < before.end) continue;
    const quote = quoted.exec(text.slice(item.end, item.end + longestQuoted))?.[0].length ?? 0;
    taken.push(quote === 0 ? item : { ...item, end: item.end + quote, text: text.slice(item.start, item.end + quote) });
  }
  return taken;
}

const abbreviation = /^\s\(\p{Lu}[\p{Lu}&/-]{1,7}\)/u;
const longestAbbreviation = 11;

/** "Know your customer (KYC)" is one name, unless the brackets hold an item of their own. */
function withAbbreviation(text: string, item: TextSpan, next: TextSpan | undefined): TextSpan {
  const room = Math.min(item.end + longestAbbreviation, next?.start ?? text.length);
  const found = abbreviation.exec(text.slice(item.end, room))?.[0];
  return found === undefined ? item : { ...item, end: item.end + found.length, text: item.text + found };
}

/** Joins items that a line break of a list keeps apart: "Microsoft\nSQL Server". */
function joinWrapped(text: string, listing: readonly LineView[], items: readonly TextSpan[]): TextSpan[] {
  const breaks = new Set(
    listing.flatMap((line, at) => {
      const above = listing[at - 1];
      const wraps = above !== undefined && line.line.continues === true && listed.test(above.text);
      return wraps && text.slice(above.end, line.start).trim() === '' ? [line.start] : [];
    }),
  );
  const joined: TextSpan[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const whole = before && text.slice(before.start, item.end);
    const isOne = before && whole && breaks.has(item.start) && text.slice(before.end, item.start).trim() === '';
    if (isOne && whole.split(/\s+/u).length <= mostJoined)
      joined[joined.length - 1] = { start: before.start, end: item.end, text: whole.replace(/\s+/gu, ' ') };
    else joined.push(item);
  }
  return joined;
}

/** "Frameworks, libraries and tools: Git, Docker": the name of a group in front of its list. */
const label = /^(?!1[CС]:)[^:,;]{2,45}(?:(?:,[^:,;]{2,30}){0,2},?\s(?:and|&|и)\s[^:,;]{2,30})?:\s/u;

/** Where the lines of a list name the group of its items. */
export function groupNames(listing: readonly LineView[], items: readonly TextSpan[]): { start: number; end: number }[] {
  return listing.flatMap(({ text, start, end }) => {
    const length = label.exec(text)?.[0].length ?? 0;
    const holds = length > 0 && items.some((item) => item.start >= start + length && item.end <= end);
    // "Python: pandas, NumPy" lists Python too.
    const name = text.slice(0, length).replace(/:\s$/u, '');
    const isSkill = items.some((item) => item.text === name) && normalizeSkill(name) !== null;
    return holds && !isSkill ? [{ start, end: start + length }] : [];
  });
}

/** Makes whole items of what the labels cut. */
export function joinItems(text: string, listing: readonly LineView[], items: readonly TextSpan[]): TextSpan[] {
  const wrapped = joinWrapped(text, listing, joinLed(text, joinProducts(text, items)));
  return withQuoted(text, wrapped).map((item, at, own) => withAbbreviation(text, item, own[at + 1]));
}
