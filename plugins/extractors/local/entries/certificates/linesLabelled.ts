import type { LabelledDocument } from '../../label/labelDocument.ts';
import { sectionOfLabel } from '../../label/lineLabels.ts';
import type { LineView } from '../../shared/lineView.ts';
import type { Section } from '../section.ts';

/** From this margin on, a line's own label decides, whatever the sections around it. Measured on documents that the weights have not seen. */
const sureOfLine = 500;

/**
 * The sections of one kind, corrected line by line by sure labels: lines that are surely of another kind leave them, and sure lines outside of them form
 * sections of their own.
 */
export function linesLabelled(
  sections: readonly Section[],
  lines: readonly LineView[],
  { labels, margins }: LabelledDocument,
  kind: Section['kind'],
): Section[] {
  const at = new Map(lines.map((line, index) => [line.index, index]));
  const says = ({ index }: LineView): 'yes' | 'no' | null => {
    const place = at.get(index);
    if (place === undefined || (margins[place] ?? 0) < sureOfLine) return null;
    return labels[place] === `${kind}:B` ? 'yes' : sectionOfLabel(labels[place]!) === kind ? null : 'no';
  };
  const kept = sections.map((one) => ({ ...one, lines: one.lines.filter((line) => says(line) !== 'no') }));
  const held = new Set(kept.flatMap((one) => one.lines.map(({ index }) => index)));
  const added: Section[] = [];
  for (const line of lines) {
    if (says(line) !== 'yes' || held.has(line.index) || line.line.role !== 'body') continue;
    const last = added.at(-1);
    if (last && last.lines.at(-1)?.index === line.index - 1) last.lines.push(line);
    else added.push({ kind, heading: null, lines: [line] });
  }
  return [...kept, ...added].filter((one) => one.lines.length > 0);
}
