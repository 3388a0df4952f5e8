import { type DateRange, rangesFrom } from '../../../annotate/dates/findDateRanges.ts';
import type { LineView } from '../../../shared/lineView.ts';
import type { Piece } from '../../../shared/splitPieces.ts';
import type { FoundJob } from './findLabelledJobs.ts';

const years = String.raw`\d{1,2}\s?(?:years?|yrs?|год|года|лет)`;
const months = String.raw`\d{1,2}\s?(?:months?|mos?|месяц(?:а|ев)?|мес)\.?`;
/** The total time with an employer: "5 years 3 months". */
const totalPattern = new RegExp(
  String.raw`^(?:(?:full|part)[\s-]time\s*·\s*)?(?:less than a year|${years}(?:[\s,]*${months})?|${months})$`,
  'iu',
);
const mostWords = 8;

/** An employer named once, over the positions held there. */
export interface EmployerGroup {
  employer: LineView;
  /** The line with the total time there; null for other employers with the same look that do not show it. */
  total: LineView | null;
}

const looksOf = ({ size, bold, caps }: LineView) => `${size}|${bold}|${caps}`;

const names = (line: LineView | undefined): line is LineView =>
  line !== undefined &&
  line.wordCount <= mostWords &&
  !line.listItem &&
  !/[.:;]$/.test(line.text) &&
  !totalPattern.test(line.text);

/**
 * Employers with the total time below their name, and the other lines with the same look. Their positions follow, each with its own dates. A duration
 * below a date is that job's own, not the employer's total.
 */
export function findEmployerGroups(lines: readonly LineView[], ranges: readonly DateRange[]): EmployerGroup[] {
  const isDated = ({ start, end }: LineView) => rangesFrom(ranges, start - mostDate, end).some((range) => range.end > start);
  const groups = lines.flatMap((total, index): EmployerGroup[] => {
    const employer = lines[index - 1];
    const named = names(employer) && names(lines[index + 1]) && totalPattern.test(total.text) && !isDated(employer);
    return named ? [{ employer, total }] : [];
  });
  const looks = new Set(groups.filter(({ employer }) => employer.size > 0).map(({ employer }) => looksOf(employer)));
  const known = new Set(groups.map(({ employer }) => employer));
  const alike = lines.filter((line) => looks.has(looksOf(line)) && !known.has(line) && names(line) && !isDated(line));
  // A look that over a quarter of the lines share does not mark employers.
  const others = alike.length > lines.length / 4 ? [] : alike.map((employer) => ({ employer, total: null }));
  return [...groups, ...others].sort((a, b) => a.employer.start - b.employer.start);
}

/** In characters; longer than any written range. */
const mostDate = 60;

/** Gives the employer to the positions below its name, until a job names its own. */
export function withEmployers(jobs: readonly FoundJob[], groups: readonly EmployerGroup[]): FoundJob[] {
  let next = 0;
  let current: EmployerGroup | null = null;
  return jobs.map(({ entry, fields }) => {
    const start = entry.header[0]?.start ?? 0;
    for (; next < groups.length && groups[next]!.employer.start < start; next += 1) current = groups[next]!;
    // In a group, an entry's only name is the position.
    const lone = fields.company && !fields.position;
    if (fields.company && fields.position) current = null;
    if (!current) return { entry, fields };
    const position = lone ? fields.company : fields.position;
    return { entry, fields: { ...fields, position, company: pieceOf(current.employer) } };
  });
}

const pieceOf = ({ start, end, text, bold, size, index }: LineView): Piece => ({
  start,
  end,
  text,
  bold,
  italic: false,
  size,
  line: index,
});
