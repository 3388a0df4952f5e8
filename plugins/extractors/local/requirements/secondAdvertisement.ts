import type { DocumentText } from '../../../contract.ts';
import { titleScore } from '../shared/fieldScores.ts';
import { type LineView, viewLines } from '../shared/lineView.ts';
import { normalizeHeading } from '../shared/matchHeading.ts';
import { headingOf } from './jobHeadings.ts';

/** A label that an advertisement begins with. */
const titleLabel =
  /^(?:job title|position title|vacancy|vacancy title|job (?:ad|posting|id|number) ?#?\d*|название вакансии|вакансия)\s*(?:№\s?\d+\s*)?[:：]/iu;
/** A ruled line between two texts. */
const rule = /^(?:[-–—_=*~#•.]\s?){5,}$/u;
const mostTitleWords = 9;
const leastTitleScore = 1.4;

/** Where the second of several advertisements in one file begins; null when there is one. */
export function secondAdvertisement(document: DocumentText): number | null {
  const lines = viewLines(document);
  const labelled = lines.filter(({ text }) => titleLabel.test(text));
  return labelled[1]?.start ?? repeatedParts(document, lines);
}

/** The parts of a description begin anew ("Requirements" stands a second time) and a title stands between. */
function repeatedParts(document: DocumentText, lines: readonly LineView[]): number | null {
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const heading = requirementsHeading(line);
    if (heading === null) continue;
    const first = seen.get(heading);
    if (first === undefined) seen.set(heading, index);
    else {
      const title = lines.slice(first + 2, index).find((one) => isTitle(document, one, lines[one.index - 1]));
      if (title !== undefined) return title.start;
    }
  }
  return null;
}

function requirementsHeading(line: LineView): string | null {
  if (line.wordCount > 5 || line.listItem) return null;
  const kind = headingOf(line.text);
  return kind === 'must' || kind === 'duties' ? normalizeHeading(line.text) : null;
}

function isTitle(document: DocumentText, line: LineView, before: LineView | undefined): boolean {
  if (line.listItem || line.wordCount > mostTitleWords || /[.:;!?]$/u.test(line.text)) return false;
  const ruled = before !== undefined && rule.test(before.text);
  const gap = line.gapBefore || ruled || /\n\s*\n/u.test(document.text.slice(before?.end ?? 0, line.start));
  return gap && titleScore(line.text.replaceAll('-', ' ')) >= leastTitleScore;
}
