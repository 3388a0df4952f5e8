import type { Fact } from '../../../contract.ts';
import { matchPlace } from '../annotate/matchPlace.ts';
import { type Resume, sectionsOf } from '../entries/resume.ts';
import { type Paragraph, readParagraphs } from '../lines/wrapping.ts';
import { fact, printedAt } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';

const maxLength = 2000;
const proseWords = 9;
/** Fewer words are enough under a summary heading. */
const shortProseWords = 4;
const labelled = /^[\p{L}\s-]{3,24}:/u;
const address = /@|https?:|www\.|\+?\d[\d\s().-]{8,}\d/u;
const parted = /[•|·].*[•|·]/u;

/** A line of addresses, numbers and places: it is not part of a summary and no summary continues in it. */
function isContact({ text, wordCount }: LineView): boolean {
  const isSentence = wordCount > 12 && /[.!?]$/.test(text);
  return !isSentence && (address.test(text) || parted.test(text) || matchPlace(text) !== null);
}

/** Paragraphs of the lines among the contacts. */
function paragraphsOf(resume: Resume, lines: readonly LineView[]): Paragraph[] {
  const groups: LineView[][] = [[]];
  for (const line of lines) {
    if (isContact(line)) groups.push([]);
    else groups.at(-1)!.push(line);
  }
  return groups.flatMap((group) => readParagraphs(resume.document, group));
}

/** The person's summary: the summary section, else the prose before the first heading, else the objective. */
export function findSummary(resume: Resume): Fact<string> | null {
  const { document } = resume;
  for (const kind of ['summary', 'header', 'objective'] as const) {
    for (const section of sectionsOf(resume, kind)) {
      const headed = kind === 'summary' && section.heading !== null;
      const least = headed ? shortProseWords : proseWords;
      const prose = paragraphsOf(resume, section.lines).filter(
        ({ text }) => text.split(' ').length >= least && !labelled.test(text),
      );
      const [first, last] = [prose[0], prose.at(-1)];
      if (!first || !last) continue;
      // Without a heading, accept only whole sentences: a fragment may continue a contact line.
      if (kind !== 'objective' && !headed && !/^[^\p{Ll}].*[.!]/su.test(document.text.slice(first.start, last.end))) continue;
      const end = Math.min(last.end, first.start + maxLength);
      const { start } = first;
      return fact(document, printedAt(document, { start, end }), start, end, kind === 'header' ? 0.75 : 0.92);
    }
  }
  return null;
}
