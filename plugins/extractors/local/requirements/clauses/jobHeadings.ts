import {
  about,
  apply,
  benefits,
  duties,
  dutiesFirst,
  mustNouns,
  mustPhrases,
  mustSentences,
  neededByUs,
  neverDuties,
  nice,
  profileNouns,
  russianAbout,
  russianApply,
  russianBenefits,
  russianDuties,
  russianMust,
  russianNice,
  wordsOfHeadings,
  workVerbs,
} from '../../../../knowledge/cues/jobHeadingCues.ts';
import { normalizeHeading } from '../../annotate/matchHeading.ts';
import { remember } from '../../shared/remember.ts';

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

const wordsOfDuties = String.raw`(?:\b(?:responsibilit\w+|duties|accountabilities)\b|\b(?:what|things|how|where) (?:you|you.ll|you will|will you|you.re going to)(?: be| get to)? (?:${workVerbs})\b|${dutiesFirst})`;
const headingOfDuties = new RegExp(String.raw`^(?!.*(?:${neverDuties})).*${wordsOfDuties}`, 'u');

/**
 * Words of section headings, in the order in which they are tried: "nice to have requirements" is nice to have, and "what we offer" is not a
 * requirement although it contains "we" and "offer". Tested on a heading's text in lower case, without numbering and punctuation.
 */
export const jobHeadings: readonly (readonly [kind: JobSectionKind, pattern: RegExp])[] = [
  ['nice', new RegExp(String.raw`\b(?:${nice})(?!\p{L})|${russianNice}`, 'u')],
  ['benefits', new RegExp(String.raw`\b(?:${benefits})|${russianBenefits}`, 'u')],
  ['apply', new RegExp(String.raw`\b(?:${apply})\b|${russianApply}`, 'u')],
  // Weights to lift and hours on one's feet are not skills.
  ['about', /^(?:the )?(?:physical|environmental) (?:requirements?|demands?|conditions?)|^(?:work|working) environment$/u],
  [
    'pay',
    /^(?:salary|pay|compensation|remuneration|salary range|pay range|base salary|wage)\b|^rate$|^оплата$|^(?:зарплата|заработная плата|оклад|доход|уровень дохода|оплата труда|з\/п)/u,
  ],
  [
    'education',
    /^(?:education(?:al)?|academic)\b(?!.*(?:experience|skills|knowledge|requirements))|образовани[ея]$|^образование/u,
  ],
  ['duties', headingOfDuties],
  ['languages', /^(?:languages?|language skills|language requirements)$|^(?:языки|знание языков|иностранные языки)$/u],
  [
    'must',
    new RegExp(
      String.raw`\b(?:${mustNouns}|your (?:${profileNouns})|${mustPhrases}|what (?:${neededByUs})|${mustSentences})\b|${russianMust}`,
      'u',
    ),
  ],
  ['duties', new RegExp(String.raw`\b(?:${duties})\b|${russianDuties}`, 'u')],
  ['about', new RegExp(String.raw`\b(?:${about})\b|${russianAbout}`, 'u')],
];

/** The section that a line's words would begin; null if they are not a heading's words. */
export const headingOf = remember((text: string): JobSectionKind | null => {
  const words = text
    .replace(/[:：]\s*$/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  const bare = normalizeHeading(words);
  return jobHeadings.find(([, pattern]) => pattern.test(words) || pattern.test(bare))?.[0] ?? null;
});

/** Words that say nothing of a section but stand in many headings: "Key technical requirements". */
const besides = new RegExp(String.raw`(?<!\p{L})(?:${wordsOfHeadings})(?!\p{L})`, 'giu');
const patternsAnywhere = jobHeadings.map(
  ([, pattern]) => new RegExp(pattern === headingOfDuties ? wordsOfDuties : pattern.source, 'gu'),
);
const beginsUpper = /^\p{Lu}/u;
/** What may be left of a word whose stem is a heading's: an ending. */
const remainder = /\p{L}{3}/u;

/** Whether a line is nothing but a section's usual heading ("Basic qualifications"): the only sign of headings in text pasted without its layout. */
export function isBareHeading(text: string): boolean {
  const words = normalizeHeading(text.toLowerCase().replaceAll(/['’]/gu, ' '));
  if (!beginsUpper.test(text) || headingOf(text) === null) return false;
  return !remainder.test(patternsAnywhere.reduce((left, pattern) => left.replace(pattern, ''), words).replace(besides, ''));
}
