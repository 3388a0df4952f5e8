import {
  companyLabels,
  degreeLabels,
  dutyLabels,
  emptyTexts,
  entryPlaceLabels,
  fieldLabels,
  markLabels,
  numberLabels,
  otherJobLabels,
  periodLabels,
  positionLabels,
  schoolLabels,
  unitLabels,
} from '../../../knowledge/cues/fieldLabelCues.ts';
import { entryLabelCells, entryLabelWords } from '../../../knowledge/cues/jobEntryCues.ts';
import { type Finder, makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { personalLabels, soughtTitleLabels, soughtTitlePhrases } from '../../../knowledge/cues/resumeFactCues.ts';
import { remember } from '../../../knowledge/remember.ts';
import type { LineView } from '../shared/lineView.ts';
import { matchLength, type Stretch } from '../shared/textSpan.ts';

const any = [
  numberLabels,
  companyLabels,
  positionLabels,
  entryPlaceLabels,
  otherJobLabels,
  unitLabels,
  periodLabels,
  dutyLabels,
  schoolLabels,
  degreeLabels,
  fieldLabels,
];
const whole = makeFinder('iu', { before: '^', words: any.join('|'), after: String.raw`\s*[:：]?$` });
const beforeDuties = makeFinder('iu', { before: '^', words: dutyLabels, after: String.raw`(?:\s*[:：]\s*|\t\s*)(?=\S)` });

/** Whether a text consists only of a field's name. */
export const isFieldLabel = (text: string): boolean => text.length <= 60 && whole.test(text.trim());

/** Length of a label in front of duties: "Responsibilities: …". */
export const dutyLabelLength = (text: string): number => matchLength(beforeDuties, text);

/** Words that alone make up the header row of a table of studies or certificates: "Degree(s) or Diploma(s) obtained", "Date from - Date to". */
const labelWords = makeFinder(
  'iu',
  { words: String.raw`[\s/&.,:()%№#–—-]|s\)` },
  { words: entryLabelWords, after: String.raw`(?!\p{L})` },
);
const mostLabelWords = 14;

const labelCell = makeFinder('iu', { before: '^', words: entryLabelCells, after: '$' });

const betweenLabels = /[,/]|\s(?:и|and|&)\s/u;

/** Whether a table cell names one field or several ("Organisation, town"). */
const isLabelCell = (cell: string): boolean =>
  isFieldLabel(cell) ||
  labelCell.test(cell.trim()) ||
  isFieldLabel(cell.split(betweenLabels)[0]!) ||
  (cell !== '' && labelWords.over(cell, 0, mostLabelWords) === cell.length);

/** A column header without its column: "College/School", "Board / University", "Degree Name". */
export const isColumnHead = (text: string): boolean =>
  text.length <= 60 && text.split(/\s?\/\s?/u).every((part) => part === '' || isLabelCell(part.replace(/\sname$/iu, '')));

/** The header row of a table: at least two cells, each naming a field; of four and more, one may name what is no field ("Ship's type"). */
function isLabelRow(text: string): boolean {
  if (text.length > 160) return false;
  const cells = text.split(/\t|\s{3,}|\s[|·•]\s/u).filter((cell) => cell.trim() !== '');
  const others = cells.filter((cell) => !isLabelCell(cell)).length;
  return cells.length >= 2 && (others === 0 || (others === 1 && cells.length >= manyCells && !/\d/u.test(text)));
}

const manyCells = 4;
const longestLabel = 60;
const person = makeFinder('iu', { before: '^', words: personalLabels, after: String.raw`\s*[:：]?$` });
const mark = makeFinder('iu', {
  before: '^',
  words: `${markLabels}|${emptyTexts}`,
  after: String.raw`\s?[:：]?(?:\s\d[\d.,/%]{0,10})?$`,
});

/** Whether a line holds a detail of the person: "Father's name: …", "Place of birth⇥Tehran". */
export const isPersonalDetail = makeFinder('iu', {
  before: '^',
  words: personalLabels,
  after: String.raw`\s*[:–—\t-]|\s(?=\d)`,
}).test;

/** Whether a line says which position is sought: "Position applied for⇥Nurse". */
export const namesSought = makeFinder('iu', {
  before: '^',
  words: `${soughtTitlePhrases}|${soughtTitleLabels}`,
  after: String.raw`\s*[:–—\t-]`,
}).test;

const firstCell = /^[^:\t]{2,40}(?=\s?[:\t])/u;
/** Whether a line of a form says when: "Period of work⇥May 2024 – July 2025". */
export const namesPeriod = (text: string): boolean => labelKind(firstCell.exec(text)?.[0] ?? '') === 'period';

/** "Expected graduation" names a date, "Key responsibilities" the duties, "CGPA" a mark and "Place of birth" a detail: no employer, title, school or degree. */
export function namesNothing(text: string): boolean {
  const kind = labelKind(text);
  if (kind !== null) return kind !== 'school' && kind !== 'degree' && kind !== 'subject';
  return text.length <= longestLabel && (mark.test(text.trim()) || person.test(text.trim()));
}

type LabelKind = 'unit' | 'company' | 'position' | 'period' | 'place' | 'duties' | 'school' | 'degree' | 'subject';

const labelKinds: readonly (readonly [LabelKind, Finder])[] = (
  [
    ['unit', unitLabels],
    ['company', companyLabels],
    ['position', positionLabels],
    ['period', periodLabels],
    ['place', entryPlaceLabels],
    ['duties', dutyLabels],
    ['school', schoolLabels],
    ['degree', degreeLabels],
    ['subject', fieldLabels],
  ] as const
).map(([kind, words]) => [kind, makeFinder('iu', { before: '^', words, after: String.raw`\s*[:：]?$` })]);

const kindOf = (label: string): LabelKind | null => labelKinds.find(([, pattern]) => pattern.test(label))?.[0] ?? null;

/** Which field a text names: "Employer" the company, "Dates attended" the period; "Ship / company" what its first words name. */
const labelKind = remember((text: string): LabelKind | null => {
  const bare = text.trim();
  if (bare.length > longestLabel) return null;
  const [first = '', ...others] = bare.split(/\s?\/\s?/u);
  return kindOf(bare) ?? (others.length > 0 && others.every((one) => kindOf(one) !== null) ? kindOf(first) : null);
});

/** What a form or a table says that a segment is; "label" for the words that say so. */
export type Naming = LabelKind | 'label' | null;

/** The kinds of a table's columns. An employer may be beside its department ("Department / Agency / Company"), and a ship beside its owner. */
function columnsOf(text: string): (LabelKind | null)[] {
  const kinds = text.split('\t').map((cell) => {
    const parts = cell.split(betweenLabels).map(labelKind);
    return parts.includes('company') ? 'company' : parts[0]!;
  });
  const owner = kinds.lastIndexOf('company');
  return kinds.map((kind, at) => (kind === 'company' && at < owner ? 'unit' : kind));
}

const cellsBefore = (text: string, at: number) => text.slice(0, at).split('\t').length - 1;

/**
 * Names the segments of forms and tables: "Employer: Acme" and the cell below "Employer" are companies. A label alone on its line names the line below.
 */
export function nameSegments(lines: readonly LineView[], segmentsOf: readonly (readonly Stretch[])[]): Naming[][] {
  let columns: (LabelKind | null)[] = [];
  let alone: LabelKind | null = null;
  return lines.map(({ text, start }, index) => {
    const segments = segmentsOf[index]!;
    if (text.includes('\t') && isLabelRow(text)) {
      columns = columnsOf(text);
      alone = null;
      return segments.map(() => 'label');
    }
    const isRow = text.includes('\t');
    if (!isRow && segments.length > 0 && columns.length > 0 && index > 0 && !lines[index - 1]!.text.includes('\t')) columns = [];
    let open: LabelKind | null = alone;
    alone = null;
    return segments.map((segment, at) => {
      const kind = labelKind(text.slice(segment.start - start, segment.end - start));
      const next = segments[at + 1];
      const between = next && text.slice(segment.end - start - 1, next.start - start + 1);
      // «Квалификация – агроном»; "University – Faculty of Law" has no label.
      const isDashed = (kind === 'degree' || kind === 'subject') && /^[а-яё]\s[–—-]\s/iu.test(between ?? '');
      const isLabel = kind !== null && (between === undefined || isDashed || /[:：\t]/u.test(between));
      if (isLabel && (next || segments.length === 1)) {
        open = kind;
        if (!next) alone = kind;
        return 'label';
      }
      return open ?? (isRow ? (columns[cellsBefore(text, segment.start - start)] ?? null) : null);
    });
  });
}
