import type { DocumentText, Evidence, Experience } from '../../../../../contract.ts';
import { monthsOf, periodOf } from '../../../../../knowledge/durations.ts';
import { type DateRange, rangeParts } from '../../../annotate/dates/findDateRanges.ts';
import { titleScore } from '../../../annotate/fieldScores.ts';
import { joinWrappedHeaders } from '../../../lines/joinWrappedHeaders.ts';
import { oneLine, quote } from '../../../shared/evidence.ts';
import type { LineView } from '../../../shared/lineView.ts';
import type { Piece } from '../../../shared/splitPieces.ts';
import type { Section } from '../../section.ts';
import type { Job } from '../job.ts';
import { datesOf, responsibilitiesOf } from '../jobParts.ts';
import { tidyJobs } from '../tidyJobs.ts';
import type { JobFields } from './fields/assignFields.ts';
import { findSectionJobs } from './findSectionJobs.ts';
import { trimJobs } from './jobEdges.ts';
import type { Entry } from './segment/segmentEntries.ts';
import { splitRunInHeads } from './segment/splitRunInHeads.ts';

function confidenceOf(fields: JobFields, range: DateRange | null): number {
  const known = Number(fields.position !== null) + Number(fields.company !== null) + Number(range !== null);
  const certain = fields.position && titleScore(fields.position.text) >= 2.5 ? 0.15 : 0;
  return Math.min(0.98, 0.35 + 0.16 * known + certain);
}

/** Titles of people who only volunteered, which is not a job. */
const unpaid = /^(?:volunteer|волонт[её]р|доброволец)$/iu;

/** Skip pieces that held only dates and places. */
const named = (piece: Piece | null) => (piece && /[\p{L}\p{N}]/u.test(piece.text) ? piece : null);

function toJob(document: DocumentText, entry: Entry, read: JobFields, all: readonly Entry[], today: string): Job | null {
  const fields = {
    ...read,
    position: named(read.position),
    company: named(read.company),
    location: named(read.location),
  };
  if ((!fields.position && !fields.company) || unpaid.test(fields.position?.text ?? '')) return null;
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
    responsibilities: responsibilitiesOf(document, entry.body, fields.rest),
  };
  const [first, last] = [entry.header[0] ?? entry.body[0], entry.body.at(-1) ?? entry.header.at(-1)];
  return {
    fact: { value, evidence, confidence: confidenceOf(fields, entry.range) },
    body: entry.body,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
}

/** Reads the jobs of the experience sections, in document order. */
export function findExperience(
  document: DocumentText,
  sections: readonly Section[],
  ranges: readonly DateRange[],
  body: number,
  today: string,
  all: readonly LineView[] = [],
): Job[] {
  const jobs = sections.flatMap((section) => {
    const lines = splitRunInHeads(document, joinWrappedHeaders(document, section.lines, all), ranges);
    const found = trimJobs(findSectionJobs(document, lines, ranges, body));
    const entries = found.map(({ entry }) => entry);
    return found.flatMap(({ entry, fields }) => toJob(document, entry, fields, entries, today) ?? []);
  });
  return tidyJobs(jobs);
}
