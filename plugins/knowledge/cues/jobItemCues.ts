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
