import { linkingWords } from '../../../../knowledge/cues/jobItemCues.ts';
import { type Finder, makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { remember } from '../../../../knowledge/remember.ts';
import { actionVerbs, masteryNouns, masteryWords, qualityWords } from '../../../../knowledge/words/requirementWords.ts';
import { russianMastery, russianMasteryVerbs } from '../../../../knowledge/words/russianRequirementWords.ts';

/** What a word looks like, wherever it occurs. */
interface WordLooks {
  /** Without the signs around it, in lower case. */
  core: string;
  /** The core is printed in lower case. */
  lower: boolean;
  /** Kind of letters: "a" lower case, "A" capital first, "AA" capitals, "aA" mixed, "1" with digits, "-" none. */
  shape: string;
  /** The shape, behind the sign that the word begins with. */
  signed: string;
  /** The punctuation that it ends with, at most two signs. */
  signs: string;
  /** The last letters of the core. */
  ending: string;
  /** What it does in advertisements: names work, judges, speaks of mastery, links others. */
  kind: string;
  script: string;
  /** With its signs and all it needs another word behind it. */
  linksAsPrinted: boolean;
  endsSentence: boolean;
  endsInColon: boolean;
}

/** A word of a text that may have lost its line breaks. */
export interface Word {
  start: number;
  text: string;
  looks: WordLooks;
}

const linking = makeFinder('iu', { before: '^', words: linkingWords, after: '$' });

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu), ({ index, 0: word }) => ({ start: index, text: word, looks: looksOf(word) }));
}

/** Cached, because words repeat. */
export const looksOf = remember((word: string): WordLooks => {
  const printed = bare(word);
  const core = printed.toLowerCase();
  const shape = shapeOf(word, printed);
  return {
    core,
    lower: printed !== '' && printed === core,
    shape,
    signed: `${/^[^\p{L}\p{N}]/u.exec(word)?.[0] ?? ''}${shape}`,
    signs: /(?<![.,;:!?)…|»"”])[.,;:!?)…|»"”]+$/u.exec(word)?.[0].slice(0, 2) ?? '',
    ending: core.length > 4 ? core.slice(-3) : core.length > 2 ? core.slice(-1) : core,
    kind: kindOf(core),
    script: /\p{Script=Cyrillic}/u.test(word) ? 'c' : /\p{L}/u.test(word) ? 'l' : '-',
    linksAsPrinted: linking.test(word),
    endsSentence: /[.!?]["”»)]*$/u.test(word),
    endsInColon: /[:：]$/u.test(word),
  };
});

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, '');
}

function shapeOf(word: string, core: string): string {
  if (/\d/u.test(core)) return /^\d/u.test(core) ? '1' : 'A1';
  if (core === '') return word === '' ? '' : '-';
  if (/^\p{Ll}[\p{Ll}'’-]*$/u.test(core)) return 'a';
  if (/^\p{Lu}[\p{Ll}'’]*(?:-\p{Ll}+)*$/u.test(core)) return core.length === 1 ? 'I' : 'A';
  return /^[\p{Lu}&/'’.-]+$/u.test(core) ? 'AA' : 'aA';
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

/** As far as tables and endings say. */
function kindOf(core: string): string {
  if (linking.test(core)) return 'links';
  const known = kinds.find(([, words]) => words.has(core))?.[0];
  if (known !== undefined) return known;
  return /\p{Script=Cyrillic}/u.test(core) ? (russianKinds.find(([, pattern]) => pattern.test(core))?.[0] ?? '') : '';
}
