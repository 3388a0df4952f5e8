import type { Fact } from '../../../contract.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import { type Resume, sectionsOf } from './context.ts';
import { readParagraphs } from './readParagraphs.ts';

const MAX_LENGTH = 2000;
const PROSE_WORDS = 9;
/** Under a heading of its own, less is enough. */
const SHORT_PROSE_WORDS = 4;

/** What the person says of themselves: the summary section, else the objective, else the prose before the first heading. */
export function findSummary(resume: Resume): Fact<string> | null {
  const { document } = resume;
  for (const kind of ['summary', 'header', 'objective'] as const) {
    for (const section of sectionsOf(resume, kind)) {
      const prose = readParagraphs(document, section.lines).filter(
        ({ text }) =>
          text.split(' ').length >= (kind === 'summary' ? SHORT_PROSE_WORDS : PROSE_WORDS) &&
          !/@|https?:|^[\p{L}\s-]{3,24}:/u.test(text),
      );
      const [first, last] = [prose[0], prose.at(-1)];
      if (!first || !last || (kind === 'header' && !/[.!]/.test(first.text))) continue;
      const end = Math.min(last.end, first.start + MAX_LENGTH);
      return fact(document, oneLine(document.text.slice(first.start, end)), first.start, end, kind === 'header' ? 0.75 : 0.92);
    }
  }
  return null;
}
