import { remember } from '../../../knowledge/remember.ts';
import { headingQualifiers, headings, type SectionKind } from '../../../knowledge/words/headings.ts';
import { companyScore, titleScore } from './fieldScores.ts';
import { findLanguages } from './findLanguages.ts';
import { institutionScore } from './schoolScore.ts';

export interface HeadingMatch {
  kind: SectionKind;
  /** The whole line is a known heading; otherwise it only contains a heading's word. */
  exact: boolean;
}

const kindsBy = (list: 'phrases' | 'words') =>
  Object.entries(headings).flatMap(([kind, lists]) =>
    lists[list].map((text) => [text.replaceAll('ё', 'е'), kind as SectionKind] as const),
  );
/** The first kind with a phrase has it. */
const phrasesMap = new Map(kindsBy('phrases').toReversed());
const wordKinds = new Map(kindsBy('words'));
/** Minimum length for a comparison without spaces: uneven print can make a reader split or join words. */
const leastSqueezed = 7;
const squeezed = new Map(
  [...phrasesMap]
    .map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind] as const)
    .filter(([phrase]) => phrase.length >= leastSqueezed),
);
const longestHeading = 60;

/** Only words with single spaces between them, as most lines are. */
const plain = /^[a-zа-я]+(?: [a-zа-я]+)*$/;

/** Lower case, without numbering, bracketed remark, decoration and punctuation; "&" as "and". */
export function normalizeHeading(text: string): string {
  const lower = text
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

/** "Experience: 5 years 2 months": the total duration. */
const total =
  /(?:(?<!\s)\s+)?[:=(–—-][\s:=(–—-]{0,40}\d[\d.,+/ –-]{0,6}\s*(?:years?|yrs?|months?|mos?|лет|год|мес)(?!\p{L}{3}).*$/iu;

/** "Employment (the last first)". */
const remark = /\s?\((?<=\p{L}\s?\()[^()]{2,40}\)[:.\s]*$/u;

/** Without the words in front that do not change the kind: "Relevant Projects", «Дополнительные навыки». */
function withoutQualifiers(whole: string): string {
  const words = whole.split(' ');
  const first = words.findIndex((word) => !headingQualifiers.has(word));
  return first === 0 ? whole : words.slice(first).join(' ');
}

const phraseKind = (whole: string): SectionKind | undefined =>
  phrasesMap.get(whole) ??
  (whole.length >= leastSqueezed ? squeezed.get(whole.replaceAll(' ', '')) : undefined) ??
  phrasesMap.get(withoutQualifiers(whole)) ??
  kindOfAllWords(whole.split(' '));

/** "Portfolio Projects": all words say the same kind. */
const kindOfAllWords = (words: readonly string[]): SectionKind | undefined => {
  const kind = wordKinds.get(words[0]!);
  return words.every((word) => wordKinds.get(word) === kind) ? kind : undefined;
};

const separator = /(?:(?<!\s)\s+)?[·|/–—]\s*|\s{2,}/u;
const listedPattern = /(?:(?<!\s)\s+)?,\s*|(?<!\s)\s+(?:and|и|&)\s+/u;

/** A line with a heading's word that is an entry: it names a school, a job, an employer or a language, or is a table's header row. */
const isEntry = (text: string, kind: SectionKind): boolean =>
  institutionScore(text) > 0 ||
  titleScore(text) >= 2 ||
  companyScore(text) >= 2.4 ||
  (text.match(/\t/g) ?? []).length > 1 ||
  (kind !== 'languages' && findLanguages(text).length > 0);

/** The pieces of a heading, last first. Empty for a table's header row ("Language  Speaking  Writing"), which begins no section. */
const partsOf = (text: string): readonly string[] =>
  separator.test(text) && (text.match(/\t/g) ?? []).length < 2 ? text.split(separator).reverse() : [];

/** The section that a line of text would begin, judged only by its words. */
export const matchHeading = remember((text: string): HeadingMatch | null => {
  if (text.length > longestHeading) return null;
  const whole = normalizeHeading(text);
  if (!whole) return null;
  const known = phraseKind(whole);
  if (known) return { kind: known, exact: true };
  const bare = (/\d/.test(text) ? text.replace(total, '') : text).replace(remark, '');
  if (bare !== text && phraseKind(normalizeHeading(bare)) === 'experience') return { kind: 'experience', exact: true };
  for (const part of partsOf(text)) {
    // "Systems:   Debian, FreeBSD" is a label with its list.
    const label = part.endsWith(':') && !text.endsWith(part);
    const kind = part.length < text.length && !label ? phrasesMap.get(normalizeHeading(part)) : undefined;
    if (kind) return { kind, exact: true };
  }
  const listed = listedPattern.test(text) ? text.split(listedPattern).map((part) => phrasesMap.get(normalizeHeading(part))) : [];
  // "Courses, certificates, licences" takes the kind of its first piece.
  if (listed.length > 1 && listed[0] && listed.every(Boolean)) return { kind: listed[0], exact: true };
  // "Crossover for multi-objective optimisation" is about no objective.
  const found = matchWord(text.includes('-') ? normalizeHeading(text.replace(compound, '')) : whole);
  return found && isEntry(text, found.kind) ? null : found;
});

const compound = /(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu;
/** The last known word decides: "Volunteer Experience" is found as a phrase, "Restaurant Management Experience" by its last word. */
function matchWord(whole: string): HeadingMatch | null {
  const words = whole.split(' ');
  if (words.length > 6) return null;
  if (words.some((word) => wordKinds.get(word) === 'volunteer')) return { kind: 'volunteer', exact: false };
  for (const word of words.toReversed()) {
    const kind = wordKinds.get(word);
    if (kind) return { kind, exact: false };
  }
  return null;
}
