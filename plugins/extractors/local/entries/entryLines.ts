import type { DateRange } from '../annotate/dates/findDateRanges.ts';
import type { FieldSpan, LabelledDocument } from '../label/labelDocument.ts';
import type { FieldName } from '../label/lineLabels.ts';
import type { LineView } from '../shared/lineView.ts';

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

/** Whether a later header line repeats a field that the entry already has. Then the model missed a first line, and another entry begins here. */
function repeats(entry: EntryLines, fields: readonly FieldSpan[], main: readonly FieldName[]): boolean {
  const complete = main.every((name) => entry.fields[name]);
  const dated = entry.range !== null;
  return (
    fields.some(({ field }) => main.includes(field) && entry.fields[field] && (complete || dated)) && entry.header.length > 0
  );
}

/** Whether two lines of a header begin with dates: each is an entry of its own. */
const dateAgain = ({ header, range }: EntryLines, line: LineView, [date]: readonly DateRange[]): boolean =>
  date?.start === line.start && range !== null && header.some(({ start }) => start === range.start);

/** "2018 г.": what the model took for a name is a date. */
const isDate = (span: FieldSpan, dates: readonly DateRange[]): boolean =>
  dates.some(({ start, end }) => start <= span.start && span.end - end <= shortRest);

const shortRest = 4;

/** From this margin on, a line that the model gives to the entry above belongs there, though it repeats a field: the surer of the two is right. */
const sureLine = 500;

/** Prefer a range to a single date. */
const better = (next: DateRange, known: DateRange | null) =>
  known === null || (known.kind === 'single' && next.kind !== 'single');

/** Splits the lines of one section into entries, by their labels. `main` lists the fields that an entry has only once. */
export function entryLines(
  lines: readonly LineView[],
  { labels, margins, fields }: LabelledDocument,
  ranges: readonly DateRange[],
  section: 'experience' | 'education',
  main: readonly FieldName[],
): EntryLines[] {
  const entries: EntryLines[] = [];
  lines.forEach((line, at) => {
    const [name, role] = labels[at]!.split(':');
    if (name !== section || role === 'H') return;
    if (role === 'B') {
      entries.at(-1)?.body.push(line);
      return;
    }
    const dates = ranges.filter(({ start }) => start >= line.start && start < line.end);
    const own = fields.filter((span) => span.line === at && !isDate(span, dates));
    const current = entries.at(-1);
    const unsure = margins[at]! < sureLine;
    const begins =
      !current || role === 'S' || role === 'P' || (unsure && repeats(current, own, main)) || dateAgain(current, line, dates);
    if (begins) entries.push(emptyEntry(role === 'P'));
    const entry = entries.at(-1)!;
    entry.header.push(line);
    for (const span of own) {
      const known = entry.fields[span.field];
      if (!known || (main.includes(span.field) && known.margin < span.margin)) entry.fields[span.field] = span;
    }
    for (const range of dates) if (better(range, entry.range)) entry.range = range;
  });
  return entries;
}
