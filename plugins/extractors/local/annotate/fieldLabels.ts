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
import { type Finder, makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { remember } from '../../../knowledge/remember.ts';

const placeLabels = 'location|city|город';
/** Longer lines are prose. */
const longestLine = 300;
const jobLabels = [companyLabels, positionLabels, placeLabels, '(?:end )?client|experience|заказчик'].join('|');
const studyLabels = [schoolLabels, degreeLabels].join('|');

const any = [jobLabels, periodLabels, dutyLabels, studyLabels, fieldLabels].join('|');
const enumeration = String.raw`№|#|(?:s(?:r|l)\.?\s?)?no\.?|s[rl]\.|п\/п`;
const whole = makeFinder('iu', { before: '^', words: `${enumeration}|${any}`, after: String.raw`\s*[:：]?$` });
const beforeDuties = makeFinder('iu', { before: '^', words: dutyLabels, after: String.raw`(?:\s*[:：]\s*|\t\s*)(?=\S)` });

/** Whether a text consists only of a field's name. */
export const isFieldLabel = (text: string): boolean => text.length <= 60 && whole.test(text.trim());

/** Length of a label in front of duties: "Responsibilities: …". */
export const dutyLabelLength = (text: string): number => beforeDuties.exec(text)?.[0].length ?? 0;

/** Words that alone make up the header row of a table of studies or certificates: "Degree(s) or Diploma(s) obtained", "Date from - Date to". */
const labelWords = makeFinder(
  'iu',
  { words: String.raw`[\s/&.,:()%№#–—-]|s\)` },
  { words: entryLabelWords, after: String.raw`(?!\p{L})` },
);
const mostLabelWords = 14;

const labelCell = makeFinder('iu', { before: '^', words: entryLabelCells, after: '$' });

/** Whether a table cell names one field or several ("Organisation, town"). */
const isLabelCell = (cell: string): boolean =>
  isFieldLabel(cell) ||
  labelCell.test(cell.trim()) ||
  isFieldLabel(cell.split(/[,/]|\s(?:и|and|&)\s/u)[0]!) ||
  (cell !== '' && labelWords.over(cell, 0, mostLabelWords) === cell.length);

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
/** A colon, a dash with a space beside it, or a tab after the label. */
const mark = /\s{0,30}[:：=][\s:：–—-]{0,30}|\s{1,30}[-–—]+\s{0,30}|[-–—]+\s{1,30}|\t\s{0,30}/uy;
const markAhead = String.raw`(?=\s{0,30}[:：=]|\s{1,30}[-–—]|[-–—]+\s|\t|$)`;
const enumerator = /^\(?[\p{L}\d]{1,2}[).]\s{0,4}/iu;
type LabelFinder = readonly [JobLabel, Finder];
const atStart = kinds.map(([kind, words]): LabelFinder => [kind, makeFinder('iu', { words, after: markAhead })]);
/** Further labels on a line come after a gap or the end of a sentence. */
const gap = /[\t.,;|)]\s{0,30}|\s{2,30}|\s(?=(?:duration|period|tenure|designation|nature of work)\s{0,30}[:：–-])/giu;
const inside = kinds.map(
  ([kind, words]): LabelFinder => [kind, makeFinder('iu', { words, after: String.raw`\s{0,30}(?:[:：]|[–-]\s)\s{0,30}` })],
);

/** The label of a line that begins at a place, behind what separates it from the text before. */
function labelAt(finders: readonly LabelFinder[], text: string, label: number, at: number): Omit<LabelledText, 'end'> | null {
  for (const [kind, finder] of finders) {
    const found = finder.at(text, at);
    if (found !== null) return { kind, label, start: at + found[0].length };
  }
  return null;
}

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
  const numbered = enumerator.exec(text)?.[0].length ?? 0;
  const first = labelAt(atStart, text, 0, numbered) ?? labelAt(atStart, text, 0, 0);
  if (first === null) return [];
  mark.lastIndex = first.start;
  const labels = [mark.test(text) ? { ...first, start: mark.lastIndex } : first];
  for (const { index, 0: space } of text.matchAll(gap)) {
    const found = index < labels.at(-1)!.start ? null : labelAt(inside, text, index, index + space.length);
    if (found !== null) labels.push(found);
  }
  return labels.map((one, order) => ({ ...one, end: labels[order + 1]?.label ?? text.length }));
}

export type LabelKind = 'company' | 'position' | 'period' | 'place' | 'duties' | 'school' | 'degree' | 'subject';

const longestLabel = 60;
const labelKinds: readonly (readonly [LabelKind, Finder])[] = (
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
).map(([kind, words]) => [kind, makeFinder('iu', { before: '^', words, after: String.raw`\s*[:：]?$` })]);

const kindOf = (label: string): LabelKind | null => labelKinds.find(([, pattern]) => pattern.test(label))?.[0] ?? null;

/** Which field a text names: "Employer" the company, "Dates attended" the period; "Ship / company" what its first words name. */
export const labelKind = remember((text: string): LabelKind | null => {
  const bare = text.trim();
  if (bare.length > longestLabel) return null;
  const [first = '', ...others] = bare.split(/\s?\/\s?/u);
  return kindOf(bare) ?? (others.length > 0 && others.every((one) => kindOf(one) !== null) ? kindOf(first) : null);
});
