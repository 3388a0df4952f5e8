import type { DocumentText, Education, Fact } from '../../../contract.ts';
import type { DateRange } from '../annotate/dates/findDateRanges.ts';
import { isColumnHead } from '../annotate/fieldLabels.ts';
import { findStudyDegrees } from '../annotate/findDegrees.ts';
import { matchPlace } from '../annotate/matchPlace.ts';
import { isUnit, needsTown, schoolScore } from '../annotate/schoolScore.ts';
import { confidenceOf, type FieldSpan } from '../label/fieldSpan.ts';
import { oneLine, printedAt, quoteAll } from '../shared/evidence.ts';
import { type EntryLines, entryLines, schoolItself } from './entryLines.ts';
import type { Resume } from './resume.ts';

/** "…, analysis and audit", "Astrophysics, Particle Physics and Cosmology": the rest of a subject with several parts. */
const listed = /^, \p{L}[\p{L} ]{2,30} (?:и|and|&) \p{L}[\p{L} ]{2,30}(?=$|[\n,.;(])/u;
const longestRest = 80;

function wholeSubject(text: string, subject: FieldSpan | undefined): FieldSpan | undefined {
  const rest = subject && listed.exec(text.slice(subject.end, subject.end + longestRest))?.[0];
  return subject && rest ? { ...subject, end: subject.end + rest.length } : subject;
}

/** "ПУ № 17, г. Ишим", "СОШ № 9 г. Ишим"; «…, период обучения 2006–2017» */
const markedTown = /(?:,\s*|(?<=[»"”\d])\s)(?:г|гор)\.\s*\p{Lu}|,\s*период обучени[яе]/u;

/** A school without its town: "University of Leeds, UK", unless only the town tells which one it is. */
function withoutTown(text: string, school: FieldSpan | undefined): FieldSpan | undefined {
  if (!school) return school;
  const name = text.slice(school.start, school.end);
  const comma = name.lastIndexOf(',');
  const isTown = comma > 0 && matchPlace(oneLine(name.slice(comma + 1)).trim()) !== null;
  const cut = isTown ? comma : name.search(markedTown);
  if (cut <= 0 || needsTown(name.slice(0, cut)) || schoolScore(name.slice(0, cut)) === 0) return school;
  return withoutTown(text, { ...school, end: school.start + cut });
}

/** A subject below it is a guess: words of a course or a program beside the school. */
const leastSubjectMargin = 100;

/** The head of a table ("Course, Year, University/Board, Marks") names no school, and alone no degree. */
function withoutHeads(document: DocumentText, { degree, institution, subject }: EntryLines['fields'], range: DateRange | null) {
  const isHead = (span: FieldSpan | undefined) => {
    const own = span ? printedAt(document, span) : '';
    return !/\p{L}.?\p{L}/u.test(own) || isColumnHead(own);
  };
  const school = isHead(institution) ? undefined : institution;
  return { institution: school, degree: school || subject || range || !isHead(degree) ? degree : undefined };
}

function toStudy(document: DocumentText, { fields, range }: EntryLines, today: string): Fact<Education> | null {
  const { degree, institution: named } = withoutHeads(document, fields, range);
  const institution = withoutTown(document.text, schoolItself(document.text, named));
  const isGuess = fields.subject && fields.subject.margin < leastSubjectMargin && !degree;
  const subject = isGuess ? undefined : wholeSubject(document.text, fields.subject);
  if (!institution && !degree) return null;
  const printed = (span: FieldSpan | undefined) => (span ? printedAt(document, span) : null);
  return {
    value: {
      institution: printed(institution),
      degree: printed(degree),
      level: findStudyDegrees(printed(degree) ?? '')[0]?.level ?? null,
      specialization: printed(subject),
      ...yearsOf(range, today),
    },
    evidence: quoteAll(document, [institution, degree, subject, range]),
    confidence: confidenceOf([institution, degree]),
  };
}

/** The years of a study. A lone date is the end; an end in the future means that the study is still going on. */
export function yearsOf(range: DateRange | null, today: string): Pick<Education, 'startYear' | 'endYear' | 'current'> {
  if (!range) return { startYear: null, endYear: null, current: false };
  const year = (date: string | null) => (date === null ? null : Number(date.slice(0, 4)));
  const end = year(range.to);
  const future = range.to !== null && range.to.slice(0, 7) > today.slice(0, range.to.length);
  if (range.kind === 'single') return { startYear: null, endYear: end, current: future };
  return { startYear: year(range.from), endYear: end, current: range.current || future };
}

/** The studies of a résumé, in document order. */
export function readStudies({ document, lines, labelled, ranges, today }: Resume): Fact<Education>[] {
  const entries = entryLines(lines, labelled, ranges, 'education', ['institution', 'degree']);
  const own = withSharedLevels(document.text, withSharedSchools(withUnits(document.text, entries)));
  const studies = own.flatMap((entry) => toStudy(document, entry, today) ?? []);
  return studies.length > 1 ? studies.filter(({ value }) => !isBareLevel(value)) : studies;
}

/** «Образование: высшее» beside the studies themselves. */
const isBareLevel = ({ degree, institution, specialization, startYear, endYear }: Education): boolean =>
  !institution && !specialization && !startYear && !endYear && degree !== null && russianLevel.test(degree);

/** A faculty is no study of its own: it and its years and degree belong to the school above, if that has none. */
function withUnits(text: string, entries: readonly EntryLines[]): EntryLines[] {
  const found: EntryLines[] = [];
  for (const entry of entries) {
    const { institution, ...rest } = entry.fields;
    const above = found.at(-1);
    const isUnitOf =
      above?.fields.institution &&
      institution &&
      isUnit(text.slice(institution.start, institution.end)) &&
      !(above.range && entry.range);
    if (!isUnitOf) {
      found.push(entry);
      continue;
    }
    const fields = { ...above.fields, ...rest };
    const body = [...above.body, ...entry.header, ...entry.body];
    found[found.length - 1] = { ...above, range: above.range ?? entry.range, fields, body };
  }
  return found;
}

/** «Высшее» alone over a study is the level of those below it too, up to the next level: so job boards print studies. */
function withSharedLevels(text: string, entries: readonly EntryLines[]): EntryLines[] {
  let shared: FieldSpan | null = null;
  return entries.map((entry) => {
    const { degree, institution } = entry.fields;
    const [first] = entry.header;
    if (degree) {
      const isAlone = first && degree.start <= first.start && degree.end >= first.end;
      shared = isAlone && russianLevel.test(text.slice(degree.start, degree.end)) ? degree : null;
    }
    return shared && !degree && institution ? { ...entry, fields: { ...entry.fields, degree: shared } } : entry;
  });
}

const russianLevel = /^(?:неоконченное\s)?(?:высшее|среднее специальное)(?:\sобразование)?$/iu;

/** "MS, Physics, 2011" over "BS, Physics, 2010", both below the name of their school: the second has the school of the first. */
function withSharedSchools(entries: readonly EntryLines[]): EntryLines[] {
  const found: EntryLines[] = [];
  for (const entry of entries) {
    const [above, { degree, institution }] = [found.at(-1), entry.fields];
    const school = above?.fields.institution;
    const isOver =
      school &&
      degree &&
      !institution &&
      entry.header.length === 1 &&
      school.end <= above.header[0]!.end &&
      (above.fields.degree?.start ?? 0) > above.header[0]!.end;
    found.push(
      isOver && above
        ? { ...entry, header: [above.header[0]!, ...entry.header], fields: { ...entry.fields, institution: school } }
        : entry,
    );
  }
  return found;
}
