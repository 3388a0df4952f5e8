import type { Box, DocumentText, TextLine } from '../../../../../contract.ts';
import type { SectionKind } from '../../../../../knowledge/words/headings.ts';
import { matchHeading } from '../../../annotate/matchHeading.ts';
import { type LineView, sliceLine, viewLines } from '../../../shared/lineView.ts';
import type { Section } from '../../section.ts';
import { findHeadings } from './findHeadings.ts';

const inlineLabel = /^([\p{L}][\p{L} &/,-]{2,40}?)(?:\s*[:：]\s*|\t\s*|\s{3,})(?=\S)/u;
/** Kinds of section that fit on one line after their label. */
const inlineKinds: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'certifications',
  'interests',
  'objective',
  'salary',
  'summary',
  'education',
]);
/** Sections in which "Tools: …" is an ordinary line. */
const closedKinds: ReadonlySet<Section['kind']> = new Set([
  'experience',
  'education',
  'projects',
  'skills',
  'volunteer',
  'publications',
  'awards',
  'certifications',
]);

interface Extent {
  page: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Tracks the area that each section covers on each page: where it begins and how wide it is. */
class SectionTracker {
  private readonly extents: { section: Section; extent: Extent }[] = [];

  add(section: Section, { page, box }: TextLine): void {
    if (!box) return;
    const own = this.extents.findLast((one) => one.section === section && one.extent.page === page);
    if (!own)
      this.extents.push({
        section,
        extent: { page, top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width },
      });
    else
      Object.assign(own.extent, {
        top: Math.min(own.extent.top, box.y),
        bottom: Math.max(own.extent.bottom, box.y + box.height),
        left: Math.min(own.extent.left, box.x),
        right: Math.max(own.extent.right, box.x + box.width),
      });
  }

  /**
   * The section that a line continues. Text that moves to another column (above the beginning of the current section, or outside its width on a new
   * page) belongs to the last section of that column, not to the section before it in the text.
   */
  continued(current: Section, { page, box }: TextLine): Section | null {
    const own = this.extents.findLast(({ section }) => section === current)?.extent;
    if (!box || !own) return current;
    const beside =
      Math.min(own.right, box.x + box.width) - Math.max(own.left, box.x) < 0.3 * Math.min(own.right - own.left, box.width);
    const turned = own.page === page ? box.y < own.top - 2 * box.height && (beside || box.y < own.top - 6 * box.height) : beside;
    const risen = own.page === page && beside && box.y < own.bottom - 4 * box.height;
    if (!turned) return (risen && this.leftOff(own, box)) || current;
    const column = this.extents.findLast(
      ({ extent }) =>
        (extent.page < page || extent.top <= box.y + box.height) &&
        Math.min(extent.right, box.x + box.width) - Math.max(extent.left, box.x) >
          0.5 * Math.min(extent.right - extent.left, box.width),
    );
    return column?.section ?? null;
  }

  /** The section that was open at the end of the previous page in the column that now continues, no matter how high the column beside it begins. */
  private leftOff(own: Extent, { x, width, height }: Box): Section | null {
    const last = this.extents.findLast(
      ({ extent: { left, right } }) =>
        left - height < x && x + width < right + height && (right < own.left + height || left > own.right - height),
    );
    return last && last.extent.page === own.page - 1 ? last.section : null;
  }
}

/** Splits a document into sections. A column's section continues below it and on the next page, even if other text comes in between. */
export function segmentSections(document: DocumentText, all: readonly LineView[] = viewLines(document)): Section[] {
  const lines = all.filter((line) => line.line.role === 'body');
  const headings = new Map(findHeadings(lines).map((heading) => [heading.line.index, heading]));
  const header: Section = { kind: 'header', heading: null, unknown: false, lines: [] };
  const sections = [header];
  const tracker = new SectionTracker();
  let current = header;
  lines.forEach((line, position) => {
    const heading = headings.get(line.index);
    if (heading) {
      current = { kind: heading.kind, heading: line, unknown: heading.unknown, lines: [] };
      sections.push(current);
    } else {
      if (current.lines.length > 0 && line.block !== lines[position - 1]?.block) {
        const known = tracker.continued(current, line.line) ?? header;
        // A section continued elsewhere becomes a separate item in the list, but the tracker treats it as the same section.
        if (known !== current) {
          current = { ...known, lines: [] };
          sections.push(current);
        }
      }
      const inline = inlineSection(document, line, current.kind);
      if (inline) sections.push(inline);
      else current.lines.push(line);
    }
    tracker.add(current, line.line);
  });
  return sections.filter((section) => section.heading || section.lines.length > 0);
}

/** "Languages: English, German" is a section on one line, except inside sections that use such labels themselves. */
function inlineSection(document: DocumentText, line: LineView, within: Section['kind']): Section | null {
  const label = inlineLabel.exec(line.text);
  const match = label?.[1] ? matchHeading(label[1]) : null;
  if (!label?.[1] || !match?.exact || !inlineKinds.has(match.kind) || match.kind === within) return null;
  const apart =
    label[1] === label[1].toUpperCase() ||
    (line.gapBefore && within !== 'experience' && within !== 'projects') ||
    match.kind === 'salary';
  if (closedKinds.has(within) && (!apart || line.listItem || (within === 'education' && match.kind === 'certifications')))
    return null;
  const rest = sliceLine(document, line, line.start + label[0].length, line.end);
  return (
    rest && {
      kind: match.kind,
      heading: sliceLine(document, line, line.start, line.start + label[0].length),
      unknown: false,
      lines: [rest],
    }
  );
}
