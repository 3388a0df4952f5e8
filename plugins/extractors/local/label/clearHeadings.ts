import type { SectionKind } from '../../../knowledge/words/headings.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import type { LineView } from '../shared/lineView.ts';
import type { LineContext } from './features/lineLooks.ts';
import { sectionOfLabel } from './lineLabels.ts';

/** The sections that known headings begin. "Training" may stand over studies, courses or certificates. */
const sections: Partial<Record<SectionKind, readonly string[]>> = {
  experience: ['experience'],
  education: ['education', 'certifications'],
  certifications: ['certifications', 'education', 'awards'],
  skills: ['skills'],
  languages: ['languages'],
  projects: ['projects'],
  volunteer: ['volunteer'],
  publications: ['publications'],
  awards: ['awards'],
  achievements: ['awards'],
  interests: ['interests'],
  references: ['references'],
  summary: ['summary'],
  objective: ['summary'],
  personal: ['personal', 'contact'],
  contact: ['contact', 'personal'],
};

/** More than the words of any heading weigh. */
const gain = 1500;
const mostWords = 7;
/** Headings of a document look alike, are of several kinds, and few other lines look so. */
const leastKinds = 3;
const leastShare = 0.4;

/**
 * Adds to the scores of known headings that look like the document's other headings; in plain text, of those below an empty line. What is below
 * them may look like another section, as projects often look like jobs; but the heading's words decide.
 */
export function addClearHeadings(context: LineContext, names: readonly string[], scores: Float64Array) {
  const { lines, looks, groups, body } = context;
  const known = lines.map(({ text, wordCount }) => (wordCount <= mostWords ? matchHeading(text) : null));
  const kinds = new Map<string, Set<SectionKind>>();
  known.forEach((heading, at) => {
    if (heading?.exact) kinds.set(looks[at]!, (kinds.get(looks[at]!) ?? new Set()).add(heading.kind));
  });
  const isClear = (at: number) => {
    if (body === 0) return lines[at]!.gapBefore;
    const { headings, count } = groups.get(looks[at]!)!;
    return kinds.get(looks[at]!)!.size >= leastKinds && headings >= leastShare * count;
  };
  known.forEach((heading, at) => {
    if (!heading?.exact || !isClear(at)) return;
    for (const section of sections[heading.kind] ?? []) scores[at * names.length + names.indexOf(`${section}:H`)]! += gain;
  });
}

/** Sections that often look like jobs or studies. */
const lookalikes: ReadonlySet<string> = new Set(['projects', 'volunteer', 'publications', 'awards']);
/** Lines of one column begin at about the same place, in points. */
const sameEdge = 90;
/** Below it, a heading of unknown words under a clear one names one of its entries. */
const leastHeading = 100;
const edgeOf = ({ line }: LineView) => line.box?.x ?? 0;

/** The labels of lines; below a clear heading whose section often looks like jobs or studies, the lines of the column are in it up to the next heading. */
export function keepLookalikes(lines: readonly LineView[], labels: readonly string[], margins: readonly number[]): string[] {
  let clear: { section: string; edge: number } | null = null;
  return labels.map((label, at) => {
    const line = lines[at]!;
    const section = sectionOfLabel(label);
    const match = label.endsWith(':H') ? matchHeading(line.text) : null;
    if (label.endsWith(':H') && (clear === null || match !== null || margins[at]! >= leastHeading)) {
      const isClear = match?.exact && sections[match.kind]?.[0] === section && lookalikes.has(section);
      // The heading itself may be centred.
      clear = isClear ? { section, edge: edgeOf(lines[at + 1] ?? line) } : null;
      return label;
    }
    if (clear === null || !label.includes(':')) return label;
    if (Math.abs(edgeOf(line) - clear.edge) > sameEdge) clear = null;
    return clear ? `${clear.section}:B` : label;
  });
}
