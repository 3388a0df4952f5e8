import type { DocumentText } from '../../../contract.ts';
import { titleScore } from '../shared/fieldScores.ts';
import type { LineView } from '../shared/lineView.ts';
import type { Section } from '../shared/segmentSections.ts';
import { countSkills } from './countSkills.ts';

/** The name and the headline come first. */
const firstLines = 2;
const mostWords = 6;
/** So many known skills, and this share of what the lines list, tell what a line heads. */
const leastKnown = 3;
const leastShare = 0.4;

/** A short line with space above it, or a colon behind it. A name over its headline is larger. */
const mayHead = ({ text, wordCount, gapBefore, listItem, index }: LineView): boolean =>
  index >= firstLines &&
  wordCount <= mostWords &&
  !listItem &&
  (gapBefore || text.endsWith(':')) &&
  /\p{L}{2}/u.test(text) &&
  !/[@\d,;|•.]/u.test(text) &&
  titleScore(text) < 2;

/**
 * Skills under words that no list of headings holds ("Tech I use daily", "Услуги, которые выполняю") stand in the section before them, where no
 * looks part them: the lines below tell what it is.
 */
export function splitListedSkills(document: DocumentText, sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'header' && section.kind !== 'summary') return [section];
    const parts: Section[] = [{ ...section, lines: [] }];
    for (let at = 0; at < section.lines.length; at++) {
      const line = section.lines[at]!;
      const below = mayHead(line) && section.lines[at + 1]?.size === line.size ? blockBelow(section.lines, at) : [];
      const { pieces, known } = countSkills(document, below);
      if (known >= leastKnown && known >= pieces * leastShare) {
        parts.push({ kind: 'skills', heading: line, unknown: true, lines: below });
        at += below.length;
        parts.push({ ...section, heading: null, lines: [] });
      } else parts.at(-1)!.lines.push(line);
    }
    return parts.filter(({ lines, heading }) => lines.length > 0 || heading !== null);
  });
}

/** The lines up to the next gap. */
function blockBelow(lines: readonly LineView[], at: number): LineView[] {
  const end = lines.findIndex(({ gapBefore, listItem }, index) => index > at + 1 && gapBefore && !listItem);
  return lines.slice(at + 1, end === -1 ? lines.length : end);
}
