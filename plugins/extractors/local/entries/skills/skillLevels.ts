import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { closeLevels, levelNouns, otherLevels } from '../../../../knowledge/cues/skillCues.ts';

const noun = makeFinder('iu', { before: '^', words: levelNouns, after: '$' });
const words = makeFinder('iu', {
  before: '^',
  words: `${closeLevels}|${otherLevels}|master|working knowledge|level|уровень`,
  after: String.raw`(?=\s|$)`,
});
const signs = /^[●○★☆▪▫◆◇■□█░⬤•\s]+$/u;
const rating = /^(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})$/u;
const years =
  /^(?:(?:more than|over|более|свыше)\s)?(?:\d{1,2}\+?|\d{1,2}[.,]\d|\d{1,2}\s?[-–]\s?\d{1,2})\s?(?:years?|yrs?|y|лет|года?|г\.?)(?:\s+(?:experience|опыта))?$/iu;

/** Whether a text is only a level, or symbols for one. */
export function isLevel(text: string): boolean {
  const word = words.exec(text)?.[0].length ?? 0;
  const rest = text.slice(word).trimStart();
  return (word > 0 && (text.length === word || noun.test(rest))) || signs.test(text) || rating.test(text) || years.test(text);
}
