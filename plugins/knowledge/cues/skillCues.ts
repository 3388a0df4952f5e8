import { cues } from './cues.ts';

/** Cues around the names of skills, in lists and in sentences. */

/** Openings of a sentence that lists skills. */
export const skillSentences = cues(String.raw`
  my daily work (?:involves|includes); (?:i am|i'm)\s(?:very )?(?:confident|skilled|proficient|experienced|competent) (?:in|with); i (?:work|have worked) with;
  (?:good|strong|excellent) command of; able to; hands[- ]on; good (?:at|with); (?:hands-on|practical) experience (?:with|in|of); skilled in; experienced (?:in|with);
  (?:уверенно |свободно )?владею\s?:?; имею (?:практический )?опыт(?: работы с)?\s?:?; в работе использую\s?:?; (?:знаю|умею) и применяю\s?:?
`);

export const skillJudgements = cues(String.raw`
  skilled; proficient; proficiency; experienced?; expert; familiar; knowledge; fluent; strong
`);

export const skillDecorations = cues(String.raw`
  programming; languages?; skills?; software; development; experience; knowledge; framework; certified; basics?; advanced; proficient; suite;
  abilit(?:y|ies); techniques?; duties; principles
`);

export const russianSkillDecorations = cues(String.raw`
  язык; навыки; знание; умение; программирование на; владение; опыт работы с; ведение; проведение; осуществление; выполнение; составление;
  организация; создание; разработка; основы; принципы
`);

export const objectsOfWork = cues(String.raw`
  shifts?; teams?; clients?; customers?; budgets?; licen[cs]es?; permits?; releases?; identit(?:y|ies); colleagues?; hauls?; reports?; cycles?;
  график\p{L}*; смен\p{L}*; клиент\p{L}*; отчёт\p{L}*; отчет\p{L}*; прав\p{L}*
`);

export const skillCueWords = cues(String.raw`
  trained; training; certified; certificate; degree; specializing; specialist; interest; interested; competence; competent; versed; career
`);

export const skillCuePhrases = cues(String.raw`
  (?:knowledge|understanding|command) of; experience (?:with|in|of|using); experienced (?:with|in); background in; proficien(?:t|cy) (?:with|in);
  fluent in; familiar(?:ity)? with; expert(?:ise)? (?:in|with|on); skill(?:s|ed) (?:in|with|at)
`);

export const skillCueVerbs = cues(String.raw`
  passion(?:ate)? (?:for|about); programming in; coding in; code in; written in; writing; developed in; using; Microsoft; MS; знани[ея]; понимание;
  опыт; опыт работы (?:с|в|на); опыт (?:с|в|на|по); навыки; навыками; умение; программирование на; владение; разработка на; на языке;
  в (?:области|сфере)
`);

export const skillCuesAfter = cues(String.raw`
  programming; language; developer; scripting; script; code; framework; library; server; database; skills?; experience; knowledge; expertise;
  certification; certificate; язык; разработчик; программист
`);

export const commonDomains = cues(String.raw`
  com; org; net; io; dev; ru; me; co; app; edu; gov; info; biz; eu; de; uk; us; by; kz; ua; fr; nl
`);

/** Heads of the columns of a table of skills, and names that a group of skills goes by. */
export const headsOfSkillColumns = cues(String.raw`
  areas?; ratings?; skills?; skill set; (?:language )?competenc(?:e|es|y|ies); proficiency; levels?; tools?; software; years?; experience; technolog(?:y|ies);
  область; области; оценк[аи]; навыки?; уровень; компетенци[ия]; стаж; опыт; инструменты?; технологи[ия]; практики; сильные стороны
`);

/** Levels that may stand after a name without a sign between: "Excel advanced". */
export const closeLevels = cues(String.raw`
  beginner; basic; elementary; (?:upper[- ])?intermediate; advanced; expert; proficient; novice; competent; native; excellent; strong; very good;
  средний; базовый; продвинутый; эксперт; начальный; уверенный
`);

/** Levels that only stand alone or after a sign: "SQL – good". */
export const otherLevels = cues(String.raw`
  basics; skilled; familiar; experienced; confident; fluent; good; базово; экспертно; уверенно; опытный; высокий; отличное?; отлично;
  хорош(?:о|а|ее|ий); отличный; экспертный; профессиональный; свободный; свободно; начинающий; proficiency; working knowledge; solid; deep; learning
`);

/** What a level is of: "advanced user". */
export const levelNouns = cues(String.raw`
  level; user; knowledge; command; skills; understanding; уровень; уровне; пользователь; знание; знания; владение
`);

export const levelsOfLanguages = cues(String.raw`
  native(?: speaker| language)?; bilingual; mother tongue(?: and other languages)?; (?:full |limited )?(?:professional|working)(?: working)? proficiency;
  full professional; elementary proficiency
`);

/** Words of a sentence in which a writer speaks of oneself. */
export const wordsOfSelf = cues(String.raw`
  I\s\p{Ll}+; I['’](?:m|ve|ll|d); [Mm]y(?:self)?; me;
  Я; я; [Мм]ой; [Мм]оя; [Мм]оё; [Мм]ои; [Мм]оих; [Мм]не; меня; [Ее]го; [Ее]ё; [Зз]наю; [Уу]мею; [Мм]огу; [Пп]ишу; [Ии]зучаю;
  [Ии]зучил[аи]?; [Ии]спользую; [Пп]рименяю; [Рр]аботал[аи]?; [Вв]ыполнял[аи]?; [Рр]азрабатывал[аи]?; [Нн]аписал[аи]?
`);
