import type { DocumentText, Evidence, Experience } from '../../../../contract.ts';
import { monthsOf, periodOf } from '../../../../knowledge/durations.ts';
import { type DateRange, rangeParts } from '../../annotate/dates/findDateRanges.ts';
import { isFieldLabel } from '../../annotate/fieldLabels.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import type { Section } from '../../label/sections/segmentSections.ts';
import { joinWrappedHeaders } from '../../lines/joinWrappedHeaders.ts';
import { readParagraphs } from '../../lines/readParagraphs.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import type { Piece } from '../../shared/splitPieces.ts';
import type { JobFields } from './fields/assignFields.ts';
import { findSectionJobs } from './findSectionJobs.ts';
import type { Job } from './job.ts';
import { trimJobs } from './jobEdges.ts';
import { joinEmployers } from './joinEmployers.ts';
import type { Entry } from './segment/segmentEntries.ts';
import { splitRunInHeads } from './segment/splitRunInHeads.ts';

const maxResponsibilities = 200;

/** A lone start date means a current job if the entry is the section's first and later than all other ranges; otherwise the end is unknown. */
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
    responsibilities: [...fields.rest, ...readParagraphs(document, entry.body)]
      .map(({ text }) => oneLine(text))
      .filter((text) => /\p{L}{2}/u.test(text) && !isFieldLabel(text))
      .slice(0, maxResponsibilities),
  };
  const [first, last] = [entry.header[0] ?? entry.body[0], entry.body.at(-1) ?? entry.header.at(-1)];
  return {
    fact: { value, evidence, confidence: confidenceOf(fields, entry.range) },
    body: entry.body,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
}

/** Letters of a name, for comparison. */
const lettersOf = (name: string | null) => (name ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const monthsAYear = 12;
const monthOf = (date: string) => Number(date.slice(0, 4)) * monthsAYear + Number(date.slice(5, 7) || 1);

/** Whether one name begins with the other, or one is missing. */
function agree(a: string | null, b: string | null): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether two entries are the same job: once in an overview and once in full. */
function isSame({ fact: { value: a } }: Job, { fact: { value: b } }: Job): boolean {
  if (!a.company || !b.company || !a.start || !b.start || a.current !== b.current) return false;
  return agree(a.company, b.company) && agree(a.position, b.position) && Math.abs(monthOf(a.start) - monthOf(b.start)) <= 1;
}

/** Keeps the fuller of two entries for the same job, and adds the position if only the other has it. */
function withoutRepeats(jobs: readonly Job[]): Job[] {
  const kept: Job[] = [];
  for (const job of jobs) {
    const at = kept.findIndex((other) => isSame(other, job));
    const before = kept[at];
    if (!before) kept.push(job);
    else
      kept[at] =
        job.fact.value.responsibilities.length > before.fact.value.responsibilities.length
          ? merge(job, before)
          : merge(before, job);
  }
  return kept;
}

function merge(job: Job, { fact: other }: Job): Job {
  const { value, evidence } = job.fact;
  if (value.position || !other.value.position) return job;
  const quoted = other.evidence.filter(({ text }) => agree(text, other.value.position));
  return {
    ...job,
    fact: { ...job.fact, value: { ...value, position: other.value.position }, evidence: [...evidence, ...quoted] },
  };
}

/** Gives jobs the employer named above them and drops repeated jobs. */
export const tidyJobs = (jobs: readonly Job[]): Job[] => withoutRepeats(joinEmployers([...jobs]));

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
