import type { LineMarks, Segment } from '../../annotate/annotateLines.ts';
import type { Naming } from '../../annotate/nameSegments.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import type { FieldName } from '../lineLabels.ts';
import type { Header } from './headerWords.ts';

/** The margin of what a form names: as sure as a label that usually holds. */
const margin = 300;

const namings: Readonly<Record<Header['section'], ReadonlyMap<Naming, FieldName>>> = {
  experience: new Map([
    ['company', 'company'],
    ['school', 'company'],
    ['position', 'position'],
  ]),
  education: new Map([
    ['school', 'institution'],
    ['company', 'institution'],
    ['degree', 'degree'],
    ['position', 'degree'],
    ['subject', 'subject'],
  ]),
};

export const fieldsNamedIn = (section: Header['section']): ReadonlySet<FieldName> => new Set(namings[section].values());

/** A segment with those after it that are in the same cell and no places: "Acme, Inc." of "Acme, Inc., Leeds". */
function wholeCell(segments: readonly Segment[], at: number): { start: number; end: number } {
  const { start, naming } = segments[at]!;
  let { end } = segments[at]!;
  for (const next of segments.slice(at + 1)) {
    if (next.naming !== naming || next.place || next.opensPiece) break;
    end = next.end;
  }
  return { start, end };
}

/** What a form or table names as the field in an entry: "Employer: Acme", or the cell below "Employer". A form may name it below the duties too. */
export function namedField(marks: readonly LineMarks[], { section, lines, body }: Header, field: FieldName): FieldSpan | null {
  const own = [...lines, ...body];
  // "Факультет: …" stands above "Специальность: …", which says more.
  for (const line of field === 'subject' ? own.reverse() : own) {
    const { segments } = marks[line]!;
    const at = segments.findIndex(({ naming }) => namings[section].get(naming) === field);
    if (at >= 0) return { field, ...wholeCell(segments, at), line, margin };
  }
  return null;
}
