/** How well somebody knows something, as skills sections say it beside the names. */
const CLOSE_WORD =
  'beginner|basic|elementary|(?:upper[- ])?intermediate|advanced|expert|proficient|novice|competent|native|excellent|strong|very good|средний|базовый|продвинутый|эксперт|начальный|уверенный';
const WORD = `${CLOSE_WORD}|basics|skilled|familiar|experienced|confident|fluent|good|базово|экспертно|уверенно|опытный|высокий|отличное?|отлично|хорош(?:о|а|ее|ий)|отличный|экспертный|профессиональный|свободный|свободно|начинающий|proficiency|working knowledge|solid|deep|learning`;
const NOUN = '(?:\\s+(?:level|user|knowledge|command|skills|understanding|уровень|уровне|пользователь|знание|знания|владение))?';
const YEARS =
  '(?:\\d{1,2}\\+?|\\d{1,2}[.,]\\d|\\d{1,2}\\s?[-–]\\s?\\d{1,2})\\s?(?:years?|yrs?|y|лет|года?|г\\.?)(?:\\s+(?:experience|опыта))?';
const RATING = '\\d{1,3}\\s?%|\\d{1,2}\\s?/\\s?\\d{1,2}';

/** A text that is nothing but a level, or the signs of one. */
export const LEVEL = new RegExp(
  `^(?:(?:${WORD}|master|working knowledge|level|уровень)${NOUN}|[●○★☆▪▫◆◇■□█░⬤•\\s]+|${RATING}|${YEARS})$`,
  'iu',
);

/** A level behind a name and a mark: "SQL: expert". */
export const LEVEL_BEHIND = new RegExp(`\\S\\s{0,3}[-–—:(]\\s{0,3}(?:${WORD})${NOUN}\\)?$`, 'iu');

/** A level behind a name: "Excel advanced", "SketchUp – very good", "Python (7 yrs)", "Celery (4)". */
export const LEVEL_TAIL = new RegExp(
  `(?:\\s{1,3}(?:${CLOSE_WORD})${NOUN}|\\s{0,3}[-–—:·(,[]\\s{0,3}[([]?(?:${WORD})${NOUN}[)\\]]?|\\s{0,3}[-–—:·(,[]?\\s{0,3}[([]?(?<!\\d)(?:${RATING}|${YEARS})[)\\]]?|\\s{0,3}[([]\\d{1,2}\\+?[)\\]])\\s*$`,
  'iu',
);
