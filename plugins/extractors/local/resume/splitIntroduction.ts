import type { LineView } from '../shared/lineView.ts';
import type { Section } from '../shared/segmentSections.ts';

/** Lists of short items: a paragraph in the next column is none of theirs. */
const lists: ReadonlySet<Section['kind']> = new Set([
  'contact',
  'skills',
  'languages',
  'certifications',
  'personal',
  'interests',
]);
/** Of these even a paragraph below is none. */
const shortLists: ReadonlySet<Section['kind']> = new Set(['contact', 'languages']);
/** Fewer words make no paragraph. */
const paragraphWords = 20;

/** Whether the line stands in another column, higher on its page than the line before it. */
function beginsColumn(line: LineView, previous: LineView): boolean {
  const [own, above] = [line.line.box, previous.line.box];
  if (!own || !above || line.page !== previous.page) return false;
  return own.y < above.y && (own.x >= above.x + above.width || own.x + own.width <= above.x);
}

/**
 * A summary may open the main column without a heading of its own, right behind the last list of a sidebar or of a row of boxes. Where no section
 * is headed as a summary, such a paragraph becomes a header section: what the person says of themselves is read there.
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
