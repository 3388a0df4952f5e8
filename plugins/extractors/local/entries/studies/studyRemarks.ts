import { remarksIn } from '../../lines/remarks.ts';
import type { LineView } from '../../shared/lineView.ts';

const any = (...forms: string[]) => `(?:${forms.join('|')})`;

/** Results: grades, classes, honours. */
const mark = any(
  String.raw`(?:final |overall |mean |average |cumulative |weighted |major |aggregate )*(?:c\.?g\.?p\.?a\.?|g\.?p\.?a\.?|grades?|marks?|scored?|result|percentage|points?|average|note|qpa|sgpa|wam|class of degree|degree class(?:ification)?)(?:\s*(?:[:=–-]\s*)?(?:of\s)?(?:[a-f][+-]?|[\d.,]+\s*%?|\d.*|[ivx]+|with .*|first.*|second.*|distinction.*|very good.*|good.*|excellent.*))?`,
  String.raw`(?:with |secured |obtained |scored |approx\.? )*[\d.,]+\s*(?:%|percent|points?|marks|ects?(?: credits?)?|credits?(?: hours?)?|cfu|cats|uoc|балл|semesters?|c?gpa|of \d).*`,
  String.raw`[\d.,]+\s?\/\s?[\d.,]+(?:\s*\p{L}+)?`,
  String.raw`\d[.,]\d{1,2}(?:\s*c?gpa)?`,
  String.raw`(?:with |graduated with |grade )*(?:a )?(?:first|second|third|1st|2nd|3rd|upper|lower|double first|starred first)(?:[- ]class)?(?:[- ](?:class|division|upper|lower|second|honou?rs|hons|degree|with distinction))*(?: \(?(?:upper|lower)(?: division)?\)?)?`,
  String.raw`(?:grade )?2[.:]?\s?[12i]{1,2}|(?:upper|lower)(?: (?:second|division|class|2nd))*|[abcdef][+*-]{0,2}|[123]st|i{1,3}`,
  String.raw`(?:(?:passed |graduated |awarded )?with )?(?:(?:high|great|first class|special|academic|full|departmental|university)(?:est)? )*(?:honou?rs|distinction|merit|excellence|credit|commendation|pass|magna|starred first)(?: (?:student|roll|degree|graduate|award|program(?:me)?|college))?`,
  String.raw`(?:graduated )?(?:(?:summa|magna|insigni)\s*)?cum laude(?: praedicatum)?|(?:[dmp]\*?){2,3}|(?:diploma|degree|certificate) (?:obtained|awarded|received|conferred)|(?:gold|silver) medall?ist|valedictorian|salutatorian|top \d.*|rank(?:ed)? .*|(?:dean|president|chancellor)['’]?s?['’]? (?:list|honou?rs?|scholar).*|phi beta kappa|sehr gut|gut|mention .*`,
  String.raw`(?:красный )?диплом(?: с отличием| №.*)?|(?:окончил\p{L}? )?с отличием|с красным дипломом|красный диплом|ср\.? балл.*|средний балл.*|оценк\p{L} .*|на .?отлично.?|золотая медаль|серебряная медаль`,
);

/** The form of study, and whether it is finished. */
const manner = any(
  String.raw`(?:studied |by )?(?:part|full)[- ]?time(?: (?:study|course|mode|student))?|on[- ]?line|distance(?: learning| education| mode)?|remote(?:ly)?|evening(?: classes| programme)?|(?:by |via )?correspondence|regular(?: mode)?|weekend|executive format|(?:double|dual|joint) (?:major|degree|honou?rs)|sandwich(?: course| degree)?|transfer(?:red)?`,
  String.raw`in progress|on-?going|(?:expected|anticipated|projected|due|estimated)(?: .{0,40})?|currently .*|current(?: student)?|complet(?:ed|ing|ion)(?: in| date| expected)?|(?:not|never|to be|partially) completed|incomplete|unfinished|undergraduate student|degree not .*|no degree|discontinued|deferred|dropped out|withdrew|on hold|to date|awaiting .*|pursuing|candidate|(?:was )?awarded(?: in)?|conferred(?: in| on)?|passed(?: out)?(?: in)?|attended|all but dissertation|abd|some college|present`,
  String.raw`(?:year of |date of )?(?:graduation|graduat(?:ed|ing|e)|passing|completion|passed out|class of)(?: (?:year|date|in|on|class of|expected|from))?[:\s]*`,
  String.raw`(?:final|first|second|third|fourth|last|pre-final|\d(?:st|nd|rd|th))[- ]year(?: (?:student|of study|of studies|undergraduate))?|\d(?:st|nd|rd|th)?(?:[- ](?:semester|sem|year)s?)(?: (?:student|programme|program|course|degree))?|year \d(?: of \d)?`,
  String.raw`(?:форма обучения[:\s]*)?(?:очн(?:ая|о|ый)|заочн(?:ая|о|ый)|очно-заочн(?:ая|о|ый)|вечерн(?:яя|ий)|дневн(?:ая|ое)|дистанционн(?:ая|о|ое|ый)|онлайн)(?: (?:форма|отделение|обучение|формат|факультет))?(?: обучения)?|\d(?:[- ]?(?:й|ый|ий))? курс|год (?:окончания|выпуска)[:\s]*|окончил[аи]?|выпуск(?:ник)?|не ?ок[оа]нчен[ао]?|незакончен[ао]?|не закончил[аи]?|обучаюсь|учусь|студент(?:ка)?(?: \d.{0,4}курса)?|по наст\p{L}*\.? (?:время|вр\.?)|в процессе(?: обучения)?|отчислен[аи]?|академический отпуск|серия .*|диплом №.*|рег\.? ?№.*`,
);

/** Other details of a study: its level in a qualifications framework, theses, minor subjects. */
const aside = any(
  String.raw`(?:level in )?(?:eqf|nqf|rqf|scqf|nfq|aqf|isced|нрк)(?: level)?[ :]*(?:level )?\d*|(?:thesis|dissertation|final (?:project|thesis)|supervisor|advis[oe]r|minor(?:s|ing|ed)?(?: in| subjects?)?|with (?:a )?minors? in|coursework|relevant (?:coursework|modules|subjects)|modules|electives?|scholarship|full scholarship|research focus|(?:.{0,40} )?(?:accredited|validated|recogni[sz]ed))(?![\p{L}]).*`,
  String.raw`(?:including|incl\.?|inc\.?|with) (?:english|math|a\*|grade).*|grades? [a-g*\d].*|a\*?\s?[–-]\s?[a-g].*`,
);

/** "(Hons)" after a degree is part of its name. */
const honours = /^\s*hon(?:s|ou?rs)?\.?\s*$/iu;

const remark = new RegExp(String.raw`^[\s'"’«»]*(?:${mark}|${manner}|${aside})[\s.'"’«»]{0,40}$`, 'iu');
/** The parts of a study's line that give results or the form of study rather than what or where. */
export function remarksOf(line: LineView, dates: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  // "Mathematics (A), Physics (B)": the grades show that this is a list of subjects.
  const subjects = (line.text.match(/\((?:\p{Lu}\*?|\d)\)/gu) ?? []).length > 1;
  return remarksIn(
    line,
    dates,
    (part, from) => !(subjects && part.length < 3) && !(line.text[from - 1] === '(' && honours.test(part)) && remark.test(part),
  );
}
