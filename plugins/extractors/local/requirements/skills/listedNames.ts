import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { listOf } from '../../../../knowledge/listOf.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import {
  actionVerbs,
  masteryTails,
  neverAlone,
  neverHeads,
  neverNamed,
  otherTails,
  purposeWords,
  qualityWords,
  russianPurposeWords,
  wordsLikeAdverbs,
} from '../../../../knowledge/words/requirementWords.ts';
import { russianMachines, russianPlainVerbs } from '../../../../knowledge/words/russianRequirementWords.ts';
import { namesWorker } from '../../annotate/fieldScores.ts';
import { findLanguages } from '../../annotate/findLanguages.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { makeVocabulary } from '../../shared/makeVocabulary.ts';
import { englishIntroduction, englishIntroductionsIn, predicateStart, rows } from './englishNames.ts';
import { doingLength, introducedLength, introducesWork, introductionsIn, isInflectedName, latinLength } from './russianNames.ts';

/** So many things make a list. */
const leastListed = 3;
/** A shorter word is none of them. */
const leastLetters = 4;

export interface Span {
  start: number;
  end: number;
}

/** Verbs that only say that something is done: "ability to carry out welding". */
const doing =
  /^(?:carry(?:ing)? out|perform(?:ing)?|conduct(?:ing)?|undertak(?:e|ing)|operat(?:e|ing)|handl(?:e|ing)|read|work(?:ing)? with|using|use)\s+(?:an?\s+|the\s+)?/iu;
const quality = makeFinder('iu', { words: rows(qualityWords), after: String.raw`\s+` });
const tail = makeFinder('iu', { before: String.raw`(?<=\s)`, words: `${rows(masteryTails)}|${otherTails}`, after: '$' });
const separator =
  /(?:(?<!\s)\s+)?(?:[,;]|:(?=\s)|\s[–—-]\s|\s&\s|\/|\b(?:and|or|such as|including|like|e\.g\.)\b|(?<!\p{L})(?:и|или|а также|в том числе)(?!\p{L}))\s*/giu;
/** What the thing is for, or how long it was done: "Excel for reports", "welding (3 years)". */
const purpose = makeFinder(
  'iu',
  { words: String.raw`\(|\s[–—-]\s+\d` },
  { before: String.raw`(?<![\p{L}-]|such )`, words: rows(purposeWords), after: String.raw`(?![\p{L}-])` },
  { before: String.raw`(?<!\p{L})`, words: rows(russianPurposeWords), after: String.raw`(?!\p{L})` },
);
/** "Preferred: …". */
export const label = /^(?:[^:：]{3,60}[:：]\s+){1,2}/u;
const longestSubject = 160;
const latin = /^[^\p{Script=Cyrillic}]+$/u;
const mostWords = 4;
/** Score of a place that its name alone proves. */
const surePlace = 0.8;
const preposition = /^(?:at|in|on|of|for|to|by|with|from|as)\s/iu;
const word = /^[\p{L}\p{N}][\p{L}\p{N}+#.&'’/:-]*$/u;
/** "договорного" of "договорного и корпоративного права": the thing itself is named behind another adjective. */
const adjectiveAlone = /^\p{Ll}+(?:ого|его|ому|ему|ых|ыми)$/u;
const adjectiveFirst = /^\p{Ll}+(?:ого|его|ому|ему|ых|ыми)\s/u;
const adjectivesBefore = /(?<!\p{L})(?:\p{Ll}+(?:ого|его|ому|ему|ых|ыми)(?:,|\s+(?:и|или))\s+)+$/u;

/** "налогового, трудового и гражданского права": the length of the adjectives before that share its noun. */
function sharedLength(before: string, phrase: string): number {
  return adjectiveFirst.test(phrase) ? (adjectivesBefore.exec(before)?.[0].length ?? 0) : 0;
}

const nominative =
  /^(?:\p{L}+(?:ая|яя|ое|ее|ый|ий|ой|ые|ие)\s)*\p{L}+(?:а|я|о|е|ы|и|ь|й|[бвгджзклмнпрстфхцчшщ])(?:\s[\p{L}\p{N}«»-]+){0,4}$/iu;
/** "настраивать", "настраивали", "настраиваете". */
const russianVerb =
  /^(?:\p{L}+[ое]\s\p{L}+ть\s|\p{L}+(?:[аеиуяы]ть(?:ся)?|[иыо]вал[аи]?|[аеёуюи]е?те|[аеёи]шь)|[\p{Ll}-]+(?:[аяи]ли))(?:\s|$)/iu;
/** "сращивать канаты", "читать чертежи и схемы": what somebody is able to do with something. */
const deed = /^(\p{Ll}+(?:[аеиуыя]ть|[сз]ти|чь))\s\p{L}{3,}/u;
const machines = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: russianMachines, after: String.raw`(?!\p{L})` });
const plainVerbs = new Set(russianPlainVerbs);
const isDeed = (phrase: string): boolean => {
  const verb = deed.exec(phrase)?.[1];
  return verb !== undefined && !plainVerbs.has(verb);
};
/** "214 Kestrel Avenue", "01 July 2004". */
const beginsWithNumber = /^\d{1,3} \p{Lu}\p{Ll}{2,}/u;
/** Endings of names of work and fields. */
const ofWork =
  /(?:ing|tion|sion|ment|ance|ence|ics|logy|graphy|ery|try|ure|ism|sis|aci[яи]|аци[яи]|ени[ея]|ани[ея]|ка|ия|инг|ств[оа])s?$/iu;
/** "IT security", "US payroll": not "it" and "us". */
const fieldInCapitals = /(?<!\p{L})(?:IT|US)(?!\p{L})/gu;
/** "…и с большими массивами данных": goes on with what the words of mastery began. */
const instrument = /^со?\s+/iu;
const afterColon = /[:：]\s+$/u;
/** Ends an introduction that things follow: "knowledge of", not "seven years in". */
const leadsToThing = /(?<!years?)\s(?:in|of|with|using|on|at)\s+$/iu;
const never = makeVocabulary(neverNamed);
const neverHead = makeVocabulary(neverHeads);
const alone = makeVocabulary(neverAlone);

/**
 * The things to know that an item of a list names, each a phrase between its separators: "experience of venepuncture", "Tail lift, trailer coupling".
 *
 * @param known names of skills, which no separator cuts ("CI/CD")
 */
export function listedNames(text: string, known: readonly Span[]): Span[] {
  const start = label.exec(text)?.[0].length ?? 0;
  // "Вы умеете: варить аргоном".
  return namesFrom(text, { start, end: text.length }, known, start > 0 && introducedLength(text.slice(0, start)) > 0);
}

function namesFrom(text: string, whole: Span, known: readonly Span[], inflected = false): Span[] {
  const found: Span[] = [];
  let [cased, ofWork] = [inflected, introducesWork(text.slice(0, whole.start))];
  const parts = partsOf(text.slice(0, whole.end), whole.start, known);
  const things = leadsToThing.test(text.slice(whole.start, parts[0]!.start)) ? parts.length : 0;
  for (const part of parts) {
    const span = trimmed(text, part);
    if (span === null) continue;
    // "Опыт работы аналитиком: бюджетирование, казначейство".
    ofWork &&= !afterColon.test(text.slice(0, span.start));
    const led = introducedLength(text.slice(span.start, span.end + 1));
    const introduced = text.slice(span.start, span.start + led);
    if (led > 0) [cased, ofWork] = [true, introducesWork(introduced)];
    const begun = nameStart(text, { ...span, start: span.start + led }, cased);
    const piece = text.slice(begun, span.end);
    // "Знание города", "working at heights" have known names that begin before.
    if (known.some((one) => one.start < begun && one.end > begun)) continue;
    if (isRowOfNames(text, { start: begun, end: span.end }, known)) continue;
    // If one piece is not a name, the item is a sentence; a single ordinary word ("cloud") may be one of a list.
    const isKnown = /\s|\p{Lu}/u.test(piece) && known.some((one) => one.start <= begun && one.end >= span.end);
    if (
      !(isKnown || isName(piece, cased, things, skillsFollow.test(text.slice(span.end)))) ||
      (ofWork && !latin.test(piece) && !machines.test(piece))
    ) {
      if (cased || /^\p{Ll}+$/u.test(piece) || known.some((one) => one.start < span.end && span.start < one.end)) continue;
      break;
    }
    found.push({ start: begun - (isKnown ? 0 : sharedLength(text.slice(0, begun), piece)), end: span.end });
  }
  return found;
}

/** Where the name begins behind words that only say that something is done with it. */
function nameStart(text: string, { start, end }: Span, cased: boolean): number {
  const from = start + (cased ? (instrument.exec(text.slice(start, end))?.[0].length ?? 0) : 0);
  const done = from + (cased ? doingLength(text.slice(from, end)) : 0);
  return done + latinLength(text.slice(done, end));
}

/** The same in a sentence, after words of mastery ("You are confident with crowd control and first aid") or before what says that they are asked for. */
export function introducedNames(text: string, known: readonly Span[]): Span[] {
  const found: Span[] = [];
  const add = (start: number, cased: boolean) => {
    const end = start + text.slice(start).search(/[.;:!?()\n](?=\s|$)|$/u);
    const done = found.at(-1)?.end ?? 0;
    if (start >= done) found.push(...namesFrom(text, { start, end }, known, cased));
  };
  const subject = predicateStart(text);
  if (subject < longestSubject && subject < text.length) found.push(...namesFrom(text, { start: 0, end: subject }, known));
  const starts = [
    ...englishIntroductionsIn(text).map((start) => ({ start, cased: false })),
    ...introductionsIn(text).map((start) => ({ start, cased: true })),
  ];
  for (const { start, cased } of starts.toSorted((a, b) => a.start - b.start)) add(start, cased);
  return found;
}

/** "PostgreSQL Docker" is two names, between which a line broke. */
function isRowOfNames(text: string, { start, end }: Span, known: readonly Span[]): boolean {
  const inside = known.filter((one) => start <= one.start && one.end <= end);
  const ends = [start, ...inside.map((one) => one.end)];
  const starts = [...inside.map((one) => one.start), end];
  return (
    inside.length > 1 &&
    starts.every((next, index) => text.slice(ends[index], next).trim() === '') &&
    inside.every((one) => /\p{Lu}/u.test(text.charAt(one.start)))
  );
}

/** "(since 2020)", "от 3 лет": the same text with spaces instead, so that what follows is read. */
const withoutRemarks = (text: string): string =>
  text.replace(/\([^()]*\)(?=\s*[,;])|\s(?:от|более|свыше)\s\d[\d\s]{0,6}\p{L}*/gu, (remark) => ' '.repeat(remark.length));

/** The texts between separators; not inside brackets, and not the purpose of the first one. */
function partsOf(whole: string, start: number, known: readonly Span[]): Span[] {
  const within = (at: number) => known.some((one) => one.start < at && at < one.end);
  const from = start + englishIntroduction(whole.slice(start));
  const text = whole.slice(0, from) + withoutRemarks(whole.slice(from));
  const stop = purpose
    .all(text.slice(from))
    .map(({ index }) => from + index)
    .find((at) => at > from && !within(at));
  const end = stop ?? text.length;
  const parts: Span[] = [];
  let next = from;
  for (const { index, 0: mark } of text.slice(from, end).matchAll(separator)) {
    if (within(from + index) || (mark === '/' && !known.some((one) => one.end === from + index))) continue;
    parts.push({ start: next, end: from + index });
    next = from + index + mark.length;
  }
  return [...parts, { start: next, end }].map((part) => ({
    ...part,
    end: part.start + text.slice(part.start, part.end).replace(/(?<![\s.!,;])[\s.!,;]+$/u, '').length,
  }));
}

function trimmed(text: string, { start, end }: Span): Span | null {
  const raw = text.slice(start, end);
  const bare = raw.trimStart();
  const led = englishIntroduction(bare);
  const inner = withoutTail(withoutTail(bare.slice(led).replace(/(?<![\s.!,;])[\s.!,;]+$/u, '')));
  const from = start + (raw.length - bare.length) + led;
  const praised = quality.over(inner, 0);
  const done = praised + (doing.exec(inner.slice(praised))?.[0].length ?? 0);
  const begun = done + workOn(inner.slice(done));
  return inner.length === begun ? null : { start: from + begun, end: from + inner.length };
}

/** "Excel skills", "welding is a plus": the name without what only follows it. */
export const withoutTail = (phrase: string): string => phrase.slice(0, tail.exec(phrase)?.index).trimEnd();

/** "Design of GraphQL", "administration of Linux": the length of the words before what has a known name, if the whole has none. */
function workOn(phrase: string): number {
  const before = /^\p{L}+(?:tion|ment|sign|use|usage|ing)\s+of\s+(?:the\s+)?/iu.exec(phrase)?.[0].length ?? 0;
  return before > 0 && normalizeSkill(phrase) === null && normalizeSkill(phrase.slice(before)) !== null ? before : 0;
}

/** "Handles cash", "operated Kafka". */
function beginsWithAction(phrase: string): boolean {
  const [first = ''] = phrase.toLowerCase().split(' ');
  return [first, first.replace(/[ds]$/u, ''), first.replace(/e[ds]$/u, '')].some((form) => actionVerbs.has(form));
}

function isNominative(phrase: string, words: number): boolean {
  return nominative.test(phrase) && (words > 1 || !/^\p{Ll}+$/u.test(phrase) || ofWork.test(phrase));
}

function isRussianName(phrase: string, inflected: boolean, words: number): boolean {
  if (!isInflectedName(phrase) || (russianVerb.test(phrase) && !(inflected && isDeed(phrase)))) return false;
  return inflected || isNominative(phrase, words);
}

/** A place, a language, a profession, or half of a name. */
function namesOther(phrase: string, inflected: boolean): boolean {
  if (adjectiveAlone.test(phrase) || (matchPlace(phrase)?.score ?? 0) >= surePlace || findLanguages(phrase).length > 0)
    return true;
  return !inflected && !/\d/u.test(phrase) && namesWorker('other', phrase);
}

/** "highly responsive", "interact effectively": how somebody is or does something. */
const adverb = makeFinder('iu', { before: '^', words: String.raw`\p{L}{3,}ly`, after: '$' });
const noAdverbs = new Set(listOf(wordsLikeAdverbs));

/** Words of sentences, and what a list of things does not name. */
function namesNothing(phrase: string, words: readonly string[], isThing: boolean): boolean {
  if ([words[0]!, words.at(-1)!].some((one) => adverb.test(one) && !noAdverbs.has(one.toLowerCase()))) return true;
  if (never.has(phrase.replace(fieldInCapitals, '')) || preposition.test(phrase)) return true;
  return (!isThing && beginsWithAction(phrase)) || (words.length === 1 && alone.has(phrase));
}

/** "Medical Office skills": a place before these words names a skill. */
const skillsFollow = /^\s+skills?(?!\p{L})/iu;

/**
 * @param isSkill whether "skills" follows
 * @param things how many a list has behind "practised in": "run sheets" and, among others, "gears" are things there
 */
function isName(phrase: string, inflected: boolean, things: number, isSkill = false): boolean {
  const words = phrase.split(/\s+/u);
  const cyrillic = /\p{Script=Cyrillic}/u.test(phrase);
  if (words.length > mostWords + (cyrillic ? 1 : 0) || phrase.length < 2 || !words.every((one) => word.test(one))) return false;
  if (
    (!isSkill && neverHead.has(words.at(-1) ?? '')) ||
    namesNothing(phrase, words, things > 0) ||
    !/\p{L}/u.test(phrase) ||
    beginsWithNumber.test(phrase) ||
    namesOther(phrase, inflected)
  )
    return false;
  if (cyrillic) return isRussianName(phrase, inflected, words.length);
  if (words.length > 1 || !/^\p{Ll}+$/u.test(phrase) || ofWork.test(phrase)) return true;
  return things >= leastListed && phrase.length >= leastLetters;
}
