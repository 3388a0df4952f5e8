import type { DocumentText, Experience, Fact } from '../../../../contract.ts';
import { careerBreaks } from '../../../../knowledge/cues/jobEntryCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { monthsOf, periodOf } from '../../../../knowledge/durations.ts';
import { givenNamesSet } from '../../../../knowledge/names.ts';
import { isFieldLabel } from '../../annotate/fieldLabels.ts';
import { confidenceOf, type FieldSpan } from '../../label/fieldSpan.ts';
import { readParagraphs } from '../../lines/wrapping.ts';
import { oneLine, printedAt, quoteAll } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import { contains } from '../../shared/textSpan.ts';
import { type EntryLines, entryLines, schoolItself } from '../entryLines.ts';
import { linesOf, type Resume } from '../resume.ts';

/** A job and the position of its text, which other fields read too. */
export interface Job {
  fact: Fact<Experience>;
  body: LineView[];
  start: number;
  end: number;
}

const maxResponsibilities = 200;

type Dated = Pick<EntryLines, 'range'>;

/** A lone start date means a current job if the entry is the first and later than the ends of all others; otherwise the end is unknown. */
export function datesOf(entry: Dated, all: readonly Dated[]): Pick<Experience, 'start' | 'end' | 'current'> {
  const { range } = entry;
  if (!range) return { start: null, end: null, current: false };
  if (range.kind !== 'single') return { start: range.from, end: range.current ? null : range.to, current: range.current };
  const others = all.flatMap((other) => (other !== entry && other.range ? [other.range] : []));
  const current =
    entry === all[0] &&
    others.length > 0 &&
    others.every(({ kind, to }) => kind !== 'single' && to !== null && to.slice(0, 7) <= (range.from ?? ''));
  return { start: range.from, end: range.to === range.from || current ? null : range.to, current };
}

/** What the lines below an entry's header say that the person did. */
export function responsibilitiesOf(document: DocumentText, body: readonly LineView[]): string[] {
  return readParagraphs(document, body)
    .map(({ text }) => oneLine(text))
    .filter((text) => /\p{L}{2}/u.test(text) && !isFieldLabel(text))
    .slice(0, maxResponsibilities);
}

/** Whether an entry begins with its employer, above the position. */
const opensWithEmployer = ({ header, fields: { company, position } }: EntryLines): boolean =>
  company !== undefined && company.line === header[0]?.index && position?.line !== company.line;

const opensWithPosition = ({ header, fields: { position } }: EntryLines): boolean =>
  position !== undefined && position.line === header[0]?.index;

/** A line with only an employer applies to the jobs below it, and jobs grouped under an employer share it. */
function shareEmployers(entries: readonly EntryLines[]): EntryLines[] {
  let head: EntryLines | undefined;
  let isAlone = false;
  const jobs: EntryLines[] = [];
  entries.forEach((entry, at) => {
    const { company, position } = entry.fields;
    if (company) head = entry;
    const heads = company && !position && entry.body.length === 0 && (!entry.range || entries[at + 1]?.under === true);
    if (company) isAlone = Boolean(heads);
    if (heads) return;
    const isGrouped = entry.under || isAlone || (head !== undefined && opensWithEmployer(head) && opensWithPosition(entry));
    const shared = company || !isGrouped ? undefined : head?.fields.company;
    jobs.push(shared ? { ...entry, fields: { ...entry.fields, company: shared } } : entry);
  });
  return jobs;
}

const professor = /^(?:Prof(?:essor)?\.?|Dr\.?)\s(?:Dr\.?\s)?(?:\p{Lu}\.\s?){0,2}(\p{Lu}\p{Ll}+)/u;
const beforeProfessor = /^(?:Supervis|Advis)[eo]r\s?:\s?(?:Prof|Dr)/u;

/** "Supervisor: Prof. Anna Moss", "Prof. Anna Moss": who led a research project is neither its employer nor the position in it. */
function namesSupervisor(text: string, { start, end }: FieldSpan): boolean {
  const name = professor.exec(text.slice(start, end))?.[1] ?? '';
  return givenNamesSet.has(name.toLowerCase()) || beforeProfessor.test(text.slice(start, end + longestTitle));
}

const longestTitle = 12;

function toJob(document: DocumentText, entry: EntryLines, all: readonly EntryLines[], today: string): Job | null {
  const { place } = entry.fields;
  const own = (span: FieldSpan | undefined) => (span && namesSupervisor(document.text, span) ? undefined : span);
  const [position, company] = [own(entry.fields.position), own(schoolItself(document.text, entry.fields.company))];
  if (!company && !position) return null;
  const printed = (span: FieldSpan | undefined) => (span ? printedAt(document, span) : null);
  const dates = datesOf(entry, all);
  const period = periodOf(dates.start, dates.end, dates.current, today);
  const value: Experience = {
    company: printed(company),
    position: printed(position),
    location: printed(place),
    ...dates,
    months: period ? monthsOf(period) : null,
    responsibilities: responsibilitiesOf(document, entry.body),
  };
  const evidence = quoteAll(document, [position, company, entry.range, place]);
  const [first, last] = [entry.header[0] ?? entry.body[0], entry.body.at(-1) ?? entry.header.at(-1)];
  return {
    fact: { value, evidence, confidence: confidenceOf([company, position]) },
    body: entry.body,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
}

const mostWordsOfBreak = 8;
/** Nothing, or a remark, may follow: "Travelling (Asia)", but not "Travelling Salesman". */
const remark = String.raw`(?=$|\s*[,.;:(–—-]|\s(?:a|an|the|my|for|of|with|in|to|and|за|по|в|с|и)(?!\p{L})|(?<=for)\s)`;
const pause = makeFinder('iu', { before: '^', words: careerBreaks, after: remark });
const cover = /(?<!\p{L})(?:cover|замещение)(?!\p{L})/iu;

/** "Parental leave", "Декретный отпуск": time between jobs, which is no year of work. Covering for someone on leave is a job. */
export const isBreak = (text: string): boolean =>
  text.split(/\s+/).length <= mostWordsOfBreak && pause.test(text.trim().replace(/^on /iu, '')) && !cover.test(text);

/** Whether an entry names nothing but a break. */
const isPause = ({ fact: { value } }: Job): boolean =>
  !(value.company && value.position) && isBreak(value.company ?? value.position ?? '');

/** The jobs in a résumé's sections of jobs, in document order, without the breaks between them. */
export function readJobs(resume: Resume): Job[] {
  const { document, lines, labelled, ranges, today } = resume;
  const own = linesOf(resume, 'experience');
  const entries = shareEmployers(entryLines(lines, labelled, ranges, 'experience', ['company', 'position']));
  return entries
    .flatMap((entry) => toJob(document, entry, entries, today) ?? [])
    .filter((job) => own.some((line) => contains(line, job.start)) && !isPause(job));
}
