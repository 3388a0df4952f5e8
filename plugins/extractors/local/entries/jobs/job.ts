import type { DocumentText, Experience, Fact } from '../../../../contract.ts';
import type { DateRange } from '../../annotate/dates/findDateRanges.ts';
import { isFieldLabel } from '../../annotate/fieldLabels.ts';
import { readParagraphs } from '../../lines/readParagraphs.ts';
import { oneLine } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';

/** A job and the position of its text, which other fields read too. */
export interface Job {
  fact: Fact<Experience>;
  body: LineView[];
  start: number;
  end: number;
}

const maxResponsibilities = 200;

interface Dated {
  range: DateRange | null;
}

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

/** What the lines below an entry's header say that the person did, after what its header left over. */
export function responsibilitiesOf(
  document: DocumentText,
  body: readonly LineView[],
  rest: readonly { text: string }[] = [],
): string[] {
  return [...rest, ...readParagraphs(document, body)]
    .map(({ text }) => oneLine(text))
    .filter((text) => /\p{L}{2}/u.test(text) && !isFieldLabel(text))
    .slice(0, maxResponsibilities);
}
