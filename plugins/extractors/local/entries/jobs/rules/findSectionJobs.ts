import type { DocumentText } from '../../../../../contract.ts';
import type { DateRange } from '../../../annotate/dates/findDateRanges.ts';
import { labelledTexts } from '../../../annotate/fieldLabels.ts';
import { titleScore } from '../../../annotate/fieldScores.ts';
import { firstWhere } from '../../../shared/firstWhere.ts';
import type { LineView } from '../../../shared/lineView.ts';
import { findEmployerGroups, withEmployers } from './employerGroups.ts';
import { assignFields, type JobFields } from './fields/assignFields.ts';
import { withLabelledFields } from './fields/labelledFields.ts';
import { type FoundJob, findLabelledJobs } from './findLabelledJobs.ts';
import { findNarratedJobs } from './findNarratedJobs.ts';
import { headerScore } from './segment/headerScore.ts';
import { type Entry, segmentEntries } from './segment/segmentEntries.ts';
import { segmentUndated } from './segment/segmentUndated.ts';
import { splitPromotions } from './segment/splitPromotions.ts';

const lateLines = 6;

/**
 * If other lines come before the position ("Acme", "Berlin, acme.example", "Retail", "Shop Manager"), takes the first title among the next lines.
 */
function withLatePosition(entry: Entry, fields: JobFields): [Entry, JobFields] {
  if (fields.position) return [entry, fields];
  const at = entry.body
    .slice(0, lateLines)
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

/** Jobs under headers, from entries split by dates or titles. */
function readEntries(document: DocumentText, entries: readonly Entry[]): FoundJob[] {
  const fields = assignFields(document, entries);
  return entries.map((entry, index) => {
    const [late, known] = withLatePosition(entry, fields[index]!);
    const [own, named] = withLabelledFields(document, late, known);
    return { entry: own, fields: named };
  });
}

/** Entries dated by a range; a lone year may be an award's. */
const datedEntries = (entries: readonly Entry[]) =>
  entries.filter(({ range }) => range?.kind === 'range' || range?.kind === 'since');

function isLabelledDate(lines: readonly LineView[], { start }: DateRange): boolean {
  const line = lines[firstWhere(lines, ({ end }) => end > start)];
  return line !== undefined && labelledTexts(line.text).some(({ kind }) => kind === 'period');
}

/** "From June 2006 to March 2013" alone on a line, with no text that names a job. */
function isDateAlone({ header, range }: Entry): boolean {
  const [line] = header;
  if (!line || !range || header.length > 1) return false;
  const rest = line.text.slice(0, Math.max(0, range.start - line.start)) + line.text.slice(Math.max(0, range.end - line.start));
  return (rest.match(/\p{L}/gu)?.length ?? 0) <= mostLetters;
}

/** Letters allowed beside a lone date: "From", "since". */
const mostLetters = 5;

/** Gives an undated sentence the date that is alone on a line below it. */
function withDates(told: readonly FoundJob[], entries: readonly Entry[]): FoundJob[] {
  const alone = entries.filter(isDateAlone);
  return told.map((job, index) => {
    if (job.entry.range) return job;
    const [from, to] = [startOf(job), told[index + 1] ? startOf(told[index + 1]!) : Number.POSITIVE_INFINITY];
    const own = alone.find(({ range }) => range!.start > from && range!.start < to);
    return own ? { ...job, entry: { ...job.entry, range: own.range } } : job;
  });
}

/** Whether the labels only mark a field in each dated entry's header ("Должность: …"); then the section is not a form. */
function areNamed(labelled: readonly FoundJob[], entries: readonly Entry[]): boolean {
  const headers = entries.filter(({ header }) => header[0] && labelledTexts(header[0].text).length === 0);
  return labelled.every(({ entry: { header } }) => headers.some((one) => one.header.includes(header.at(-1)!)));
}

/** The jobs of a section, whether it is written as forms, sentences, or entries under headers. */
export function findSectionJobs(
  document: DocumentText,
  lines: readonly LineView[],
  ranges: readonly DateRange[],
  body: number,
): FoundJob[] {
  const cut = (own: readonly LineView[]) =>
    segmentEntries(document, own, ranges, (line) => headerScore(line, body)).flatMap((entry) =>
      splitPromotions(document, entry, ranges),
    );
  const groups = findEmployerGroups(lines, ranges);
  if (groups.length > 0) {
    const heads = new Set(groups.flatMap(({ employer, total }) => [employer, ...(total ? [total] : [])]));
    const entries = cut(lines.filter((line) => !heads.has(line)));
    if (entries.length >= groups.length) return withEmployers(readEntries(document, entries), groups);
  }
  const dated = cut(lines);
  const labelled = findLabelledJobs(document, lines, ranges);
  const form = labelled[0]?.entry.header[0];
  if (form) {
    const before = datedEntries(cut(lines.slice(0, lines.indexOf(form))));
    // A date after a label belongs to the form or its project.
    const bare = datedEntries(dated).filter(({ range }) => range!.start > form.start && !isLabelledDate(lines, range!));
    if (labelled.length >= bare.length && !areNamed(labelled, datedEntries(dated)))
      return [...readEntries(document, before), ...labelled];
  }
  const entries = dated.length > 0 ? dated : segmentUndated(lines);
  const sentences = withDates(findNarratedJobs(document, lines, ranges), entries);
  const starts = new Set(sentences.map(({ entry }) => entry.range?.start));
  // If sentences have dates, a lone year is an award's; if not, it may date an entry.
  const spokenDates = sentences.some(({ entry }) => entry.range !== null);
  const dates = (own: readonly Entry[]) =>
    (spokenDates ? datedEntries(own) : own).filter(
      (entry) => entry.range && !starts.has(entry.range.start) && !isDateAlone(entry),
    );
  const others = dated.length > 0 ? dates(entries) : entries;
  // Below dated headers, an undated sentence describes a duty, unless most jobs are sentences.
  const ruled = dated.length === 0 || others.length === 0 || sentences.length > Math.max(2, others.length);
  const told = ruled ? sentences : sentences.filter(({ entry }) => entry.range?.from);
  if (told.length === 0 || told.length < others.length) return readEntries(document, entries);
  const spoken = new Set(told.flatMap(({ entry }) => entry.header));
  const rest = dates(cut(lines.filter((line) => !spoken.has(line))));
  return [...told, ...readEntries(document, rest)].sort((a, b) => startOf(a) - startOf(b));
}

const startOf = ({ entry }: FoundJob) => (entry.header[0] ?? entry.body[0])?.start ?? 0;
