import type { LineView } from '../../../shared/lineView.ts';
import type { Section } from '../../section.ts';

/** Lists of short items: a paragraph in the next column is not part of them. */
const lists: ReadonlySet<Section['kind']> = new Set([
  'contact',
  'skills',
  'languages',
  'certifications',
  'personal',
  'interests',
]);
/** A paragraph below these is not part of them either. */
const shortLists: ReadonlySet<Section['kind']> = new Set(['contact', 'languages']);
/** Fewest words in a paragraph. */
const paragraphWords = 20;

/** Whether the line begins another column: beside the line before it and higher on the same page. */
function beginsColumn(line: LineView, previous: LineView): boolean {
  const [own, above] = [line.line.box, previous.line.box];
  if (!own || !above || line.page !== previous.page) return false;
  return own.y < above.y && (own.x >= above.x + above.width || own.x + own.width <= above.x);
}

/**
 * A summary may open the main column without a heading, directly after the last list of a sidebar or a row of boxes. If no section has a summary heading, such
 * a paragraph becomes a header section, where the summary is then found.
 */
export function splitIntroduction(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'summary')) return [...sections];
  return sections.flatMap((section) => {
    const { kind, lines } = section;
    if (!lists.has(kind)) return [section];
    const at = lines.findIndex((line, index) => {
      const previous = lines[index - 1];
      if (!previous) return false;
      const below = shortLists.has(kind) && line.gapBefore && line.size !== previous.size;
      return (below || beginsColumn(line, previous)) && isParagraph(lines.slice(index));
    });
    if (at < 0) return [section];
    return [
      { ...section, lines: lines.slice(0, at) },
      { kind: 'header', heading: null, unknown: false, lines: lines.slice(at) },
    ];
  });
}

function isParagraph(lines: readonly LineView[]): boolean {
  const words = lines.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const [first, last] = [lines[0]!, lines.at(-1)!];
  if (words < paragraphWords || !/[.!]$/.test(last.text)) return false;
  return lines.every(({ listItem, size, bold }) => !listItem && size === first.size && bold === first.bold);
}
