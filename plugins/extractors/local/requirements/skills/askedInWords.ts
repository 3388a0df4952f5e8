import type { DocumentText, Requirement } from '../../../../contract.ts';
import { clauseBreaks, neverDemands } from '../../../../knowledge/cues/jobItemCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { beforeDemands, kindsOfMastery, masteryNouns, qualityWords } from '../../../../knowledge/words/requirementWords.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import { findLanguages } from '../../annotate/findLanguages.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import { makeVocabulary } from '../../shared/makeVocabulary.ts';
import { overlaps } from '../../shared/textSpan.ts';
import { type AskingClause, asksForItself, speaksOfBenefits } from '../clauses/clauseCues.ts';
import { endsOpen, isBareHeading } from '../clauses/jobHeadings.ts';
import { speaksOfStudies } from '../facts/findJobEducation.ts';
import { label, withoutTail } from './listedNames.ts';

/** A longer text is cut: its first words name what is asked for. */
const mostWords = 7;
/** So many words before "and" say enough. */
const enoughWords = 3;
const leastLetters = 4;
/** Nothing that is known confirms it. */
const confidence = 0.5;
const leads = makeVocabulary([...beforeDemands, ...qualityWords, ...kindsOfMastery, ...masteryNouns]);
const gap = /^[\s\d+.,)(–-]*$/u;
const breaks = makeFinder(
  'iu',
  { words: String.raw`[,;:()–—•➢"»”]|[.!?](?=\s|$)|\s-|-\s` },
  { before: String.raw`(?<=\s)`, words: clauseBreaks, after: String.raw`(?!\p{L})` },
);
/** "21 years of age or older". */
const ofAge = /^\s*(?:age|old|older)(?!\p{L})/iu;
const unfinished = /^(?:very|highly|based|high|level|more|очень|более|высокий|уровень)$/iu;
/** Begin sentences about something else. */
const others = makeFinder('iu', { before: '^', words: neverDemands, after: String.raw`(?!\p{L})` });
const surePlace = 0.8;
const sureTitle = 1.4;
const conjunction = /^(?:and|or|and\/or|&|и|или)$/iu;

/**
 * What lists ask for without naming a skill, degree, certificate or language: "Ability to lift 20 kg". The first words of the item stand for it, because no
 * requirement may get lost.
 *
 * @param found what the items name
 */
export function askedInWords(
  document: DocumentText,
  clauses: readonly AskingClause[],
  found: readonly Requirement[],
): Requirement[] {
  const named = found.flatMap(({ kind, evidence }) => (kind === 'experience' ? [] : evidence));
  const asked = new Map<string, Requirement>();
  for (const clause of clauses) {
    if (!listsDemand(clause) || named.some((one) => overlaps(one, clause))) continue;
    const words = oneLine(firstWords(clause.text));
    // "5 years of software development": the years say it all.
    const said = found.some(({ kind, label: other }) => kind === 'experience' && other.includes(words));
    if (said || isNoDemand(words, clause) || asked.has(words.toLowerCase())) continue;
    asked.set(words.toLowerCase(), {
      label: words,
      known: null,
      kind: 'other',
      category: 'other',
      importance: clause.asking.importance,
      minYears: null,
      confidence,
      evidence: [quote(document, clause.start, clause.end)],
    });
  }
  return [...asked.values()];
}

/** Stands where only requirements or wishes do, as an item or in words that ask. */
function listsDemand(clause: AskingClause): boolean {
  const { section, item, text, asking } = clause;
  if (!(section === 'must' || section === 'nice') || !(item || asking.importance === 'nice' || asksForItself(clause)))
    return false;
  return !speaksOfBenefits(text) && !speaksOfStudies(text) && !isBareHeading(text) && findLanguages(text).length === 0;
}

/** A sentence about something else, a heading, a place, or the position's title. */
function isNoDemand(words: string, { text }: AskingClause): boolean {
  if (words.length < leastLetters || !/\p{Ll}/u.test(words) || others.test(words) || others.test(text) || isBareHeading(words))
    return true;
  return (matchPlace(words)?.score ?? 0) >= surePlace || (text.startsWith(words) && titleScore(words) >= sureTitle);
}

/** The words behind what only says that they are asked for, up to the first break. */
function firstWords(text: string): string {
  const whole = text.slice(label.exec(text)?.[0].length ?? 0);
  const rest = whole.slice(leadLength(whole));
  const stop = breaks.all(rest).find(({ index }) => index > 0)?.index ?? rest.length;
  const words = withoutTail(rest.slice(0, stop).trimEnd()).split(/\s+/u).slice(0, mostWords);
  const end = words.findIndex((one, index) => index >= enoughWords && conjunction.test(one));
  const kept = end < 0 ? words : words.slice(0, end);
  while (kept.length > 0 && (endsOpen.test(` ${kept.at(-1)}`) || unfinished.test(kept.at(-1)!))) kept.pop();
  return kept.join(' ');
}

/** How far words reach that only lead to the thing: "At least 5 years of experience as a". */
function leadLength(text: string): number {
  let end = 0;
  for (const word of leads.find(text)) {
    if (!gap.test(text.slice(end, word.start))) break;
    end = word.end;
  }
  const rest = text.slice(end);
  return ofAge.test(rest) ? 0 : end + rest.search(/[\p{L}\d]|$/u);
}
