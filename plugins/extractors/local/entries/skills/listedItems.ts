import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import {
  closeLevels,
  headsOfSkillColumns,
  levelNouns,
  levelsOfLanguages,
  otherLevels,
  skillSentences,
  wordsOfSelf,
} from '../../../../knowledge/cues/skillCues.ts';
import { languagesMap } from '../../../../knowledge/languages.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import { isSpoken } from '../../annotate/findLanguages.ts';
import type { LineView } from '../../shared/lineView.ts';
import { contains, firstWhere, matchLength, spanAt, splitSpans, type TextSpan, trimSpan } from '../../shared/textSpan.ts';
import type { Resume } from '../resume.ts';
import { groupNames, joinItems } from './joinItems.ts';
import { listLines } from './listLines.ts';
import { inBrackets, wholePieces } from './wholePieces.ts';

const headOfColumn = makeFinder('iu', {
  before: '^',
  words: [headsOfSkillColumns, skillSentences, levelsOfLanguages].join('|'),
  after: String.raw`\s*:?$`,
});
const longestHead = 60;

/** Heads of a table of skills ("Area", "Rating"), levels, and the opening of a sentence without its list. */
const isHead = (text: string): boolean => text.length <= longestHead && (headOfColumn.test(text) || isLevel(text));

/** Spoken languages listed among the skills belong to another field. */
const isLanguage = (text: string): boolean => languagesMap.has(text.toLowerCase()) || isSpoken(text);

/** Words that join the last two items of a list in a sentence, and are in no item: "Welding as well as Forging". */
const joins = /(?<!\S)(?:as\swell\sas|along\swith|together\swith|а\sтакже|а\sтак\sже)(?!\S)/giu;

/** The stretches of a text between separators. */
const piecesOf = ({ start, text }: TextSpan, separator: RegExp): TextSpan[] =>
  splitSpans(text, separator, start)
    .map(trimSpan)
    .filter((piece) => piece.text !== '');

/** Whether the rows of a table have one skill in each cell ("Excel (Pivot, Solver)"): then no row names a group in front of its list. */
const isGrid = (rows: readonly LineView[]) =>
  rows.length > 1 && !rows.some(({ text }) => /[,;:|•·]/u.test(text.replace(inBrackets, '')));

/** More items than this are not one person's skills. */
const mostItems = 2000;

const speaksOfSelf = makeFinder('u', {
  before: String.raw`(?<![\p{L}'’])`,
  words: wordsOfSelf,
  after: String.raw`(?!\p{L})`,
});
const address = /^(?:https?:|www\.|\S+\.\p{L}{2,}\/)/iu;
/** "I know it very well" is no skill, nor is the address of a page. */
const isNoSkill = (text: string): boolean => (speaksOfSelf.test(text) || address.test(text)) && normalizeSkill(text) === null;

/** The full stop that ends a list, but no abbreviation. */
const lastStop = /(?<=[\p{L}\d]{4})\.$/u;
/** A rating drawn with the signs of a symbol font, which are read as other signs: `SQL ""##`. */
const drawnRating = /\s[^\p{L}\p{N}\s.…]{3,}$/u;
/** "etc.", «и др.», "none" */
const andSoOn = /^(?:etc|none|отсутству[ею]т|и\s(?:др|пр|т\.?\s?[дп])|и\sпрочее)(?!\p{L})/iu;

/** "…, Opera and patience.": the words behind the last comma of a sentence are its last two items, if no skill has that name. */
function splitLast(text: string, item: TextSpan): TextSpan[] {
  const [, first, gap, second] = lastTwo.exec(item.text) ?? [];
  const inSentence =
    text[item.end] === '.' && /,[^,.\n]+,\s$/u.test(text.slice(Math.max(0, item.start - longestPair), item.start));
  if (!first || !gap || !second || !inSentence || normalizeSkill(item.text) !== null) return [item];
  const start = item.start + first.length + gap.length;
  return [
    { start: item.start, end: item.start + first.length, text: first },
    { start, end: item.end, text: second },
  ];
}

const lastTwo = /^(\S+(?:\s(?!and\s|и\s)\S+){0,2})(\s(?:and|и)\s)(\S+(?:\s(?!and\s|и\s)\S+){0,2})$/u;
const longestPair = 80;

/** The items of the skill lists. */
export function listedItems({ document, lines, labelled }: Resume): TextSpan[] {
  const listing = listLines(lines.filter((_, at) => labelled.labels[at] === 'skills:B'));
  const rows = listing.filter(({ text }) => text.includes('\t'));
  const grid = isGrid(rows) ? rows : [];
  const found = new Map<number, TextSpan>();
  const isInList = (at: number) => (listing[firstWhere(listing, ({ start }) => start > at) - 1]?.end ?? 0) > at;
  for (const { start, end } of labelled.skills) {
    if (!isInList(start)) continue;
    const row = grid.find((one) => contains(one, start));
    const cells = row
      ? piecesOf(spanAt(document.text, row.start, row.end), /\t/gu)
      : piecesOf(spanAt(document.text, start, end), /\t/gu).slice(-1);
    const names = cells.flatMap((cell) => piecesOf(cell, joins));
    for (const item of names) found.set(item.start, item);
  }
  const names = [...found.values()].toSorted((a, b) => a.start - b.start);
  const groups = groupNames(listing, names);
  const isGroup = (item: TextSpan) => groups.some((group) => contains(group, item.start));
  const items = joinItems(
    document.text,
    listing,
    names.filter((item) => !isGroup(item) && !headOfColumn.test(item.text)),
  ).flatMap((item) => splitLast(document.text, item));
  const isNoSkillName = (text: string) => isHead(text) || isLanguage(text);
  const all = wholePieces(listing, items, isNoSkillName)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, mostItems);
  const bare = all.map((item) => {
    const text = withoutLevel(item.text.replace(lastStop, '').replace(drawnRating, ''));
    return { start: item.start, end: item.start + text.length, text };
  });
  return bare.filter(
    (item) =>
      /\p{L}/u.test(item.text) &&
      !isNoSkillName(item.text) &&
      !isNoSkill(item.text) &&
      !isGroup(item) &&
      !andSoOn.test(item.text),
  );
}

/** "Python intermediate": a known skill without the level behind it. */
function withoutLevel(text: string): string {
  const [, skill, level] = /^(\S+(?: \S+)?) (\p{L}+)$/u.exec(text) ?? [];
  return skill && level && isLevel(level) && normalizeSkill(text) === null && normalizeSkill(skill) !== null ? skill : text;
}

const noun = makeFinder('iu', { before: '^', words: levelNouns, after: '$' });
const words = makeFinder('iu', {
  before: '^',
  words: `${closeLevels}|${otherLevels}|master|working knowledge|level|уровень`,
  after: String.raw`(?=\s|$)`,
});
const bracketed = /^\(([^()]+)\)?$/u;
const signs = /^[●○★☆▪▫◆◇■□█░⬤•\s]+$/u;
const rating = /^(?:\d{1,3}\s?%|\d{1,2}\s?(?:\/|из|of|out of)\s?\d{1,2}|(?:из|of|out of)\s\d{1,2}|\d{1,2}\s?(?:из|of|out of))$/iu;
const years =
  /^(?:(?:more than|over|более|свыше)\s)?(?:\d{1,2}\+?|\d{1,2}[.,]\d|\d{1,2}\s?[-–]\s?\d{1,2})\s?(?:years?|yrs?|y|лет|года?|г\.?)(?:\s+(?:experience|опыта))?$/iu;

/** Whether a text is only a level, or symbols for one. */
export function isLevel(whole: string): boolean {
  const text = bracketed.exec(whole)?.[1] ?? whole;
  const word = matchLength(words, text);
  const rest = text.slice(word).trimStart();
  return (word > 0 && (text.length === word || noun.test(rest))) || signs.test(text) || rating.test(text) || years.test(text);
}
