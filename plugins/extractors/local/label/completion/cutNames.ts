import { namesNothing } from '../../annotate/fieldLabels.ts';
import { closesName } from '../../annotate/fieldScores.ts';
import { findStudyDegrees } from '../../annotate/findDegrees.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { isUnit, isWorkUnit, needsTown, schoolScore } from '../../annotate/schoolScore.ts';
import { overlaps, type Stretch } from '../../shared/textSpan.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import type { HeaderWords } from './headerWords.ts';
import { isUnfinished } from './wholeName.ts';

/** What scores less is no title. */
export const leastTitle = 1.2;
export const mostElse = 0.4;

/** «… университет «Высшая школа экономики» факультет …» */
const facultyBehind =
  /[,.]?\s(?=(?:факультет|кафедра|направление|[Сс]пециальность|[Пп]о специальности|[Кк]валификация|программа)\s)/u;
/** "Saffron Parcels Inc. in Tucson. Part of the works" */
const townBehind = /\s(?:in|в г\.)\s(\p{Lu}[\p{L} -]{2,30})(?:\.\s.*)?$/u;
const placeBehind = /\s?[(/]\s?([^()/]{2,60})\)?$/u;
const townMark = /^г\.?\s/u;
const schoolBehind = /^(.{2,60}?)\sfrom\s(?=\p{Lu})/u;
const partBehind = /,\s[^,]+$/u;

/** Whether a line or cell is no rest of the name above: a town, a department, a degree or a label. */
const isOther = (rest: string, name: string): boolean =>
  (matchPlace(rest) !== null && !needsTown(name) && !isUnfinished(name)) ||
  isUnit(rest) ||
  isWorkUnit(rest) ||
  namesNothing(rest) ||
  isDegree(rest);
const isDegree = (text: string): boolean => findStudyDegrees(text).some(({ start, end }) => start === 0 && end === text.length);

/** An employer or school without the cell with dates, the place or the part behind it, and a school without what was studied there: «Гранит (г. Тула)», "Acme Ltd, Sales Group". */
export function withoutBeside(context: HeaderWords, span: FieldSpan): FieldSpan {
  const text = context.document.text.slice(span.start, span.end);
  if (span.field === 'degree' || span.field === 'position') {
    const below = text.lastIndexOf('\n');
    return below > 0 && matchPlace(text.slice(below + 1)) !== null ? { ...span, end: span.start + below } : span;
  }
  if (span.field !== 'institution' && span.field !== 'company') return span;
  const date = context.marks[span.line]!.dates.find(({ start }) => start > span.start && start < span.end);
  if (date && context.document.text[date.start - 1] === '\t') return withoutBeside(context, { ...span, end: date.start - 1 });
  const studied = span.field === 'institution' ? schoolBehind.exec(text) : null;
  if (studied && schoolScore(text.slice(studied[0].length)) > 0 && schoolScore(studied[1]!) === 0)
    return withoutBeside(context, { ...span, start: span.start + studied[0].length });
  const below = span.field === 'institution' ? otherLine(context, span, text) : -1;
  const end = below > 0 ? below : endOfName(text, span.field);
  return end < text.length ? withoutBeside(context, { ...span, end: span.start + end }) : span;
}

/** «Лобачевского», «Великого», «А. С.»: the person whose name a school has. */
const ofPerson = /^\p{Lu}\p{Ll}+(?:[оеё]го|[оеы]ва|ина|[оы]й|ых)$|^(?:\p{Lu}\.\s?){1,2}$/u;

/** Where a school that is whole ends at its line, below which stands what was studied there. */
function otherLine({ lines }: HeaderWords, { start }: FieldSpan, text: string): number {
  const cut = text.indexOf('\n');
  const name = text.slice(0, cut);
  const below = lines.find((line) => line.start > start + cut);
  const rest = text.slice(cut + 1);
  const isWhole = cut > 0 && schoolScore(name) >= leastSchool && !isUnfinished(name) && !needsTown(name);
  // "Politecnico di Reggio⏎Emilia" may be one name.
  const isSubject = /,|^[А-ЯЁ]/u.test(rest) && !ofPerson.test(rest);
  return isWhole && isSubject && below && below.line.continues !== true && below.line.box !== null ? cut : -1;
}

/** Where a name ends before what only stands behind it. */
function endOfName(text: string, field: FieldSpan['field']): number {
  const cut = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\t'));
  if (cut > 0 && isOther(text.slice(cut + 1).trim(), text.slice(0, cut).trim())) return cut;
  const faculty = field === 'institution' ? text.search(facultyBehind) : -1;
  if (faculty > 0 && schoolScore(text.slice(0, faculty)) > 0) return faculty;
  const place = [townBehind, placeBehind].map((pattern) => pattern.exec(text)).find((one) => one !== null && isTownName(one));
  if (place) return place.index;
  const part = partBehind.exec(text);
  const isClosed = part !== null && closesName(text.slice(0, part.index).split(/\s/u).at(-1)!) && !closesName(part[0].slice(2));
  return isClosed ? part.index : text.length;
}

const leastLetters = 3;
const isTownName = ({ index, 1: name }: RegExpExecArray): boolean =>
  index >= leastLetters && matchPlace(name!.replace(townMark, '')) !== null;

export const leastSchool = 2;

/** The school of a study that has none: what the model took for a subject. */
export function schoolInSubject({ document }: HeaderWords, spans: readonly FieldSpan[]): FieldSpan | null {
  const isSchool = ({ field, start, end }: FieldSpan) =>
    field === 'subject' && schoolScore(document.text.slice(start, end).trim()) >= leastSchool;
  const taken = spans.find(isSchool);
  return taken ? { ...taken, field: 'institution' } : null;
}

/** The school in the header of an entry for which the model took a part of it, named elsewhere: "School of Mechatronics" below "Universität Trier". */
export function schoolOfUnit(
  { document, marks }: HeaderWords,
  at: readonly number[],
  spans: readonly FieldSpan[],
): FieldSpan | null {
  const part = spans.find(({ field }) => field === 'company' || field === 'institution');
  if (!part || !isUnit(document.text.slice(part.start, part.end))) return null;
  const isFree = (one: Stretch) =>
    !spans.some((span) => span.field !== 'subject' && span.field !== 'place' && overlaps(span, one));
  for (const line of at)
    for (const { start, end, institution } of marks[line]!.segments)
      if (institution >= leastSchool && isFree({ start, end }) && !isUnit(document.text.slice(start, end).trim()))
        return { ...part, start, end, line };
  return null;
}
