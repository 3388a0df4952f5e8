import { closeLevels, levelNouns, otherLevels } from '../../../../knowledge/cues/skillCues.ts';

const word = `${closeLevels}|${otherLevels}`;
const noun = `(?:\\s+(?:${levelNouns}))?`;
const years =
  '(?:(?:more than|over|более|свыше)\\s)?(?:\\d{1,2}\\+?|\\d{1,2}[.,]\\d|\\d{1,2}\\s?[-–]\\s?\\d{1,2})\\s?(?:years?|yrs?|y|лет|года?|г\\.?)(?:\\s+(?:experience|опыта))?';
const rating = '\\d{1,3}\\s?%|\\d{1,2}\\s?/\\s?\\d{1,2}';

/** A text that is only a level, or symbols for one. */
export const level = new RegExp(
  `^(?:(?:${word}|master|working knowledge|level|уровень)${noun}|[●○★☆▪▫◆◇■□█░⬤•\\s]+|${rating}|${years})$`,
  'iu',
);
