import type { DocumentText, Experience } from '../../../../../contract.ts';
import { monthsOf, periodOf } from '../../../../../knowledge/durations.ts';
import { type DateRange, rangeParts } from '../../../annotate/dates/findDateRanges.ts';
import { oneLine, quote } from '../../../shared/evidence.ts';
import type { LineView } from '../../../shared/lineView.ts';
import { datesOf, type Job, responsibilitiesOf } from '../job.ts';
import { findNarratedJobs, type NarratedJob } from './findNarratedJobs.ts';

/** Jobs told in sentences are often told in part. */
const confidence = 0.5;

function toJob(document: DocumentText, job: NarratedJob, all: readonly NarratedJob[], today: string): Job {
  const { position, company, range, header, body } = job;
  const dates = datesOf(job, all);
  const period = periodOf(dates.start, dates.end, dates.current, today);
  const value: Experience = {
    company: oneLine(company.text),
    position: position && oneLine(position.text),
    location: null,
    ...dates,
    months: period ? monthsOf(period) : null,
    responsibilities: responsibilitiesOf(document, body),
  };
  const spans = [...(position ? [position] : []), company, ...(range ? rangeParts(range) : [])];
  return {
    fact: { value, evidence: spans.map(({ start, end }) => quote(document, start, end)), confidence },
    body,
    start: header[0]!.start,
    end: (body.at(-1) ?? header.at(-1)!).end,
  };
}

/** The jobs that the sentences of these lines tell, in document order. */
export function narratedJobs(
  document: DocumentText,
  lines: readonly LineView[],
  ranges: readonly DateRange[],
  today: string,
): Job[] {
  const found = findNarratedJobs(document, lines, ranges);
  return found.map((job) => toJob(document, job, found, today));
}
