import type { DocumentText } from '../../../../../contract.ts';
import { dateMask } from '../../../annotate/dates/dateMasks.ts';
import { type DateRange, rangesFrom } from '../../../annotate/dates/findDateRanges.ts';
import { type JobLabel, labelledTexts } from '../../../annotate/fieldLabels.ts';
import { titleScore } from '../../../annotate/fieldScores.ts';
import { matchTrailingPlace } from '../../../annotate/matchPlace.ts';
import type { LineView } from '../../../shared/lineView.ts';
import type { Piece } from '../../../shared/splitPieces.ts';
import { assignFields, type JobFields } from './fields/assignFields.ts';
import type { Entry } from './segment/segmentEntries.ts';

/** A job found in a section: its entry and its fields. */
export interface FoundJob {
  entry: Entry;
  fields: JobFields;
}

type Field = Extract<JobLabel, 'company' | 'position' | 'period'>;

interface Label {
  kind: JobLabel;
  /** Index of the label's line. */
  at: number;
  /** Whether the label begins its line. */
  opens: boolean;
  /** Whether the label names a project. */
  undertaking: boolean;
  value: Piece;
}

interface Form {
  /** Index of the form's first line. */
  first: number;
  fields: Map<Field, Label>;
  /** Whether the form has a project's labels: "Role" and "Duration" below them belong to the project. */
  inProject: boolean;
}

const isField = (kind: JobLabel): kind is Field => kind === 'company' || kind === 'position' || kind === 'period';

const undertakingPattern = /^(?:name of (?:the )?(?:project|assignment)|project (?:name|title))(?!\p{L})/iu;

/** The labels of the lines, each with the value after it or alone on the line below. */
function labelsOf(document: DocumentText, lines: readonly LineView[]): Label[] {
  return lines.flatMap((line, at) =>
    labelledTexts(line.text).map(({ kind, label, start, end }) => {
      const below = lines[at + 1];
      const own = line.text.slice(start, end).trim() !== '';
      const [from, to] =
        own || !below || below.text.endsWith(':') || labelledTexts(below.text).length > 0
          ? [line.start + start, line.start + end]
          : [below.start, below.end];
      const value = labelledPiece(document, line, from, to);
      // "Title: Design of a bridge" names a project.
      const ofProject = kind === 'position' && /^title(?!\p{L})/iu.test(line.text.slice(label)) && titleScore(value.text) < 1;
      const undertaking = ofProject || (label === 0 && undertakingPattern.test(line.text));
      return { kind: ofProject ? 'project' : kind, at, opens: label === 0, undertaking, value };
    }),
  );
}

/** The value after a label: one cell of its line, without punctuation around it and without "As" before a title. */
export function labelledPiece(document: DocumentText, line: LineView, start: number, end: number): Piece {
  const cell = document.text
    .slice(start, end)
    .replace(/^\s+/u, (space) => space.replaceAll('\t', ' '))
    .split('\t')[0]!;
  const text = cell.replace(/^(?:[\s:;,.|“”–—-]|as\s)+|[\s:;,|(“”–—-]{1,60}$/giu, '');
  const from = start + cell.indexOf(text);
  return { start: from, end: from + text.length, text, bold: line.bold, italic: false, size: line.size, line: line.index };
}

/** Uses a contractor's client as the employer if no label names one. */
function withClients(labels: readonly Label[]): Label[] {
  const named = labels.some(({ kind }) => kind === 'company');
  return labels.map((label) =>
    label.kind === 'client' ? { ...label, kind: named || !label.opens ? 'project' : 'company' } : label,
  );
}

/** Groups labels by job: the first label of a job appears again with the next job. */
function groupLabels(labels: readonly Label[]): Form[] {
  const forms: Form[] = [];
  const lead = labels.find(({ kind }) => isField(kind))?.kind;
  const named = labels.some(({ kind }) => kind === 'company');
  let undertaking = false;
  for (const label of labels) {
    const form = forms.at(-1);
    // "Name of project: …" begins a form that is not a job.
    undertaking = label.kind === 'company' ? false : undertaking || label.undertaking;
    if (undertaking) continue;
    if (!isField(label.kind)) {
      if (form && label.kind === 'project') form.inProject = true;
      continue;
    }
    const repeats = form?.fields.has(label.kind) ?? true;
    if (!form || (repeats && (label.kind === 'company' || (label.kind === lead && !(named && form.inProject)))))
      forms.push({ first: label.at, fields: new Map([[label.kind, label]]), inProject: false });
    else if (!repeats) form.fields.set(label.kind, label);
  }
  // "From: … to: …" alone is not a form.
  return forms.filter(({ fields }) => (named ? fields.has('company') : fields.has('position')));
}

const mostWords = 12;
const linesAbove = 3;

/** Index of the form's first line, which may be a project label above its own labels. */
function firstOf(lines: readonly LineView[], form: Form, after: number): number {
  let first = form.first;
  while (first - 1 > after && form.first - first < linesAbove && labelledTexts(lines[first - 1]!.text).length > 0) first -= 1;
  return first;
}

/** The line above a form, if it may name what the form does not: the title above "Company: …", the company above "Period: …". */
function headAbove(lines: readonly LineView[], form: Form, first: number, after: number): LineView | null {
  const line = lines[first - 1];
  if (!line || first - 1 <= after || (form.fields.has('company') && form.fields.has('position'))) return null;
  const short = line.wordCount <= mostWords && !/[.!?;:]$/.test(line.text.replace(/(?:ltd|inc|co|corp)\.$/iu, ''));
  return short && (line.bold || line.gapBefore || line.listItem || titleScore(line.text) >= 2) ? line : null;
}

/** A name without the date, the place and the full stop after it. */
function bare(document: DocumentText, piece: Piece | undefined, range: DateRange | null): Piece | null {
  if (!piece || !/\p{L}{2}/u.test(piece.text)) return null;
  const mask = range ? dateMask(document, range) : null;
  if (mask && mask.start <= piece.start && mask.end > piece.start) return null;
  const cut = mask && mask.start > piece.start && mask.start < piece.end ? mask.start : piece.end;
  const text = document.text.slice(piece.start, cut).replace(/(?<![\s:;,|(–—-])[\s:;,|(–—-]+$/u, '');
  return { ...piece, end: piece.start + text.length, text };
}

function placed(piece: Piece | null): Pick<JobFields, 'company' | 'location'> {
  const place = piece && matchTrailingPlace(piece.text);
  const name = place ? piece.text.slice(0, place.start).replace(/(?<![\s,(–-])[\s,(–-]+$/u, '') : '';
  if (!piece || !place || !name) return { company: piece, location: null };
  const [start, end] = [piece.start + place.start, piece.start + place.end];
  return {
    company: { ...piece, end: piece.start + name.length, text: name },
    location: { ...piece, start, end, text: piece.text.slice(place.start, place.end) },
  };
}

const lastOf = ({ fields }: Form) => Math.max(...[...fields.values()].map(({ at }) => at));
/** In characters: "From" before a date is part of its range. */
const leadLimit = 12;

/** The date after the form's period label, otherwise the first date in its lines. */
function rangeOf(lines: readonly LineView[], ranges: readonly DateRange[], form: Form, start: number): DateRange | null {
  const period = form.fields.get('period')?.value;
  const labelled = period && rangesFrom(ranges, period.start - leadLimit, period.end).find(({ end }) => end > period.start);
  // The date may be alone on the line below.
  const below = lines[lastOf(form) + 1];
  const end = below && labelledTexts(below.text).length === 0 ? below.end : lines[lastOf(form)]!.end;
  return labelled ?? rangesFrom(ranges, start, end)[0] ?? null;
}

const leastKnown = 2;

/** The fields from a form's labels and the line above it; null if there are too few for a job. */
function fieldsOf(document: DocumentText, form: Form, head: LineView | null, range: DateRange | null): JobFields | null {
  const above = head && assignFields(document, [{ header: [head], body: [], range }])[0];
  const company = bare(document, form.fields.get('company')?.value, range);
  const position = bare(document, form.fields.get('position')?.value, range);
  const known = [company, position, form.fields.get('period') ?? range].filter((one) => one !== null).length;
  if (known < leastKnown && !above) return null;
  // Above a form that names the position, "Lumen Consultants" is the employer even if it reads like a title.
  const employer = above?.company ?? (position ? (above?.position ?? null) : null);
  const named = company ? placed(company) : { company: employer, location: above?.location ?? null };
  return { position: position ?? above?.position ?? null, ...named, rest: [] };
}

/** Jobs of a section written as forms: "Company: …", "Designation: …", "Duration: …", in any order, some with a field in the line above. */
export function findLabelledJobs(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[]): FoundJob[] {
  const labels = withClients(labelsOf(document, lines));
  const forms = groupLabels(labels);
  const ends = forms.map((_, index) => (index > 0 ? lastOf(forms[index - 1]!) : -1));
  const firsts = forms.map((form, index) => firstOf(lines, form, ends[index]!));
  const heads = forms.map((form, index) => headAbove(lines, form, firsts[index]!, ends[index]!));
  const labelled = new Set(labels.flatMap(({ kind, at }) => (isField(kind) ? [lines[at]!] : [])));
  return forms.flatMap((form, index): FoundJob[] => {
    const [first, head] = [firsts[index]!, heads[index] ?? null];
    const until = (firsts[index + 1] ?? lines.length) - Number(Boolean(heads[index + 1]));
    const range = rangeOf(lines, ranges, form, head?.start ?? lines[first]!.start);
    const fields = fieldsOf(document, form, head, range);
    if (!fields?.company && !fields?.position) return [];
    const entry: Entry = {
      header: lines.slice(first - Number(head !== null), form.first + 1),
      body: lines.slice(form.first + 1, until).filter((line) => !labelled.has(line)),
      range,
    };
    return [{ entry, fields }];
  });
}
