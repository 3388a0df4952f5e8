import {
  companyLabels,
  degreeLabels,
  dutyLabels,
  fieldLabels,
  periodLabels,
  positionLabels,
  projectLabels,
  schoolLabels,
} from '../../../knowledge/cues/fieldLabelCues.ts';
import { entryLabelCells, entryLabelWords } from '../../../knowledge/cues/jobEntryCues.ts';
import { remember } from '../shared/remember.ts';

const placeLabels = 'location|city|город';
/** Longer lines are prose. */
const longestLine = 300;
const jobLabels = [companyLabels, positionLabels, placeLabels, '(?:end )?client|experience|заказчик'].join('|');
const studyLabels = [schoolLabels, degreeLabels].join('|');

/** Long enough to be a label even without a mark after it. */
const longLabels =
  '(?:title of (?:the )?qualification(?: awarded)?|name (?:and type )?of (?:the )?(?:organi[sz]ation|institution)(?: providing education and training)?|учебное заведение)';

const any = [jobLabels, periodLabels, dutyLabels, studyLabels, fieldLabels].join('|');
const whole = new RegExp(`^(?:№|#|(?:s(?:r|l)\\.?\\s?)?no\\.?|s[rl]\\.|п\\/п|${any})\\s*[:：]?$`, 'iu');
const beforeJob = new RegExp(`^(?:${jobLabels})\\s*[:：]\\s*`, 'iu');
const beforeCompany = new RegExp(`^(?:${companyLabels})(?:\\s*[:：]\\s*|\\t\\s*|\\s+(?=[\\p{Lu}«"]))(?=\\S)`, 'iu');
const beforePosition = new RegExp(`^(?:${positionLabels})(?:\\s*[:：]\\s*|\\t\\s*|\\s+(?=\\p{Lu}))(?=\\S)`, 'iu');
const beforeStudy = new RegExp(`^(?:(?:${studyLabels})\\s*[:：]\\s*|${longLabels}\\s+(?=\\S))`, 'iu');
const beforeSchool = new RegExp(`^(?:${schoolLabels})\\s*[:：]\\s*(?=\\S)`, 'iu');
const beforeDuties = new RegExp(`^(?:${dutyLabels})(?:\\s*[:：]\\s*|\\t\\s*)(?=\\S)`, 'iu');

const onlyDuties = new RegExp(`^(?:${dutyLabels})\\s*[:：;-]*$`, 'iu');

/** Whether a text consists only of a field's name. */
export const isFieldLabel = (text: string): boolean => text.length <= 60 && whole.test(text.trim());

/** Length of a label in front of a job's field: "Employer: Acme". */
export const jobLabelLength = (text: string): number => beforeJob.exec(text)?.[0].length ?? 0;

/** Length of a label that introduces an employer, before a colon, a tab or just a space. */
export const companyLabelLength = (text: string): number => beforeCompany.exec(text)?.[0].length ?? 0;

/** Length of a label that introduces a position. */
export const positionLabelLength = (text: string): number => beforePosition.exec(text)?.[0].length ?? 0;

/** Length of a label in front of a study's field: "University: Leeds". */
export const studyLabelLength = (text: string): number => beforeStudy.exec(text)?.[0].length ?? 0;

/** Length of a label that introduces the name of a school. */
export const schoolLabelLength = (text: string): number => beforeSchool.exec(text)?.[0].length ?? 0;

/** Length of a label in front of duties: "Responsibilities: …". */
export const dutyLabelLength = (text: string): number => beforeDuties.exec(text)?.[0].length ?? 0;

/** Whether a line consists only of a heading for duties: "Job Responsibilities:". */
export const isDutyLabel = (text: string): boolean => text.length <= 60 && onlyDuties.test(text.trim());

/** Words that alone make up the header row of a table of studies or certificates: "Degree(s) or Diploma(s) obtained", "Date from - Date to". */
const onlyLabelWords = new RegExp(String.raw`^(?:[\s/&.,:()%№#–—-]|s\)|(?:${entryLabelWords})(?!\p{L})){1,14}$`, 'iu');

/** Whether a table cell names one field or several ("Organisation, town"). */
const isLabelCell = (cell: string): boolean =>
  isFieldLabel(cell) ||
  new RegExp(String.raw`^\s*(?:${entryLabelCells})\s*$`, 'iu').test(cell) ||
  isFieldLabel(cell.split(/[,/]|\s(?:и|and|&)\s/u)[0]!) ||
  onlyLabelWords.test(cell);

/** A column header without its column: "College/School", "Board / University", "Degree Name". */
export const isColumnHead = (text: string): boolean =>
  text.length <= 60 && text.split(/\s?\/\s?/u).every((part) => part === '' || isLabelCell(part.replace(/\sname$/iu, '')));

/** The header row of a table: at least two cells, each naming a field. */
export function isLabelRow(text: string): boolean {
  if (text.length > 160) return false;
  const cells = text.split(/\t|\s{3,}|\s[|·•]\s/u).filter((cell) => cell.trim() !== '');
  return cells.length >= 2 && cells.every(isLabelCell);
}

export type JobLabel = 'company' | 'position' | 'period' | 'client' | 'project' | 'other';

const kinds: readonly [JobLabel, string][] = [
  ['company', companyLabels],
  ['position', positionLabels],
  ['period', `${periodLabels}|experience`],
  ['client', '(?:end )?client(?: name)?|заказчик'],
  ['project', projectLabels],
  [
    'other',
    [
      placeLabels,
      dutyLabels,
      'department|nature of (?:work|job)|company profile|job profile|work profile|reporting to|website|salary|отдел',
    ].join('|'),
  ],
];
const labelOf = (name: string, labels: string) => `(?<${name}>${labels})`;
/** A colon, a dash with a space beside it, or a tab after the label. */
const mark = '(?:\\s{0,30}[:：=][\\s:：–—-]{0,30}|\\s{1,30}[-–—]+\\s{0,30}|[-–—]+\\s{1,30}|\\t\\s{0,30})';
const enumerator = '(?:\\(?[\\p{L}\\d]{1,2}[).]\\s{0,4})?';
const named = kinds.map(([kind, labels]) => labelOf(kind, labels)).join('|');
const atStart = new RegExp(`^${enumerator}(?:${named})(?:${mark}|$)`, 'iu');
/** Further labels on a line come after a gap or the end of a sentence. */
const inside = new RegExp(
  `(?:[\\t.,;|)]\\s{0,30}|\\s{2,30}|\\s(?=(?:duration|period|tenure|designation|nature of work)\\s{0,30}[:：–-]))(?:${named})\\s{0,30}(?:[:：]|[–-]\\s)\\s{0,30}`,
  'giu',
);

/** A label in a line of a form and the range of the text it labels; offsets into the line's text. */
export interface LabelledText {
  kind: JobLabel;
  /** Where the label begins. */
  label: number;
  start: number;
  end: number;
}

/** The labelled texts in a form's line: "Designation: Fitter   Duration: 2015 – 2017" has two. */
export function labelledTexts(text: string): LabelledText[] {
  if (text.length > longestLine) return [];
  const first = atStart.exec(text);
  const matches = first ? [first, ...[...text.matchAll(inside)].filter(({ index }) => index >= first[0].length)] : [];
  return matches.map((match, order) => ({
    kind: kinds.find(([kind]) => match.groups?.[kind] !== undefined)?.[0] ?? 'other',
    label: match.index,
    start: match.index + match[0].length,
    end: matches[order + 1]?.index ?? text.length,
  }));
}

export type LabelKind = 'company' | 'position' | 'period' | 'place' | 'duties' | 'school' | 'degree' | 'subject';

const longestLabel = 60;
const labelKinds: readonly [LabelKind, RegExp][] = (
  [
    ['company', companyLabels],
    ['position', positionLabels],
    ['period', periodLabels],
    ['place', placeLabels],
    ['duties', dutyLabels],
    ['school', schoolLabels],
    ['degree', degreeLabels],
    ['subject', fieldLabels],
  ] as const
).map(([kind, labels]) => [kind, new RegExp(`^(?:${labels})\\s*[:：]?$`, 'iu')]);

/** Which field a text names: "Employer" the company, "Dates attended" the period. */
export const labelKind = remember((text: string): LabelKind | null => {
  const bare = text.trim();
  return (bare.length <= longestLabel && labelKinds.find(([, pattern]) => pattern.test(bare))?.[0]) || null;
});
