import type { JobSectionKind } from './jobHeadings.ts';

/** A sentence or list item of a job description, with the section that it is in. Offsets are into the document's text. */
export interface Clause {
  start: number;
  end: number;
  text: string;
  section: JobSectionKind;
  /** A list item, or a short line that reads like one. */
  item: boolean;
  /** Under a heading, or after a label that names the section; false if nothing says what the text is. */
  headed: boolean;
}
