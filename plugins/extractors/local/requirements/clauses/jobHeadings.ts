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
  workVerbs,
} from '../../../../knowledge/cues/jobHeadingCues.ts';
import { normalizeHeading } from '../../annotate/matchHeading.ts';

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
    /^(?:salary|pay|compensation|remuneration|salary range|pay range|base salary|wage)\b|^(?:зарплата|заработная плата|оклад|доход|уровень дохода|оплата труда|з\/п)/u,
  ],
  [
    'education',
    /^(?:education(?:al)?|academic)\b(?!.*(?:experience|skills|knowledge|requirements))|образовани[ея]$|^образование/u,
  ],
  [
    'duties',
    new RegExp(
      String.raw`^(?!.*(?:${neverDuties})).*(?:\b(?:responsibilit\w+|duties|accountabilities)\b|\b(?:what|things|how|where) (?:you|you.ll|you will|will you|you.re going to)(?: be| get to)? (?:${workVerbs})\b|${dutiesFirst})`,
      'u',
    ),
  ],
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
export function headingOf(text: string): JobSectionKind | null {
  const words = text
    .replace(/[:：]\s*$/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  const bare = normalizeHeading(words);
  return jobHeadings.find(([, pattern]) => pattern.test(words) || pattern.test(bare))?.[0] ?? null;
}

/** Share of a line's characters that a heading's words must make up where nothing but the words tells a heading from text. */
const bareShare = 0.8;
const beginsUpper = /^\p{Lu}/u;

/** Whether a line is nothing but a section's usual heading ("Basic qualifications"): the only sign of headings in text pasted without its layout. */
export function isBareHeading(text: string): boolean {
  const words = normalizeHeading(text.toLowerCase().replaceAll('’', "'"));
  if (!beginsUpper.test(text)) return false;
  return jobHeadings.some(([, pattern]) => (pattern.exec(words)?.[0].length ?? 0) >= bareShare * words.length);
}
