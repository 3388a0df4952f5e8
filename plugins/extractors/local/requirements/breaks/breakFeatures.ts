import { beginsItem } from '../../../../knowledge/cues/jobItemCues.ts';
import { findSkills } from '../../../../knowledge/skills.ts';
import { headingOf } from '../clauses/jobHeadings.ts';
import { looksOf, type Word } from './breakWords.ts';
import { findHeadings, type Heading } from './findHeadings.ts';

/** What the gap before a word looks like, whatever was cut before it. `words` are those that only texts of similar wording share. */
export interface GapFeatures {
  looks: string[];
  words: string[];
  /** Those of the looks on which the habits of a text bear. */
  heading: string;
  item: string;
  /** After a word that needs another behind it, or within a known name, so that no line begins here. */
  closed: boolean;
}

/** Sentences and lists are told apart by how far the next full stop is. */
const reachOfStop = 40;
const reachOfColon = 16;
const reachOfBeginning = 60;

/** What the words of a text show together. */
interface Surroundings {
  /** Where the next word that ends a sentence, or has a colon, is: how many words away, in steps. */
  stops: readonly number[];
  colons: readonly number[];
  known: readonly string[];
  headings: readonly string[];
  /** Also where a sentence may begin with the words of a heading. */
  loose: readonly string[];
  /** The section whose heading ends before the word. */
  sections: readonly string[];
  bracketed: readonly boolean[];
  /** Words that the text has in lower case. */
  lower: ReadonlySet<string>;
}

/** The features of each gap; the first, before the first word, has none, nor has one where no line begins. */
export function gapFeatures(text: string, words: readonly Word[]): GapFeatures[] {
  const around = surroundings(text, words);
  return words.map((word, index) => {
    const before = words[index - 1];
    if (before === undefined) return { looks: [], words: [], heading: '', item: '', closed: true };
    const [heading, loose] = [around.headings[index]!, around.loose[index]!];
    const { kind, signs, core } = before.looks;
    const links = kind === 'links';
    const marks = `heading ${heading} ${loose}`;
    const goesOn = links && signs === '' && before.text === before.text.toLowerCase() && !`${heading}${loose}`.includes('ended');
    if (goesOn || around.known[index] === 'within') return { looks: [], words: [], heading: marks, item: '', closed: true };
    const begins = beginsItem.test(text.slice(word.start, word.start + reachOfBeginning));
    const item = `item ${begins} ${signs}${links}`;
    const { core: own, shape } = word.looks;
    const next = words[index + 1]?.looks.core ?? '';
    return {
      looks: [marks, item, ...looksOfGap(words, index, around)],
      words: [
        `left ${core}${signs}`,
        `right ${shape} ${own}`,
        `right ${shape} ${own} ${next}`,
        `left right ${core}${signs} ${own}`,
      ],
      heading: marks,
      item,
      closed: false,
    };
  });
}

function surroundings(text: string, words: readonly Word[]): Surroundings {
  const found = findHeadings(text);
  const sectionAt = new Map(found.map(({ start, end }) => [end, headingOf(text.slice(start, end))]));
  return {
    stops: stepsAhead(words, reachOfStop, ({ looks }) => looks.endsSentence),
    colons: stepsAhead(words, reachOfColon, ({ looks }) => looks.endsInColon),
    known: skillMarks(text, words),
    headings: headingMarks(found, words),
    loose: headingMarks(findHeadings(text, true), words),
    sections: words.map(({ start }) => (sectionAt.has(start) ? `${sectionAt.get(start)}` : '')),
    bracketed: depths(words).map((depth) => depth > 0),
    lower: new Set(words.filter(({ looks }) => looks.lower).map(({ looks }) => looks.core)),
  };
}

function looksOfGap(words: readonly Word[], index: number, around: Surroundings): string[] {
  const [before, word] = [words[index - 1]!.looks, words[index]!.looks];
  const [farther, next] = [words[index - 2]?.looks ?? looksOf(''), words[index + 1]?.looks ?? looksOf('')];
  const [{ signs }, { shape }] = [before, word];
  const [heading, loose, colon] = [around.headings[index]!, around.loose[index]!, around.colons[index]!];
  const links = before.kind === 'links';
  const pair = `${before.shape}${signs}|${word.signed}`;
  return [
    `pair ${pair}`,
    `pair+ ${pair} ${next.shape}`,
    `-pair ${farther.shape}${farther.signs} ${pair}`,
    `left ${before.signed}`,
    `right ${word.signed} ${word.signs}`,
    `script ${before.script}${word.script} ${pair}`,
    `known ${around.known[index]} ${before.shape}${signs}${shape}`,
    `loose heading ${loose} ${shape} ${links}`,
    `heading ${heading} ${signs}${shape}`,
    `stop ${around.stops[index]} ${signs === '' ? shape : signs}`,
    `in brackets ${around.bracketed[index]}`,
    `linking ${links} ${word.linksAsPrinted} ${heading}`,
    `linking ${links} ${shape} ${loose}`,
    `lower ${around.lower.has(word.core)} ${shape} ${signs}`,
    `colon ${colon} ${signs} ${heading}`,
    `section ${around.sections[index]} ${signs} ${shape} ${colon}`,
    `label ${word.endsInColon ? 1 : next.endsInColon ? 2 : 0} ${shape} ${signs}`,
    `endings ${before.ending} ${shape}`,
    `endings ${signs} ${shape} ${word.ending}`,
    `endings ${before.ending}${signs} ${word.ending}`,
    `kinds ${before.kind}${signs}|${shape} ${word.kind}`,
    `kinds ${shape} ${word.kind}|${next.kind} ${signs}`,
    `kinds ${before.shape}${signs}|${shape} ${word.kind}|${next.kind}`,
  ];
}

/** Features of the gap that depend on where the line before it begins. */
export function lineFeatures(words: readonly Word[], begin: number, before: number, index: number): string[] {
  const [{ looks: word }, { looks: first }, { looks: earlier }] = [words[index]!, words[begin]!, words[before]!];
  const length = index - begin;
  return [
    `length ${Math.min(length, 12)} ${word.shape}`,
    `parallel ${first.ending === word.ending} ${first.shape === word.shape} ${first.ending === earlier.ending}`,
    `first ${first.shape} ${word.shape} ${length > 3}`,
    `same ${first.core === word.core}`,
  ];
}

/** From each word on, how many words the next such one is away, in steps. */
function stepsAhead(words: readonly Word[], reach: number, isMeant: (word: Word) => boolean): number[] {
  let found = Infinity;
  const steps = words.map(() => 9);
  for (let index = words.length - 1; index >= 0; index -= 1) {
    if (isMeant(words[index]!)) found = index;
    if (found - index < reach) steps[index] = Math.ceil(Math.log2(found - index + 1));
  }
  return steps;
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
