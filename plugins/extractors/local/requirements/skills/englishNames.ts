import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import {
  adverbsOfJudgement,
  judgements,
  kindsOfMastery,
  masteryNouns,
  masteryWords,
  otherIntroductions,
  owningWords,
  predicates,
  qualityWords,
  russianJudgements,
} from '../../../../knowledge/words/requirementWords.ts';
import { endOfMatch } from '../../shared/textSpan.ts';

export const rows = (words: readonly string[]) => words.map((word) => word.replaceAll(' ', '\\s+')).join('|');

/** "demonstrable", "mechanical": adjectives that no list of them names. */
const praising = String.raw`\p{L}{3,}(?:able|ible|ive|ful|ous|ised|ized|ical|onal)`;
const mostQualities = 3;
const qualities = makeFinder('iu', {
  before: String.raw`(?<!\p{L})`,
  words: `${rows([...qualityWords, ...kindsOfMastery])}|${praising}`,
  after: String.raw`\s+`,
});
const nouns = makeFinder('iu', {
  words: rows(masteryNouns),
  after: String.raw`\s+(?:\p{L}{3,12}ly\s+(?:and\s+\p{L}{3,12}ly\s+)?)?(?:working\s+|(?:at|up to) \p{L}+ level )?(?:of|in|with|using|on|to use|within|to|(?<=(?:aptitude|flair) )for)\s+`,
});
const adverb = /(?:very|highly|fully|already|previously|well)[\s-]+/iuy;
const adjectives = makeFinder('iu', { words: rows(masteryWords), after: String.raw`\s+(?:in|with|of|using|on|at)\s+` });
/** "You have", "Must have": whatever follows is asked for. */
const owning = makeFinder('iu', { words: owningWords, after: String.raw`\s+` });
const leastYears = /(?:at least|over|more than|a?\s?minimum(?: of)?|min\.?)\s+/iuy;
const years = makeFinder('iu', {
  words: String.raw`\d{1,2}(?:\s?[–-]\s?\d{1,2})?\s?\+?|one|two|three|four|five|six|seven|eight|ten|several|a few|some`,
  after: String.raw`\s?(?:\(\d{1,2}\+?\)\s)?(?:years?|yrs)\+?['’]?(?:\s+(?:of|in|as|with))?\s+`,
});
const others = makeFinder('iu', { words: otherIntroductions, after: String.raw`\s+` });
const wordStart = /(?<!\p{L})\S/gu;

type EndAt = (text: string, at: number) => number;

/** Where a match ends; -1 without one. */
const endOf = (found: { index: number; 0: string } | null): number => (found === null ? -1 : found.index + found[0].length);

/** "Good knowledge of ". */
const nounEnd: EndAt = (text, at) => {
  for (let most = mostQualities; most >= 0; most -= 1) {
    const end = endOf(nouns.at(text, qualities.over(text, at, most)));
    if (end >= 0) return end;
  }
  return -1;
};

/** "Very confident with ". */
const adjectiveEnd: EndAt = (text, at) =>
  Math.max(endOf(adjectives.at(text, endOfMatch(adverb, text, at))), endOf(adjectives.at(text, at)));

/** "At least 3 years of ". */
const yearsEnd: EndAt = (text, at) =>
  Math.max(endOf(years.at(text, endOfMatch(leastYears, text, at))), endOf(years.at(text, at)));

function firstEnd(text: string, at: number, ends: readonly EndAt[]): number {
  for (const end of ends) {
    const found = end(text, at);
    if (found > at) return found;
  }
  return -1;
}

const introducing: readonly EndAt[] = [(text, at) => endOf(owning.at(text, at)), yearsEnd, nounEnd, adjectiveEnd];
const introducingAnywhere: readonly EndAt[] = [nounEnd, adjectiveEnd, (text, at) => endOf(others.at(text, at))];

/** Length of everything before the actual thing in an item: "You have good knowledge of …". */
export function englishIntroduction(text: string): number {
  let done = 0;
  for (let end = firstEnd(text, done, introducing); end > done; end = firstEnd(text, done, introducing)) done = end;
  return done;
}

/** Where names begin that words of mastery introduce in a sentence. */
export function englishIntroductionsIn(text: string): number[] {
  const found: number[] = [];
  for (const { index } of text.matchAll(wordStart)) {
    const end = index < (found.at(-1) ?? 0) ? -1 : firstEnd(text, index, introducingAnywhere);
    if (end >= 0) found.push(end);
  }
  return found;
}

const copula = makeFinder('iu', { before: '(?<= )', words: 'is|are|would be|will be', after: ' ' });
const adverbs = makeFinder('iu', { words: adverbsOfJudgement, after: ' ' });
const mostAdverbs = 2;
const judging = makeFinder('iu', { words: judgements, after: String.raw`(?!\p{L})` });
const judgingInRussian = makeFinder('iu', { before: '(?<= )', words: russianJudgements, after: String.raw`(?!\p{L})` });
const russianCopula = / (?:будет|будут|станут|станет|является|являются|—|–) $/iu;
const other = makeFinder('iu', { before: '(?<= )', words: predicates, after: String.raw`(?!\p{L})` });

/** Where the words begin that say of what stands before them that it is asked for or wished: "Welding and first aid are essential". */
export function predicateStart(text: string): number {
  const english = copula.all(text).find((found) => judging.at(text, adverbs.over(text, endOf(found), mostAdverbs)) !== null);
  const russian = judgingInRussian.exec(text);
  const verb = russian === null ? null : russianCopula.exec(text.slice(0, russian.index));
  const starts = [english?.index, verb === null ? russian?.index : verb.index + 1, other.exec(text)?.index];
  return Math.min(...starts.map((start) => (start === undefined ? text.length : start - 1)));
}
