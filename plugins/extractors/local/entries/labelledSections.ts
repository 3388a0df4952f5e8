import type { SectionKind } from '../../../knowledge/words/headings.ts';
import { sectionOfLabel } from '../label/lineLabels.ts';
import type { Section } from '../label/sections/segmentSections.ts';
import type { LineView } from '../shared/lineView.ts';

/** Section kinds for labels outside any section. */
const outside: Readonly<Record<string, Section['kind']>> = {
  name: 'header',
  title: 'header',
  contact: 'header',
  banner: 'header',
  none: 'other',
  end: 'other',
  letter: 'letter',
};

/** Consecutive lines labelled with the same section form one section; a heading begins the next. */
export function labelledSections(lines: readonly LineView[], labels: readonly string[]): Section[] {
  const sections: Section[] = [];
  lines.forEach((line, at) => {
    const label = labels[at]!;
    const name = sectionOfLabel(label);
    const kind = outside[name] ?? (name as SectionKind);
    const current = sections.at(-1);
    if (label.endsWith(':H')) {
      const heading: SectionKind = name as SectionKind;
      // The heading wraps over two lines.
      if (current?.kind === heading && current.heading && current.lines.length === 0) return;
      sections.push({ kind: heading, heading: line, unknown: false, lines: [] });
    } else if (current && (current.kind === kind || (current.kind === 'contact' && kind === 'header'))) current.lines.push(line);
    else sections.push({ kind, heading: null, unknown: false, lines: [line] });
  });
  return sections;
}
