/** Words for how well a person knows something, as skills sections put them after a name. */
const closeWord =
  'beginner|basic|elementary|(?:upper[- ])?intermediate|advanced|expert|proficient|novice|competent|native|excellent|strong|very good|средний|базовый|продвинутый|эксперт|начальный|уверенный';
const word = `${closeWord}|basics|skilled|familiar|experienced|confident|fluent|good|базово|экспертно|уверенно|опытный|высокий|отличное?|отлично|хорош(?:о|а|ее|ий)|отличный|экспертный|профессиональный|свободный|свободно|начинающий|proficiency|working knowledge|solid|deep|learning`;
const noun = '(?:\\s+(?:level|user|knowledge|command|skills|understanding|уровень|уровне|пользователь|знание|знания|владение))?';
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
  `(?:\\s{1,3}(?:${closeWord})${noun}|\\s{0,3}[-–—:·(,[]\\s{0,3}[([]?(?:${word})${noun}[)\\]]?|\\s{0,3}[-–—:·(,[]?\\s{0,3}[([]?(?<!\\d)(?:${rating}|${years})[)\\]]?|\\s{0,3}[([]\\d{1,2}\\+?[)\\]])\\s*$`,
  'iu',
);
