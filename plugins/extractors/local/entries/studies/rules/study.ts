import type { DateRange } from '../../../annotate/dates/findDateRanges.ts';
import type { LineView } from '../../../shared/lineView.ts';

/** The lines of one course of study. */
export interface Study {
  header: LineView[];
  body: LineView[];
  range: DateRange | null;
}
