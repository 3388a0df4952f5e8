import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import type { LineView } from '../../../../shared/lineView.ts';
import type { Entry } from './segmentEntries.ts';

const mostWords = 12;

const isShort = (line: LineView) =>
  !line.listItem && line.wordCount <= mostWords && !/[.!?;:]$/.test(line.text.replace(/(?:Inc|Ltd|Co|Corp|S\.A)\.$/u, ''));

/** Whether a line opens a job without a date: it begins with a title, alone or before a separator. */
function opensJob(line: LineView): boolean {
  const head = line.text.split(/,\s|\s(?:at|@|в)\s|\s[-–—|]\s|\t/u)[0] ?? '';
  return isShort(line) && /^[\p{Lu}\d«"]/u.test(line.text) && titleScore(head) >= 2;
}

const isEmployer = (line: LineView | undefined): line is LineView =>
  line !== undefined && isShort(line) && (companyScore(line.text) >= 1.4 || line.bold);

/** Splits an experience section without dates into jobs at the lines that name a title. */
export function segmentUndated(lines: readonly LineView[]): Entry[] {
  const openers = lines.flatMap((line, index) => (opensJob(line) ? [index] : []));
  return openers.map((at, order) => {
    const before = lines[at - 1];
    const above = isEmployer(before) && (order === 0 || at - 1 > openers[order - 1]!) ? [before] : [];
    return { header: [...above, lines[at]!], body: lines.slice(at + 1, openers[order + 1] ?? lines.length), range: null };
  });
}
