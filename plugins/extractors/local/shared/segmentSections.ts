import type { DocumentText } from '../../../contract.ts';
import type { SectionKind } from '../../../knowledge/headings.ts';
import { findHeadings } from './findHeadings.ts';
import { type LineView, sliceLine, viewLines } from './lineView.ts';
import { matchHeading } from './matchHeading.ts';

export interface Section {
  /** `header` is what stands before the first heading: name and contacts. */
  kind: SectionKind | 'header';
  heading: LineView | null;
  /** The heading's words are unknown; only its looks say that it is one. */
  unknown: boolean;
  lines: LineView[];
}

const INLINE_LABEL = /^([\p{L}][\p{L}\s&/,-]{2,40}?)\s*[:：]\s*(?=\S)/u;
/** Kinds that one line can hold behind its label. */
const INLINE_KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications', 'interests', 'objective', 'salary', 'summary', 'education']);
/** Sections in which "Tools: …" is a line of the section. */
const CLOSED_KINDS: ReadonlySet<SectionKind | 'header'> = new Set(['experience', 'education', 'projects', 'skills', 'volunteer', 'publications', 'awards', 'certifications']);

interface Column {
  left: number;
  right: number;
  section: Section;
}

const overlaps = (column: Column, left: number, right: number) =>
  Math.min(column.right, right) - Math.max(column.left, left) > 0.5 * Math.min(column.right - column.left, right - left);

/** Whether the text jumps to another column here, as it does from a sidebar's end to the top of the main column. */
function jumps(line: LineView, previous: LineView | undefined): boolean {
  if (!previous || line.block === previous.block) return false;
  const [from, to] = [previous.line.box, line.line.box];
  return from !== null && to !== null && (line.page !== previous.page || to.y < from.y - from.height);
}

/** Cuts a document into its sections. A column's section goes on below it and on the next page, whatever stands between in the text. */
export function segmentSections(document: DocumentText): Section[] {
  const lines = viewLines(document).filter((line) => line.line.role === 'body');
  const headings = new Map(findHeadings(lines).map((heading) => [heading.line.index, heading]));
  const header: Section = { kind: 'header', heading: null, unknown: false, lines: [] };
  const sections = [header];
  const columns: Column[] = [];
  let current = header;
  lines.forEach((line, position) => {
    const box = line.line.box;
    const heading = headings.get(line.index);
    if (heading) {
      current = { kind: heading.kind, heading: line, unknown: heading.unknown, lines: [] };
      sections.push(current);
    } else {
      if (current.lines.length > 0 && jumps(line, lines[position - 1]) && box) {
        const column = columns.findLast(({ left, right }) => overlaps({ left, right, section: current }, box.x, box.x + box.width));
        const known = column?.section ?? header;
        if (known !== current) {
          current = { ...known, lines: [] };
          sections.push(current);
        }
      }
      const inline = inlineSection(document, line, current.kind);
      if (inline) sections.push(inline);
      else current.lines.push(line);
    }
    if (box) columns.push({ left: box.x, right: box.x + box.width, section: current });
  });
  return sections.filter((section) => section.heading || section.lines.length > 0);
}

/** "Languages: English, German" is a section on one line, except inside sections that have such labels of their own. */
function inlineSection(document: DocumentText, line: LineView, within: Section['kind']): Section | null {
  const label = INLINE_LABEL.exec(line.text);
  const match = label?.[1] ? matchHeading(label[1]) : null;
  if (!label?.[1] || !match?.exact || !INLINE_KINDS.has(match.kind) || match.kind === within) return null;
  const apart = label[1] === label[1].toUpperCase() || (line.gapBefore && within !== 'experience' && within !== 'projects') || match.kind === 'salary';
  if (CLOSED_KINDS.has(within) && !apart) return null;
  const rest = sliceLine(document, line, line.start + label[0].length, line.end);
  return rest && { kind: match.kind, heading: sliceLine(document, line, line.start, line.start + label[0].length), unknown: false, lines: [rest] };
}
