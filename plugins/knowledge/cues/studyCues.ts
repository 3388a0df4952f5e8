import { cues } from './cues.ts';

/** Cues in the entries of education: fields, qualifications, remarks. */

export const russianQualifications = cues(String.raw`
  инженер; экономист; юрист; учитель; врач; филолог; психолог; менеджер; математик; физик; химик; биолог; историк; лингвист; архитектор; агроном;
  педагог; журналист; программист; социолог; провизор
`);

export const studyBodyLabels = cues(String.raw`
  gpa; grade; relevant; coursework; courses; thesis; dissertation; advisor; supervisor; minor; awards?; honou?rs; activities; key coursework;
  selected; тема; дипломн; средний балл; курсы; научный руководитель
`);

export const studyVerbs = cues(String.raw`
  passed; completed; finished; studied; done; attended; graduated; awarded; obtained; pursuing; affiliated
`);

export const studyTails = cues(String.raw`
  in(?:\s+the)?\s+years?; during(?:\s+the\s+(?:academic\s+)?year)?; year;
  with(?:\s+an?)?\s+(?:aggregate|average|\d|first|second|distinction|grade|marks?|gpa|cgpa); and\s+(?:awarded|obtained|secured|scored|got);
  pursuing; passed(?:\s+out)?; having\s; securing; secured; scored
`);

export const fieldlessEnds = cues(String.raw`
  (?:ms|microsoft)[\s.-]{1,3}(?:office|word|excel)(?!\p{L}).*; class of \d{4}; degree name; stream; standard; aggregate; percentage; div(?:ision)?;
  examination; \d(?:st|nd|rd); year; (?:in|with|from|for|of|the)(?:\s.*)?; .*\sin the year; .*\bboard; (?:10|12)th
`);

export const degreeNouns = cues(String.raw`
  degree; diploma; candidate; student; studies; programme; program; course; qualification
`);

export const fieldLinks = cues(String.raw`
  in; of; en; di; em; as; по направлению(?: подготовки)?; по специальности; по профессии; по; специальность; профессия;
  направление(?: подготовки)?; major(?:ing)? in; with a major in; with specialization in
`);

export const fieldlessStarts = cues(String.raw`
  [^\p{L}]+$; expected; graduat; present; dean; honou?rs; state board; grades?\s; incl; passed; completed; obtained; year\s;
  (?:state|province|county|city) of\s; central board; cbse; icse; board; or\s; and\s; from$; with\s; specialist; студент; форма обучения; г\.
`);

export const studyCommas = cues(String.raw`
  ,\s+; :\s+; (?<=\p{L}{4})(?<!Govt|Univ|Inst|Tech|Engg|Coll|Dept|Matric|Hons|Dipl|Acad|Poly)\.\s+(?=\p{Lu});
  (?<!\s)\s+(?:at|from|von|an der)\s+(?=\p{Lu}); (?<!\sпо)\s{1,20}(?=(?:по )?(?:специальност|направлени|професси)\p{L}+\s)
`);
