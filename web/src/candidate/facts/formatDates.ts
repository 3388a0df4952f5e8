import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { formatYears } from '../../ui/format/formatYears.ts';

/** "YYYY-MM" as "Mar 2021"; "YYYY" and anything else unchanged. */
export function formatPartialDate(date: string): string {
  const match = /^(\d{4})-(\d{2})$/.exec(date);
  if (!match) return date;
  return new Date(Number(match[1]), Number(match[2]) - 1).toLocaleDateString(getLocale(), { month: 'short', year: 'numeric' });
}

export interface JobSpan {
  readonly start: string | null | undefined;
  readonly end: string | null | undefined;
  readonly current: boolean;
  readonly months: number | null | undefined;
}

/** "Mar 2021 – present · 5.7 years"; null when no date is known. */
export function formatJobSpan({ start, end, current, months }: JobSpan): string | null {
  const span = joinSpan(
    start ? formatPartialDate(start) : null,
    current ? m.fact_present() : end ? formatPartialDate(end) : null,
  );
  return [span, months ? formatYears(months / 12) : null].filter(Boolean).join(' · ') || null;
}

export interface YearSpan {
  readonly startYear: number | null | undefined;
  readonly endYear: number | null | undefined;
  readonly current: boolean;
}

export function formatYearSpan({ startYear, endYear, current }: YearSpan): string | null {
  return joinSpan(startYear ? String(startYear) : null, endYear ? String(endYear) : current ? m.fact_present() : null);
}

function joinSpan(from: string | null, to: string | null): string | null {
  return [from, to].filter(Boolean).join(' – ') || null;
}
