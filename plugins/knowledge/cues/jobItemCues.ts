import { cues } from './cues.ts';
import { makeFinder } from './makeFinder.ts';

/** How items of lists in job descriptions usually begin, with a capital letter. Tells them apart where a text came without its line breaks. */
const itemBeginnings = cues(String.raw`
  (?:\d{1,2}|\d{1,2}[–-]\d{1,2})\s?\+?\s(?:or more )?(?:[Yy]ears?|yrs)(?! ago); (?:At least|A minimum|Minimum|Over|More than)(?= (?:of )?[\d\p{Ll}]);
  (?:Prior|Previous|Proven|Professional|Practical|Hands-on|Relevant|Demonstrated|Documented|Working|Extensive|Some)(?= (?:experience|track record|ability|knowledge|skills?));
  Experience|Ability(?= to);
  Experienced(?= (?:in|with)); (?:Strong|Good|Excellent|Solid|Great|Deep|Sound|Advanced|Basic|Outstanding|Thorough|Very good)(?= \p{Ll});
  (?:Knowledge|Understanding|Command|Mastery|Grasp)(?= of); (?:Familiarity|Familiar|Proficiency|Proficient|Expertise|Competence|Skilled|Comfortable|Confident|Confidence)(?= (?:in|with|at|using));
  (?:Able|Willing|Willingness|Readiness|Eager)(?= to); (?:Fluent|Fluency|Native|Business)(?= (?:in |level |speaker |or )?\p{L}+); (?:Bachelor|Master)(?:'|’)?s?(?= (?:degree|of|in|or));
  (?:BSc|MSc|BA|BS|MS|MBA|PhD)(?= (?:in|or|degree)); (?:University|College|Engineering|Academic) degree; Degree(?= in); (?:Completed|Successfully completed)(?= \p{Ll});
  (?:Valid|Current|Active|Full|Clean)(?= \p{L}+); You(?= (?:have|are|know|can|bring|will|enjoy|possess|speak|understand|love|hold|think)); You(?:'|’)(?:ve|re|ll);
  (?:Must|Should)(?= (?:have|be));
  Опыт; Знани[ея]; Умение; Навыки?; Владение; Понимание; Уверенн\p{Ll}+; Хорош\p{Ll}+; Отличн\p{Ll}+; Высшее; Среднее; Неоконченное;
  Образование; Английский; Стаж; Готовность; Желание; Способность; Ответственность; Наличие; Грамотн\p{Ll}+; Базов\p{Ll}+; Глубок\p{Ll}+
`);

/** Words that also begin an item: "Experience with …". */
export const beginsItem = makeFinder('u', { before: '^', words: itemBeginnings, after: String.raw`(?![\p{L}\p{N}])` });

/** Words that need another behind them: no item and no heading begins after them. */
export const linkingWords = cues(String.raw`
  a; an; the; of; in; on; at; to; for; with; from; by; as; and; or; than; over; least; minimum; your; our; their; his; her; its; is; are; were; be;
  who; that; about; under; via; и; или; в; во; на; с; со; к; по; от; до; для; не; из; о; об; менее; более; наш\p{L}*; ваш\p{L}*
`);

/** Single words that head a section above it, but belong to the words around them within a text: "Pay Scale", "MS Project". */
export const notAloneHeadings = cues(String.raw`
  pay; salary; wage; compensation; minimum; projects?; person; culture; mission; background; optional; tools?; overview; knowledge; required; you;
  contacts?; application; company; team; department; schedule; hours; introduction; competence; abilities; ability; requires; functions?; scope;
  objective; stack; package; license; licenses; assets?; certification; must; duty; mandatory; preference; values; expertise; offer; \p{L}{1,4}
`);

/** Words that "for" belongs to: what follows is the thing itself, not its purpose. */
export const takesFor = cues(String.raw`
  responsib\p{L}{1,9}; accountab\p{L}{1,9}; passion; passionate; flair; aptitude; eye; looking; ask; asked; enthusiasm; talent; gift; head; care; caring; ответствен\p{L}{1,9}
`);

/** Where the words end that name what an item asks for: what follows says when, why or how much. */
export const clauseBreaks = cues(String.raw`
  that; which; who; when; while; where; because; since; so; as (?:well|required|needed|necessary); in order; to ensure; is; are; will; would; preferr?ed; required; desired; a plus; if; but; also; using; without; or older;
  если; чтобы; котор\p{L}{2,3}; так как; так и; не менее; более; свыше; (?:от|до) \d; будет; является; являются; желател\p{L}+; обязател\p{L}+; приветству\p{L}+; не; а также; для
`);

/** How a sentence begins that stands among requirements and asks for nothing. */
export const neverDemands = cues(String.raw`
  this; these; those; there; it; it.s; we; our; us; i; you.ll; you will; you can; if; come; join; no; to; please; while; at (?!least); note; thanks; interested; will; related; similar; everyone; all; мы; наш\p{L}{1,3}; если; это; этот; тогда; приходи\p{L}*; аналогичн\p{L}+ (?:должност|позици)\p{L}+$; данной (?:области|сфере)$; \d{1,2}(?:-?\p{L}{1,2})? ?(?:лет|года?|years?)$
`);
