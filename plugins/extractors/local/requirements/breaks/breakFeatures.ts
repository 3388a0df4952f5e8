import { beginsItem, linkingWords } from '../../../../knowledge/cues/jobItemCues.ts';
import { type Finder, makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { findSkills } from '../../../../knowledge/skills.ts';
import { actionVerbs, masteryNouns, masteryWords, qualityWords } from '../../../../knowledge/words/requirementWords.ts';
import { russianMastery, russianMasteryVerbs } from '../../../../knowledge/words/russianRequirementWords.ts';
import { headingOf } from '../clauses/jobHeadings.ts';
import { findHeadings, type Heading } from './findHeadings.ts';

/** A word of a text that may have lost its line breaks. */
interface Word {
  start: number;
  end: number;
  text: string;
}

/** What the gap before a word looks like, whatever was cut before it. `words` are those that only texts of similar wording share. */
export interface GapFeatures {
  looks: string[];
  words: string[];
  /** After a word that needs another behind it, so that no line begins here. */
  closed: boolean;
}

/** Sentences and lists are told apart by how far the next full stop is. */
const reachOfStop = 40;
const reachOfColon = 16;
const linking = makeFinder('iu', { before: '^', words: linkingWords, after: '$' });
const reachOfBeginning = 60;
const leastLines = 4;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu), ({ index, 0: word }) => ({ start: index, end: index + word.length, text: word }));
}

/** The features of each gap; the first, before the first word, has none. */
export function gapFeatures(text: string, words: readonly Word[]): GapFeatures[] {
  const known = skillMarks(text, words);
  const found = findHeadings(text);
  const headings = headingMarks(found, words);
  const sections = words.map(({ start }) => {
    const ended = found.find(({ end }) => end === start);
    return ended === undefined ? '' : headingOf(text.slice(ended.start, ended.end));
  });
  const loose = headingMarks(findHeadings(text, true), words);
  const depth = depths(words);
  const lower = new Set(words.map(({ text: word }) => bare(word)).filter((word) => word !== '' && word === word.toLowerCase()));
  return words.map((word, index) => {
    const before = words[index - 1];
    if (before === undefined) return { looks: [], words: [], closed: true };
    const [left, right] = [looksOf(before.text), looksOf(word.text)];
    const [farther, next] = [words[index - 2]?.text ?? '', words[index + 1]?.text ?? ''];
    const end = endOf(before.text);
    const pair = `${shapeOf(before.text)}${end}|${right}`;
    const isLinking = linking.test(bare(before.text));
    const looks = [
      `pair ${pair}`,
      `pair+ ${pair} ${shapeOf(next)}`,
      `-pair ${shapeOf(farther)}${endOf(farther)} ${pair}`,
      `left ${left}`,
      `right ${right} ${endOf(word.text)}`,
      `script ${scriptOf(before.text)}${scriptOf(word.text)} ${pair}`,
      `known ${known[index]} ${shapeOf(before.text)}${end}${shapeOf(word.text)}`,
      `heading ${headings[index]} ${loose[index]}`,
      `loose heading ${loose[index]} ${shapeOf(word.text)} ${isLinking}`,
      `heading ${headings[index]} ${end}${shapeOf(word.text)}`,
      `stop ${stopAhead(words, index)} ${end === '' ? shapeOf(word.text) : end}`,
      `in brackets ${depth[index]! > 0}`,
      `linking ${isLinking} ${linking.test(word.text)} ${headings[index]}`,
      `linking ${isLinking} ${shapeOf(word.text)} ${loose[index]}`,
      `item ${beginsItem.test(text.slice(word.start, word.start + reachOfBeginning))} ${end}${isLinking}`,
      `lower ${lower.has(bare(word.text).toLowerCase())} ${shapeOf(word.text)} ${end}`,
      `colon ${colonAhead(words, index)} ${end} ${headings[index]}`,
      `section ${sections[index]} ${end} ${shapeOf(word.text)} ${colonAhead(words, index)}`,
      `label ${/[:：]$/u.test(word.text) ? 1 : /[:：]$/u.test(next) ? 2 : 0} ${shapeOf(word.text)} ${end}`,
      `endings ${ending(before.text)} ${shapeOf(word.text)}`,
      `endings ${end} ${shapeOf(word.text)} ${ending(word.text)}`,
      `endings ${ending(before.text)}${end} ${ending(word.text)}`,
    ];
    const [ofBefore, ofWord, ofNext] = [kindOf(before.text), kindOf(word.text), kindOf(next)];
    looks.push(
      `kinds ${ofBefore}${end}|${shapeOf(word.text)} ${ofWord}`,
      `kinds ${shapeOf(word.text)} ${ofWord}|${ofNext} ${end}`,
      `kinds ${shapeOf(before.text)}${end}|${shapeOf(word.text)} ${ofWord}|${ofNext}`,
    );
    const [a, b, c] = [bare(before.text), bare(word.text), bare(next)].map((one) => one.toLowerCase());
    const cased = shapeOf(word.text);
    const closed =
      isLinking &&
      end === '' &&
      before.text === before.text.toLowerCase() &&
      !`${headings[index]}${loose[index]}`.includes('ended');
    return {
      looks,
      closed,
      words: [`left ${a}${end}`, `right ${cased} ${b}`, `right ${cased} ${b} ${c}`, `left right ${a}${end} ${b}`],
    };
  });
}

/** Features of the gap that depend on where the line before it begins. */
export function lineFeatures(words: readonly Word[], begin: number, before: number, index: number): string[] {
  const length = index - begin;
  const word = words[index]?.text ?? '';
  const first = words[begin]?.text ?? '';
  const earlier = words[before]?.text ?? '';
  return [
    `length ${Math.min(length, 12)} ${shapeOf(word)}`,
    `parallel ${ending(first) === ending(word)} ${shapeOf(first) === shapeOf(word)} ${ending(first) === ending(earlier)}`,
    `first ${shapeOf(first)} ${shapeOf(word)} ${length > 3}`,
    `same ${bare(first).toLowerCase() === bare(word).toLowerCase()}`,
  ];
}

/** How the lines of a text begin, as far as known: their share in lower case, in steps. */
export type Habit = '?' | 'never' | 'seldom' | 'often' | 'mostly';

/** The habit that these lines show. */
export function habitOf(words: readonly Word[], breaks: readonly number[]): Habit {
  if (breaks.length < leastLines) return '?';
  const share = breaks.filter((index) => shapeOf(words[index]!.text) === 'a').length / breaks.length;
  return share < 0.05 ? 'never' : share < 0.25 ? 'seldom' : share < 0.6 ? 'often' : 'mostly';
}

/** Features of the gap that depend on how the lines of the text begin. */
export function habitFeatures(words: readonly Word[], index: number, habit: Habit, { looks }: GapFeatures): string[] {
  const [before, word] = [words[index - 1]?.text ?? '', words[index]?.text ?? ''];
  const cased = shapeOf(word);
  return [
    `habit ${habit} ${cased} ${endOf(before)}`,
    `habit ${habit} ${shapeOf(before)} ${cased}`,
    `habit ${habit} ${cased} ${looks.find((one) => one.startsWith('heading '))}`,
    `habit ${habit} ${looks.find((one) => one.startsWith('item '))} ${cased}`,
  ];
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, '');
}

function endOf(word: string): string {
  return /(?<![.,;:!?)…|»"”])[.,;:!?)…|»"”]+$/u.exec(word)?.[0].slice(0, 2) ?? '';
}

/** Kind of letters: "a" lower case, "A" capital first, "AA" capitals, "aA" mixed, "1" with digits, "-" none. */
function shapeOf(word: string): string {
  const core = bare(word);
  if (/\d/u.test(core)) return /^\d/u.test(core) ? '1' : 'A1';
  if (core === '') return word === '' ? '' : '-';
  if (/^\p{Ll}[\p{Ll}'’-]*$/u.test(core)) return 'a';
  if (/^\p{Lu}[\p{Ll}'’]*(?:-\p{Ll}+)*$/u.test(core)) return core.length === 1 ? 'I' : 'A';
  return /^[\p{Lu}&/'’.-]+$/u.test(core) ? 'AA' : 'aA';
}

function looksOf(word: string): string {
  return `${/^[^\p{L}\p{N}]/u.exec(word)?.[0] ?? ''}${shapeOf(word)}`;
}

function scriptOf(word: string): string {
  return /\p{Script=Cyrillic}/u.test(word) ? 'c' : /\p{L}/u.test(word) ? 'l' : '-';
}

const kinds: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['does', actionVerbs],
  ['quality', new Set(qualityWords)],
  ['of', new Set(masteryNouns)],
  ['in', new Set(masteryWords)],
];
const russianKinds: readonly (readonly [string, Pick<Finder, 'test'>])[] = [
  ['of', makeFinder('u', { before: '^', words: russianMastery, after: '$' })],
  ['in', makeFinder('u', { before: '^', words: russianMasteryVerbs, after: '$' })],
  ['does', /(?:ть|ться|ете|ёте|ешь|ите|ишь)$/u],
  ['quality', /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/u],
  ['whose', /(?:ого|его|ому|ему|ых|их|ым|им|ыми|ими|ую|юю)$/u],
];

/** What a word does in advertisements, as far as tables and endings say: names work, judges, speaks of mastery, links others. */
function kindOf(word: string): string {
  const core = bare(word).toLowerCase();
  if (linking.test(core)) return 'links';
  const known = kinds.find(([, words]) => words.has(core))?.[0];
  if (known !== undefined) return known;
  return /\p{Script=Cyrillic}/u.test(core) ? (russianKinds.find(([, pattern]) => pattern.test(core))?.[0] ?? '') : '';
}

function ending(word: string): string {
  const core = bare(word).toLowerCase();
  return core.length > 4 ? core.slice(-3) : core.length > 2 ? core.slice(-1) : core;
}

/** How many words the next one that ends a sentence is away, in steps. */
function stopAhead(words: readonly Word[], index: number): number {
  const found = words.slice(index, index + reachOfStop).findIndex(({ text }) => /[.!?]["”»)]*$/u.test(text));
  return found === -1 ? 9 : Math.ceil(Math.log2(found + 1));
}

/** How many words the next one with a colon is away, in steps. */
function colonAhead(words: readonly Word[], index: number): number {
  const found = words.slice(index, index + reachOfColon).findIndex(({ text }) => /[:：]$/u.test(text));
  return found === -1 ? 9 : Math.ceil(Math.log2(found + 1));
}

/** Where brackets are open. */
function depths(words: readonly Word[]): number[] {
  let open = 0;
  return words.map(({ text }) => {
    const before = open;
    open = Math.max(0, open + (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0));
    return before;
  });
}

/** Whether a known name spans the gap, ends before it, or begins behind it. */
function skillMarks(text: string, words: readonly Word[]): string[] {
  const skills = findSkills(text, { trusts: () => true });
  const [begins, ends] = [new Set(skills.map(({ start }) => start)), new Set(skills.map(({ end }) => end))];
  const within = new Set(
    skills.flatMap(({ start, end }) => words.filter((word) => word.start > start && word.start < end).map((word) => word.start)),
  );
  return words.map(({ start, text: word }, index) => {
    if (within.has(start)) return 'within';
    const before = words[index - 1];
    const ended =
      before !== undefined && ends.has(before.start + before.text.replace(/(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/u, '').length);
    return `${ended ? 'behind' : ''}${begins.has(start + word.search(/[\p{L}\p{N}]/u)) ? 'before' : ''}`;
  });
}

/** Whether a usual heading ends before the gap, begins behind it, or spans it. */
function headingMarks(headings: readonly Heading[], words: readonly Word[]): string[] {
  return words.map(({ start }) => {
    const begins = headings.some((one) => one.start === start) ? 'begins' : '';
    const ended = headings.some((one) => one.end === start) ? 'ended' : '';
    return begins + ended || (headings.some((one) => one.start < start && start < one.end) ? 'within' : '');
  });
}
