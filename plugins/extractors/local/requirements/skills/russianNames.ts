import { type Finder, makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import {
  ofRussianMastery,
  russianMastery,
  russianMasteryVerbs,
  russianNeverNamed,
  russianPlaceOfWork,
} from '../../../../knowledge/words/russianRequirementWords.ts';
import { makeVocabulary } from '../../shared/makeVocabulary.ts';
import { endOfMatch } from '../../shared/textSpan.ts';

const number = String.raw`\d{1,2}(?:\s?[–-]\s?\d{1,2}|\+)?(?:-?(?:х|ти|и))?|одного|двух|тр[её]х|четыр[её]х|пяти|шести|полу`;
const leastYears = /(?:от|не менее|более|свыше|минимум|больше)\s+/iuy;
const years = makeFinder('iu', { words: number, after: String.raw`\s*(?:лет|год(?:а|ов)?)` }, { words: '(?:полу)?года' });
const personal = /(?:вы|ты)\s+/iuy;
const judging = /(?:обязател\p{L}+|необходим\p{L}*|желател\p{L}+|приветству\p{L}+|требуется|важно|нуж(?:ен|на|но|ны))[:,]?\s+/iuy;
/** "Обязательно монтаж фонограмм". */
const plainJudging = /(?:обязательно|желательно|необходимо|нужно)\s+/iuy;
const judged = /(?:[\p{L}-]+(?:ый|ой|ая|ое|ые|ого|ых|ыми|ым|ий|ее|ие|его|их|ими)|уверенно|свободно|хорошо|отлично)\s+/iuy;
const mostJudged = 3;
const nouns = makeFinder('iu', { words: russianMastery });
const verbs = makeFinder('iu', { words: russianMasteryVerbs });
const masteryAnywhere = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: `${russianMastery}|${russianMasteryVerbs}` });
const listing = /\s*(?:,|и|или)\s+/iuy;
const mostNouns = 3;
const doing = /(?<=опыт\p{L}{0,2}|навык\p{L}{0,3}|стаж\p{L}{0,2}|умени\p{L}{1,2})\s+(?:работы|применения|использования)/iuy;
const gap = /\s+/uy;
const linking = /\s+(?:в (?:области|сфере|части)|с|со|в|во|на|по|о|об)(?=\s)/iuy;
const basics = makeFinder('iu', { words: ofRussianMastery, after: String.raw`(?=\s)` });
const beforeThing = /(?:\s+в|\s+по)?(?=\s+\p{L}+(?:[аяиы]|[ео]й|[ео]го|[ыи]х)(?!\p{L}))/iuy;
const colon = /\s*[:–—-]?\s+/uy;
const placesOfWork = makeFinder('iu', {
  before: '^',
  words: String.raw`в|во|на|у|по|${russianPlaceOfWork}`,
  after: String.raw`\s+$`,
});
/** "Опыт работы поваром", "опыт работы в ресторане": what follows is a profession or a place, unless it has a name in Latin letters. */
const work = /(?:^|(?<!принцип\p{L}{0,3}|понимани\p{L}|знани\p{L})\s)(?:работы|работали)(?=\s)/giu;

/** "не менее двух лет": where it ends; -1 without it. */
function yearsEnd(text: string, at: number): number {
  const from = endOfMatch(leastYears, text, at);
  const found = years.at(text, from);
  return found === null ? -1 : from + found[0].length;
}

/** What stands between words of mastery and the thing: "опыт работы от двух лет в области основ …". */
function thingStart(text: string, at: number): number {
  const done = endOfMatch(linking, text, endOfMatch(doing, text, at));
  const from = endOfMatch(gap, text, done);
  const basic = from === done ? null : basics.at(text, from);
  return basic === null ? done : from + basic[0].length;
}

/** The words of a table that begin here, behind as many adjectives as may be: where they end; -1 without them. */
function judgedEnd(words: Finder, text: string, at: number): number {
  const starts = [at];
  for (
    let next = endOfMatch(judged, text, at);
    next > starts.at(-1)! && starts.length <= mostJudged;
    next = endOfMatch(judged, text, next)
  )
    starts.push(next);
  for (const start of starts.toReversed()) {
    const found = words.at(text, start);
    if (found !== null) return start + found[0].length;
  }
  return -1;
}

/** "уверенное знание и хорошее понимание", "хорошо владеете": where it ends; -1 without it. */
function masteryEnd(text: string, at: number): number {
  let end = judgedEnd(nouns, text, at);
  if (end < 0) return judgedEnd(verbs, text, at);
  for (let count = 1; count < mostNouns; count += 1) {
    const next = endOfMatch(listing, text, end);
    const more = next === end ? -1 : judgedEnd(nouns, text, next);
    if (more < 0) break;
    end = more;
  }
  return end;
}

/** Where what an item says before the things that it asks for ends: "Уверенное знание", "Не менее двух лет". The things then stand in other cases. */
function introductionEnd(text: string): number {
  for (const start of [endOfMatch(judging, text, endOfMatch(personal, text, 0)), 0]) {
    const mastery = masteryEnd(text, start);
    const ends = mastery < 0 ? [] : [thingStart(text, mastery), mastery];
    for (const end of ends) if (endOfMatch(colon, text, end) > end) return endOfMatch(colon, text, end);
    const years = yearsEnd(text, start);
    beforeThing.lastIndex = years;
    if (years >= 0 && beforeThing.test(text)) return endOfMatch(colon, text, beforeThing.lastIndex);
  }
  return endOfMatch(plainJudging, text, 0);
}

const verbLead = /^(?:\p{L}+(?:ать|ять|ить|еть|уть|сти|чь|ти))(?:ся)?\s+/iu;
const never = makeVocabulary(russianNeverNamed);
const word = /^[\p{L}\p{N}«»"][\p{L}\p{N}+#.&'’/:«»"-]*$/u;
const preposition = /^(?:в|во|на|с|со|к|о|об|по|из|за|у|от|до|для|при|и|или|а)$/iu;
const mostWords = 5;
const leastLetters = 5;
/** The length of what an item says before its first name; 0 if it begins with the name. */
export function introducedLength(text: string): number {
  return introductionEnd(text);
}

/** Where names begin that words of mastery introduce in a sentence. */
export function introductionsIn(text: string): number[] {
  const found: number[] = [];
  for (const { index, 0: words } of masteryAnywhere.all(text)) {
    const end = thingStart(text, index + words.length);
    const from = endOfMatch(gap, text, end);
    if (from > end && index >= (found.at(-1) ?? 0)) found.push(from);
  }
  return found;
}

/** Whether what follows these words is a place of work or a profession. */
export function introducesWork(before: string): boolean {
  return Array.from(before.matchAll(work), ({ index, 0: words }) => index + words.length).some((end) => {
    const rest = before.slice(end).replace(/^\s+/u, '');
    return rest === '' || placesOfWork.test(rest);
  });
}

/** "коммерческой разработки на Python": the length of the words before a name in Latin letters. */
export function latinLength(phrase: string): number {
  return /^(?:[а-яё-]+\s+){1,3}(?:на|с|со|в|под)\s+(?=[A-Za-z])/iu.exec(phrase)?.[0].length ?? 0;
}

/** The length of a verb that only says that something is done: "выполнять нивелирование". */
export function doingLength(phrase: string): number {
  const lead = verbLead.exec(phrase)?.[0] ?? '';
  return /^(?:выполн|осуществл|провод|провести|вести|делать|заниматься|примен|использов|работать)/iu.test(lead)
    ? lead.length + (/^со?\s+/iu.exec(phrase.slice(lead.length))?.[0].length ?? 0)
    : 0;
}

/** Whether a Russian phrase in any case may name something to know. */
export function isInflectedName(phrase: string): boolean {
  const words = phrase.split(/\s+/u);
  if (words.length > mostWords || !words.every((one) => word.test(one))) return false;
  if (preposition.test(words[0] ?? '') || preposition.test(words.at(-1) ?? '') || never.has(phrase)) return false;
  return words.length > 1 || phrase.length >= leastLetters || /^\p{Lu}/u.test(phrase);
}
