import {
  countedThings,
  russianEmployerKinds,
  russianTrades,
  wordsAfterRevenue,
} from '../../../../../../knowledge/cues/jobEntryCues.ts';
import { titleScore } from '../../../../annotate/fieldScores.ts';

const longest = 160;
const leastWords = 3;
/** The size of an employer: people, places, money. */
const size = new RegExp(
  String.raw`\d[\d,.\s]{0,8}(?:k|m|bn|тыс\.?|млн|млрд)?\+?[\s-](?:${countedThings})|[$€£₽]\s?\d[\d.,]*\s?(?:k|m|mm|b|bn|million|billion)?[\s-].*(?:${wordsAfterRevenue})`,
  'iu',
);
const kindRu = new RegExp(
  String.raw`^(?:(?:оптов|розничн|крупн|ведущ|федеральн|международн|региональн|российск)\p{L}*\s(?:\p{L}+\s)?(?:${russianEmployerKinds})(?!\p{L})|(?:${russianTrades})(?:[\s:]))`,
  'iu',
);

/** Names have capitals; descriptions are mostly in lower case. */
function isWrittenSmall(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= words.length;
}

/** "A regional bottler, 900 employees", "Оптовая торговля металлом": a description of the employer below its name, not a name. */
export function isEmployerRemark(text: string): boolean {
  if (text.length > longest || text.split(/\s+/).length < leastWords || /[«»]/.test(text)) return false;
  if (/^\([^()]{8,}\)$/u.test(text) && /\d|(?<!\p{Ll})\p{Ll}+\s\p{Ll}+/u.test(text)) return true;
  if (!isWrittenSmall(text) || titleScore(text.replace(size, '')) >= 1.4) return false;
  return size.test(text) || kindRu.test(text);
}
