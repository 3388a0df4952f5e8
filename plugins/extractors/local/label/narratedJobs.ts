import type { LineMarks } from '../annotate/annotateLines.ts';
import { closesName, formsList } from '../annotate/fieldScores.ts';
import { matchTrailingPlace } from '../annotate/matchPlace.ts';
import type { LineView } from '../shared/lineView.ts';
import { matchLength } from '../shared/textSpan.ts';
import type { FieldSpan } from './fieldSpan.ts';
import { isHeading } from './lineLabels.ts';

/** Jobs written as sentences: "Worked as a Cook in Acme Foods, Leeds from May 2010 to June 2012". */
export interface NarratedJobs {
  labels: readonly string[];
  spans: readonly FieldSpan[];
  /** The lines of the sentences. */
  lines: ReadonlySet<number>;
}

/** "2. (May 2014 – July 2016) I have been working" */
const numbering = String.raw`^(?:\(?\d{1,2}[.)]\s?)?(?:\([^()]{4,45}\)[\s:-]{0,3})?`;
const verb = String.raw`(?:(?:have|had|am|was|been|also|currently|presently|previously)\s){0,3}(?:work(?:ed|ing)|employed):?`;
const opening = new RegExp(String.raw`${numbering}(?:I\s)?${verb}\s+(?=as\s|with\s|at\s|for\s|in\s)`, 'iu');
/** How such a sentence goes on: what it names first with the words around it, and what it names then. */
const orders = [
  {
    // "as a Cook in ‘Acme’ from"
    titleFirst: true,
    first:
      /^(as\s(?:an?\s|the\s)?["“‘]?)(\p{L}[^,;:\n]{2,60}?)(["”’]?\s(?:in|at|with|for)\s(?:the\s|M\/s\.?\s)?["“‘]?)(?=[\p{L}\p{N}])/iu,
    second: /^[\p{L}\p{N}][^,;:(\n]{1,70}?(?=["”’]?(?:\s?[,;(]|\.?\s(?:from|since|in|till|for)(?:\s|$)|\.?$))/iu,
  },
  {
    // "with ‘Acme’ (Leeds) as a Cook"
    titleFirst: false,
    first:
      /^((?:with|at|for|in)\s(?:the\s|M\/s\.?\s)?["“‘]?)([\p{L}\p{N}][^,;:(\n]{1,70}?)(["”’]?(?:,[^,;(\n]{0,40}?|\s?\([^()]{2,40}\))?\sas\s(?:an?\s|the\s)?["“‘]?)(?=\p{L})/iu,
    second: /^\p{L}[^,;:(\n]{2,60}?(?=["”’]|\s(?:in|at|from|since|under|for|till)\s|[,;(.](?:\s|$)|$)/iu,
  },
];
const mostLines = 3;
const margin = 500;

/** Where the employer's name begins and ends: it may wrap, and a town or a date may follow it directly. */
function employerIn(line: LineView, start: number, end: number, date: number, next: LineView | undefined): [number, number] {
  if (end === line.end && next) {
    const part = /^[^,(]*/u.exec(next.text)![0];
    const form = formsList.find(part)[0];
    if (form && (closesName(part.trim()) || line.text.endsWith('&'))) return [start, next.start + form.end];
  }
  const name = line.text.slice(start - line.start, Math.min(end, Math.max(date, start)) - line.start).trimEnd();
  const place = matchTrailingPlace(name);
  return [start, start + (place && place.start > 2 ? name.slice(0, place.start).trimEnd().length : name.length)];
}

function spansOf(lines: readonly LineView[], marks: readonly LineMarks[], at: number): FieldSpan[] {
  const line = lines[at]!;
  const lead = matchLength(opening, line.text);
  const text = line.text.slice(lead);
  for (const { titleFirst, first, second } of orders) {
    const [head, before = '', named = ''] = first.exec(text) ?? [];
    const rest = head === undefined ? 0 : matchLength(second, text.slice(head.length));
    if (head === undefined || rest === 0) continue;
    const one = line.start + lead + before.length;
    const other = line.start + lead + head.length;
    const [title, firm] = titleFirst ? [one, other] : [other, one];
    const [titleLength, firmLength] = titleFirst ? [named.length, rest] : [rest, named.length];
    const date = marks[at]!.dates.find(({ start }) => start > firm)?.start ?? line.end;
    const [from, to] = employerIn(line, firm, firm + firmLength, date, lines[at + 1]);
    return [
      { field: 'position', start: title, end: title + titleLength, line: at, margin },
      { field: 'company', start: from, end: to, line: at, margin },
    ];
  }
  return [];
}

/** Finds narrated jobs in sections of jobs: they have dates, and there are several or one right below the heading. Other such sentences are duties. */
export function narratedJobs(lines: readonly LineView[], marks: readonly LineMarks[], labels: readonly string[]): NarratedJobs {
  const isJob = (at: number) => /^experience:[SPMB]$/.test(labels[at] ?? '');
  const opens = (at: number) => isJob(at) && opening.test(lines[at]!.text);
  const found = lines.flatMap((_, at) => {
    if (!opens(at)) return [];
    let to = at + 1;
    while (to < at + mostLines && isJob(to) && !opens(to) && marks[to - 1]!.dates.every(({ kind }) => kind === 'single')) to += 1;
    const dated = marks.slice(at, to).findLastIndex(({ dates }) => dates.length > 0);
    const spans = dated < 0 ? [] : spansOf(lines, marks, at);
    return spans.length === 0 ? [] : { at, to: at + dated + 1, spans, first: isHeading(labels[at - 1]) };
  });
  const jobs = found.length > 1 || found.some(({ first }) => first) ? found : [];
  const own = [...labels];
  for (const { at, to } of jobs) own.fill('experience:M', at, to).fill('experience:S', at, at + 1);
  return {
    labels: own,
    spans: jobs.flatMap(({ spans }) => spans),
    lines: new Set(jobs.flatMap(({ at, to }) => Array.from({ length: to - at }, (_, more) => at + more))),
  };
}
