/** What forms and tables call the fields of a job or a study. */
const JOB_LABELS =
  'company(?: name)?|employer|organi[sz]ation|workplace|position(?: held)?|title|job title|role|post|location|city|компания|организация|работодатель|место работы|наименование организации|должность|занимаемая должность|позиция|город';
const PERIOD_LABELS =
  'period|dates?|years?|duration|from|to|when|time|dates? (?:of employment|attended)|years? attended|период(?: работы| обучения)?|даты?|годы?(?: работы| обучения| окончания)?|год окончания|срок(?:и)?|время работы';
const DUTY_LABELS =
  '(?:main |key |job )?(?:duties|responsibilities|tasks|activities)(?: and (?:duties|responsibilities|achievements))?|description|job description|должностные обязанности|(?:основные )?обязанности|функции|задачи|описание';
const STUDY_LABELS =
  'institution|school|university|college|academy|establishment|degree|qualification|level|level of education|учебное заведение|наименование учебного заведения|вуз|университет|степень|уровень(?: образования)?|образование';
const FIELD_LABELS =
  'subject|major|field(?: of study)?|speciali[sz]ation|speciality|programme|program|course|faculty|специальность|специализация|направление(?: подготовки)?|факультет|квалификация';

const any = [JOB_LABELS, PERIOD_LABELS, DUTY_LABELS, STUDY_LABELS, FIELD_LABELS].join('|');
const WHOLE = new RegExp(`^(?:№|#|no\\.?|${any})\\s*[:：]?$`, 'iu');
const BEFORE_JOB = new RegExp(`^(?:${JOB_LABELS}|должность и обязанности)\\s*[:：]\\s*`, 'iu');
const BEFORE_STUDY = new RegExp(`^(?:${STUDY_LABELS})\\s*[:：]\\s*`, 'iu');
const BEFORE_DUTIES = new RegExp(`^(?:${DUTY_LABELS})\\s*[:：]\\s*(?=\\S)`, 'iu');

/** Whether a text is nothing but the name of a field. */
export const isFieldLabel = (text: string): boolean => text.length <= 40 && WHOLE.test(text.trim());

/** Length of a label in front of a job's field: "Employer: Acme". */
export const jobLabelLength = (text: string): number => BEFORE_JOB.exec(text)?.[0].length ?? 0;

/** Length of a label in front of a study's field: "University: Leeds". */
export const studyLabelLength = (text: string): number => BEFORE_STUDY.exec(text)?.[0].length ?? 0;

/** Length of a label in front of duties: "Responsibilities: …". */
export const dutyLabelLength = (text: string): number => BEFORE_DUTIES.exec(text)?.[0].length ?? 0;

/** The head of a table: at least two cells, each the name of a field. */
export function isLabelRow(text: string): boolean {
  if (text.length > 160) return false;
  const cells = text.split(/\t|\s{3,}|\s[|·•]\s/u).filter((cell) => cell.trim() !== '');
  return cells.length >= 2 && cells.every(isFieldLabel);
}
