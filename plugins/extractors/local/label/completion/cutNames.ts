import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { namesNothing } from '../../annotate/fieldLabels.ts';
import { closesName, leastTitle, titleScore } from '../../annotate/fieldScores.ts';
import { findStudyDegrees } from '../../annotate/findDegrees.ts';
import { matchPlace, matchTrailingPlace } from '../../annotate/matchPlace.ts';
import { isUnit, isWorkUnit, leastSchool, needsTown, schoolScore } from '../../annotate/schoolScore.ts';
import { overlaps, type Stretch } from '../../shared/textSpan.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import type { HeaderWords } from './headerWords.ts';
import { isUnfinished } from './isUnfinished.ts';

export const mostElse = 0.4;

/** "Pastry Chef, Banquet Manager": the titles that stand behind the first in its line are positions too. */
export function withMoreTitles(context: HeaderWords, span: FieldSpan, all: readonly FieldSpan[]): FieldSpan {
  const { document, marks } = context;
  if (span.field !== 'position') return span;
  const next = marks[span.line]!.segments.find(({ start }) => start >= span.end);
  const isTitle =
    next &&
    /^,\s(?=\p{Lu})/u.test(document.text.slice(span.end, next.start + 1)) &&
    next.title - next.company >= leastTitle &&
    next.naming === null &&
    !all.some((other) => other !== span && overlaps(other, next));
  return isTitle ? withMoreTitles(context, { ...span, end: next.end }, all) : span;
}

const openBracket = /^([^()]*?)\s?\((?=[^()]+$)/u;

/** A school or an employer in brackets without the text in front of them: "Economics (Leeds College", "Clerk (Acme Ltd". */
export function outOfBracket({ document }: HeaderWords, span: FieldSpan): FieldSpan {
  if (span.field !== 'institution' && span.field !== 'company') return span;
  const text = document.text.slice(span.start, span.end);
  const open = openBracket.exec(text);
  if (open === null) return span;
  const rest = text.slice(open[0].length);
  const isInside =
    span.field === 'institution'
      ? schoolScore(rest) > 0 && schoolScore(open[1]!) === 0
      : titleScore(open[1]!) >= leastTitle && titleScore(rest) <= mostElse;
  return isInside ? { ...span, start: span.start + open[0].length } : span;
}

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
const isNoRest = (rest: string, name: string): boolean =>
  (matchPlace(rest) !== null && !needsTown(name) && !isUnfinished(name)) ||
  isUnit(rest) ||
  isWorkUnit(rest) ||
  namesNothing(rest) ||
  isDegree(rest);
const isDegree = (text: string): boolean => findStudyDegrees(text).some(({ start, end }) => start === 0 && end === text.length);

/** "From Leeds College" */
const leadIn = /^(?:from|with)\s["“‘]?(?=\p{Lu})/iu;

/** An employer or school without the cell with dates, the place or the part behind it, and a school without what was studied there: «Гранит (г. Тула)», "Acme Ltd, Sales Group". */
export function withoutBeside(context: HeaderWords, span: FieldSpan): FieldSpan {
  const text = context.document.text.slice(span.start, span.end);
  if (span.field === 'degree' || span.field === 'position') {
    const below = text.lastIndexOf('\n');
    return below > 0 && matchPlace(text.slice(below + 1)) !== null ? { ...span, end: span.start + below } : span;
  }
  if (span.field !== 'institution' && span.field !== 'company') return span;
  const from = leadIn.exec(text)?.[0].length ?? 0;
  if (from > 0) return withoutBeside(context, { ...span, start: span.start + from });
  const date = context.marks[span.line]!.dates.find(({ start }) => start > span.start && start < span.end);
  if (date && context.document.text[date.start - 1] === '\t') return withoutBeside(context, { ...span, end: date.start - 1 });
  const studied = span.field === 'institution' ? schoolBehind.exec(text) : null;
  if (studied && schoolScore(text.slice(studied[0].length)) > 0 && schoolScore(studied[1]!) === 0)
    return withoutBeside(context, { ...span, start: span.start + studied[0].length });
  const below = span.field === 'institution' ? endOfSchool(context, span, text) : -1;
  const end = below > 0 ? below : endOfName(text, span.field);
  return end < text.length ? withoutBeside(context, { ...span, end: span.start + end }) : span;
}

/** «Лобачевского», «Великого», «А. С.»: the person whose name a school has. */
const ofPerson = /^\p{Lu}\p{Ll}+(?:[оеё]го|[оеы]ва|ина|[оы]й|ых)$|^(?:\p{Lu}\.\s?){1,2}$/u;

/** Where the name of a school ends, if the line below says what was studied there; -1 otherwise. */
function endOfSchool({ lines }: HeaderWords, { start }: FieldSpan, text: string): number {
  const cut = text.indexOf('\n');
  const name = text.slice(0, cut);
  const below = lines.find((line) => line.start > start + cut);
  const rest = text.slice(cut + 1);
  const isWhole = cut > 0 && schoolScore(name) >= leastSchool && !isUnfinished(name) && !needsTown(name);
  // "Politecnico di Reggio⏎Emilia" may be one name.
  const isSubject = /,|^[А-ЯЁ]/u.test(rest) && !ofPerson.test(rest);
  return isWhole && isSubject && below && below.line.continues !== true && below.line.box !== null ? cut : -1;
}

/** Where a name ends, without the text behind it that is no part of it. */
function endOfName(text: string, field: FieldSpan['field']): number {
  const cut = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\t'));
  if (cut > 0 && isNoRest(text.slice(cut + 1).trim(), text.slice(0, cut).trim())) return cut;
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

const bracket = /\((\p{Lu}[^(),]{3,80}?)(?=,\s|\)|$)/gu;
/** "MBA in July 2017 from Leeds College with distinction." */
const fromSchool = /\sfrom\.?\s(?:the\s)?(\p{Lu}[^,;()\n]{1,70}?)(?=\s(?:in|with|during)\s|\s?[,;()]|(?<=\p{Ll}{4})\.\s|\.?$)/u;

/** The school of a study that has none: what the model took for a subject, or the name in brackets behind the degree: "PGCert in Law (University of Leeds, 2008)". */
export function schoolElsewhere(
  { document, lines, marks }: HeaderWords,
  at: readonly number[],
  spans: readonly FieldSpan[],
): FieldSpan | null {
  const isSchool = (start: number, end: number) => schoolScore(document.text.slice(start, end).trim()) >= leastSchool;
  const subjects = spans.filter(({ field }) => field === 'subject');
  const taken = subjects.find(({ start, end }) => isSchool(start, end));
  if (taken) return { ...taken, field: 'institution' };
  for (const { field, end, line } of spans) {
    const rest = document.text.slice(end, lines[line]!.end);
    const found = field === 'degree' ? fromSchool.exec(rest) : null;
    if (!found) continue;
    const start = end + found.index + found[0].length - found[1]!.length;
    const date = marks[line]!.dates.find((one) => one.start > start)?.start ?? lines[line]!.end;
    const name = document.text.slice(start, Math.min(date, start + found[1]!.length)).trimEnd();
    return { field: 'institution', start, end: start + (matchTrailingPlace(name)?.start || name.length), line, margin: 0 };
  }
  for (const line of at)
    for (const { index, 1: name } of matchesOf(bracket, lines[line]!.text)) {
      const start = lines[line]!.start + index + 1;
      const span: FieldSpan = { field: 'institution', start, end: start + name!.length, line, margin: 0 };
      if (isSchool(span.start, span.end) && !spans.some((other) => other.field !== 'subject' && overlaps(other, span)))
        return span;
    }
  return null;
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

/** The employer in front of the part of it that the model took: «Т-Банк» of «Т-Банк, Группа регистрации». */
export function employerOfUnit(context: HeaderWords, spans: readonly FieldSpan[]): FieldSpan | null {
  const { document, marks } = context;
  const part = spans.find(({ field }) => field === 'company');
  if (!part || !isWorkUnit(document.text.slice(part.start, part.end))) return null;
  const before = marks[part.line]!.segments.findLast(({ end }) => end <= part.start);
  const isFree = before && !before.place && before.title < leastTitle && !spans.some((span) => overlaps(span, before));
  if (!isFree || !/^,\s$/u.test(document.text.slice(before.end, part.start))) return null;
  return /^\p{Lu}/u.test(document.text.slice(before.start)) ? { ...part, start: before.start, end: before.end } : null;
}
