import type { DocumentText } from '../../../../../contract.ts';
import { titleScore } from '../../../annotate/fieldScores.ts';
import type { LineView } from '../../../shared/lineView.ts';
import type { Section } from '../../section.ts';
import { countSkills } from '../../skills/countSkills.ts';

/** The name and the headline come first. */
const firstLines = 2;
const mostWords = 6;
/** A line heads a list of skills if the list has this many known ones, and this share of its items. */
const leastKnown = 3;
const leastShare = 0.4;

/** A short line with space above it or a colon at its end. The list below must also have the same size: a name is larger than its headline. */
const mayHead = ({ text, wordCount, gapBefore, listItem, index }: LineView): boolean =>
  index >= firstLines &&
  wordCount <= mostWords &&
  !listItem &&
  (gapBefore || text.endsWith(':')) &&
  /\p{L}{2}/u.test(text) &&
  !/[@\d,;|•.]/u.test(text) &&
  titleScore(text) < 2;

/**
 * Skills under unlisted headings ("Tech I use daily", "Услуги, которые выполняю") end up in the section before them if the look does not set them apart. Splits
 * them off when the lines below are skills.
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

/** The lines below `at`, up to the next gap. */
function blockBelow(lines: readonly LineView[], at: number): LineView[] {
  const end = lines.findIndex(({ gapBefore, listItem }, index) => index > at + 1 && gapBefore && !listItem);
  return lines.slice(at + 1, end === -1 ? lines.length : end);
}
