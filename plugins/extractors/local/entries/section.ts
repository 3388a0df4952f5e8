import type { SectionKind } from '../../../knowledge/words/headings.ts';
import type { LineView } from '../shared/lineView.ts';

/** The lines under a heading, or in front of the first. */
export interface Section {
  /** `header` is the text before the first heading: name and contacts; `letter` is a letter around the résumé. */
  kind: SectionKind | 'header' | 'letter';
  heading: LineView | null;
  lines: LineView[];
}
