import type { DocumentText } from '../../../../contract.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import type { LineView } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { headingOf } from '../clauses/jobHeadings.ts';
import { notNaming } from '../title/notNaming.ts';
import { trimTitle } from '../title/trimTitle.ts';

const mostWords = 12;
const leastScore = 1.4;
const label = /^(?:job title|position(?: title)?|vacancy|вакансия|должность)\s*[:：]\s/iu;
/** Whether a line in the middle of a document looks like the title of an advertisement. */
export function isHeadline(document: DocumentText, line: LineView, before: LineView | undefined): boolean {
  if (line.listItem || line.wordCount > mostWords || /[.:;!?]$/u.test(line.text)) return false;
  const gap = line.gapBefore || onNewPage(document, line, before);
  if (!gap && !/\n\s*\n/u.test(document.text.slice(before?.end ?? 0, line.start))) return false;
  if (label.test(line.text)) return true;
  if (headingOf(line.text) !== null || notNaming.test(line.text)) return false;
  const titles = [line, ...splitPieces(document, line)].map(({ text }) => trimTitle(text).replaceAll('-', ' '));
  return titles.some((title) => titleScore(title) >= leastScore);
}

export function onNewPage({ text }: DocumentText, line: LineView, before: LineView | undefined): boolean {
  return before !== undefined && (line.page !== before.page || text.slice(before.end, line.start).includes('\f'));
}
