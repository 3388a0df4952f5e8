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

/** Results: grades, classes, honours. */
export const studyMarks = cues(String.raw`
  (?:final |overall |mean |average |cumulative |weighted |major |aggregate )*(?:c\.?g\.?p\.?a\.?|g\.?p\.?a\.?|grades?|marks?|scored?|result|percentage|points?|average|note|qpa|sgpa|wam|class of degree|degree class(?:ification)?)(?:\s*(?:[:=–-]\s*)?(?:of\s)?(?:[a-f][+-]?|[\d.,]+\s*%?|\d.*|[ivx]+|with .*|first.*|second.*|distinction.*|very good.*|good.*|excellent.*))?;
  (?:with |secured |obtained |scored |approx\.? )*[\d.,]+\s*(?:%|percent|points?|marks|ects?(?: credits?)?|credits?(?: hours?)?|cfu|cats|uoc|балл|semesters?|c?gpa|of \d).*;
  [\d.,]+\s?\/\s?[\d.,]+(?:\s*\p{L}+)?; \d[.,]\d{1,2}(?:\s*c?gpa)?;
  (?:with |graduated with |grade )*(?:a )?(?:first|second|third|1st|2nd|3rd|upper|lower|double first|starred first)(?:[- ]class)?(?:[- ](?:class|division|upper|lower|second|honou?rs|hons|degree|with distinction))*(?: \(?(?:upper|lower)(?: division)?\)?)?;
  (?:grade )?2[.:]?\s?[12i]{1,2}; (?:upper|lower)(?: (?:second|division|class|2nd))*; [abcdef][+*-]{0,2}; [123]st; i{1,3};
  (?:(?:passed |graduated |awarded )?with )?(?:(?:high|great|first class|special|academic|full|departmental|university)(?:est)? )*(?:honou?rs|distinction|merit|excellence|credit|commendation|pass|magna|starred first)(?: (?:student|roll|degree|graduate|award|program(?:me)?|college))?;
  (?:graduated )?(?:(?:summa|magna|insigni)\s*)?cum laude(?: praedicatum)?; (?:[dmp]\*?){2,3};
  (?:diploma|degree|certificate) (?:obtained|awarded|received|conferred); (?:gold|silver) medall?ist; valedictorian; salutatorian; top \d.*;
  rank(?:ed)? .*; (?:dean|president|chancellor)['’]?s?['’]? (?:list|honou?rs?|scholar).*; phi beta kappa; sehr gut; gut; mention .*;
  (?:красный )?диплом(?: с отличием| №.*)?; (?:окончил\p{L}? )?с отличием; с красным дипломом; красный диплом; ср\.? балл.*; средний балл.*;
  оценк\p{L} .*; на .?отлично.?; золотая медаль; серебряная медаль
`);

/** Labels before a field of study. */
export const fieldOfStudyLabels = cues(String.raw`
  специальность; специализация; направление(?: подготовки)?; профиль; профессия; major(?:s|ed)?; field(?:\(s\))?(?: of study)?; speciali[sz]ation;
  speciality; concentration; stream; branch; discipline; programme; course; по специальности; по направлению(?: подготовки)?; по профессии
`);

/** Labels that also need a colon or dash behind them. */
export const colonFieldLabels = cues(String.raw`
  факультет; principal subjects(?:\s*/\s*occupational skills(?: covered)?)?; subjects?; квалификация
`);

/** Labels that introduce a field without a sign: "majored in Finance". */
export const openFieldLabels = cues(String.raw`
  principal subjects(?:\s*/\s*occupational skills(?: covered)?)?; специальность; по специальности; по направлению; профессия;
  направление(?: подготовки)?; major(?:ed)? in
`);

/** The form of study, and whether it is finished. */
export const studyManners = cues(String.raw`
  (?:studied |by )?(?:part|full)[- ]?time(?: (?:study|course|mode|student))?; on[- ]?line; distance(?: learning| education| mode)?; remote(?:ly)?;
  evening(?: classes| programme)?; (?:by |via )?correspondence; regular(?: mode)?; weekend; executive format;
  (?:double|dual|joint) (?:major|degree|honou?rs); sandwich(?: course| degree)?; transfer(?:red)?; in progress; on-?going;
  (?:expected|anticipated|projected|due|estimated)(?: .{0,40})?; currently .*; current(?: student)?; complet(?:ed|ing|ion)(?: in| date| expected)?;
  (?:not|never|to be|partially) completed; incomplete; unfinished; undergraduate student; degree not .*; no degree; discontinued; deferred;
  dropped out; withdrew; on hold; to date; awaiting .*; pursuing; candidate; (?:was )?awarded(?: in)?; conferred(?: in| on)?;
  passed(?: out)?(?: in)?; attended; all but dissertation; abd; some college; present;
  (?:year of |date of )?(?:graduation|graduat(?:ed|ing|e)|passing|completion|passed out|class of)(?: (?:year|date|in|on|class of|expected|from))?[:\s]*;
  (?:final|first|second|third|fourth|last|pre-final|\d(?:st|nd|rd|th))[- ]year(?: (?:student|of study|of studies|undergraduate))?;
  \d(?:st|nd|rd|th)?(?:[- ](?:semester|sem|year)s?)(?: (?:student|programme|program|course|degree))?; year \d(?: of \d)?;
  (?:форма обучения[:\s]*)?(?:очн(?:ая|о|ый)|заочн(?:ая|о|ый)|очно-заочн(?:ая|о|ый)|вечерн(?:яя|ий)|дневн(?:ая|ое)|дистанционн(?:ая|о|ое|ый)|онлайн)(?: (?:форма|отделение|обучение|формат|факультет))?(?: обучения)?;
  \d(?:[- ]?(?:й|ый|ий))? курс; год (?:окончания|выпуска)[:\s]*; окончил[аи]?; выпуск(?:ник)?; не ?ок[оа]нчен[ао]?; незакончен[ао]?;
  не закончил[аи]?; обучаюсь; учусь; студент(?:ка)?(?: \d.{0,4}курса)?; по наст\p{L}*\.? (?:время|вр\.?); в процессе(?: обучения)?; отчислен[аи]?;
  академический отпуск; серия .*; диплом №.*; рег\.? ?№.*
`);

/** Other details of a study: its level in a qualifications framework, theses, minor subjects. */
export const studyAsides = cues(String.raw`
  (?:level in )?(?:eqf|nqf|rqf|scqf|nfq|aqf|isced|нрк)(?: level)?[ :]*(?:level )?\d*;
  (?:thesis|dissertation|final (?:project|thesis)|supervisor|advis[oe]r|minor(?:s|ing|ed)?(?: in| subjects?)?|with (?:a )?minors? in|coursework|relevant (?:coursework|modules|subjects)|modules|electives?|scholarship|full scholarship|research focus|(?:.{0,40} )?(?:accredited|validated|recogni[sz]ed))(?![\p{L}]).*;
  (?:including|incl\.?|inc\.?|with) (?:english|math|a\*|grade).*; grades? [a-g*\d].*; a\*?\s?[–-]\s?[a-g].*
`);
