import type { Education } from '../../../../contract.ts';
import type { DateRange } from '../../annotate/dates/findDateRanges.ts';

/** The years of a study. A lone date is the end; an end in the future means that the study is still going on. */
export function yearsOf(range: DateRange | null, today: string): Pick<Education, 'startYear' | 'endYear' | 'current'> {
  if (!range) return { startYear: null, endYear: null, current: false };
  const year = (date: string | null) => (date === null ? null : Number(date.slice(0, 4)));
  const end = year(range.to);
  const future = range.to !== null && range.to.slice(0, 7) > today.slice(0, range.to.length);
  if (range.kind === 'single') return { startYear: null, endYear: end, current: future };
  return { startYear: year(range.from), endYear: end, current: range.current || future };
}
