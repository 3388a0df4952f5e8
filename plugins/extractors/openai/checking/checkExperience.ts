import type { Experience, Fact } from '../../../contract.ts';
import type { JobClaim } from '../answers/resumeAnswer.ts';
import { overlap, type Span } from '../quoting/spans.ts';
import { type Claims, factOf, textOf, wordsOf } from './claims.ts';
import { jobPeriod } from './jobPeriod.ts';
import { saysCurrent, supportedDate } from './supportedDate.ts';

/** The parts of a job are close together; a column of dates may be some lines away. */
const reach = 600;
const reachOfItems = 4000;
const mostItems = 200;

/** The jobs that the document names, each with what it says about them. */
export function checkExperience(claims: Claims, jobs: readonly JobClaim[], today: string): Fact<Experience>[] {
  const taken: Span[] = [];
  return jobs.flatMap((job) => {
    const anchor = findAnchor(claims, job, taken);
    if (anchor === null) return [];
    taken.push(anchor);
    return checkJob(claims, job, anchor, today);
  });
}

/** The job's place: of all places of its first words, the free one that the rest is nearest to. */
function findAnchor(claims: Claims, job: JobClaim, taken: readonly Span[]): Span | null {
  const [first, ...rest] = [job.position, job.company, job.dates].filter((words) => words !== null && words.trim() !== '');
  if (first === undefined || (job.position === null && job.company === null)) return claims.drop();
  const places = claims.quotable.findAll(first ?? '').filter((place) => !taken.some((other) => overlap(place, other)));
  const others = rest.map((words) => claims.quotable.findAll(words ?? ''));
  const strayed = (place: Span) => others.reduce((sum, those) => sum + leastDistance(place, those), 0);
  const [best] = places.map((place) => ({ place, away: strayed(place) })).toSorted((a, b) => a.away - b.away);
  return best?.place ?? claims.drop();
}

function leastDistance(place: Span, others: readonly Span[]): number {
  return Math.min(reach, ...others.map((other) => Math.abs(other.start - place.start)));
}

function checkJob(claims: Claims, job: JobClaim, anchor: Span, today: string): Fact<Experience>[] {
  const near = { span: anchor, reach };
  const { quotable } = claims;
  const [position, company] = [claims.find(job.position, near), claims.find(job.company, near)];
  const [location, dates] = [claims.find(job.location, near), claims.find(job.dates, near)];
  if (position === null && company === null) return [];
  const period = checkDates(claims, job, dates);
  const months = jobPeriod(period, today);
  const value: Experience = {
    company: company && wordsOf(quotable, company),
    position: position && wordsOf(quotable, position),
    location: location && wordsOf(quotable, location),
    ...period,
    months: months && months.to - months.from + 1,
    responsibilities: job.responsibilities.slice(0, mostItems).flatMap((item) => {
      const place = claims.find(item, { span: anchor, reach: reachOfItems });
      return place === null ? [] : [wordsOf(quotable, place)];
    }),
  };
  return [factOf(quotable, value, ...[position, company, dates, location].filter((span) => span !== null))];
}

type Dates = Pick<Experience, 'start' | 'end' | 'current'>;

/** As much of the dates as their quotation says; a period that ends before it begins is dropped. */
function checkDates(claims: Claims, job: JobClaim, dates: Span | null): Dates {
  const words = dates === null ? '' : textOf(claims.quotable, dates);
  const current = job.current && saysCurrent(words);
  const start = supportedDate(job.start, words);
  const end = current ? null : supportedDate(job.end, words);
  const unsaid = [job.start !== null && start === null, !current && job.end !== null && end === null, job.current && !current];
  for (const one of unsaid) if (one) claims.drop();
  if (start !== null && end !== null && end.slice(0, 7) < start.slice(0, end.length)) {
    claims.drop();
    return { start: null, end: null, current: false };
  }
  return { start, end, current };
}
