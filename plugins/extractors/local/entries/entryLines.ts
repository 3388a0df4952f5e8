import type { DateRange } from '../annotate/dates/findDateRanges.ts';
import { isPersonalDetail, namesPeriod, namesSought } from '../annotate/fieldLabels.ts';
import { institutionScore, isUnit, leastSchool } from '../annotate/schoolScore.ts';
import { type FieldSpan, spansByLine } from '../label/fieldSpan.ts';
import type { LabelledDocument } from '../label/labelDocument.ts';
import { type FieldName, isHeading, roleOfLabel, sectionOfLabel } from '../label/lineLabels.ts';
import { oneLine } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import { splitSpans, trimSpan } from '../shared/textSpan.ts';

/** One job or study: the lines of its header with their fields, and the lines below. */
export interface EntryLines {
  header: LineView[];
  body: LineView[];
  fields: Partial<Record<FieldName, FieldSpan>>;
  range: DateRange | null;
  /** The entry belongs to the employer of the entry before. */
  under: boolean;
}

const emptyEntry = (under = false): EntryLines => ({ header: [], body: [], fields: {}, range: null, under });

/** An employer with the whole time there: the dated positions below are jobs of their own. */
const isDatedHead = ({ fields, range, body }: EntryLines): boolean =>
  Boolean(fields.company && !fields.position && range && body.length === 0);

const isDatedUnder = (current: EntryLines, dates: readonly DateRange[], fields: readonly FieldSpan[]): boolean =>
  dates.length > 0 && isDatedHead(current) && fields.some(({ field }) => field === 'position');

/** Prefer a range to a single date. */
const isBetter = (next: DateRange, known: DateRange | null) =>
  known === null || (known.kind === 'single' && next.kind !== 'single');

/** Adds a line below the header: a form may name the employer and the dates below the duties. */
function addBody(entry: EntryLines, line: LineView, fields: readonly FieldSpan[], dates: readonly DateRange[]) {
  entry.body.push(line);
  entry.range ??= dates[0] ?? null;
  for (const span of fields) entry.fields[span.field] ??= span;
}

/** Adds a line of the header; of the main fields an entry keeps the surest. */
function addHeader(
  entry: EntryLines,
  line: LineView,
  dates: readonly DateRange[],
  fields: readonly FieldSpan[],
  main: readonly FieldName[],
) {
  entry.header.push(line);
  for (const span of fields) {
    const known = entry.fields[span.field];
    if (!known || (main.includes(span.field) && known.margin < span.margin)) entry.fields[span.field] = span;
  }
  for (const range of dates) if (isBetter(range, entry.range)) entry.range = range;
}

/** A form asks for the position that is sought and the date of birth before any job, and for the parents below them. */
const isOfForm = (text: string, isAbove: boolean, opens: boolean): boolean =>
  ((isAbove || opens) && isPersonalDetail(text)) || (isAbove && namesSought(text));

/** Splits the lines of one section into entries, by their labels. `main` lists the fields that an entry has only once. */
export function entryLines(
  lines: readonly LineView[],
  { labels, fields }: LabelledDocument,
  ranges: readonly DateRange[],
  section: 'experience' | 'education',
  main: readonly FieldName[],
): EntryLines[] {
  const entries: EntryLines[] = [];
  const ofLine = spansByLine(fields);
  const firstHeading = labels.findIndex(isHeading);
  lines.forEach((line, at) => {
    const role = roleOfLabel(labels[at]);
    if (sectionOfLabel(labels[at]!) !== section || role === 'H') return;
    if (isOfForm(line.text, at < firstHeading, role === 'S')) return;
    const dates = ranges.filter(({ start }) => start >= line.start && start < line.end);
    const own = ofLine.get(at) ?? [];
    const current = entries.at(-1);
    if (role === 'B') {
      if (current) addBody(current, line, own, namesPeriod(line.text) ? dates : []);
      return;
    }
    const isUnder = current !== undefined && isDatedUnder(current, dates, own);
    const opens = role === 'S' || role === 'P' || isUnder;
    if (!current || opens) entries.push(emptyEntry(role === 'P' || isUnder));
    addHeader(entries.at(-1)!, line, dates, own, main);
  });
  return entries;
}

/** "Dunmore Group" beside a school is one of its groups. */
const group = /\s(?:group|team)$/iu;

/** A school or an employer without the units beside it: "Universidad de San Sebastián, Dept. of Bakery", "кафедра «Физика», КФУ им. Лобачевского". */
export function schoolItself(text: string, span: FieldSpan | undefined): FieldSpan | undefined {
  if (!span) return span;
  const parts = splitSpans(text.slice(span.start, span.end), /,/gu, span.start).map(trimSpan);
  const own = parts.filter((part) => !isUnit(oneLine(part.text)) && !group.test(oneLine(part.text)));
  const [school, last] = [own[0], own.at(-1)];
  const isWhole = own.length === parts.length || parts.indexOf(last!) - parts.indexOf(school!) >= own.length;
  return !school || !last || isWhole || institutionScore(oneLine(school.text)) < leastSchool
    ? span
    : { ...span, start: school.start, end: last.end };
}
