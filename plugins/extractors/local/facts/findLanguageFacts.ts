import type { Fact, Language } from '../../../contract.ts';
import { languageLevels, languageRemarks } from '../../../knowledge/languages.ts';
import { findInflected, findLanguages, type LanguageMatch } from '../annotate/findLanguages.ts';
import { type Resume, sectionsOf } from '../entries/resume.ts';
import { quote } from '../shared/evidence.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';
import { matchLength, splitSpans } from '../shared/textSpan.ts';
import { flowText } from './flowText.ts';

/** A heading or label that introduces languages, in any wording. */
const announced =
  /(?:languages?|tongues?|linguistic|i speak|speaking|язык|sprach|langues|idiomas|lingue|språk|kielitaito|talen|języki|dil(?:ler)?(?!\p{L}))/iu;
const label = /^[^:：]{2,44}[:：]\s*|^(?:[^\t]{2,30})\t/u;
const levelWords = makeVocabulary([...languageLevels, ...languageRemarks]).has;
const word = /[\p{L}\p{M}]+/gu;
const mostOthers = 0.2;
const brackets = /^\s?\([^()]{1,60}\)/u;

interface Row {
  start: number;
  matches: LanguageMatch[];
  /** Whether this line or the one above says that languages follow. */
  announced: boolean;
}

/** The languages a person speaks: from the language sections, and from any line that holds only languages and levels. */
export function findLanguageFacts(resume: Resume): Fact<Language>[] {
  const { document } = resume;
  const found = new Map<string, Fact<Language>>();
  const take = (offset: number, match: LanguageMatch, confidence: number) => {
    const known = found.get(match.known);
    if (known && (known.value.level !== null || match.level === null)) return;
    // "Irish (Gaeilge), fluent": the first name with the level of the second.
    const evidence = known ? [...known.evidence] : [quote(document, offset + match.start, offset + match.end)];
    if (match.level) evidence.push(quote(document, offset + match.level.start, offset + match.level.end));
    const value = { name: known?.value.name ?? match.name, known: match.known, level: match.level?.text ?? null };
    found.set(match.known, { value, evidence, confidence });
  };
  // Lines without a heading that says so are languages only if they hold hardly anything else.
  for (const section of sectionsOf(resume, 'languages').filter(({ heading }) => heading !== null)) {
    const [first, last] = [section.lines[0], section.lines.at(-1)];
    if (!first || !last) continue;
    const text = document.text.slice(first.start, last.end);
    const matches = [...findLanguages(text), ...findInflected(text)].toSorted((a, b) => a.start - b.start);
    for (const match of matches) take(first.start, match, 0.95);
  }
  if (found.size > 0) return [...found.values()];
  for (const { start, matches } of languageRows(flowText(resume))) for (const match of matches) take(start, match, 0.85);
  return [...found.values()];
}

/** Lines that hold hardly more than languages and levels. */
function languageRows(flow: string): Row[] {
  let heading = '';
  return splitSpans(flow, /\n/gu).flatMap(({ text, start }) => {
    const row = readRow(text, start, heading);
    heading = row?.announced ? 'languages' : text.trim() === '' ? heading : text;
    return row ?? [];
  });
}

function readRow(text: string, start: number, heading: string): Row | null {
  const all = text.length > longestRow ? [] : findLanguages(text);
  const [first] = all;
  if (first === undefined) return null;
  const head = label.exec(text)?.[0] ?? '';
  const isLabel = head !== '' && head.length <= first.start && announced.test(head);
  const matches = isLabel ? all.filter((one) => one.start >= head.length) : all;
  const isAnnounced = isLabel || (announced.test(heading) && heading.length <= longestHeading);
  // Behind an announced language, brackets hold its level, whatever they say.
  const endOf = ({ end }: LanguageMatch) => end + (isAnnounced ? matchLength(brackets, text.slice(end)) : 0);
  const rest = matches
    .reduceRight((left, one) => `${left.slice(0, one.start)} ${left.slice(endOf(one))}`, text)
    .slice(isLabel ? head.length : 0);
  const words = rest.match(word) ?? [];
  const others = words.filter((one) => one.length > 1 && !levelWords(one)).length;
  if (others > Math.max(isAnnounced ? 1 : 0, mostOthers * (words.length + matches.length))) return null;
  return { start, matches, announced: isAnnounced };
}

const longestRow = 400;
const longestHeading = 48;
