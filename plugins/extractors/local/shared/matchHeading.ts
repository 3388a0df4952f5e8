import { headings, type SectionKind } from '../../../knowledge/headings.ts';
import { correctHeading } from './correctHeading.ts';
import { companyScore, titleScore } from './fieldScores.ts';
import { findLanguages } from './findLanguages.ts';
import { institutionScore } from './institutionScore.ts';
import { remember } from './remember.ts';

export interface HeadingMatch {
  kind: SectionKind;
  /** The whole line is a known heading; otherwise it only contains a telling word. */
  exact: boolean;
}

const phrasesMap = new Map<string, SectionKind>();
const wordsList: [string, SectionKind][] = [];
for (const [kind, { phrases, words }] of Object.entries(headings) as [SectionKind, (typeof headings)['skills']][]) {
  for (const phrase of phrases)
    if (!phrasesMap.has(phrase.replaceAll('ё', 'е'))) phrasesMap.set(phrase.replaceAll('ё', 'е'), kind);
  for (const word of words) wordsList.push([word.replaceAll('ё', 'е'), kind]);
}
const wordKinds = new Map(wordsList);
/** Without spaces: a reader may part or close up words where the printing is uneven. */
const leastSqueezed = 7;
const squeezed = new Map(
  [...phrasesMap]
    .map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind] as const)
    .filter(([phrase]) => phrase.length >= leastSqueezed),
);
const longestHeading = 60;

/** Nothing but words with single spaces between them, as most lines that are asked for. */
const plain = /^[a-zа-я]+(?: [a-zа-я]+)*$/;

/** Lower case, no numbering, remark in brackets, decoration or punctuation, "&" as "and", letter-spacing closed. */
export function normalizeHeading(text: string): string {
  const lower = text
    .replace(/^(?:\p{L}\s){3,}\p{L}(?=$|\s{2})/u, (spaced) => spaced.replace(/\s/g, ''))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[&+]/g, ' and ')
    .replace(/^[\s§#№([]*(?:\d{1,2}|[ivx]{1,4})[\s.):\]/–—-]+(?=\p{L})/u, '');
  const words = plain.test(lower)
    ? lower
    : lower
        .replace(/(?<=\p{L})\s*\([^()]*\)\s*$/u, '')
        .replace(/['’]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.replace(/^(?:my|our|the|мой|моя|мои|мое) | in details? ?$| with dates? ?$/gu, '').trim();
}

/** "Experience: 5 years 2 months": how long in all. */
const total =
  /(?:(?<!\s)\s+)?[:=(–—-][\s:=(–—-]{0,40}\d[\d.,+/ –-]{0,6}\s*(?:years?|yrs?|months?|mos?|лет|год|мес)(?!\p{L}{3}).*$/iu;

/** "Employment (the last first)". */
const remark = /(?<=\p{L})\s?\([^()]{2,40}\)[:.\s]*$/u;

const phraseKind = (whole: string): SectionKind | undefined =>
  phrasesMap.get(whole) ?? (whole.length >= leastSqueezed ? squeezed.get(whole.replaceAll(' ', '')) : undefined);

const separator = /(?:(?<!\s)\s+)?[·|/–—]\s*|\s{2,}/u;
const listedPattern = /(?:(?<!\s)\s+)?,\s*|(?<!\s)\s+(?:and|и|&)\s+/u;

/** A line with a heading's word that names a school, a job, an employer or a language, or is a table's row of labels. */
const isEntry = (text: string, kind: SectionKind): boolean =>
  institutionScore(text) > 0 ||
  titleScore(text) >= 2 ||
  companyScore(text) >= 2.4 ||
  (text.match(/\t/g) ?? []).length > 1 ||
  (kind !== 'languages' && findLanguages(text).length > 0);

/** The parts of a heading, the last first; a table's row of labels ("Language  Speaking  Writing") heads no section. */
const partsOf = (text: string): readonly string[] =>
  separator.test(text) && (text.match(/\t/g) ?? []).length < 2 ? text.split(separator).reverse() : [];

/** What section a line of text would head, judged by its words only. */
export const matchHeading = remember((text: string): HeadingMatch | null => {
  if (text.length > longestHeading) return null;
  const whole = correctHeading(normalizeHeading(text));
  if (!whole) return null;
  const known = phraseKind(whole);
  if (known) return { kind: known, exact: true };
  const bare = text.replace(total, '').replace(remark, '');
  if (bare !== text && phraseKind(correctHeading(normalizeHeading(bare))) === 'experience')
    return { kind: 'experience', exact: true };
  for (const part of partsOf(text)) {
    // "Systems:   Debian, FreeBSD" is a label and its list.
    const label = part.endsWith(':') && !text.endsWith(part);
    const kind = part.length < text.length && !label ? phrasesMap.get(normalizeHeading(part)) : undefined;
    if (kind) return { kind, exact: true };
  }
  const listed = listedPattern.test(text) ? text.split(listedPattern).map((part) => phrasesMap.get(normalizeHeading(part))) : [];
  // "Courses, certificates, licences" heads what its first part names.
  if (listed.length > 1 && listed[0] && listed.every(Boolean)) return { kind: listed[0], exact: true };
  const told = matchWord(whole);
  return told && isEntry(text, told.kind) ? null : told;
});

const experience = /^experi[ea]n|^опыт/u;
/** What a heading with "experience" tells more closely: "Professional Experience - Projects Worked", "Experience Summary". */
const ofWork: ReadonlySet<SectionKind> = new Set(['projects', 'summary', 'achievements']);

/** The last telling word decides: "Volunteer Experience" is found as a phrase, "Restaurant Management Experience" by its last word. */
function matchWord(whole: string): HeadingMatch | null {
  const words = whole.split(' ');
  if (words.length > 6) return null;
  if (words.some((word) => wordKinds.get(word) === 'volunteer')) return { kind: 'volunteer', exact: false };
  for (const word of words.toReversed()) {
    const kind = wordKinds.get(word);
    if (kind) return { kind: ofWork.has(kind) && words.some((one) => experience.test(one)) ? 'experience' : kind, exact: false };
  }
  // "Driving History": of whatever work.
  if (words.length === 2 && words[1] === 'history') return { kind: 'experience', exact: false };
  return null;
}
