import {
  about,
  apply,
  benefits,
  conditionsOfWork,
  duties,
  dutiesFirst,
  education,
  languages,
  mustNouns,
  mustPhrases,
  mustSentences,
  neededByUs,
  neverDuties,
  nice,
  pay,
  profileNouns,
  russianAbout,
  russianApply,
  russianBenefits,
  russianDuties,
  russianEducation,
  russianMust,
  russianNice,
  russianPay,
  wordsOfHeadings,
  workVerbs,
} from '../../../../knowledge/cues/jobHeadingCues.ts';
import { linkingWords } from '../../../../knowledge/cues/jobItemCues.ts';
import { type Finder, makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { remember } from '../../../../knowledge/remember.ts';
import { normalizeHeading } from '../../annotate/matchHeading.ts';
import type { LineView } from '../../shared/lineView.ts';

/** A cell of a row, with the section that its column belongs to. */
export interface ColumnCell {
  start: number;
  end: number;
  kind: JobSectionKind;
}

const cellEnd = /\t| {3,}/u;
const columnKinds: readonly (readonly [JobSectionKind, RegExp])[] = [
  ['must', /^(?:essential|required|must[- ]have|обязательно)(?: criteria| skills)?:?$/iu],
  ['nice', /^(?:desirable|preferred|nice[- ]to[- ]have|желательно)(?: criteria| skills)?:?$/iu],
];

/** The columns "Essential" and "Desirable" of a person specification, by their position in the row; null if the line is not such a header. */
export function columnsOf({ line, text }: LineView, source: string): (JobSectionKind | null)[] | null {
  const cells = source.slice(line.start, line.end).split(cellEnd);
  const columns = cells.map((cell) => columnKinds.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? null);
  const named = columns.filter((kind) => kind !== null);
  return cellEnd.test(text) && named.length === 2 && named[0] !== named[1] ? columns : null;
}

/** The cells of a row below such a header. The corner cell above the row labels is empty and may be missing. */
export function cellsOf({ line }: LineView, source: string, columns: readonly (JobSectionKind | null)[]): ColumnCell[] {
  const cells = source.slice(line.start, line.end).split(cellEnd);
  const kinds = columns[0] === null || cells.length < 2 ? columns : [null, ...columns];
  let at = line.start;
  return cells.flatMap((cell, index): ColumnCell[] => {
    const start = source.indexOf(cell, at);
    at = start + cell.length;
    const kind = kinds[index];
    const bare = cell.trim();
    const from = start + cell.indexOf(bare);
    return kind && bare !== '' ? [{ start: from, end: from + bare.length, kind }] : [];
  });
}

/** What a section of a job description is about. */
export type JobSectionKind =
  | 'intro'
  | 'must'
  | 'nice'
  | 'duties'
  | 'education'
  | 'languages'
  | 'pay'
  | 'about'
  | 'benefits'
  | 'apply';

const sureDuties = makeFinder(
  'u',
  { before: '\\b', words: String.raw`(?:responsibilit\w+|duties|accountabilities)\b` },
  {
    before: '\\b',
    words: '(?:what|things|how|where) (?:you|you.ll|you will|will you|you.re going to)(?: be| get to)?',
    after: ` (?:${workVerbs})\\b`,
  },
  { words: dutiesFirst },
);
const never = makeFinder('u', { words: neverDuties });

/**
 * Words of section headings, in the order in which they are tried: "nice to have requirements" is nice to have, and "what we offer" is not a
 * requirement although it contains "we" and "offer". Tested on a heading's text in lower case, without numbering and punctuation.
 */
export const jobHeadings: readonly (readonly [kind: JobSectionKind, words: Finder])[] = [
  ['nice', makeFinder('u', { before: '\\b', words: nice, after: String.raw`(?!\p{L})` }, { words: russianNice })],
  ['benefits', makeFinder('u', { before: '\\b', words: benefits }, { words: russianBenefits })],
  ['apply', makeFinder('u', { before: '\\b', words: apply, after: '\\b' }, { words: russianApply })],
  // Weights to lift and hours on one's feet are not skills.
  ['about', makeFinder('u', { before: '^', words: conditionsOfWork })],
  ['pay', makeFinder('u', { before: '^', words: pay, after: '\\b' }, { before: '^', words: russianPay })],
  ['education', makeFinder('u', { before: '^', words: education }, { words: russianEducation })],
  ['duties', sureDuties],
  ['languages', makeFinder('u', { before: '^', words: languages, after: '$' })],
  [
    'must',
    makeFinder(
      'u',
      { before: '\\b', words: [mustNouns, mustPhrases, mustSentences].join('|'), after: '\\b' },
      { before: '\\b', words: 'your ', after: `(?:${profileNouns})\\b` },
      { before: '\\b', words: 'what ', after: `(?:${neededByUs})\\b` },
      { words: russianMust },
    ),
  ],
  ['duties', makeFinder('u', { before: '\\b', words: duties, after: '\\b' }, { words: russianDuties })],
  ['about', makeFinder('u', { before: '\\b', words: about, after: '\\b' }, { words: russianAbout })],
];

const begins = (heading: string, words: Finder): boolean => words.test(heading) && !(words === sureDuties && never.test(heading));

/** The section that a line's words would begin; null if they are not a heading's words. */
export const headingOf = remember((text: string): JobSectionKind | null => {
  const words = text
    .replace(/[:：]\s*$/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  const bare = normalizeHeading(words);
  return jobHeadings.find(([, known]) => begins(words, known) || begins(bare, known))?.[0] ?? null;
});

/** Words that say nothing of a section but stand in many headings: "Key technical requirements". */
const besides = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: wordsOfHeadings, after: String.raw`(?!\p{L})` });
const beginsUpper = /^\p{Lu}/u;
/** What may be left of a word whose stem is a heading's: an ending. */
const remainder = /\p{L}{3}|\p{L}&\p{L}/u;

/** The end of a line that leads on to the next: "You have:", "We look for somebody who…". */
export const leadsOn = /(?:[:：…]|\.{3})\s*$/u;

/** The end of a line that cannot end here: "Experience with". */
export const endsOpen = makeFinder('iu', { before: String.raw`(?<=\s)`, words: linkingWords, after: '$' });

/** Whether a line is nothing but a section's usual heading ("Basic qualifications"): the only sign of headings in text pasted without its layout. */
export const isBareHeading = remember((text: string): boolean => {
  if (!beginsUpper.test(text) || headingOf(text) === null) return false;
  const words = normalizeHeading(text.toLowerCase().replaceAll(/['’]/gu, ' '));
  const left = jobHeadings.reduce((rest, [, known]) => known.replace(rest, ''), words);
  return !remainder.test(besides.replace(left, ''));
});

/** A sentence or list item of a job description, with the section that it is in. Offsets are into the document's text. */
export interface Clause {
  start: number;
  end: number;
  text: string;
  section: JobSectionKind;
  /** A list item, or a short line that reads like one. */
  item: boolean;
  /** Under a heading, or after a label that names the section; false if nothing says what the text is. */
  headed: boolean;
  /** The words of the heading or label above; empty if there is none. */
  heading: string;
  /** In a column of what is required or wished for. */
  inColumn?: boolean;
}
