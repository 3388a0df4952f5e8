import type { DocumentText } from '../../../contract.ts';
import { bodySize, type LineView, viewLines } from '../shared/lineView.ts';
import { type DateRange, findDateRanges } from '../shared/findDateRanges.ts';
import { type Section, segmentSections } from '../shared/segmentSections.ts';
import { refineSections } from './refineSections.ts';

/** A résumé prepared for reading: what several fields need, computed once. */
export interface Resume {
  document: DocumentText;
  lines: LineView[];
  ranges: DateRange[];
  sections: Section[];
  /** Font size of most of the text; 0 without fonts. */
  body: number;
  today: string;
}

export function prepareResume(document: DocumentText, today: string): Resume {
  const lines = viewLines(document);
  const ranges = findDateRanges(document.text);
  return { document, lines, ranges, sections: refineSections(document, segmentSections(document), ranges), body: bodySize(lines), today };
}

/** The sections of these kinds, in the order of the document. */
export function sectionsOf(resume: Resume, ...kinds: Section['kind'][]): Section[] {
  return resume.sections.filter(({ kind }) => kinds.includes(kind));
}

/** Lines where a person introduces themselves: before the first heading, under contact headings, and in page headers and footers. */
export function contactLines(resume: Resume): LineView[] {
  const own = sectionsOf(resume, 'header', 'contact', 'personal').flatMap(({ lines }) => lines);
  return [...own, ...resume.lines.filter(({ line }) => line.role !== 'body')];
}
