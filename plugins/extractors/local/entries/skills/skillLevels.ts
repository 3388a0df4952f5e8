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

/** A level after a name and punctuation: "SQL: expert". */
export const levelBehind = new RegExp(`\\S\\s{0,3}[-–—:(]\\s{0,3}(?:${word})${noun}\\)?$`, 'iu');

/** A level after a name: "Excel advanced", "SketchUp – very good", "Python (7 yrs)", "Celery (4)". */
export const levelTail = new RegExp(
  `(?:\\s{1,3}(?:${closeLevels})${noun}|\\s{0,3}[-–—:·(,[]\\s{0,3}[([]?(?:${word})${noun}[)\\]]?|\\s{0,3}[-–—:·(,[]?\\s{0,3}[([]?(?<!\\d)(?:${rating}|${years})[)\\]]?|\\s{0,3}[([]\\d{1,2}\\+?[)\\]])\\s*$`,
  'iu',
);
