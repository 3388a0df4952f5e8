import type { DocumentText, Evidence, Experience, Fact } from '../../../contract.ts';
import { monthsOf, periodOf } from '../../durations.ts';
import { oneLine, quote } from '../shared/evidence.ts';
import { isFieldLabel } from '../shared/fieldLabels.ts';
import { titleScore } from '../shared/fieldScores.ts';
import { type DateRange, rangeParts } from '../shared/findDateRanges.ts';
import type { LineView } from '../shared/lineView.ts';
import type { Section } from '../shared/segmentSections.ts';
import { assignFields, type JobFields } from './assignFields.ts';
import { findToldJobs } from './findToldJobs.ts';
import { headerScore } from './headerScore.ts';
import { joinWrappedHeaders } from './joinWrappedHeaders.ts';
import { withLabelledFields } from './labelledFields.ts';
import { readParagraphs } from './readParagraphs.ts';
import { type Entry, segmentEntries } from './segmentEntries.ts';
import { segmentUndated } from './segmentUndated.ts';

/** A job and where its text stands, for what other fields want to read from it. */
export interface Job {
  fact: Fact<Experience>;
  body: LineView[];
  start: number;
  end: number;
}

const MAX_RESPONSIBILITIES = 40;

/** A lone start date means a job that goes on where it is the section's first and later than all the ranges of the others; else the end is unknown. */
function datesOf(entry: Entry, all: readonly Entry[]): Pick<Experience, 'start' | 'end' | 'current'> {
  const { range } = entry;
  if (!range) return { start: null, end: null, current: false };
  if (range.kind === 'single') {
    const others = all.flatMap((other) => (other !== entry && other.range ? [other.range] : []));
    const current =
      entry === all[0] &&
      others.length > 0 &&
      others.every(({ kind, to }) => kind !== 'single' && to !== null && to.slice(0, 7) <= (range.from ?? ''));
    return { start: range.from, end: range.to === range.from || current ? null : range.to, current };
  }
  return { start: range.from, end: range.current ? null : range.to, current: range.current };
}

function confidenceOf(fields: JobFields, range: DateRange | null): number {
  const known = Number(fields.position !== null) + Number(fields.company !== null) + Number(range !== null);
  const certain = fields.position && titleScore(fields.position.text) >= 2.5 ? 0.15 : 0;
  return Math.min(0.98, 0.35 + 0.16 * known + certain);
}

const LATE_LINES = 6;

/** Where the employer is told of at length before the position comes ("Acme", "Berlin, acme.example", "Retail", "Shop Manager"), the first title among the next lines. */
function withLatePosition(entry: Entry, fields: JobFields): [Entry, JobFields] {
  if (fields.position || !fields.company) return [entry, fields];
  const at = entry.body
    .slice(0, LATE_LINES)
    .findIndex((line) => !line.listItem && line.wordCount <= 8 && !/[.!?:;]$/.test(line.text) && titleScore(line.text) >= 2);
  const line = entry.body[at];
  if (!line) return [entry, fields];
  const position = {
    start: line.start,
    end: line.end,
    text: line.text,
    bold: line.bold,
    italic: false,
    size: line.size,
    line: line.index,
  };
  return [
    { ...entry, body: entry.body.slice(at + 1) },
    { ...fields, position },
  ];
}

function toJob(document: DocumentText, entry: Entry, fields: JobFields, all: readonly Entry[], today: string): Job | null {
  if (!fields.position && !fields.company) return null;
  const dates = datesOf(entry, all);
  const period = periodOf(dates.start, dates.end, dates.current, today);
  const evidence: Evidence[] = [
    fields.position,
    fields.company,
    ...(entry.range ? rangeParts(entry.range) : []),
    fields.location,
  ].flatMap((span) => (span ? [quote(document, span.start, span.end)] : []));
  const value: Experience = {
    company: fields.company ? oneLine(fields.company.text) : null,
    position: fields.position ? oneLine(fields.position.text) : null,
    location: fields.location ? oneLine(fields.location.text) : null,
    ...dates,
    months: period ? monthsOf(period) : null,
    responsibilities: [...fields.rest, ...readParagraphs(document, entry.body)]
      .map(({ text }) => oneLine(text))
      .filter((text) => /\p{L}{2}/u.test(text) && !isFieldLabel(text))
      .slice(0, MAX_RESPONSIBILITIES),
  };
  const [first, last] = [entry.header[0] ?? entry.body[0], entry.body.at(-1) ?? entry.header.at(-1)];
  return {
    fact: { value, evidence, confidence: confidenceOf(fields, entry.range) },
    body: entry.body,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
}

/** Reads the jobs of the experience sections, in the order of the document. */
export function findExperience(
  document: DocumentText,
  sections: readonly Section[],
  ranges: readonly DateRange[],
  body: number,
  today: string,
  all: readonly LineView[] = [],
): Job[] {
  return sections.flatMap((section) => {
    const lines = joinWrappedHeaders(document, section.lines, all);
    const dated = segmentEntries(document, lines, ranges, (line) => headerScore(line, body));
    const entries = dated.length > 0 ? dated : segmentUndated(lines);
    const told = findToldJobs(document, lines, ranges);
    if (told.length > entries.length) {
      const their = told.map(({ entry }) => entry);
      return told.flatMap(({ entry, fields }) => toJob(document, entry, fields, their, today) ?? []);
    }
    const fields = assignFields(document, entries);
    return entries.flatMap(
      (entry, index) =>
        toJob(document, ...withLabelledFields(document, ...withLatePosition(entry, fields[index]!)), entries, today) ?? [],
    );
  });
}
