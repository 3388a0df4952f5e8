import {
  ofRussianMastery,
  russianMastery,
  russianMasteryVerbs,
  russianNeverNamed,
  russianPlaceOfWork,
} from '../../../../knowledge/words/russianRequirementWords.ts';
import { wordList } from '../../shared/wordList.ts';

const number = String.raw`(?:\d{1,2}(?:\s?[–-]\s?\d{1,2}|\+)?(?:-?(?:х|ти|и))?|одного|двух|тр[её]х|четыр[её]х|пяти|шести|полу)`;
const years = String.raw`(?:(?:от|не менее|более|свыше|минимум|больше)\s+)?(?:${number}\s*(?:лет|год(?:а|ов)?)|(?:от\s+|не менее\s+)?(?:полу)?года)`;
const judged = String.raw`(?:(?:[\p{L}-]+(?:ый|ой|ая|ое|ые|ого|ых|ыми|ым|ий|ее|ие|его|их|ими)|уверенно|свободно|хорошо|отлично)\s+){0,3}`;
const mastery = String.raw`${judged}(?:${russianMastery})(?:\s*(?:,|и|или)\s+${judged}(?:${russianMastery})){0,2}`;
const toThing = String.raw`(?:(?<=опыт\p{L}{0,2}|навык\p{L}{0,3}|стаж\p{L}{0,2}|умени\p{L}{1,2})\s+(?:работы|применения|использования))?(?:\s+${years})?(?:\s+(?:в (?:области|сфере|части)|с|со|в|во|на|по|о|об))?(?:\s+(?:${ofRussianMastery}))?`;

/** What an item says before the things that it asks for, which then stand in other cases than the first: "Уверенное знание", "Не менее двух лет". */
const introduction = new RegExp(
  String.raw`^(?:(?:вы|ты)\s+)?(?:(?:обязательн\p{L}*|необходим\p{L}*|желательн\p{L}*|требуется|важно|нуж(?:ен|на|но|ны))[:,]?\s+)?(?:(?:${mastery}|${judged}(?:${russianMasteryVerbs}))${toThing}|${years}(?:\s+в|\s+по)?(?=\s+\p{L}+(?:[аяиы]|[ео]й)(?![\p{L}])))\s*[:–—-]?\s+`,
  'iu',
);
/** The same anywhere in a sentence. */
const anywhere = new RegExp(String.raw`(?<!\p{L})(?:(?:${russianMastery})|(?:${russianMasteryVerbs}))${toThing}\s+`, 'giu');
/** "Опыт работы поваром", "опыт работы в ресторане": what follows is a profession or a place, unless it has a name in Latin letters. */
const ofWork = new RegExp(
  String.raw`(?:^|\s)(?:работы|работали)(?:\s+${years})?(?:\s+(?:в|во|на|у|по|${russianPlaceOfWork}))?\s+$`,
  'iu',
);
const verbLead = /^(?:\p{L}+(?:ать|ять|ить|еть|уть|сти|чь|ти))(?:ся)?\s+/iu;
const isNever = wordList(russianNeverNamed);
const word = /^[\p{L}\p{N}«»"][\p{L}\p{N}+#.&'’/:«»"-]*$/u;
const preposition = /^(?:в|во|на|с|со|к|о|об|по|из|за|у|от|до|для|при|и|или|а)$/iu;
const mostWords = 5;
const leastLetters = 5;
/** "ответственность", "трудолюбие": what a person is. */
const ofPerson = /^\p{L}+(?:ость|ости|остью|любие|любия|желание)$/iu;

/** The length of what an item says before its first name; 0 if it begins with the name. */
export function introducedLength(text: string): number {
  return introduction.exec(text)?.[0].length ?? 0;
}

/** Where names begin that words of mastery introduce in a sentence. */
export function introductionsIn(text: string): number[] {
  return Array.from(text.matchAll(anywhere), ({ index, 0: words }) => index + words.length);
}

/** Whether what follows these words is a place of work or a profession. */
export function introducesWork(before: string): boolean {
  return ofWork.test(before);
}

/** "коммерческой разработки на Python": the length of the words before a name in Latin letters. */
export function latinLength(phrase: string): number {
  return /^(?:[а-яё-]+\s+){1,3}(?:на|с|со|в|под)\s+(?=[A-Za-z])/iu.exec(phrase)?.[0].length ?? 0;
}

/** The length of a verb that only says that something is done: "выполнять нивелирование". */
export function doingLength(phrase: string): number {
  const lead = verbLead.exec(phrase)?.[0] ?? '';
  return /^(?:выполн|осуществл|провод|провести|вести|делать|заниматься|примен|использов|работать)/iu.test(lead) ? lead.length : 0;
}

/** Whether a Russian phrase in any case may name something to know. */
export function isInflectedName(phrase: string): boolean {
  const words = phrase.split(/\s+/u);
  if (words.length > mostWords || !words.every((one) => word.test(one))) return false;
  if (preposition.test(words[0] ?? '') || preposition.test(words.at(-1) ?? '')) return false;
  if (isNever(phrase) || ofPerson.test(phrase)) return false;
  return words.length > 1 || phrase.length >= leastLetters || /^\p{Lu}/u.test(phrase);
}
