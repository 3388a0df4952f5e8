import type { DocumentText } from '../../../../../../contract.ts';
import { dateMask } from '../../../../annotate/dates/dateMasks.ts';
import { type DateRange, rangesFrom } from '../../../../annotate/dates/findDateRanges.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { type LineView, sliceLine } from '../../../../shared/lineView.ts';

/** In characters: shorter lines hold only a header. */
const leastLength = 60;
const mostHead = 150;
/** Separates a header that ends in its date from the description after it. */
const markPattern = /^\s*(?:[).\]]+\s*)?(?:[:.](?:\s*[–—-])?|[–—-])\s+(?=\p{Lu})/u;
/** The end of a sentence, not of an abbreviation or initial. */
const stopPattern = /(?<=\p{Ll}{3}|[»")]|\p{Lu}{3})\.\s+(?=\p{Lu})/u;
const leastWords = 3;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
const namesJob = (text: string) => text.split(/[,;|–—]\s*/u).some((part) => titleScore(part) >= 1.2 || companyScore(part) >= 1.5);

/** Where the description begins in a line that opens with its job's header: after its date, or after the sentence that its date opens. */
function accountAt(document: DocumentText, line: LineView, range: DateRange): number | null {
  const { start, end } = dateMask(document, range);
  if (end > line.end) return null;
  if (start <= line.start + 2) {
    const stop = stopPattern.exec(line.text.slice(end - line.start));
    return stop ? end + stop.index + stop[0].length : null;
  }
  const mark = markPattern.exec(document.text.slice(end, line.end));
  return mark ? end + mark[0].length : null;
}

/** "Lumen Ltd, Leeds, Fitter (2014–2018): Repaired pumps. Trained apprentices.": splits a job's header and the description after it into two lines. */
export function splitRunInHeads(
  document: DocumentText,
  lines: readonly LineView[],
  ranges: readonly DateRange[],
): readonly LineView[] {
  return lines.flatMap((line) => {
    if (line.listItem || line.text.length < leastLength) return [line];
    const [range] = rangesFrom(ranges, line.start, line.end);
    if (!range || range.kind === 'single' || range.kind === 'until' || range.hole) return [line];
    const at = accountAt(document, line, range);
    if (at === null || at - line.start > mostHead) return [line];
    const [head, told] = [sliceLine(document, line, line.start, at), sliceLine(document, line, at, line.end)];
    const name = document.text.slice(line.start, range.start) + document.text.slice(range.end, at);
    return head && told && wordsIn(told.text) >= leastWords && namesJob(name.replace(/(?<![\s.:()–—-])[\s.:()–—-]+$/u, ''))
      ? [head, told]
      : [line];
  });
}
