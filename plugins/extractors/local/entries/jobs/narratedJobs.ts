import type { DocumentText, Experience } from '../../../../contract.ts';
import { jobBreaks, jobClosers } from '../../../../knowledge/cues/jobEntryCues.ts';
import { monthsOf, periodOf } from '../../../../knowledge/durations.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import { type DateRange, dateMask, rangesFrom } from '../../annotate/dates/findDateRanges.ts';
import { isFieldLabel } from '../../annotate/fieldLabels.ts';
import { companyScore, formsList, titleScore } from '../../annotate/fieldScores.ts';
import { readParagraphs } from '../../lines/wrapping.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import { firstWhere, type TextSpan } from '../../shared/textSpan.ts';
import { datesOf, type Job, responsibilitiesOf } from './labelledJobs.ts';

/** In characters: a paragraph names its job in its first sentences. */
const reach = 320;
const mostVerbs = 3;
/** "Presently working with …": without a title, only a verb this near the beginning introduces a job. */
const mostBefore = 30;
const leastTitle = 1.2;
const longestName = 90;
/** The date may be on the next lines: "Working as a fitter in Lumen Ltd", "at Leeds from 2015 to date". */
const linesBelow = 3;

const verbPattern =
  /(?<!\p{L})(?:(?:work(?:ed|ing|s)?|serv(?:ed|ing|es))(?:\s+experience)?|employed|associated|experience|joined|работа(?:л|ла|ю|ет))(?!\p{L})/giu;
/** Openings without a verb: "2 years as a cashier in …", "With Lumen Ltd as a trainee". */
const verblessPattern = /^(?:(?:\d{1,2}|one|two|three|four|five|six)\+?\s(?:years?|months?)(?=\sas\s)|(?=with\s+\p{Lu}))/iu;
const role = String.raw`(?:as|for the (?:profile|post|position) of|в должности|на должности|в качестве)(?!\p{L})`;
const preposition = String.raw`(?:in|at|with|for|under|в|с)(?!\p{L})`;
const quoteMark = String.raw`["“”«'’]?`;
const AS = new RegExp(String.raw`^\s*${role}\s*(?:an?\s+|the\s+)?${quoteMark}\s*`, 'iu');
const AT = new RegExp(String.raw`^\s*(?:${preposition}\s*){1,2}(?:projects? of\s+)?${quoteMark}\s*`, 'iu');
/** "Co-founder, Lumen Ltd": a comma in place of a preposition. */
const atOrComma = new RegExp(String.raw`${AT.source}|^\s*,\s*(?=\p{Lu})`, 'u');
const nextAs = new RegExp(String.raw`\s${role}`, 'iu');
const nextAt = new RegExp(String.raw`\s${preposition}`, 'iu');
/** Where a name ends; the punctuation in "Sr.", "Pvt." and "Lumen (I) Ltd" does not end it. */
const closePattern = new RegExp(String.raw`\s{0,20}(?:${jobBreaks}|\s(?:${jobClosers})(?!\p{L}))`, 'iu');
const noCompany =
  /^(?:the|an?|various|different|several|many|field|area|my|all|team|both|close|these|this|that|projects?|most)\s/iu;

const startsWithDate = /^(?:from|since|period|duration|с)(?!\p{L})/iu;

interface Told {
  title: [number, number] | null;
  company: [number, number];
}

/** Start and end of a name that begins at `from`: it ends at the next punctuation mark, or at `before`. */
function nameAt(text: string, from: number, before: RegExp | null): [number, number] {
  const rest = text.slice(from, from + longestName);
  const ends = [closePattern, before].map((mark) => mark?.exec(rest)?.index ?? rest.length);
  const name = rest.slice(0, Math.min(...ends)).trimEnd();
  return [from, from + name.length + Number(/«[^«»]*$/u.test(name) && rest[name.length] === '»')];
}

/** After "Pvt. Ltd." the sentence continues: "Lumen Pvt. Ltd. in customer support". */
function companyAt(text: string, from: number, before: RegExp | null): [number, number] {
  const [start, end] = nameAt(text, from, before);
  const forms = formsList.find(text.slice(start, end)).filter(({ start: at }) => at > 0);
  const last = forms.findIndex((form, index) => !forms[index + 1] || forms[index + 1]!.start > form.end + 1);
  return [start, last < 0 ? end : start + forms[last]!.end];
}

/** "Worked for more than 9 months in …". */
const forTime =
  /^\s(?:for\s)?(?:(?:more|less)\sthan\s|over\s|about\s|around\s|nearly\s|the\s(?:last|past)\s)?(?:\d{1,2}|one|two|three|four|five|six)\+?\s(?:years?|months?)(?!\p{L})/iu;

/** "as a fitter in Lumen Ltd", "with Lumen Ltd, Leeds, as fitter". */
function tellFrom(text: string, verbEnd: number): Told | null {
  const from = verbEnd + (forTime.exec(text.slice(verbEnd))?.[0].length ?? 0);
  const as = AS.exec(text.slice(from));
  if (as) {
    const title = nameAt(text, from + as[0].length, nextAt);
    const at = atOrComma.exec(text.slice(title[1]));
    return at && { title, company: companyAt(text, title[1] + at[0].length, nextAt) };
  }
  const at = AT.exec(text.slice(from));
  return at && withTitle(text, companyAt(text, from + at[0].length, nextAs));
}

/** Adds the title after "as", if it is in the same sentence. */
function withTitle(text: string, company: [number, number]): Told {
  const rest = text.slice(company[1]);
  const as = nextAs.exec(rest);
  if (!as || /[.!?]\s+\p{Lu}\p{Ll}{3}/u.test(rest.slice(0, as.index))) return { title: null, company };
  const from = company[1] + as.index;
  return { title: nameAt(text, from + (AS.exec(text.slice(from))?.[0].length ?? 0), nextAt), company };
}

const sliceOf = (text: string, [start, end]: [number, number]) => text.slice(start, end).replace(/\s+/gu, ' ').replace(/\.$/, '');

/** Whether a narrated job is plausible: its title is a title and its employer has a name. Without a title, the employer must have a legal form or a date. */
function holds(text: string, { title, company }: Told, dated: boolean): boolean {
  const employer = sliceOf(text, company);
  // "2MW solar plant" and "the field" are what the person worked on.
  const doubtful = noCompany.test(employer) || /^\d/.test(employer) || isFieldLabel(employer);
  if (!/^[\p{Lu}\d].*\p{L}/u.test(employer) || (doubtful && companyScore(employer) < 1)) return false;
  if (title) return titleScore(sliceOf(text, title)) >= leastTitle;
  return normalizeSkill(employer) === null && (formsList.has(employer) || (dated && companyScore(employer) >= 0.8));
}

/** The job that a paragraph narrates with a verb: "Worked as …". */
function tell(text: string, dated: boolean): Told | null {
  const verbless = verblessPattern.exec(text);
  const verbs = [...(verbless ? [verbless] : []), ...matchesOf(verbPattern, text).slice(0, mostVerbs)];
  for (const verb of verbs) {
    const told = tellFrom(text, verb.index + verb[0].length);
    if (told && (told.title || (verb !== verbless && verb.index <= mostBefore)) && holds(text, told, dated)) return told;
  }
  return null;
}

/** A job that a sentence tells: its lines, those below that tell of it, and its fields. */
interface NarratedJob {
  header: LineView[];
  body: LineView[];
  range: DateRange | null;
  position: TextSpan | null;
  company: TextSpan;
}

/** Jobs of a section without headers: each is narrated in a sentence. */
function findNarratedJobs(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[]): NarratedJob[] {
  const told = readParagraphs(document, lines).flatMap(({ start, end }) => {
    const text = document.text.slice(start, Math.min(end, start + reach));
    const first = firstWhere(lines, (line) => line.end > start);
    const inside = rangesFrom(ranges, start, end);
    const own = inside.find(({ kind }) => kind !== 'single');
    const job = first === lines.length ? null : tell(text, inside.length > 0);
    return job ? [{ start, end, first, job, own }] : [];
  });
  return told.map(({ start, end, first, job, own }, index) => {
    const last = firstWhere(lines, (line) => line.start >= end) - 1;
    const next = told[index + 1]?.first ?? lines.length;
    const below = lines.slice(last + 1, Math.min(next, last + 1 + linesBelow));
    const item = below.findIndex(({ listItem, text: own }) => listItem && !startsWithDate.test(own));
    const until = (item < 0 ? below : below.slice(0, item)).at(-1)?.end ?? end;
    const range =
      own ?? rangesFrom(ranges, start, until).find(({ kind }) => kind !== 'single') ?? rangesFrom(ranges, start, end)[0] ?? null;
    const mask = range && dateMask(document, range);
    const piece = ([from, to]: [number, number]): TextSpan => {
      const cut = mask && mask.start > start + from ? Math.min(start + to, mask.start) : start + to;
      const name = document.text.slice(start + from, cut).replace(/(?<![\s,;:(–-])[\s,;:(–-]+$/u, '');
      return { start: start + from, end: start + from + name.length, text: name };
    };
    const body = lines.slice(last + 1, next);
    const position = job.title && piece(job.title);
    return { header: lines.slice(first, last + 1), body, range, position, company: piece(job.company) };
  });
}

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
  const spans = [position, company, range].filter((span) => span !== null);
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
