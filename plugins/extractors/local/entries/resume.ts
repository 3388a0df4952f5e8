import type { DocumentText } from '../../../contract.ts';
import type { SectionKind } from '../../../knowledge/words/headings.ts';
import type { DateRange } from '../annotate/dates/findDateRanges.ts';
import type { LabelledDocument } from '../label/labelDocument.ts';
import type { LineView } from '../shared/lineView.ts';

/** A résumé prepared for reading: what several fields need, computed once. */
export interface Resume {
  document: DocumentText;
  lines: LineView[];
  ranges: readonly DateRange[];
  sections: Section[];
  /** Font size of most of the text; 0 if the format has no fonts. */
  body: number;
  today: string;
  /** The models' labels for lines and words. */
  labelled: LabelledDocument;
}

/** The sections of these kinds, in the order of the document. */
export function sectionsOf(resume: Resume, ...kinds: Section['kind'][]): Section[] {
  return resume.sections.filter(({ kind }) => kinds.includes(kind));
}

/** The lines of all sections of these kinds. */
export const linesOf = (resume: Resume, ...kinds: Section['kind'][]): LineView[] =>
  sectionsOf(resume, ...kinds).flatMap(({ lines }) => lines);

/** The lines under a heading, or in front of the first. */
export interface Section {
  /** `header` is the text before the first heading: name and contacts; `letter` is a letter around the résumé; `end` is consent, signature and the like. */
  kind: SectionKind | 'header' | 'letter' | 'end';
  heading: LineView | null;
  lines: LineView[];
}
