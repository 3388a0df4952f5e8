import type { Experience, PartialDate, ResumeFacts } from '../../contract.ts';

/** The latest month in which any dated job was held, `YYYY-MM`: the document's own "today", because a comparison has no clock. Null without dated jobs. */
export function latestMonth({ experience }: ResumeFacts): string | null {
  let latest: number | null = null;
  for (const { value } of experience) {
    const end = endOf(value);
    if (end !== null && (latest === null || end > latest)) latest = end;
  }
  return latest === null ? null : `${Math.floor(latest / 12)}-${String((latest % 12) + 1).padStart(2, '0')}`;
}

/** Whole months from one date to a later one. A bare year counts as its last month. */
export function monthsBetween(from: PartialDate, to: PartialDate): number {
  return toMonths(to) - toMonths(from);
}

/** A current job ends in the month up to which its months were counted. */
function endOf({ start, end, months }: Experience): number | null {
  if (end !== null) return toMonths(end);
  return start !== null && months !== null ? toMonths(start) + months - 1 : null;
}

function toMonths(date: PartialDate): number {
  const [year, month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? 12 : Number(month)) - 1;
}
