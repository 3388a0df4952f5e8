import type { DocumentText } from '../../../../../contract.ts';
import type { DateRange } from '../../../annotate/dates/findDateRanges.ts';
import type { Section } from '../../section.ts';
import { type FoundJob, findLabelledJobs } from './findLabelledJobs.ts';
import { findNarratedJobs } from './findNarratedJobs.ts';

/** Sections that may contain an overview of the jobs if no section has that heading. */
const overviews: ReadonlySet<Section['kind']> = new Set(['header', 'summary', 'objective', 'achievements', 'other']);

/** Without an experience heading, only an entry with employer, position and date counts as a job. */
const isSure = ({ entry: { range }, fields }: FoundJob) => Boolean(fields.company && fields.position && range);

/** From the first to the last character of a job's text. */
function extentOf({ entry: { header, range }, fields }: FoundJob): { start: number; end: number } {
  const ends = [range?.end, fields.company?.end, fields.position?.end].map((end) => end ?? 0);
  return { start: header[0]?.start ?? 0, end: Math.max(...ends) };
}

/**
 * For résumés without a dated experience section: finds jobs written as forms or sentences in other sections and adds an experience section after each. The
 * lines stay in their own section too.
 */
export function splitNarratedJobs(document: DocumentText, sections: readonly Section[], ranges: readonly DateRange[]): Section[] {
  return sections.flatMap((section) => {
    if (!overviews.has(section.kind)) return [section];
    const jobs = [findLabelledJobs, findNarratedJobs].map((find) => find(document, section.lines, ranges).filter(isSure));
    const [most] = jobs.toSorted((a, b) => b.length - a.length);
    const extents = (most ?? []).map(extentOf);
    const lines = section.lines.filter((line) => extents.some(({ start, end }) => line.end > start && line.start < end));
    return lines.length === 0 ? [section] : [section, { kind: 'experience', heading: null, lines }];
  });
}
