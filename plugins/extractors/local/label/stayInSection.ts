import type { LineView } from '../shared/lineView.ts';
import { sectionOfLabel } from './lineLabels.ts';

/** Below it, lines without a heading of their own do not leave the section whose heading they are under. */
const leastLeaving = 50;

/** Labels for lines outside of sections. A list item is none of them. */
const outside: ReadonlySet<string> = new Set(['end', 'none', 'banner']);

const isEntrySection = (section: string) => section === 'experience' || section === 'education';

/** The label with the same role in a section; only jobs and studies have roles other than heading and body. */
function labelIn(section: string, label: string): string {
  const role = label.split(':')[1];
  if (!isEntrySection(section) || !isEntrySection(sectionOfLabel(label))) return `${section}:B`;
  return `${section}:${role === 'P' ? 'S' : role}`;
}

/** The labels of lines; those that unsurely leave a headed section in its midst stay in it. */
export function stayInSection(lines: readonly LineView[], labels: readonly string[], margins: readonly number[]): string[] {
  const stayed: string[] = [];
  // "- Built services": an item of a list that is unsurely a heading is none.
  const isHeading = (at: number) => labels[at]!.endsWith(':H') && !(lines[at]!.listItem && margins[at]! < leastLeaving);
  let headed: string | null = null;
  for (let from = 0; from < labels.length; ) {
    const section = sectionOfLabel(labels[from]!);
    let to = from + 1;
    while (to < labels.length && !isHeading(from) && !isHeading(to) && sectionOfLabel(labels[to]!) === section) to += 1;
    if (isHeading(from)) headed = section === 'contact' ? null : section;
    const isUnsure = Math.max(...margins.slice(from, to)) < leastLeaving;
    const isListed = outside.has(section) && lines.slice(from, to).every(({ listItem }) => listItem);
    const stays: boolean = headed !== null && headed !== section && (isUnsure || isListed);
    if (!stays && section !== headed) headed = null;
    for (let at = from; at < to; at += 1) stayed.push(stays ? labelIn(headed!, labels[at]!) : labels[at]!);
    from = to;
  }
  return stayed;
}
