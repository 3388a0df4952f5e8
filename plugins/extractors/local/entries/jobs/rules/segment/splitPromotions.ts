import type { DocumentText } from '../../../../../../contract.ts';
import { dateMask } from '../../../../annotate/dates/dateMasks.ts';
import { type DateRange, rangesFrom } from '../../../../annotate/dates/findDateRanges.ts';
import { titleScore } from '../../../../annotate/fieldScores.ts';
import { type LineView, sliceLine } from '../../../../shared/lineView.ts';
import type { Entry } from './segmentEntries.ts';

const leastTitle = 1.4;
const mostWords = 8;
const edges = /^[\s,;:|•·()[\]–—-]+|(?<![\s,;:|•·()[\]–—-])[\s,;:|•·()[\]–—-]+$/gu;

const isTitle = (text: string) => text.split(/\s+/).length <= mostWords && titleScore(text) >= leastTitle;

/** "Lumen Ltd – Head Fitter (2020–now), Fitter (2018–2020)": the entries of the later ranges on an entry's date line, each with the title before it. */
function laterPositions(document: DocumentText, line: LineView, entry: Entry, ranges: readonly DateRange[]): Entry[] {
  const own = rangesFrom(ranges, line.start, line.end).filter(
    ({ kind, end }) => kind !== 'single' && kind !== 'until' && end <= line.end,
  );
  if (own.length < 2 || own[0] !== entry.range) return [];
  return own.slice(1).flatMap((range, index): Entry[] => {
    const from = dateMask(document, own[index]!).end;
    const title = sliceLine(document, line, from, dateMask(document, range).start);
    return title && isTitle(title.text.replace(edges, '')) ? [{ header: [title], body: [], range }] : [];
  });
}

/** Splits the positions that one employer's line lists into separate entries. */
export function splitPromotions(document: DocumentText, entry: Entry, ranges: readonly DateRange[]): Entry[] {
  const { range } = entry;
  const at = entry.header.findIndex((line) => range && range.start >= line.start && range.start < line.end);
  const line = entry.header[at];
  const later = line && range ? laterPositions(document, line, entry, ranges) : [];
  const first = line && range && later.length > 0 ? sliceLine(document, line, line.start, dateMask(document, range).end) : null;
  return first ? [{ ...entry, header: entry.header.with(at, first) }, ...later] : [entry];
}
