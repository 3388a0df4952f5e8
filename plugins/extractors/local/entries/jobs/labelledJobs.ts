import type { DocumentText, Experience } from '../../../../contract.ts';
import { monthsOf, periodOf } from '../../../../knowledge/durations.ts';
import { durationLength } from '../../annotate/dates/dateMasks.ts';
import { type DateRange, rangeParts } from '../../annotate/dates/findDateRanges.ts';
import type { FieldSpan, LabelledDocument } from '../../label/labelDocument.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import { confidenceOf } from '../confidenceOf.ts';
import { type EntryLines, entryLines } from '../entryLines.ts';
import type { Job } from './job.ts';
import { datesOf, responsibilitiesOf } from './jobParts.ts';
import { tidyJobs } from './tidyJobs.ts';

/** A line with only an employer applies to the jobs below it, and jobs grouped under an employer share it. */
function shareEmployers(entries: readonly EntryLines[]): EntryLines[] {
  let employer: FieldSpan | undefined;
  let alone: FieldSpan | undefined;
  const jobs: EntryLines[] = [];
  for (const entry of entries) {
    const { company, position } = entry.fields;
    if (company && !position && !entry.range && entry.body.length === 0) {
      alone = company;
      employer = company;
      continue;
    }
    if (company) {
      employer = company;
      alone = undefined;
    }
    const shared = company ?? (entry.under ? employer : alone);
    jobs.push(shared && !company ? { ...entry, fields: { ...entry.fields, company: shared } } : entry);
  }
  return jobs;
}

/** "Acme 2 yrs 3 mos" is an employer, "2 yrs 3 mos" nothing. */
function withoutDuration({ text }: DocumentText, span: FieldSpan | undefined): FieldSpan | undefined {
  const rest = span && durationLength(text.slice(span.start, span.end));
  if (!span || !rest) return span;
  return span.end - rest > span.start ? { ...span, end: span.end - rest } : undefined;
}

function toJob(document: DocumentText, entry: EntryLines, all: readonly EntryLines[], today: string): Job | null {
  const [company, position, place] = (['company', 'position', 'place'] as const).map((field) =>
    withoutDuration(document, entry.fields[field]),
  );
  if (!company && !position) return null;
  const textOf = (span: FieldSpan | undefined) => (span ? oneLine(document.text.slice(span.start, span.end)) : null);
  const dates = datesOf(entry, all);
  const period = periodOf(dates.start, dates.end, dates.current, today);
  const value: Experience = {
    company: textOf(company),
    position: textOf(position),
    location: textOf(place),
    ...dates,
    months: period ? monthsOf(period) : null,
    responsibilities: responsibilitiesOf(document, entry.body),
  };
  const spans = [position, company, ...(entry.range ? rangeParts(entry.range) : []), place];
  const evidence = spans.flatMap((span) => (span ? [quote(document, span.start, span.end)] : []));
  const [first, last] = [entry.header[0] ?? entry.body[0], entry.body.at(-1) ?? entry.header.at(-1)];
  return {
    fact: { value, evidence, confidence: confidenceOf([company, position]) },
    body: entry.body,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
}

/** The jobs of a résumé, in document order. */
export function labelledJobs(
  document: DocumentText,
  lines: readonly LineView[],
  labelled: LabelledDocument,
  ranges: readonly DateRange[],
  today: string,
): Job[] {
  const entries = shareEmployers(entryLines(lines, labelled, ranges, 'experience', ['company', 'position']));
  return tidyJobs(entries.flatMap((entry) => toJob(document, entry, entries, today) ?? []));
}
